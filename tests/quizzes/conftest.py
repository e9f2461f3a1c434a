"""A small quiz in the database: the sample questions, nine of which it draws."""

import pytest
from django.utils import translation

from courses.models import Person
from quizzes import attempts
from quizzes.models import Question, QuestionRevision
from quizzes.questions import library
from tests.quizzes import samples


@pytest.fixture(autouse=True)
def in_english():
    """Addresses are made in English, whatever a page before was read in."""
    with translation.override("en"):
        yield


@pytest.fixture
def quiz(db) -> library.Quiz:
    """The quiz of class 03 with the sample questions in place of its bank."""
    add_questions()
    return library.quizzes()["03"]


def add_questions() -> None:
    """The samples as loaded questions."""
    for name, text in samples.ALL.items():
        found = samples.question(text)
        held = Question.objects.create(
            quiz="lorcana/03", key=name, topic=found.topic, kind=found.kind
        )
        QuestionRevision.objects.create(
            question=held, number=1, digest=name, path=f"{name}.yaml", text=text
        )


@pytest.fixture
def lilo(db) -> Person:
    """A trainee."""
    return Person.objects.create_user("lilo", password="aloha-means-hello")


@pytest.fixture
def attempt(quiz, lilo):
    """Lilo's attempt at the quiz."""
    return attempts.begin(person=lilo, quiz=quiz, language="en")


@pytest.fixture
def asked(attempt):
    """Gives the attempt's question of that name, put there if it was not drawn."""

    def find(name: str):
        for question in attempt.questions.select_related("revision__question"):
            if question.revision.question.key == name:
                return question
        revision = QuestionRevision.objects.get(question__key=name)
        question = attempts.asked(attempt, attempt.questions.count() + 1, revision, 0)
        question.save()
        return question

    return find
