"""The pages around the questions: the start of a quiz, its result, the topics to practise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString

from courses.reading.question_words import Words, words
from engine.lorcana import api
from quizzes.models import Attempt, Judgement
from quizzes.questions.library import Quiz, quizzes
from quizzes.results import Row, counted, right_by_attempt, right_by_topic

MOST_RESULTS = 50


@dataclass(frozen=True)
class Topic:
    """A topic, how many of its questions a quiz asks, and how many were right so far."""

    key: str
    name: SafeString | str
    share: int
    right: int = 0
    answered: int = 0


@dataclass(frozen=True)
class Earlier:
    """A quiz that was finished, and how many of its questions were answered right."""

    attempt: Attempt
    right: int
    size: int


@dataclass(frozen=True)
class StartPage:
    """What the quiz is. attempt: the one that is open; earlier: the finished ones, newest first."""

    size: int
    topics: tuple[Topic, ...]
    attempt: Attempt | None
    earlier: tuple[Earlier, ...]


@dataclass(frozen=True)
class ResultsPage:
    """A person's quizzes: the open ones and the finished ones, newest first."""

    open: tuple[Attempt, ...]
    earlier: tuple[Earlier, ...]


@dataclass(frozen=True)
class ResultRow:
    """A question in the result. topic in words; belief: the wrong belief behind the answer."""

    row: Row
    topic: SafeString | str
    belief: SafeString | str


@dataclass(frozen=True)
class Overview:
    """The result of an attempt, or how far it is."""

    rows: tuple[ResultRow, ...]
    right: int
    partly: int
    size: int
    left: int


@dataclass(frozen=True)
class PracticePage:
    """The topics to practise."""

    topics: tuple[Topic, ...]
    answered: int


def topic_name(key: str, found: Words) -> SafeString | str:
    """A topic's name in the reader's language."""
    block = f"topic.{key}"
    return found.label(block) if block in found else key


def start_page(person: Any, quiz: Quiz, found: Words) -> StartPage:
    """What the quiz asks, and what this person has of it already."""
    mine: list[Attempt] = []
    if person.is_authenticated:
        mine = list(
            Attempt.objects.filter(person=person, quiz=quiz.key, policy=Attempt.Policy.QUIZ)[:10]
        )
    return StartPage(
        size=quiz.size,
        topics=tuple(Topic(key, topic_name(key, found), share) for key, share in quiz.topics),
        attempt=next((one for one in mine if one.finished is None), None),
        earlier=_earlier([one for one in mine if one.finished is not None]),
    )


def results_page(person: Any) -> ResultsPage:
    """Everything this person took that counts; two queries."""
    mine = list(Attempt.objects.filter(person=person, policy=Attempt.Policy.QUIZ)[:MOST_RESULTS])
    return ResultsPage(
        open=tuple(one for one in mine if one.finished is None),
        earlier=_earlier([one for one in mine if one.finished is not None]),
    )


def _earlier(finished: list[Attempt]) -> tuple[Earlier, ...]:
    counts = right_by_attempt(finished)
    return tuple(Earlier(one, *counts[one.pk]) for one in finished)


def practice_page(owner: dict[str, Any], quiz: Quiz, found: Words) -> PracticePage:
    """The topics with what their practice came to."""
    mine = Attempt.objects.filter(quiz=quiz.key, policy=Attempt.Policy.PRACTICE, **owner)
    done = right_by_topic(mine)
    topics = tuple(
        Topic(key, topic_name(key, found), share, *done.get(key, (0, 0)))
        for key, share in quiz.topics
    )
    return PracticePage(topics, sum(topic.answered for topic in topics))


def overview(attempt: Attempt, rows: list[Row], lang: str) -> Overview:
    """The result, topic by topic."""
    quiz = quizzes()[attempt.slug]
    found = words(quiz.words, lang, [f"topic.{row.topic}" for row in rows])
    beliefs = _beliefs(rows, lang)
    counts = counted(rows)
    return Overview(
        rows=tuple(
            ResultRow(row, topic_name(row.topic, found), beliefs.get(row.misconception, ""))
            for row in rows
        ),
        right=counts[Judgement.Verdict.RIGHT],
        partly=counts[Judgement.Verdict.PARTLY],
        size=len(rows),
        left=counts[""],
    )


def _beliefs(rows: list[Row], lang: str) -> dict[str, SafeString]:
    names = {row.misconception for row in rows} & api.PROFILES.keys()
    if not names:
        return {}
    found = words("lorcana/misconceptions", lang, [f"{name}.belief" for name in names])
    return {name: found.inline(f"{name}.belief") for name in names if f"{name}.belief" in found}
