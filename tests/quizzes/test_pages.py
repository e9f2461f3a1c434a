"""The pages of quizzes and practice, as a browser without scripts gets them."""

import re
import uuid

import pytest
from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext

from courses.models import Person
from quizzes import attempts
from quizzes.models import Attempt, Response
from tests.quizzes.forms import page, send

pytestmark = pytest.mark.django_db
HTMX = {"HX-Request": "true"}


@pytest.fixture
def reader(client, lilo):
    """Lilo, signed in."""
    client.force_login(lilo)
    return client


def test_the_start_says_what_the_quiz_is_and_begins_it(reader, quiz):
    """A POST leads to the attempt, which leads to its first question."""
    start = page(reader.get("/en/classes/03/quiz/"))
    assert f"{quiz.size} questions." in start
    attempt = reader.post("/en/classes/03/quiz/")
    first = reader.get(attempt["Location"])
    assert first["Location"].endswith("/1/")


def test_a_quiz_that_counts_needs_an_account(client, quiz):
    """Whoever has none is sent to sign in and comes back."""
    response = client.post("/en/classes/03/quiz/")
    assert response["Location"] == "/en/accounts/login/?next=%2Fen%2Fclasses%2F03%2Fquiz%2F"
    assert not Attempt.objects.exists()


def test_an_answer_leads_to_its_verdict(reader, asked):
    """Post, redirect, read: reloading asks nothing anew."""
    question = asked("ohana")
    response = send(reader, question, "2")
    assert response.status_code == 302
    verdict = page(reader.get(response["Location"]))
    assert "Not quite." in verdict
    assert 'id="replay"' in verdict


def test_every_kind_has_a_form_and_a_verdict(reader, asked):
    """In both languages."""
    from tests.quizzes import samples

    for name in samples.ALL:
        question = asked(name)
        for lang in ("en", "ja"):
            url = question.get_absolute_url().replace("/en/", f"/{lang}/")
            assert 'name="token"' in page(reader.get(url)), name
    fields = {
        "ohana": {"said": "1"}, "choice": {"said": "nobody"}, "several": {"said": ["nobody"]},
        "text": {"said": "static"}, "legal": {"said": "drying"}, "who": {"said": "opponent"},
        "possible": {"said": "always"}, "ends": {"least": "0", "most": "１"},
        "order": {"place-0": "1", "place-1": "2"}, "pay": {"said": "ink"},
        "board": {"card-0-zone": "play", "card-0-damage": "1", "card-1-zone": "hand",
                  "lore-you": "0"},
    }  # fmt: skip
    for name, data in fields.items():
        question = asked(name)
        sent = reader.post(question.get_absolute_url(), {**data, "token": uuid.uuid4()})
        assert sent.status_code == 302, name
        for lang in ("en", "ja"):
            url = question.get_absolute_url().replace("/en/", f"/{lang}/")
            assert 'id="verdict"' in page(reader.get(url)), name


def test_pages_of_a_quiz_are_kept_by_nobody(reader, asked):
    """No store, and htmx keeps no snapshot (platform case 2)."""
    response = reader.get(asked("ohana").get_absolute_url())
    assert "no-store" in response["Cache-Control"]
    assert 'hx-history="false"' in page(response)


def test_a_change_after_the_end_is_refused_and_said(reader, attempt, asked):
    """The question was left open; the result says that nothing was taken."""
    question = asked("ohana")
    attempts.finish(attempt=attempt)
    response = send(reader, question)
    assert response["Location"] == f"{attempt.get_absolute_url()}?over=1"
    assert "This quiz is finished." in page(reader.get(response["Location"]))
    assert not Response.objects.exists()


def test_a_second_answer_is_refused_and_said(reader, asked):
    """Back, another answer, send: 409, the first verdict and why."""
    question = asked("ohana")
    send(reader, question, "0")
    response = send(reader, question, "2")
    assert response.status_code == 409
    assert "the first answer counts" in page(response)
    assert "Right." in page(response)


