"""Putting question files into the database: a new revision where the file says something new."""

import hashlib
from dataclasses import dataclass, field

from django.db import transaction

from engine.core.marked import Problem, Problems
from quizzes.models import Question, QuestionRevision
from quizzes.questions import library, model


@dataclass
class Report:
    """What loading did: how many were read, and the ids of those revised and retired."""

    read: int = 0
    revised: list[str] = field(default_factory=list)
    retired: list[str] = field(default_factory=list)


@transaction.atomic
def load_all() -> Report:
    """Load every quiz, all or nothing; running it again changes nothing. Raises Problems."""
    report, problems = Report(), list[Problem]()
    for quiz in library.quizzes().values():
        read = list(library.read_all(quiz))
        problems += [problem for _, _, found in read for problem in found]
        questions = [question for _, question, _ in read if question is not None]
        _load(quiz.key, questions, report)
    if problems:
        raise Problems(problems)
    return report


def _load(quiz: str, questions: list[model.Question], report: Report) -> None:
    known = {one.key: one for one in Question.objects.filter(quiz=quiz)}
    newest = _newest(quiz)
    for question in questions:
        report.read += 1
        held = known.get(question.id)
        facts = {"topic": question.topic, "kind": question.kind, "retired": False}
        if held is None or any(getattr(held, name) != fact for name, fact in facts.items()):
            held, _ = Question.objects.update_or_create(quiz=quiz, key=question.id, defaults=facts)
        _revise(held, question, newest.get(question.id), report)
    gone = known.keys() - {question.id for question in questions}
    for key in sorted(gone):
        if not known[key].retired:
            Question.objects.filter(pk=known[key].pk).update(retired=True)
            report.retired.append(key)


def _newest(quiz: str) -> dict[str, QuestionRevision]:
    rows = QuestionRevision.objects.filter(question__quiz=quiz).select_related("question")
    return {row.question.key: row for row in rows.order_by("number")}


def _revise(
    held: Question, question: model.Question, newest: QuestionRevision | None, report: Report
) -> None:
    digest = hashlib.sha256(question.text.encode()).hexdigest()
    if newest is not None and newest.digest == digest:
        return
    QuestionRevision.objects.create(
        question=held,
        number=newest.number + 1 if newest else 1,
        digest=digest,
        path=question.where,
        text=question.text,
    )
    report.revised.append(question.id)
