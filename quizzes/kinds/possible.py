"""possible: always, sometimes or never; or the worst and the best case."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.marked import Mapping
from engine.lorcana.scenario.model import Measure
from quizzes.kinds.base import Given, Said, Score, Unclear, score
from quizzes.kinds.number import read_number
from quizzes.questions.faults import Faults
from quizzes.questions.predicates import TESTS, UNORDERED, Comparison
from quizzes.questions.reading_predicates import MEASURE_KEYS, read_comparison, read_measure

if TYPE_CHECKING:
    from quizzes.grading.simulation import Simulation

WHEN = ("always", "sometimes", "never")
ENDS = {"least": ("least",), "most": ("most",), "both": ("least", "most")}


@dataclass(frozen=True)
class PossibleAsk:
    """Whether a comparison holds in every, some or no line of play."""

    measure: Measure
    comparison: Comparison
    needs_board: bool = True

    def parse(self, given: Given, sim: Simulation | None) -> Said | Unclear:
        said = given.one("said")
        return {"when": said} if said in WHEN else Unclear("nothing")

    def score(self, said: Said, sim: Simulation | None) -> Score:
        return score(said["when"] == self.truth(sim))

    def truth(self, sim: Any) -> str:
        found = [self.comparison.holds(value) for value in sim.values(self.measure)]
        return "always" if all(found) else "sometimes" if any(found) else "never"

    def faults(self, sim: Simulation | None) -> list[str]:
        return []

    def measures(self) -> tuple[Measure, ...] | None:
        return None

    def options(self) -> tuple[str, ...]:
        return ()


@dataclass(frozen=True)
class EndsAsk:
    """The least and the most a number can come to."""

    measure: Measure
    ends: tuple[str, ...]
    most: int = 99
    needs_board: bool = True

    def parse(self, given: Given, sim: Simulation | None) -> Said | Unclear:
        said: Said = {}
        for end in self.ends:
            read = read_number(given.one(end), end, self.most)
            if isinstance(read, Unclear):
                return read
            said[end], said[f"typed_{end}"] = read
        return said

    def score(self, said: Said, sim: Simulation | None) -> Score:
        true = self.truth(sim)
        return Score(sum(said[end] == true[end] for end in self.ends), len(self.ends))

    def truth(self, sim: Any) -> dict[str, int]:
        values = sim.values(self.measure)
        return {end: (min if end == "least" else max)(values) for end in self.ends}

    def faults(self, sim: Any) -> list[str]:
        values = sim.values(self.measure)
        if not all(isinstance(value, int) for value in values):
            return ["no_number"]
        return ["one_outcome"] if len(values) == 1 else []

    def measures(self) -> tuple[Measure, ...] | None:
        return None

    def options(self) -> tuple[str, ...]:
        return ()


def read(value: Mapping, faults: Faults) -> PossibleAsk | EndsAsk:
    """The ask of a file."""
    faults.mapping(value, ("measure",), (*MEASURE_KEYS, *TESTS, "find", "most", "show"), "ask")
    measure = read_measure(value, faults)
    if measure.at != "end":
        faults.add(value["at"], "lines_at_end")
    if "find" in value:
        ends = ENDS[faults.one_of(value["find"], tuple(ENDS), "find")]
        return EndsAsk(measure, ends, faults.number(value.get("most"), "most", 99))
    return PossibleAsk(measure, read_comparison(value, faults, measure.measure in UNORDERED))
