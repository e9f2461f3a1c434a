"""Taking a quiz: begin, answer, finish. What must not happen twice is guarded by the database."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from django.db import IntegrityError, transaction
from django.utils import timezone

from courses.models import Person
from quizzes import versions
from quizzes.drawing import asked, drawn, new_seed, newest_revisions, seen_by
from quizzes.grading.judging import judge
from quizzes.grading.tables import table
from quizzes.kinds.base import Given, Unclear
from quizzes.models import Attempt, AttemptQuestion, Judgement, QuestionRevision, Response
from quizzes.questions.library import Quiz

Policy, State, Cause = Attempt.Policy, Response.State, Judgement.Cause


class Finished(Exception):
    """The attempt is over; nothing more is taken."""


class NoQuestions(Exception):
    """Nothing is there to be asked."""


@dataclass(frozen=True)
class Answered:
    """What a submission came to. first: whether it is this very answer that counts."""

    response: Response
    first: bool


def begin(*, person: Person, quiz: Quiz, language: str) -> Attempt:
    """The person's open attempt at the quiz, or a new one with its questions drawn."""
    mine = {"person": person, "quiz": quiz.key, "policy": Policy.QUIZ}
    open_one = Attempt.objects.filter(**mine, finished=None).first()
    if open_one is not None:
        return open_one
    seed = new_seed()
    revisions = drawn(quiz, seed, seen_by({"person": person}, quiz))
    if not revisions:
        raise NoQuestions
    try:
        with transaction.atomic():
            attempt = Attempt.objects.create(**mine, **_under(language, seed))
            chance = Random(seed)
            AttemptQuestion.objects.bulk_create(
                asked(attempt, n, revision, chance.randrange(64))
                for n, revision in enumerate(revisions, start=1)
            )
    except IntegrityError:
        return Attempt.objects.get(**mine, finished=None)
    return attempt


def _under(language: str, seed: int) -> dict[str, object]:
    return {
        "language": language,
        "seed": seed,
        "rules_version": versions.RULES,
        "engine_version": versions.engine_version(),
        "cards_version": versions.cards_version(),
    }


def practise(
    *, owner: dict[str, object], quiz: Quiz, language: str, topic: str = "", like: str = ""
) -> AttemptQuestion:
    """One more question of the owner's open practice: of a topic, or another variant of one.

    owner: {"person": …} or {"session": …}. Raises NoQuestions.
    """
    only = {"question__topic": topic} if topic else {}
    if like:
        only = {"question__key": like}
    pool = newest_revisions(quiz, **only)
    if not pool:
        raise NoQuestions
    mine = {**owner, "quiz": quiz.key, "policy": Policy.PRACTICE}
    try:
        return _one_more(mine, quiz, language, pool)
    except IntegrityError:  # begun at the same moment, in another tab
        return _one_more(mine, quiz, language, pool)


@transaction.atomic
def _one_more(
    mine: dict[str, object], quiz: Quiz, language: str, pool: Sequence[QuestionRevision]
) -> AttemptQuestion:
    """The next question of the open practice, which is locked while it is numbered."""
    seed = new_seed()
    attempt = Attempt.objects.select_for_update().filter(**mine, finished=None).first()
    attempt = attempt or Attempt.objects.create(**mine, **_under(language, seed))
    seen = seen_by({"pk": attempt.pk}, quiz)
    chance = Random(seed)
    revision = min(pool, key=lambda one: (seen[one.question.key], chance.random()))
    n = attempt.questions.count() + 1
    question = asked(attempt, n, revision, seed + seen[revision.question.key])
    question.save()
    return question


def understood(question: AttemptQuestion, given: Given) -> dict[str, object] | Unclear:
    """The answer that was sent, or what is unclear about it; nothing is recorded."""
    variant, sim = table(question.revision.text, question.revision.path, question.values)
    return variant.ask.parse(given, sim)


def submit(
    *, question: AttemptQuestion, token: uuid.UUID, given: Given, said: dict[str, object]
) -> Answered:
    """Record and judge an answer, once: the same token, or a second answer to the same question,
    gets what was recorded first. Raises Finished when the attempt is over."""
    try:
        with transaction.atomic():
            return Answered(_recorded(question, token, given, said), first=True)
    except IntegrityError:
        earlier = Response.objects.filter(question=question, state=State.SUBMITTED).first()
        if earlier is None:  # the token was another question's
            return submit(question=question, token=uuid.uuid4(), given=given, said=said)
        return Answered(earlier, first=earlier.token == token)


def _recorded(
    question: AttemptQuestion, token: uuid.UUID, given: Given, said: dict[str, object]
) -> Response:
    attempt = Attempt.objects.select_for_update().get(pk=question.attempt_id)
    if attempt.finished:
        if Response.objects.filter(question=question, token=token).exists():
            raise IntegrityError("answered before")
        raise Finished
    response = Response.objects.create(
        attempt=attempt,
        question=question,
        token=token,
        state=State.SUBMITTED,
        given=given.kept(),
        said=said,
    )
    add_judgement(response, question, Cause.SUBMIT)
    _finish_if_done(attempt)
    return response


def add_judgement(response: Response, question: AttemptQuestion, cause: str) -> Judgement:
    """Simulate and judge the response anew, and record what came of it."""
    variant, sim = table(question.revision.text, question.revision.path, question.values)
    judged = judge(variant, response.said, sim)
    return Judgement.objects.create(
        response=response,
        verdict=judged.verdict,
        points=judged.points,
        total=judged.total,
        digest=judged.digest,
        misconception=judged.diagnosis.misconception,
        older_version=judged.diagnosis.version,
        parting=judged.diagnosis.parting,
        why=judged.why,
        cause=cause,
        rules_version=versions.RULES,
        engine_version=versions.engine_version(),
    )


def _finish_if_done(attempt: Attempt) -> None:
    """A quiz is over with its last answer; practice never is."""
    if attempt.policy != Policy.QUIZ:
        return
    left = attempt.questions.exclude(responses__state=State.SUBMITTED)
    if not left.exists():
        finish(attempt=attempt)


def finish(*, attempt: Attempt) -> None:
    """End the attempt; what is not answered stays unanswered."""
    now = timezone.now()
    Attempt.objects.filter(pk=attempt.pk, finished=None).update(finished=now)
    attempt.refresh_from_db(fields=["finished"])


def adopt(*, person: Person, session: str) -> None:
    """What was practised without an account becomes the person's, unless they practise already."""
    loose = Attempt.objects.filter(session=session, person=None, policy=Policy.PRACTICE)
    for attempt in loose:
        try:
            with transaction.atomic():
                Attempt.objects.filter(pk=attempt.pk).update(person=person, session="")
        except IntegrityError:
            finish(attempt=attempt)
            Attempt.objects.filter(pk=attempt.pk).update(person=person, session="")