def test_the_same_form_sent_twice_shows_the_same_verdict(reader, asked):
    """Double submit, page by page (platform case 1)."""
    question, token = asked("ohana"), str(uuid.uuid4())
    for _ in range(2):
        response = send(reader, question, "0", token=token)
        assert response.status_code == 302
        assert "Right." in page(reader.get(response["Location"]))
    assert Response.objects.count() == 1


def test_a_form_that_was_changed_and_sent_again_is_refused_and_said(reader, asked):
    """Back to the very same form, its token included: the first answer counts."""
    question, token = asked("ohana"), str(uuid.uuid4())
    send(reader, question, "0", token=token)
    response = send(reader, question, "2", token=token)
    assert response.status_code == 409
    assert "the first answer counts" in page(response)


def test_htmx_gets_the_fragment_and_a_history_restore_the_page(reader, asked):
    """The view picks what is sent."""
    question = asked("ohana")
    url = question.get_absolute_url()
    assert page(reader.get(url, headers=HTMX)).lstrip().startswith("<title>")
    restored = reader.get(url, headers={**HTMX, "HX-History-Restore-Request": "true"})
    assert "<!doctype html>" in page(restored)
    verdict = page(send(reader, question, "2", headers=HTMX))
    assert verdict.lstrip().startswith("<title>")
    assert 'id="verdict"' in verdict


def test_what_cannot_be_read_is_asked_again_and_costs_nothing(reader, asked):
    """The text stays in its field; nothing is recorded (platform case 14)."""
    response = send(reader, asked("ohana"), "two")
    assert response.status_code == 422
    assert 'value="two"' in page(response)
    assert "This costs you nothing." in page(response)
    assert not Response.objects.exists()


def test_the_page_says_how_a_number_was_read(reader, asked):
    """Full width digits."""
    question = asked("ohana")
    send(reader, question, "２")
    assert "“２”; it was read as 2" in page(reader.get(question.get_absolute_url()))


def test_a_very_long_answer_is_refused_with_its_text_kept(reader, asked):
    """40,000 characters: the limit and the count are told, nothing is cut (platform case 9)."""
    text = "髙" * 40_000
    response = send(reader, asked("ohana"), text)
    assert response.status_code == 400
    assert text in page(response)
    assert "40000 characters" in page(response)
    assert not Response.objects.exists()


def test_three_million_characters_do_no_harm(reader, asked):
    """The server refuses to read them."""
    assert send(reader, asked("ohana"), "x" * 3_000_000).status_code == 400
    assert not Response.objects.exists()


def test_an_answer_waits_while_its_person_signs_in_again(client, lilo, asked):
    """The session ended; after signing in the answer is in the form (platform case 11)."""
    question = asked("ohana")
    sent = send(client, question, "7")
    assert sent["Location"].startswith("/en/accounts/login/?next=")
    client.post("/en/accounts/login/", {"username": "lilo", "password": "aloha-means-hello"})
    assert 'value="7"' in page(client.get(question.get_absolute_url()))
    assert not Response.objects.exists()


def test_htmx_is_led_to_sign_in_not_given_a_sign_in_page(client, asked):
    """No login form inside the question's box."""
    response = send(client, asked("ohana"), "7", headers=HTMX)
    assert response.status_code == 204
    assert response["HX-Redirect"].startswith("/en/accounts/login/?next=")


def test_an_attempt_is_nobody_elses(client, asked):
    """Another person gets 404, as if it did not exist."""
    client.force_login(Person.objects.create_user("stitch"))
    assert client.get(asked("ohana").get_absolute_url()).status_code == 404
    assert send(client, asked("ohana")).status_code == 404


def test_the_result_lists_every_question(reader, attempt, asked):
    """Verdicts in words; a quiz that is open can be finished."""
    send(reader, asked("ohana"), "0")
    overview = page(reader.get(f"{attempt.get_absolute_url()}?review"))
    assert "Finish now" in overview
    reader.post(attempt.get_absolute_url())
    result = page(reader.get(attempt.get_absolute_url()))
    assert re.search(r"1 of \d+ right", result)
    assert "not answered" in result


