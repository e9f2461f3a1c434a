"""Where a wrong answer comes from: the wrong belief or older version that yields it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.choice import AnswerMismatch
from engine.lorcana import api
from engine.lorcana.profiles import CURRENT, Profile
from engine.lorcana.scenario.naming import UnknownName
from quizzes.grading.relaxed import free_outcomes, went_otherwise
from quizzes.grading.simulation import Simulation, Unmeasured
from quizzes.kinds.base import Said
from quizzes.questions.model import Variant

NOT_COMPARABLE = (Unmeasured, UnknownName, AnswerMismatch, api.TooManyLines)


@dataclass(frozen=True)
class Diagnosis:
    """Names of the profiles whose rules yield the answer; "" where none does.

    parting: the first step (from 1) of the right replay that those rules do otherwise.
    """

    misconception: str = ""
    version: str = ""
    parting: int | None = None


NO_DIAGNOSIS = Diagnosis()


def diagnosed(variant: Variant, said: Said, right: Simulation) -> Diagnosis:
    """The misconception and the older version that make this answer right, if there are any."""
    found: dict[str, str] = {}
    parting: dict[str, int | None] = {}
    for profile in touching(right.switches, variant.question.teaches):
        if profile.kind in found:
            continue
        wrong = right.under(profile.rules)
        if yields(variant, said, right, wrong):
            found[profile.kind] = profile.name
            parting[profile.kind] = first_difference(right, wrong)
    belief, version = found.get("misconception", ""), found.get("version", "")
    return Diagnosis(belief, version, parting.get("misconception" if belief else "version"))


def touching(switches: frozenset[str], clauses: tuple[str, ...] = ()) -> list[Profile]:
    """The profiles that differ in a switch that was read; those about these clauses first."""
    found = [
        profile
        for profile in api.PROFILES.values()
        if profile.rules != CURRENT and profile.switches & switches
    ]
    return sorted(found, key=lambda profile: profile.clause not in clauses)


def yields(variant: Variant, said: Said, right: Simulation, wrong: Simulation) -> bool:
    """Whether the answer is all right under the wrong rules."""
    try:
        if variant.ask.score(said, wrong).is_full:
            return True
        measures = variant.ask.measures()
        if not measures or not went_otherwise(right, wrong):
            return False
        outcomes = free_outcomes(right, wrong, measures)
        return any(variant.ask.score(said, outcome).is_full for outcome in outcomes)
    except NOT_COMPARABLE:
        return False


def answers_otherwise(variant: Variant, right: Simulation) -> Iterator[Profile]:
    """The profiles under which the question has another answer than the right one."""
    true = variant.ask.truth(right)
    for profile in touching(right.switches, variant.question.teaches):
        wrong = right.under(profile.rules)
        try:
            if variant.ask.truth(wrong) != true:
                yield profile
                continue
            measures = variant.ask.measures()
            if measures and went_otherwise(right, wrong):
                outcomes = free_outcomes(right, wrong, measures)
                if any(variant.ask.truth(outcome) != true for outcome in outcomes):
                    yield profile
        except NOT_COMPARABLE:
            continue


def first_difference(right: Simulation, wrong: Simulation) -> int | None:
    """The first step, from 1, at which the two replays part; None where they do not."""
    ours = [(event.code, event.params) for event in right.result.events]
    theirs = [(event.code, event.params) for event in wrong.result.events]
    for place, event in enumerate(ours):
        if place >= len(theirs) or theirs[place] != event:
            return place + 1
    return len(ours) if len(theirs) > len(ours) else None
