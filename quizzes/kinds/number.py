"""number: type a count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.marked import Mapping
from engine.lorcana.scenario.model import Measure
from quizzes.grading.typed import LONGEST, whole_number
from quizzes.kinds.base import Given, Said, Score, Unclear, score
from quizzes.questions.faults import Faults
from quizzes.questions.reading_predicates import MEASURE_KEYS, read_measure

if TYPE_CHECKING:
    from quizzes.grading.simulation import Simulation


def read_number(text: str, field: str, most: int) -> tuple[int, str] | Unclear:
    """The number typed and how it was typed, or what is unclear."""
    if not text.strip():
        return Unclear("nothing", field)
    if len(text) > LONGEST:
        return Unclear("too_long", field, (("length", len(text)), ("limit", LONGEST)))
    number = whole_number(text)
    if number is None:
        return Unclear("no_number", field)
    if number > most:
        return Unclear("too_big", field, (("most", most),))
    return number, text


@dataclass(frozen=True)
class NumberAsk:
    """A measure that is a number, or one field of it, or how many it lists."""

    measure: Measure
    field: str = ""
    count: bool = False
    most: int = 99
    needs_board: bool = True

    def parse(self, given: Given, sim: Simulation | None) -> Said | Unclear:
        read = read_number(given.one("said"), "said", self.most)
        return read if isinstance(read, Unclear) else {"number": read[0], "typed": read[1]}

    def score(self, said: Said, sim: Any) -> Score:
        return score(said["number"] == self.truth(sim))

    def truth(self, sim: Any) -> int | None:
        found = sim.measured(self.measure)
        if self.field:
            found = found.get(self.field) if isinstance(found, dict) else None
        if self.count:
            found = len(found)
        return found if isinstance(found, int) else None

    def faults(self, sim: Simulation | None) -> list[str]:
        found = self.truth(sim)
        return ["no_number"] if found is None else ["too_big"] if found > self.most else []

    def measures(self) -> tuple[Measure, ...] | None:
        return (self.measure,) if self.measure.at == "end" else None

    def options(self) -> tuple[str, ...]:
        return ()


def read(value: Mapping, faults: Faults) -> NumberAsk:
    """The ask of a file."""
    faults.mapping(value, ("measure",), (*MEASURE_KEYS, "count", "most", "show"), "ask")
    return NumberAsk(
        read_measure(value, faults),
        str(value.get("field", "")),
        value.get("count") == "true",
        faults.number(value.get("most"), "most", 99),
    )
