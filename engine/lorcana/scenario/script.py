"""Playing a script: whose turn it is to say something, and what the file says."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from engine.core.choice import (
    Answer,
    Choice,
    Illegal,
    Legal,
    Option,
    Pending,
    Refused,
    RefusedOption,
)
from engine.core.trace import Trace
from engine.lorcana import actions
from engine.lorcana.driver import Table, Task
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.profiles import Rules
from engine.lorcana.rules.bag import bag_options
from engine.lorcana.scenario.acting import Acting
from engine.lorcana.scenario.build import Aliases, build
from engine.lorcana.scenario.model import Entry, Scenario
from engine.lorcana.scenario.naming import (
    UnknownName,
    answer_for,
    is_answer,
)
from engine.lorcana.values import NAMES

ACTIONS = ("play", "quest", "challenge", "use", "boost", "move", "ink", "end_turn")
_ILLEGAL_CHOICE = Illegal("illegal_choice", "6.7.3")


class Moment(NamedTuple):
    """A position at a named moment, and the choice that is open there."""

    position: LorcanaPosition
    open: Choice | None


class Script:
    """Answers choices from the entries of a scenario, in order, and by standing answers."""

    def __init__(
        self, scenario: Scenario, rules: Rules, trace: Trace | None, moments: bool
    ) -> None:
        position, self.aliases = build(scenario)
        self.scenario = scenario
        self.entries = scenario.do
        self.cursor = 0
        self.start = position
        self.table = Table(position, rules, self, trace)
        self.legal: dict[int, Legal | Illegal] = {}
        self.moments: dict[str, Moment] | None = {} if moments else None
        self.unanswered: Choice | None = None
        self.dropped: list[int] = []
        self.paying: list[str] = []
        self.chance = Random(scenario.id)
        """What chance decides where the file fixes nothing: the same for every run of the file."""

    # what the driver asks

    def answer(self, choice: Choice, forced: Answer | None) -> Answer:
        """The answer of the script; a forced one needs no entry."""
        if choice.kind == "resolve":
            return self._resolve(choice, forced)
        if choice.kind == "pay" and self.paying:
            return self._paid(choice)
        while (entry := self._answering(choice)) is not None:
            said = answer_for(self.now, self.aliases, entry.args, choice)
            if said is None or (said == "illegal" and not self._tried(entry, choice)):
                if forced is not None:
                    return forced
                if not self._later_fits(choice):
                    break
                self._consume(choice)
                continue
            self._consume(choice)
            if isinstance(said, RefusedOption):
                self.legal[self.cursor] = Illegal(said.reason, said.rule)
            elif is_answer(said):
                self.legal[self.cursor] = Legal()
                return said if forced is None else forced
            else:
                self.legal[self.cursor] = _ILLEGAL_CHOICE
        return self.otherwise(choice, forced)

    def otherwise(self, choice: Choice, forced: Answer | None) -> Answer:
        """When no entry answers: a standing answer, the forced one, or the question stays open."""
        if forced is not None:
            return forced
        standing = self.standing(choice)
        if standing is not None:
            return standing
        if choice.player is None:
            keys = [option.key for option in choice.options]
            return tuple(self.chance.sample(keys, min(choice.least, len(keys))))
        self.unanswered = choice
        raise Pending(choice)

    def standing(self, choice: Choice) -> Answer | None:
        """An answer the file gives for good: by ability, or for any."""
        for entry in self.scenario.standing:
            to = entry.args.get("to", "any")
            about = NAMES.get(choice.about)
            if entry.player != choice.player or (to != "any" and (about is None or to != about.en)):
                continue
            said = answer_for(self.now, self.aliases, entry.args, choice)
            if is_answer(said):
                return said
        return None

    @property
    def now(self) -> LorcanaPosition:
        """The position at this moment, in the middle of a task too."""
        return self.table.working or self.table.position

    def _answering(self, choice: Choice) -> Entry | None:
        """The next entry when it is an answer of the player who is asked."""
        if self.cursor == len(self.entries):
            return None
        entry = self.entries[self.cursor]
        if entry.verb != "answer" or choice.player not in (entry.player, None):
            return None
        return entry

    def _tried(self, entry: Entry, choice: Choice) -> bool:
        """Whether an answer that is not offered was meant for this choice, to be refused."""
        number = self.cursor + 1
        return any(
            expected.measure.measure == "legal" and expected.measure.of == f"do {number}"
            for expected in self.scenario.expect
        )

    def _later_fits(self, choice: Choice) -> bool:
        for entry in self.entries[self.cursor + 1 :]:
            if entry.verb != "answer":
                return False
            if entry.player == choice.player and is_answer(
                answer_for(self.now, self.aliases, entry.args, choice)
            ):
                return True
        return False

    def _consume(self, choice: Choice | None) -> None:
        """Take the next entry: what comes before it is over."""
        self.cursor += 1
        if self.moments is not None:
            moment = Moment(self.now.clone(), choice)
            self.moments[f"when asked {self.cursor}"] = moment
            if self.cursor > 1:
                self.moments.setdefault(f"after do {self.cursor - 1}", moment)

    def _resolve(self, choice: Choice, forced: Answer | None) -> Answer:
        if self.cursor == len(self.entries) or self.entries[self.cursor].verb != "resolve":
            return self.otherwise(choice, forced if self.cursor < len(self.entries) else None)
        entry = self.entries[self.cursor]
        self._consume(choice)
        self.legal[self.cursor] = Legal()
        for option in self._pickable(entry, choice):
            if option.label == entry.args.get("ability"):
                return (option.key,)
        raise Refused("illegal_choice", "7.7.4.2", **self._not_pickable(entry, choice))

    def _not_pickable(self, entry: Entry, choice: Choice) -> dict[str, Any]:
        """Why the pick is refused: whose ability it is and whose turn to pick; or the ability
        alone, where it is not in the bag."""
        named, name = _named(entry), entry.args.get("ability")
        owners = [one.player for one in self.now.waiting if NAMES[one.ability].en == name]
        if not owners or choice.player is None:
            return {"ability": named}
        owner = entry.player if entry.player in owners else owners[0]
        players = self.scenario.players
        return {"ability": named, "player": players[owner], "other": players[choice.player]}

    def _pickable(self, entry: Entry, choice: Choice) -> list[Option]:
        """What the entry may mean: one's own. Where a wrong belief has the active player pick for
        all, an entry names the ability's player, and those of the same name come after."""
        if self.table.rules.bag_order != "active":
            return list(choice.options) if entry.player == choice.player else []
        waiting = zip(self.now.waiting, choice.options, strict=True)
        theirs = [option for one, option in waiting if one.player == entry.player]
        return theirs + (list(choice.options) if entry.player == choice.player else [])

    def _paid(self, choice: Choice) -> Answer:
        answer = answer_for(self.now, self.aliases, {"pay": self.paying}, choice)
        if not is_answer(answer):
            raise Refused("illegal_choice", "1.5.3")
        self.paying = []
        return answer

    # playing it

    def play(self) -> None:
        """Play the script to its end, or to a choice that nothing answers."""
        try:
            while self.cursor < len(self.entries):
                self._next_entry()
            task = self.table.settle(self.stops)
        except Pending:
            task = Task("asked")
        self._end(task)

    def stops(self, task: Task) -> bool:
        """What does not happen by itself: picking from the bag, and the next turn."""
        return task.kind == "bag" or task.name in ("next", "ready")

    def _next_entry(self) -> None:
        cursor = self.cursor
        task = self.table.settle(self.stops)
        if self.cursor != cursor:
            return
        entry = self.entries[cursor]
        if entry.verb == "resolve" and task.kind == "bag":
            self._resolve_entry(task)
            return
        self._consume(self.open_choice(task))
        if entry.verb == "answer":
            self.dropped.append(self.cursor)
        elif entry.verb == "resolve":
            self.legal[self.cursor] = Illegal("bag", "7.7.4.1")
        elif entry.verb == "start_turn":
            self._start_turn(entry)
        elif entry.verb in ACTIONS:
            number = self.cursor
            self.legal[number] = self._attempt(entry)

    def _resolve_entry(self, task: Task) -> None:
        number = self.cursor + 1
        try:
            self.table.run(task)
        except Refused as refusal:
            self.cursor = max(self.cursor, number)
            self.legal[number] = refusal.illegal

    def _start_turn(self, entry: Entry) -> None:
        self.begin_turn()
        self.legal[self.cursor] = Legal()

    def begin_turn(self) -> None:
        """Pass to the next turn, where the last has ended, and run its Ready step."""
        while (task := self.table.next_task()).kind == "check" or task.name in ("next", "ready"):
            self.table.run(task)

    def _attempt(self, entry: Entry) -> Legal | Illegal:
        try:
            action = self.action(entry)
        except UnknownName:
            return Illegal("illegal_choice", "1.7.6")
        return self.table.attempt(action)

    def action(self, entry: Entry) -> actions.Action:
        """The turn action an entry means. Raises UnknownName."""
        acting = Acting(self.table.position, self.aliases)
        action = acting.action(entry)
        self.paying = acting.paying
        return action

    # moments

    def open_choice(self, task: Task) -> Choice | None:
        """The choice that waits at a settle point: picking from the bag."""
        if task.kind != "bag":
            return None
        from engine.core.game import Game
        from engine.lorcana.rules.bag import offer, whose_turn

        game = Game(self.table.position, self.table.rules, self)
        player, own = offer(game, whose_turn(game))
        self.table.read |= game.read
        return Choice(player, "resolve", bag_options(own), about="bag")

    def _end(self, task: Task) -> None:
        if self.moments is None:
            return
        open_choice = self.unanswered or self.open_choice(task)
        moment = Moment(self.now.clone(), open_choice)
        if self.cursor:
            self.moments.setdefault(f"after do {self.cursor}", moment)
        self.moments["end"] = moment


def _named(entry: Entry) -> Any:
    """The ability an entry means, with its name in every language; as written where none has it."""
    name = str(entry.args.get("ability"))
    return next((known for known in NAMES.values() if known.en == name), name)


__all__ = ["Aliases", "Moment", "Script"]
