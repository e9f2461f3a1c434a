"""legal: is the attempt allowed, and if not, what stops it?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.marked import Mapping
from engine.lorcana.scenario.model import Measure
from quizzes.kinds.base import Given, Said, Score, Unclear
from quizzes.questions.faults import Faults

if TYPE_CHECKING:
    from quizzes.grading.simulation import Simulation

REASONS = (
    "cost", "limit", "bag", "exerted", "drying", "restricted", "illegal_choice", "must_choose",
    "ward", "evasive", "bodyguard", "reckless", "no_base", "ink_types", "not_your_turn",
    "not_in_hand", "not_inkable", "no_singer",
)  # fmt: skip


@dataclass(frozen=True)
class LegalAsk:
    """An entry of the script, and the reasons to choose from."""

    of: str
    reasons: tuple[str, ...]
    needs_board: bool = True

    def parse(self, given: Given, sim: Simulation | None) -> Said | Unclear:
        said = given.one("said")
        if said == "yes":
            return {"legal": "yes", "reason": ""}
        if said in self.reasons:
            return {"legal": "no", "reason": said}
        return Unclear("nothing")

    def score(self, said: Said, sim: Simulation | None) -> Score:
        """Two points for verdict and reason; one for the verdict with the wrong reason."""
        true = self.truth(sim)
        if said["legal"] != true["legal"]:
            return Score(0, 2)
        return Score(2 if said["reason"] == true["reason"] else 1, 2)

    def truth(self, sim: Any) -> dict[str, str]:
        found = sim.measured(Measure("legal", self.of))
        if isinstance(found, dict):
            return {"legal": "no", "reason": found["reason"]}
        return {"legal": found, "reason": ""}

    def faults(self, sim: Simulation | None) -> list[str]:
        true = self.truth(sim)
        if true["legal"] == "not tried":
            return ["not_tried"]
        return [] if true["reason"] in ("", *self.reasons) else ["reason_not_offered"]

    def measures(self) -> tuple[Measure, ...] | None:
        return None

    def options(self) -> tuple[str, ...]:
        return ()


def read(value: Mapping, faults: Faults) -> LegalAsk:
    """The ask of a file."""
    faults.mapping(value, ("of", "reasons"), ("show",), "ask")
    reasons = faults.items(value.get("reasons"), "reasons")
    for reason in reasons:
        faults.one_of(reason, REASONS, "reason")
    if len(reasons) < 2:
        faults.add(value, "too_few_options")
    return LegalAsk(str(value.get("of")), tuple(str(reason) for reason in reasons))
