"""Attempts and what must not happen twice."""

import threading
import uuid
from functools import partial

import pytest
from django.db import IntegrityError, connection, transaction
from django.db.models import ProtectedError

from courses.models import Person
from quizzes import attempts, results
from quizzes.kinds.base import Given
from quizzes.models import Attempt, Judgement, Question, QuestionRevision, Response
from quizzes.questions import library
from tests.quizzes.conftest import add_questions

NUMBER = Given({"said": ["0"]})
ZERO = {"number": 0, "typed": "0"}


def submit(question, said=None, token=None):
    """Submit an answer."""
    return attempts.submit(
        question=question, token=token or uuid.uuid4(), given=NUMBER, said=said or ZERO
    )


def verdict(response: Response) -> str:
    """The verdict that counts."""
    return response.judgements.counting_first().first().verdict


def test_an_attempt_draws_nine_questions_and_notes_its_versions(attempt):
    """Each in a variant of its own."""
    assert [question.n for question in attempt.questions.all()] == list(range(1, 10))
    assert attempt.rules_version == "2.2.0"
    assert attempt.engine_version and attempt.cards_version


def test_beginning_twice_goes_on_with_the_open_attempt(attempt, lilo, quiz):
    """There is one open attempt per person and quiz."""
    assert attempts.begin(person=lilo, quiz=quiz, language="ja") == attempt
    with pytest.raises(IntegrityError), transaction.atomic():
        Attempt.objects.create(
            person=lilo, quiz=quiz.key, language="en", seed=1, rules_version="",
            engine_version="", cards_version="",
        )  # fmt: skip


def test_the_same_token_gives_the_same_verdict_and_no_second_response(asked):
    """A double submit is one submission."""
    question, token = asked("ohana"), uuid.uuid4()
    first, second = submit(question, token=token), submit(question, token=token)
    assert first.response == second.response
    assert second.first
    assert (Response.objects.count(), Judgement.objects.count()) == (1, 1)


def test_a_second_answer_to_a_question_is_not_taken(asked):
    """From another tab, with another token: the first answer counts."""
    question = asked("ohana")
    submit(question)
    second = submit(question, said={"number": 2, "typed": "2"})
    assert not second.first
    assert verdict(second.response) == "right"


@pytest.mark.django_db(transaction=True)
def test_two_submissions_at_once_are_one():
    """Two threads on the real database: one response, one judgement, both see the verdict."""
    add_questions()
    person = Person.objects.create_user("nani")
    quiz = library.quizzes()["03"]
    attempt = attempts.begin(person=person, quiz=quiz, language="en")
    question = attempts.asked(attempt, 10, QuestionRevision.objects.get(question__key="ohana"), 0)
    question.save()
    token, start = uuid.uuid4(), threading.Barrier(2)
    seen, faults = [], []

    def run() -> None:
        try:
            start.wait(5)
            seen.append(verdict(submit(question, token=token).response))
        except Exception as error:  # noqa: BLE001 - a thread's fault has to reach the test
            faults.append(error)
        finally:
            connection.close()

    threads = [threading.Thread(target=run) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert (seen, faults) == (["right", "right"], [])
    assert (Response.objects.count(), Judgement.objects.count()) == (1, 1)


def at_once(*calls):
    """Runs the calls in threads that start together; gives what they gave."""
    start, given, faults = threading.Barrier(len(calls)), [], []

    def run(call) -> None:
        try:
            start.wait(5)
            given.append(call())
        except Exception as error:  # noqa: BLE001 - a thread's fault has to reach the test
            faults.append(error)
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=(call,)) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert faults == []
    return given


@pytest.mark.django_db(transaction=True)
def test_practice_asked_for_several_times_at_once_numbers_its_questions():
    """Each press gets a question of its own, the first ones too, when no round is open yet."""
    add_questions()
    owner = {"person": Person.objects.create_user("nani")}
    quiz = library.quizzes()["03"]
    asked = at_once(
        *[lambda: attempts.practise(owner=owner, quiz=quiz, language="en") for _ in range(4)]
    )
    assert sorted(one.n for one in asked) == [1, 2, 3, 4]
    assert Attempt.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_the_last_two_answers_at_once_finish_the_quiz():
    """From two tabs: whichever comes second sees the first."""
    add_questions()
    person = Person.objects.create_user("nani")
    attempt = attempts.begin(person=person, quiz=library.quizzes()["03"], language="en")
    revision = QuestionRevision.objects.get(question__key="ohana")
    attempt.questions.all().delete()
    last_two = [attempts.asked(attempt, n, revision, 0) for n in (1, 2)]
    for question in last_two:
        question.save()
    at_once(*[partial(submit, question) for question in last_two])
    attempt.refresh_from_db()
    assert attempt.finished


