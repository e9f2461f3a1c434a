"""Drawing the questions of an attempt: by topic, unseen ones first, each with its variant."""

import secrets
from collections import Counter
from random import Random

from quizzes.models import Attempt, AttemptQuestion, Question, QuestionRevision
from quizzes.questions.library import Quiz
from quizzes.questions.reading import read_question
from quizzes.questions.variants import SEEDS


def new_seed() -> int:
    """A seed for an attempt."""
    return secrets.randbelow(2**31)


def drawn(quiz: Quiz, seed: int, seen: Counter[str]) -> list[QuestionRevision]:
    """The quiz's questions, each topic's share, those seen least first. Fewer topics' questions
    than wanted are made up for by others."""
    chance = Random(seed)
    pool = _shuffled(quiz, chance, seen)
    picked: list[QuestionRevision] = []
    for topic, share in quiz.topics:
        picked += [one for one in pool if one.question.topic == topic][:share]
    missing = quiz.size - len(picked)
    if missing > 0:
        picked += [one for one in pool if one not in picked][:missing]
    return picked


def _shuffled(quiz: Quiz, chance: Random, seen: Counter[str]) -> list[QuestionRevision]:
    pool = newest_revisions(quiz)
    chance.shuffle(pool)
    return sorted(pool, key=lambda one: seen[one.question.key])


def newest_revisions(quiz: Quiz, **only: str) -> list[QuestionRevision]:
    """What may be asked: the newest revision of every question that is not retired."""
    rows = QuestionRevision.objects.filter(question__quiz=quiz.key, question__retired=False)
    if only:
        rows = rows.filter(**only)
    rows = rows.select_related("question").order_by("question__key", "number")
    return list({row.question_id: row for row in rows}.values())


def seen_by(attempts_of: dict[str, object], quiz: Quiz) -> Counter[str]:
    """How often each question was asked in these attempts, by id of the question."""
    keys = Question.objects.filter(
        quiz=quiz.key,
        revisions__asked__attempt__in=Attempt.objects.filter(quiz=quiz.key, **attempts_of),
    ).values_list("key", flat=True)
    return Counter(keys)


def asked(attempt: Attempt, n: int, revision: QuestionRevision, seed: int) -> AttemptQuestion:
    """The n-th question of an attempt (not saved): this revision, in the seed's variant."""
    question = read_question(revision.text, revision.path)
    chosen = question.seed(seed % SEEDS)
    values = {name: value.to_json() for name, value in question.values(chosen).items()}
    return AttemptQuestion(attempt=attempt, n=n, revision=revision, seed=chosen, values=values)
