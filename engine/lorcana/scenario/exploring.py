"""Scenarios as trees: every answer the file gives is fixed, all others branch (DESIGN 3.1)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial
from typing import Any, NamedTuple

from engine.core.branching import Brancher, branches
from engine.core.choice import Answer, Choice, Pending
from engine.core.explore import Branch
from engine.lorcana.actions import (
    Action,
    Boost,
    ChallengeWith,
    EndTurn,
    Ink,
    Move,
    Play,
    Quest,
    Use,
)
from engine.lorcana.driver import Table, Task
from engine.lorcana.legal import legal_actions
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.profiles import Rules
from engine.lorcana.scenario.measures import tally_for, value
from engine.lorcana.scenario.model import Measure, Scenario
from engine.lorcana.scenario.script import Moment, Script
from engine.lorcana.values import NAMES


class Taken(NamedTuple):
    """A choice in a line of play: who, what kind, what was taken (labels).

    kind "action": a turn action; about is its verb, labels the faces of its cards or an ability.
    """

    player: str
    kind: str
    about: str
    labels: tuple[str, ...]


class BranchingScript(Script):
    """A script whose open choices are answered by a brancher."""

    brancher: Brancher

    def otherwise(self, choice: Choice, forced: Answer | None) -> Answer:
        """Forced, standing, or this branch's answer."""
        if forced is not None:
            return forced
        standing = self.standing(choice)
        return standing if standing is not None else self.brancher.free(choice)

    def at(self, position: LorcanaPosition, cursor: int) -> None:
        """Go on from a position with the script at an entry."""
        self.table.position = position
        self.cursor = cursor


class ScenarioNode:
    """A settle point of a scenario. Tasks that nothing branches in are run on the way."""

    __slots__ = ("cursor", "measures", "position", "script", "task")

    def __init__(
        self,
        script: BranchingScript,
        position: LorcanaPosition,
        cursor: int,
        measures: tuple[Measure, ...],
    ) -> None:
        self.script = script
        self.measures = measures
        self.position = position
        self.cursor = cursor
        self.task = self._task()

    def _task(self) -> Task:
        """The task this node stands at. Clean checks are passed over: nothing can differ there."""
        table = self.script.table
        self.script.at(self.position, self.cursor)
        while True:
            task = table.next_task()
            if task.kind != "check":
                self.position = table.position
                return task
            mark = table.position
            self.script.brancher = Brancher([])
            table.run(task)
            if self.script.brancher.made:
                table.position = mark
                self.position = mark
                return task

    def outcome(self) -> tuple[Any, ...] | None:
        """The measured values when the script is used up and nothing waits."""
        if self.task.kind == "over" or (self._stands() and self._is_used_up() and not self._acts()):
            moment = Moment(self.position, None)
            self.script.moments = {"end": moment}
            self.script.at(self.position, self.cursor)
            return tuple(_hashable(value(self.script, m, moment)) for m in self.measures)
        return None

    def _is_used_up(self) -> bool:
        return self.cursor == len(self.script.entries)

    def _acts(self) -> bool:
        """Whether the active player goes on by themselves: the file says until when."""
        return self.task.kind == "turn" and self._is_used_up() and bool(self.script.scenario.until)

    def _stands(self) -> bool:
        return self.task.kind == "turn" or self.task.name in ("next", "ready")

    def key(self) -> Hashable:
        """Position and how far the script has come."""
        return self.cursor, self.position.key()

    def is_pick(self) -> bool:
        """Whether an ability is picked from the bag here."""
        return self.task.kind == "bag"

    def branches(self) -> Iterator[Branch]:
        """Every way this task can go."""
        if self._acts():
            yield from self._actions()
            return
        for made, (position, cursor) in branches(self._run):
            line = tuple(self._taken(position, one.choice, one.answer) for one in made)
            pick = made[0].answer if made and made[0].choice.kind == "resolve" else None
            yield Branch(pick, line, ScenarioNode(self.script, position, cursor, self.measures))

    def _actions(self) -> Iterator[Branch]:
        """Every turn action the rules allow, with every way it can go."""
        for action in legal_actions(self.position):
            act = told(self.position, action)
            for made, position in branches(partial(self._attempt, action)):
                if position is not None:
                    line = (act, *(self._taken(position, one.choice, one.answer) for one in made))
                    node = ScenarioNode(self.script, position, self.cursor, self.measures)
                    yield Branch(None, line, node)

    def _attempt(self, action: Action, brancher: Brancher) -> LorcanaPosition | None:
        script = self.script
        script.at(self.position, self.cursor)
        script.brancher = brancher
        script.moments = None
        return script.table.position if script.table.attempt(action) else None

    def _run(self, brancher: Brancher) -> tuple[LorcanaPosition, int]:
        script = self.script
        script.at(self.position, self.cursor)
        script.brancher = brancher
        script.moments = None
        if self._stands():
            script._next_entry()
        else:
            script.table.run(self.task)
        return script.table.position, script.cursor

    def _taken(self, position: LorcanaPosition, choice: Choice, answer: Answer) -> Taken:
        player = position.players[choice.player] if choice.player is not None else "chance"
        labels = {option.key: option.label or option.key for option in choice.options}
        return Taken(player, choice.kind, choice.about, tuple(labels[key] for key in answer))


VERBS = {
    Quest: "quest", ChallengeWith: "challenge", Boost: "boost", Move: "move", Ink: "ink",
    EndTurn: "end_turn",
}  # fmt: skip


def told(position: LorcanaPosition, action: Action) -> Taken:
    """A turn action as an entry of a line."""
    player = position.players[action.player]

    def faces(*cards: int) -> tuple[str, ...]:
        return tuple(position.things[card].face for card in cards)

    match action:
        case Play(_, card, way):
            verb = way.kind if way.kind in ("sing", "shift") else "play"
            return Taken(player, "action", verb, faces(card, *way.cards))
        case Use(_, card, ability):
            return Taken(player, "action", "use", (*faces(card), NAMES[ability].en))
        case _:
            return Taken(player, "action", VERBS[type(action)], faces(*action[1:]))


def _hashable(found: Any) -> Any:
    if isinstance(found, dict):
        return tuple(sorted((key, _hashable(item)) for key, item in found.items()))
    if isinstance(found, list):
        return tuple(_hashable(item) for item in found)
    return found


def root(scenario: Scenario, rules: Rules, measures: tuple[Measure, ...]) -> ScenarioNode:
    """The tree of a scenario; the tally holds what is measured and nothing else."""
    script = BranchingScript(scenario, rules, None, moments=False)
    script.table.position.tally = tally_for(measures, len(scenario.players))
    script.brancher = Brancher([])
    return ScenarioNode(script, script.table.position, 0, measures)


__all__ = ["Pending", "ScenarioNode", "Table", "Taken", "root"]