def test_a_finished_attempt_takes_nothing_more(attempt, asked):
    """What was not answered stays unanswered."""
    question = asked("ohana")
    attempts.finish(attempt=attempt)
    with pytest.raises(attempts.Finished):
        submit(question)
    assert not Response.objects.exists()


def test_an_answer_sent_again_after_the_end_gets_its_verdict(attempt, asked):
    """The same token after finishing is the same submission, not a change."""
    question, token = asked("ohana"), uuid.uuid4()
    submit(question, token=token)
    attempts.finish(attempt=attempt)
    assert verdict(submit(question, token=token).response) == "right"


def test_the_last_answer_finishes_the_quiz(attempt):
    """No button has to be pressed."""
    said = {
        "number": ZERO, "choice": {"options": []}, "several": {"options": []},
        "legal": {"legal": "yes", "reason": ""}, "order": {"order": []}, "who": {"players": []},
        "board": {"cards": {}, "lore": {}}, "pay": {"way": "ink", "cards": []},
    }  # fmt: skip
    for question in attempt.questions.select_related("revision__question"):
        kind = question.revision.question.kind
        ends = question.revision.question.key == "ends"
        possible = {"least": 0, "most": 0} if ends else {"when": "never"}
        submit(question, said=said.get(kind, possible))
    attempt.refresh_from_db()
    assert attempt.finished is not None


def test_judgements_are_only_ever_added(asked):
    """Saving one again is refused; a new one counts instead."""
    response = submit(asked("ohana")).response
    judgement = response.judgements.get()
    with pytest.raises(TypeError):
        judgement.save()
    attempts.add_judgement(response, response.question, Judgement.Cause.REGRADE)
    assert response.judgements.count() == 2


def test_a_persons_judgement_counts_before_a_simulations(asked):
    """A regrade after it changes nothing of what counts."""
    response = submit(asked("ohana"), said={"number": 5, "typed": "5"}).response
    Judgement.objects.create(
        response=response, verdict="right", points=1, total=1, cause=Judgement.Cause.PERSON,
        rules_version="2.2.0", engine_version="x",
    )  # fmt: skip
    attempts.add_judgement(response, response.question, Judgement.Cause.REGRADE)
    assert verdict(response) == "right"
    row = next(r for r in results.rows(response.attempt) if r.verdict)
    assert row.verdict == "right"


def test_a_wrong_answer_keeps_where_it_comes_from(asked):
    """The misconception, and the step at which the rules part from it."""
    response = submit(asked("ohana"), said={"number": 2, "typed": "2"}).response
    judgement = response.judgements.get()
    assert judgement.misconception == "if-only-at-trigger"
    assert judgement.parting


def test_a_question_that_was_asked_can_only_be_retired(asked):
    """Deleting it is refused; the attempt keeps its revision (platform case 5)."""
    question = asked("ohana")
    with pytest.raises(ProtectedError):
        Question.objects.get(key="ohana").delete()
    Question.objects.filter(key="ohana").update(retired=True)
    assert verdict(submit(question).response) == "right"


def test_retired_questions_are_drawn_no_more(attempt, lilo, quiz):
    """The next attempt has none of them."""
    attempts.finish(attempt=attempt)
    Question.objects.filter(key="ohana").update(retired=True)
    again = attempts.begin(person=lilo, quiz=quiz, language="en")
    assert "ohana" not in {row.key for row in results.rows(again)}


def test_a_person_who_leaves_takes_their_name_along(attempt, lilo):
    """The attempt stays, without them."""
    lilo.delete()
    attempt.refresh_from_db()
    assert attempt.person is None


def test_practice_asks_unseen_questions_first_and_new_variants_after(lilo, quiz):
    """Every question of the topic comes once before one comes again."""
    owner = {"person": lilo}
    asked = [
        attempts.practise(owner=owner, quiz=quiz, language="en", topic="order") for _ in range(5)
    ]
    keys = [one.revision.question.key for one in asked]
    assert sorted(keys) == ["ends", "legal", "order", "possible", "who"]
    assert Attempt.objects.filter(policy="practice").count() == 1


def test_practice_without_an_account_is_adopted(lilo, quiz):
    """What was practised in a session becomes the person's."""
    owner = {"person": None, "session": "s"}
    attempts.practise(owner=owner, quiz=quiz, language="en")
    attempts.adopt(person=lilo, session="s")
    attempt = Attempt.objects.get()
    assert (attempt.person, attempt.session) == (lilo, "")
