"""What came of an attempt: the effective verdict of each question, by query."""

import uuid
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import OuterRef, QuerySet, Subquery

from quizzes.models import Attempt, AttemptQuestion, Judgement, Response


@dataclass(frozen=True)
class Row:
    """A question of an attempt. verdict: "" while it is not answered."""

    n: int
    key: str
    topic: str
    href: str
    verdict: str
    points: int
    total: int
    misconception: str
    here: bool = False


def with_verdicts(questions: QuerySet[AttemptQuestion]) -> QuerySet[AttemptQuestion]:
    """The questions with the judgement that counts, in one query."""
    counting = Judgement.objects.filter(
        response__question=OuterRef("pk"), response__state=Response.State.SUBMITTED
    ).counting_first()
    return questions.select_related("revision__question").annotate(
        verdict=Subquery(counting.values("verdict")[:1]),
        points=Subquery(counting.values("points")[:1]),
        total=Subquery(counting.values("total")[:1]),
        misconception=Subquery(counting.values("misconception")[:1]),
    )


def rows(attempt: Attempt, here: int | None = None) -> list[Row]:
    """Every question of the attempt, in order; one query."""
    return [
        Row(
            n=one.n,
            key=one.revision.question.key,
            topic=one.revision.question.topic,
            href=one.get_absolute_url(),
            verdict=one.verdict or "",
            points=one.points or 0,
            total=one.total or 0,
            misconception=one.misconception or "",
            here=one.n == here,
        )
        for one in with_verdicts(attempt.questions.order_by("n"))
    ]


def next_open(found: list[Row], after: int = 0) -> Row | None:
    """The next question without an answer, from `after` on and then from the start."""
    left = [row for row in found if not row.verdict]
    return next((row for row in left if row.n > after), left[0] if left else None)


def counted(found: list[Row]) -> Counter[str]:
    """How many of each verdict; "" counts what is not answered."""
    return Counter(row.verdict for row in found)


def right_by_attempt(attempts: Sequence[Attempt]) -> dict[uuid.UUID, tuple[int, int]]:
    """Attempt → how many were right and how many were asked; one query, none for no attempts."""
    found = {one.pk: (0, 0) for one in attempts}
    if found:
        for one in with_verdicts(AttemptQuestion.objects.filter(attempt__in=found)):
            right, asked = found[one.attempt_id]
            found[one.attempt_id] = right + (one.verdict == "right"), asked + 1
    return found


def right_by_topic(attempts: QuerySet[Attempt]) -> dict[str, tuple[int, int]]:
    """Topic → how many were right and how many were answered, over these attempts."""
    questions = AttemptQuestion.objects.filter(attempt__in=attempts)
    found: dict[str, tuple[int, int]] = {}
    for one in with_verdicts(questions).exclude(verdict=None):
        right, answered = found.get(one.revision.question.topic, (0, 0))
        found[one.revision.question.topic] = right + (one.verdict == "right"), answered + 1
    return found
