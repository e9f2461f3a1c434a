"""Judging one answer: play the board, compare, and say where a wrong answer comes from."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass

from engine.core.choice import AnswerMismatch
from engine.lorcana import api
from engine.lorcana.scenario.naming import UnknownName
from quizzes.grading.diagnosis import NO_DIAGNOSIS, Diagnosis, diagnosed
from quizzes.grading.simulation import Simulation, Unmeasured
from quizzes.kinds.base import Said, Score
from quizzes.kinds.order import OrderAsk
from quizzes.kinds.pay import PayAsk
from quizzes.questions.model import Variant

RIGHT, PARTLY, WRONG, UNJUDGED = "right", "partly", "wrong", "unjudged"
VERDICTS = (RIGHT, PARTLY, WRONG, UNJUDGED)


@dataclass(frozen=True)
class Judged:
    """What came of an answer. verdict: right, partly, wrong or unjudged; why: what left it open.

    digest: equal for judgements that saw the same outcome.
    """

    verdict: str
    points: int
    total: int
    digest: str
    diagnosis: Diagnosis = NO_DIAGNOSIS
    why: str = ""


def judge(variant: Variant, said: Said, sim: Simulation | None) -> Judged:
    """The verdict on an answer, by simulation alone; a diagnosis where it is not right."""
    try:
        score = variant.ask.score(said, sim)
        if sim is not None and sim.undecided:
            return _open(", ".join(sim.undecided))
        digest = outcome_digest(variant, sim)
    except api.TooManyLines:
        return _open("too_many_lines")
    except (Unmeasured, UnknownName, AnswerMismatch) as error:
        return _open(str(error))
    if score.is_full or sim is None:
        return Judged(_verdict(score), score.points, score.total, digest)
    found = diagnosed(variant, said, sim)
    return Judged(_verdict(score), score.points, score.total, digest, found)


def _verdict(score: Score) -> str:
    return RIGHT if score.is_full else PARTLY if score.points else WRONG


def _open(why: str) -> Judged:
    return Judged(UNJUDGED, 0, 0, "", why=why[:200])


def outcome_digest(variant: Variant, sim: Simulation | None) -> str:
    """A hash of what is true on this board and of where it ends.

    Where the answer itself is played, only of where the script ends: finding all that would be
    right takes many runs.
    """
    end = sim.result.digest if sim is not None else ""
    truth = None if isinstance(variant.ask, OrderAsk | PayAsk) else variant.ask.truth(sim)
    form = json.dumps([truth, end], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(form.encode()).hexdigest()[:16]