def test_practice_needs_no_account_and_moves_to_one(client, quiz, lilo):
    """The topic, a question, its verdict; then signing in keeps it."""
    assert client.get("/en/classes/03/practice/").status_code == 200
    asked = client.post("/en/classes/03/practice/", {"topic": "resolving"})
    assert 'name="token"' in page(client.get(asked["Location"]))
    client.post("/en/accounts/login/", {"username": "lilo", "password": "aloha-means-hello"})
    assert Attempt.objects.get().person == lilo
    assert client.get(asked["Location"]).status_code == 200


def test_another_browser_does_not_see_somebodys_practice(client, quiz):
    """Without the session it does not exist."""
    asked = client.post("/en/classes/03/practice/", {"topic": "resolving"})
    client.cookies.clear()
    assert client.get(asked["Location"]).status_code == 404


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_page_takes_more_than_fifteen_queries(reader, attempt, asked, lang):
    """The question, the verdict with a misconception, the result."""
    call_command("load_content", verbosity=0)
    question = asked("ohana")
    url = question.get_absolute_url().replace("/en/", f"/{lang}/")
    counts = [queries(reader, url)]
    send(reader, question, "2")
    counts.append(queries(reader, url))
    counts.append(queries(reader, f"{attempt.get_absolute_url()}?review"))
    assert max(counts) <= 15, counts


def queries(client, url: str) -> int:
    """How many queries a page takes."""
    with CaptureQueriesContext(connection) as caught:
        assert client.get(url).status_code == 200
    return len(caught)


def test_the_class_offers_its_quiz_and_its_practice(reader, quiz):
    """From the page of the class and the home page."""
    call_command("load_content", verbosity=0)
    lesson = page(reader.get("/en/classes/03/"))
    assert 'href="/en/classes/03/quiz/"' in lesson
    assert 'href="/en/classes/03/practice/"' in lesson


def test_an_open_quiz_is_offered_on_the_home_page(reader, attempt):
    """One goes on where one stopped."""
    assert attempt.get_absolute_url() in page(reader.get("/en/"))


def test_the_admin_sees_attempts_and_changes_none(client, asked, attempt):
    """Lists and details are there; adding is not."""
    send_as = Person.objects.create_superuser("nani")
    client.force_login(send_as)
    for name in ("attempt", "response", "judgement", "question"):
        assert client.get(f"/en/admin/quizzes/{name}/").status_code == 200
        assert client.get(f"/en/admin/quizzes/{name}/add/").status_code == 403
    assert client.get(f"/en/admin/quizzes/attempt/{attempt.pk}/change/").status_code == 200


@pytest.mark.parametrize(
    "path", ["quiz/{pk}/999999999999999999999/", "quiz/{pk}/0/", "classes/99/quiz/", "quiz/x/1/"]
)
def test_addresses_that_lead_nowhere_are_not_found(reader, attempt, path):
    """Numbers no database holds, classes without a quiz, odd ids."""
    assert reader.get(f"/en/{path.format(pk=attempt.pk)}").status_code == 404


def test_odd_characters_in_fields_do_no_harm(reader, asked):
    """A zero byte, an odd field, a token that is none."""
    question = asked("ohana")
    data = {"said": "0", "token": "\0", "x\0": "\0", "lore-\0": "1"}
    assert reader.post(question.get_absolute_url(), data).status_code == 302
    assert Response.objects.get().given == {"said": ["0"]}
    assert reader.post("/en/classes/03/practice/", {"topic": "\0"}).status_code == 302


def test_the_token_of_another_question_is_replaced(reader, asked):
    """Both answers are taken, each once."""
    token = str(uuid.uuid4())
    send(reader, asked("ohana"), "0", token=token)
    assert send(reader, asked("possible"), "never", token=token).status_code == 302
    assert Response.objects.count() == 2


def test_a_question_the_engine_no_longer_reads_is_said_to_be_so(reader, asked):
    """Its old revision stays, and the quiz goes on."""
    question = asked("ohana")
    broken = question.revision.text.replace("Flounder - Voice of Reason", "Nobody - Known")
    type(question.revision).objects.filter(pk=question.revision_id).update(text=broken)
    response = reader.get(question.get_absolute_url())
    assert response.status_code == 410
    assert "This board can't be set up any more" in page(response)
