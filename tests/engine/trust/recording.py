"""Lines of play by a seed, with everything that was asked and answered on the way."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from engine.core.choice import Answer, Choice
from engine.core.trace import Event
from engine.lorcana.actions import Action
from engine.lorcana.driver import Table, Task
from engine.lorcana.legal import legal_actions
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.profiles import Rules
from tests.bench.decks import Dice
from tests.engine.lorcana.test_random_games import table as random_table

ACTIONS = 8


class Step(NamedTuple):
    """A task or a turn action: where it began, what was asked and answered, what was told."""

    before: LorcanaPosition
    does: Task | Action
    asked: tuple[Choice, ...]
    answers: tuple[Answer, ...]
    after: LorcanaPosition
    told: tuple[Event, ...]


class Noting(Dice):
    """Answers by chance, and notes every choice that was open with its answer."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.asked: list[Choice] = []
        self.answers: list[Answer] = []

    def answer(self, choice: Choice, forced: Answer | None) -> Answer:
        """The forced answer, or any that the choice allows."""
        given = super().answer(choice, forced)
        if forced is None:
            self.asked.append(choice)
            self.answers.append(given)
        return given


def does(table: Table, what: Task | Action) -> None:
    """Run the task, or take the turn action, which has to be legal."""
    if isinstance(what, Task):
        table.run(what)
    else:
        assert table.attempt(what), what


def recorded(seed: int, profile: str, actions: int = ACTIONS) -> tuple[list[Step], Rules]:
    """So many turn actions of two or three players with random hands and decks of all cards."""
    random = Random(seed)
    table = random_table(seed, profile)
    steps: list[Step] = []
    while actions and (task := table.next_task()).kind != "over":
        oracle = table.oracle = Noting(random)
        what: Task | Action = task
        if task.kind == "turn":
            what, actions = random.choice(legal_actions(table.position)), actions - 1
        before, events = table.position, table.trace.events if table.trace else []
        told = len(events)
        does(table, what)
        steps.append(
            Step(
                before, what, tuple(oracle.asked), tuple(oracle.answers), table.position,
                tuple(events[told:]),
            )
        )  # fmt: skip
    return steps, table.rules
