"""The quizzes' part of the web bench: grading one answer, pages of questions and verdicts."""

from __future__ import annotations

import statistics
import time
import uuid
from collections.abc import Iterator

RUNS = 15


def grading_ms() -> float:
    """Judging a wrong answer from nothing, diagnosis included: the slowest question's median."""
    from quizzes.grading.judging import judge
    from quizzes.grading.tables import simulated
    from quizzes.questions.library import quizzes, read_all
    from quizzes.questions.reading import variant

    medians = []
    for quiz in quizzes().values():
        for _, question, _ in read_all(quiz):
            if question is None or question.kind != "number":
                continue
            times = []
            for _ in range(RUNS):
                start = time.process_time()
                found = variant(question, question.values(0))
                judge(found, {"number": 98}, simulated(found))
                times.append((time.process_time() - start) * 1000)
            medians.append(statistics.median(times))
    return max(medians)


def quiz_pages() -> Iterator[tuple[str, object, str]]:
    """A question that waits and a verdict with its replay, each with who sees it."""
    from django.test import Client

    from courses.models import Person
    from quizzes import attempts
    from quizzes.kinds.base import Given
    from quizzes.models import QuestionRevision
    from quizzes.questions.library import quizzes

    person = Person.objects.create_user("bench")
    client = Client()
    client.force_login(person)
    attempt = attempts.begin(person=person, quiz=quizzes()["03"], language="en")
    n = attempt.questions.count()
    for lang in ("en", "ja"):
        n += 2
        numbers = QuestionRevision.objects.filter(question__kind="number")
        revision = numbers.order_by("question__key", "-number").first()
        assert revision is not None
        first = attempts.asked(attempt, n - 1, revision, 0)
        second = attempts.asked(attempt, n, revision, 0)
        first.save()
        second.save()
        attempts.submit(
            question=second,
            token=uuid.uuid4(),
            given=Given({"said": ["2"]}),
            said={"number": 2, "typed": "2"},
        )
        yield f"question ({lang})", client, _in(lang, first.get_absolute_url())
        yield f"verdict ({lang})", client, _in(lang, second.get_absolute_url())


def _in(lang: str, path: str) -> str:
    """The address under the language's prefix."""
    return f"/{lang}/{path.split('/', 2)[2]}"
