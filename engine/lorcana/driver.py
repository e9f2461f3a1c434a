"""The one driver loop: which task comes next, and running tasks on copies (DESIGN 3.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.core.choice import Answers, Illegal, Legal, Oracle, Refused
from engine.core.game import Game
from engine.core.law import Law
from engine.core.trace import Trace
from engine.lorcana.actions import Action, Ink, Play, carry_out_action
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.profiles import CURRENT, Rules
from engine.lorcana.rules.bag import note_arrivals, resolve_next
from engine.lorcana.rules.challenge import damage_step, end_challenge
from engine.lorcana.rules.check import check, falls_after, finds_nothing
from engine.lorcana.rules.resolve import resolve_action, triggers_wait
from engine.lorcana.rules.turn import STEPS
from engine.lorcana.table import LorcanaGame

Switch = Callable[[str], Any]


class Task(NamedTuple):
    """What comes next. kind: "over", "check", "action", "bag", "step" or "turn"."""

    kind: str
    name: str = ""


OVER, CHECK, ACTION, BAG, TURN = (
    Task("over"),
    Task("check"),
    Task("action"),
    Task("bag"),
    Task("turn"),
)


def next_task(position: LorcanaPosition, switch: Switch) -> Task:
    """Has the game ended? A state check that is due; the oldest action an effect played; the bag,
    unless the step holds it; the next step; the active player's turn action. Pure."""
    if position.over:
        return OVER
    waiting = bool(position.waiting) and not _held(position, switch)
    if position.due and not (waiting and falls_after(switch, "bag")):
        return CHECK
    if position.queue and not (waiting and not triggers_wait(switch)):
        return ACTION
    if waiting:
        return BAG
    if position.agenda:
        return Task("step", position.agenda[0])
    return TURN


def _held(position: LorcanaPosition, switch: Switch) -> bool:
    """Between the Ready step and the end of the Set step the bag is filled, not emptied."""
    if not position.agenda or position.agenda[0] != "set":
        return False
    return bool(switch("start_of_turn") == "set")


_STEPS = {**STEPS, "challenge damage": damage_step, "challenge end": end_challenge}


class Table:
    """A game in progress, always at a settle point between two tasks.

    position is replaced, never changed, when a task completes. oracle answers choices.
    """

    def __init__(
        self,
        position: LorcanaPosition,
        rules: Rules = CURRENT,
        oracle: Oracle | None = None,
        trace: Trace | None = None,
    ) -> None:
        self.position = position
        self.rules = rules
        self.oracle: Oracle = oracle or Answers()
        self.trace = trace
        self.read: set[str] = set()
        position.law = Law(rules, self.read)
        self.undecided: list[str] = []
        self.working: LorcanaPosition | None = None
        """The position inside a running task; None between tasks."""

    def switch(self, name: str) -> Any:
        """A switch of the rules, noted as read."""
        self.read.add(name)
        return getattr(self.rules, name)

    def next_task(self) -> Task:
        """The task that comes next."""
        return next_task(self.position, self.switch)

    def run(self, task: Task) -> None:
        """Run a task on a copy and commit it. Raises Pending where an answer is missing; the
        position is then as before."""
        if task is CHECK and finds_nothing(self.position):
            self._clean_check()
            return
        self._commit(lambda game: _perform(game, task))

    def settle(self, stop: Callable[[Task], bool] | None = None) -> Task:
        """Run what follows by itself. Gives the task it stops at: a turn action, the end, or
        the first that `stop` names."""
        while True:
            task = self.next_task()
            if task.kind in ("turn", "over") or (stop is not None and stop(task)):
                return task
            self.run(task)

    def attempt(self, action: Action) -> Legal | Illegal:
        """Try a turn action. When it is illegal the position is as before, save that a card that
        was announced or revealed is known to everybody (1.7.6.2)."""
        task = self.next_task()
        if task.kind != "turn":
            waiting = Illegal("bag", "4.1.2")
            self._tell_refused(self.position.clone(), action, waiting)
            return waiting
        try:
            self._commit(lambda game: carry_out_action(game, action))
        except Refused as refusal:
            self._refused(action, refusal.illegal)
            return refusal.illegal
        return Legal()

    def _commit(self, procedure: Callable[[LorcanaGame], None]) -> None:
        game: LorcanaGame = Game(self.position.clone(), self.rules, self.oracle, self.trace)
        mark = len(self.trace.events) if self.trace is not None else 0
        game.position.due = True
        self.working = game.position
        try:
            procedure(game)
            if self.rules.bag_pick != "any":
                note_arrivals(game.position)
            game.position.shown = frozenset()
        except Refused:
            self.working = None
            self._forget(mark)
            raise
        except BaseException:
            self._forget(mark)
            raise
        finally:
            self.read |= game.read
        self.working = None
        self.position = game.position
        self.undecided.extend(game.open)

    def _forget(self, mark: int) -> None:
        if self.trace is not None:
            del self.trace.events[mark:]
            self.trace.clauses.clear()

    def _clean_check(self) -> None:
        position = self.position.clone()
        position.due = False
        position.struck = frozenset()
        if self.trace is not None:
            game: LorcanaGame = Game(position, self.rules, self.oracle, self.trace)
            with game.rule("1.8.1", "1.8.3"):
                game.tell("check_clean", kind="check")
        self.position = position

    def _refused(self, action: Action, illegal: Illegal) -> None:
        position = self.position.clone()
        if isinstance(action, Play) or (
            isinstance(action, Ink) and illegal.reason == "not_inkable"
        ):
            thing = position.things[action.card]
            position.known |= {
                (other, thing.card, thing.epoch)
                for other in position.opponents(action.player)
                if thing.owner == action.player
            }
        self._tell_refused(position, action, illegal)
        self.position = position

    def _tell_refused(self, position: LorcanaPosition, action: Action, illegal: Illegal) -> None:
        if self.trace is None:
            return
        game: LorcanaGame = Game(position, self.rules, self.oracle, self.trace)
        with game.rule(illegal.rule, "1.7.6"):
            game.tell(
                "refused", kind="refused", player=position.players[action.player],
                reason=illegal.reason, facts=dict(illegal.facts),
            )  # fmt: skip


def _perform(game: LorcanaGame, task: Task) -> None:
    position = game.position
    if task.kind == "check":
        position.due = check(game)
        return
    if task.kind == "action":
        resolve_action(game, position.queue[0])
    elif task.kind == "bag":
        resolve_next(game)
    else:
        _leave_bag(position)
        position.agenda = position.agenda[1:]
        _STEPS[task.name](game)


def _leave_bag(position: LorcanaPosition) -> None:
    """When the bag is empty the game goes on from the active player (7.7.4.5)."""
    if not position.waiting:
        position.resolver = -1
