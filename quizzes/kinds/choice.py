"""choice and several: statements that are true or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.marked import Mapping
from engine.lorcana.scenario.model import Measure
from quizzes.kinds.base import Given, Said, Score, Unclear, score
from quizzes.questions.faults import Faults
from quizzes.questions.measured import measures_of
from quizzes.questions.predicates import Predicate, is_text_only
from quizzes.questions.reading_predicates import read_predicate, read_text

if TYPE_CHECKING:
    from quizzes.grading.simulation import Simulation

Shown = tuple[str, str]
"""A card's key and the English name of one of its abilities."""


@dataclass(frozen=True)
class Statement:
    """An option: true or not, and the text it shows where it has no words."""

    key: str
    predicate: Predicate
    shows: Shown | None = None


@dataclass(frozen=True)
class ChoiceAsk:
    """Statements of which exactly one is true, or any number (`several`)."""

    statements: tuple[Statement, ...]
    several: bool = False
    shows: Shown | None = None

    @property
    def needs_board(self) -> bool:
        return not all(is_text_only(one.predicate) for one in self.statements)

    def parse(self, given: Given, sim: Simulation | None) -> Said | Unclear:
        known = {one.key for one in self.statements}
        picked = [key for key in dict.fromkeys(given.each("said")) if key in known]
        if not picked:
            return Unclear("nothing")
        if not self.several and len(picked) > 1:
            return Unclear("several")
        return {"options": picked}

    def score(self, said: Said, sim: Simulation | None) -> Score:
        true = set(self.truth(sim))
        if not self.several:
            return score(true == set(said["options"]))
        right = sum((one.key in said["options"]) == (one.key in true) for one in self.statements)
        return Score(right, len(self.statements))

    def truth(self, sim: Any) -> list[str]:
        return [one.key for one in self.statements if one.predicate.holds(sim)]

    def faults(self, sim: Simulation | None) -> list[str]:
        true = len(self.truth(sim))
        if self.several:
            return (
                ["none_true"] if not true else ["all_true"] if true == len(self.statements) else []
            )
        return [] if true == 1 else ["none_true"] if not true else ["several_true"]

    def measures(self) -> tuple[Measure, ...] | None:
        return measures_of(one.predicate for one in self.statements)

    def options(self) -> tuple[str, ...]:
        return tuple(one.key for one in self.statements if one.shows is None)


def read(value: Mapping, faults: Faults) -> ChoiceAsk:
    """The ask of a file."""
    return _read(value, faults, several=False)


def read_several(value: Mapping, faults: Faults) -> ChoiceAsk:
    """The ask of a file, of the kind `several`."""
    return _read(value, faults, several=True)


def _read(value: Mapping, faults: Faults, several: bool) -> ChoiceAsk:
    faults.mapping(value, ("options",), ("shows", "show"), "ask")
    options = value.get("options")
    options = faults.mapping(options, may=tuple(options) if isinstance(options, Mapping) else ())
    if len(options) < 2:
        faults.add(value, "too_few_options")
    shows = read_text(value["shows"], faults) if "shows" in value else None
    return ChoiceAsk(
        tuple(_statement(key, option, faults) for key, option in options.items()), several, shows
    )


def _statement(key: str, value: Any, faults: Faults) -> Statement:
    if not isinstance(value, Mapping) or "shows" not in value:
        return Statement(key, read_predicate(value, faults))
    rest = Mapping({name: item for name, item in value.items() if name != "shows"})
    rest.line, rest.lines = value.line, value.lines
    return Statement(key, read_predicate(rest, faults), read_text(value["shows"], faults))
