"""A script under other rules: what no longer fits is dropped, what is newly asked is explored.

Under a wrong rule set an ability may not be in the bag, or not be this player's to pick. The order
that the script names is then let go, its answers stand for whenever their ability asks, and every
line of play left is looked at.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.lorcana.scenario.model import Entry, Measure, Scenario
from engine.lorcana.values import NAMES
from quizzes.grading.simulation import Simulation, Unmeasured

PAIRS = ("state", "ink")
MOST = 12
"""Outcomes beyond which an exploration explains nothing."""


class Outcome:
    """Measured values at the end of one line of play, in place of a simulation."""

    def __init__(self, values: dict[Measure, Any]) -> None:
        self._values = values

    def measured(self, measure: Measure) -> Any:
        """The value. Raises Unmeasured."""
        if measure not in self._values:
            raise Unmeasured(measure.measure)
        value = self._values[measure]
        if measure.measure in PAIRS:
            return dict(value)
        return list(value) if isinstance(value, tuple) else value


def went_otherwise(right: Simulation, wrong: Simulation) -> bool:
    """Whether the script could not be carried out under the other rules as it was under the right
    ones: something refused, something asked that it does not answer, or the bag not empty."""
    ours, theirs = right.result, wrong.result
    refused = any(ours.legal.get(n) and not verdict for n, verdict in theirs.legal.items())
    asks = theirs.open_choice is not None and ours.open_choice is None
    bag = Measure("bag")
    return refused or asks or len(wrong.measured(bag)) > len(right.measured(bag))


def free_outcomes(right: Simulation, wrong: Simulation, measures: tuple[Measure, ...]) -> list[Any]:
    """The outcomes of the freed script under the other rules that explain something: the only one
    there is, or those that the right rules never reach. Raises TooManyLines."""
    freed = relaxed(right)
    found = wrong.playing(freed).explored(measures).outcomes
    if len(found) > MOST:
        return []
    if len(found) > 1:
        reached = {o.values for o in right.playing(freed).explored(measures).outcomes}
        found = tuple(outcome for outcome in found if outcome.values not in reached)
    return [Outcome(dict(zip(measures, outcome.values, strict=True))) for outcome in found]


def relaxed(right: Simulation) -> Scenario:
    """The scenario without its picks from the bag; its answers stand, matched by ability."""
    scenario = right.scenario
    actions = tuple(entry for entry in scenario.do if entry.verb not in ("resolve", "answer"))
    answers = tuple(_standing(right, scenario.do))
    return replace(scenario, do=actions, standing=answers + scenario.standing)


def _standing(right: Simulation, entries: tuple[Entry, ...]) -> Iterable[Entry]:
    moments = right.result.script.moments or {}
    for number, entry in enumerate(entries, start=1):
        if entry.verb != "answer":
            continue
        moment = moments.get(f"when asked {number}")
        choice = moment.open if moment else None
        name = NAMES.get(choice.about) if choice else None
        yield entry._replace(args=entry.args | {"to": name.en if name else "any"})
