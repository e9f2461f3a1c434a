"""who: name the players that are asked, may look, win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.marked import Mapping
from engine.lorcana.scenario.model import Measure
from quizzes.kinds.base import Given, Said, Score, Unclear, score
from quizzes.questions.faults import Faults
from quizzes.questions.reading_predicates import read_measure

if TYPE_CHECKING:
    from quizzes.grading.simulation import Simulation

NOBODY = "nobody"
BY_MEASURE = ("may_look", "knows", "may_count", "may_arrange", "must_tell", "winner")


@dataclass(frozen=True)
class WhoAsk:
    """A measure that gives players, or the moment at which somebody is asked."""

    measure: Measure
    several: bool = False
    needs_board: bool = True

    def parse(self, given: Given, sim: Simulation | None) -> Said | Unclear:
        assert sim is not None
        known = (*sim.scenario.players, NOBODY)
        picked = [name for name in dict.fromkeys(given.each("said")) if name in known]
        if not picked:
            return Unclear("nothing")
        if len(picked) > 1 and (not self.several or NOBODY in picked):
            return Unclear("several")
        return {"players": picked}

    def score(self, said: Said, sim: Simulation | None) -> Score:
        return score(set(said["players"]) == set(self.truth(sim)))

    def truth(self, sim: Any) -> list[str]:
        if self.measure.measure == "options":
            found = [
                name
                for name in sim.scenario.players
                if sim.measured(self.measure._replace(of=name)) != "not asked"
            ]
        else:
            said = sim.measured(self.measure)
            found = said if isinstance(said, list) else [said] if said != "none" else []
        return found or [NOBODY]

    def faults(self, sim: Simulation | None) -> list[str]:
        return ["several_true"] if len(self.truth(sim)) > 1 and not self.several else []

    def measures(self) -> tuple[Measure, ...] | None:
        return None

    def options(self) -> tuple[str, ...]:
        return ()


def read(value: Mapping, faults: Faults) -> WhoAsk:
    """The ask of a file."""
    if "asked" in value:
        faults.mapping(value, ("asked",), ("show",), "ask")
        return WhoAsk(Measure("options", "", str(value["asked"])))
    faults.mapping(value, ("measure",), ("of", "at", "show"), "ask")
    measure = read_measure(value, faults)
    faults.one_of(measure.measure, BY_MEASURE, "measure")
    return WhoAsk(measure, several=measure.measure != "winner")
