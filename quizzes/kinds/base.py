"""What every kind of question can do, and the values they share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from engine.lorcana.scenario.model import Measure

if TYPE_CHECKING:
    from quizzes.grading.simulation import Simulation

_FIELD = re.compile(r"said|cards|least|most|place-\d{1,2}|card-\d{1,2}-[a-z]+|lore-\w{1,40}")
_KEPT = 100
_MOST_TEXTS = 20

Said = dict[str, Any]
"""An answer as it was understood, in plain data that a database can hold."""


@dataclass(frozen=True)
class Score:
    """How much of an answer is right: points of a total."""

    points: int
    total: int = 1

    @property
    def is_full(self) -> bool:
        """Whether all of it is right."""
        return self.points == self.total


RIGHT, WRONG = Score(1), Score(0)


def score(right: bool) -> Score:
    """All or nothing."""
    return RIGHT if right else WRONG


@dataclass(frozen=True)
class Unclear:
    """What was sent is no answer; it is asked again and costs nothing. field: where it is wrong."""

    code: str
    field: str = "said"
    params: tuple[tuple[str, Any], ...] = ()


class Given:
    """What a form sent: texts by field."""

    def __init__(self, data: Mapping[str, list[str]]) -> None:
        self.data = {key: list(values) for key, values in data.items()}

    def kept(self) -> dict[str, list[str]]:
        """What is recorded of it: the fields of answers, in a length that answers have."""
        return {
            key: [text.replace("\0", "")[:_KEPT] for text in texts[:_MOST_TEXTS]]
            for key, texts in self.data.items()
            if _FIELD.fullmatch(key)
        }

    def one(self, name: str) -> str:
        """The first text of the field; "" where there is none."""
        return next(iter(self.data.get(name, ())), "")

    def each(self, name: str) -> list[str]:
        """All texts of the field."""
        return self.data.get(name, [])


class Ask(Protocol):
    """What a question asks, read and filled in."""

    needs_board: bool
    """False where it is asked of text alone and nothing is played."""

    def parse(self, given: Given, sim: Simulation | None) -> Said | Unclear:
        """The answer a form sent, or what is unclear about it."""
        ...

    def score(self, said: Said, sim: Simulation | None) -> Score:
        """How right the answer is by this simulation."""
        ...

    def truth(self, sim: Simulation | None) -> Any:
        """What the simulation says, in plain data; None where many answers are right."""
        ...

    def faults(self, sim: Simulation | None) -> list[str]:
        """Why the question is unfair under this simulation: codes."""
        ...

    def measures(self) -> tuple[Measure, ...] | None:
        """What has to be measured at the end to score an answer; None where that is not enough."""
        ...

    def options(self) -> tuple[str, ...]:
        """The keys of options that need words."""
        ...
