"""Which measures decide a predicate."""

from collections.abc import Iterable

from engine.lorcana.scenario.knowing import KNOWING
from engine.lorcana.scenario.model import Measure
from quizzes.questions.predicates import Every, Measured, Not, Predicate, Some


def measures_of(predicates: Iterable[Predicate]) -> tuple[Measure, ...] | None:
    """All measures at the end that decide them; None where more is needed to decide."""
    found: dict[Measure, None] = {}
    for predicate in predicates:
        needed = _needed(predicate)
        if needed is None:
            return None
        found.update(dict.fromkeys(needed))
    return tuple(found)


def _needed(predicate: Predicate) -> tuple[Measure, ...] | None:
    match predicate:
        case Measured(measure, _, lines):
            explorable = not lines and measure.at == "end" and measure.measure not in UNEXPLORED
            return (measure,) if explorable else None
        case Every(parts) | Some(parts):
            return measures_of(parts)
        case Not(part):
            return _needed(part)
    return None


UNEXPLORED = ("legal", "paid", "options", *KNOWING)
