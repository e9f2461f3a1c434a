"""A quiz in a real browser: by keyboard, on a phone, without scripts, through lost sessions."""

import pytest
from django.contrib.sessions.models import Session
from django.utils import translation

from courses.models import Person
from quizzes import attempts
from quizzes.models import Attempt, Question, QuestionRevision, Response
from tests.quizzes import samples

ANSWERS = {
    "ohana": lambda page: page.locator("[name=said]").fill("２"),
    "choice": lambda page: page.get_by_role("radio").last.check(),
    "several": lambda page: page.get_by_role("checkbox").last.check(),
    "text": lambda page: page.get_by_role("radio").last.check(),
    "legal": lambda page: page.get_by_role("radio").nth(2).check(),
    "who": lambda page: page.get_by_role("radio").last.check(),
    "possible": lambda page: page.get_by_role("radio").first.check(),
    "ends": lambda page: [page.locator(f"[name={end}]").fill("1") for end in ("least", "most")],
    "order": lambda page: [
        page.locator(f"[name=place-{n}]").select_option(str(n + 1)) for n in range(2)
    ],
    "pay": lambda page: page.get_by_role("radio").first.check(),
    "board": lambda page: [
        page.locator("[name=card-0-zone]").select_option("hand"),
        page.locator("[name=card-1-zone]").select_option("discard"),
        page.locator("[name=lore-you]").fill("0"),
    ],
}


@pytest.fixture
def attempt(furnished):
    """An attempt of Lilo's that asks every sample question."""
    person = Person.objects.create_user("lilo", password="aloha-means-hello")
    attempt = Attempt.objects.create(
        person=person, quiz="lorcana/03", language="en", seed=1, rules_version="2.2.0",
        engine_version="x", cards_version="x",
    )  # fmt: skip
    for n, (name, text) in enumerate(samples.ALL.items(), start=1):
        found = samples.question(text)
        held = Question.objects.create(
            quiz="lorcana/03", key=f"sample-{name}", topic=found.topic, kind=found.kind
        )
        revision = QuestionRevision.objects.create(
            question=held, number=1, digest=name, path=f"{name}.yaml", text=text
        )
        attempts.asked(attempt, n, revision, 0).save()
    return attempt


def address(attempt: Attempt, name: str, lang: str = "en") -> str:
    """Where the sample question is asked."""
    with translation.override(lang):
        return attempt.questions.get(n=list(samples.ALL).index(name) + 1).get_absolute_url()


@pytest.fixture
def lilo(context, client, live_server, attempt):
    """Lilo is signed in in this browser."""
    client.force_login(attempt.person)
    cookie = {"name": "sessionid", "value": client.cookies["sessionid"].value}
    context.add_cookies([{**cookie, "url": live_server.url}])
    return attempt


@pytest.mark.parametrize(("lang", "scheme", "first"), [("en", "light", 0), ("ja", "dark", 1)])
def test_questions_and_verdicts_are_accessible_and_fit_every_screen(
    page, lilo, accessible, lang, scheme, first
):
    """Every second kind in each language: axe finds nothing, nothing scrolls sideways, the answer
    leads to a verdict."""
    page.emulate_media(color_scheme=scheme)
    for name, answer in list(ANSWERS.items())[first::2]:
        page.set_viewport_size({"width": 1280, "height": 800})
        page.goto(address(lilo, name, lang))
        fits(page)
        accessible(page)
        answer(page)
        page.locator(".answer .button-go").click()
        page.locator("#verdict").wait_for()
        fits(page)
        accessible(page)


def fits(page) -> None:
    """Nothing scrolls sideways."""
    for width in (1280, 768, 320):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_an_answer_is_given_and_explained_by_keyboard(page, lilo):
    """Type, Enter, read the verdict in place, walk its replay, go on: no mouse, no reload."""
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(address(lilo, "ohana"))
    page.evaluate("window.kept = true")
    page.locator("[name=said]").focus()
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    page.locator("#verdict").wait_for()
    assert page.evaluate("document.activeElement.id") == "verdict"
    assert page.evaluate("window.kept") is True
    assert "What your answer means" in page.locator(".belief").inner_text()
    page.get_by_role("button", name="One step back").focus()
    page.keyboard.press("ArrowLeft")
    assert page.locator("[data-said]").inner_text().startswith("Step")
    page.get_by_role("link", name="Next question").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{address(lilo, 'order')}")


def test_going_back_to_an_answered_question_shows_its_verdict(page, lilo):
    """Nothing old comes out of a cache, and nothing can be changed (platform case 2)."""
    page.goto(address(lilo, "ohana"))
    page.locator("[name=said]").fill("0")
    page.locator(".answer .button-go").click()
    page.locator("#verdict").wait_for()
    page.get_by_role("link", name="Next question").click()
    page.locator(".answer").wait_for()
    page.go_back()
    page.locator("#verdict").wait_for()
    assert page.locator(".answer").count() == 0


def test_an_answer_that_is_too_long_is_counted_and_stays(page, lilo):
    """It is not sent, not cut, and the length is told (platform case 9)."""
    page.goto(address(lilo, "ohana"))
    page.locator("[name=said]").fill("1" * 60)
    page.locator(".answer .button-go").click()
    assert "60 of at most 40 characters" in page.locator(".limit").inner_text()
    assert page.locator("[name=said]").input_value() == "1" * 60
    assert not Response.objects.exists()


def test_what_cannot_be_read_comes_back_in_place(page, lilo):
    """The message is read first; the text is still there."""
    page.goto(address(lilo, "ohana"))
    page.locator("[name=said]").fill("two")
    page.keyboard.press("Enter")
    page.locator("#trouble").wait_for()
    assert page.locator("[name=said]").input_value() == "two"
    assert page.evaluate("document.activeElement.id") == "trouble"


def test_an_answer_survives_a_lost_session(page, lilo):
    """The session is deleted, the answer sent; after signing in it is in the form, and is taken
    (platform case 11)."""
    page.goto(address(lilo, "ohana"))
    page.locator("[name=said]").fill("0")
    Session.objects.all().delete()
    page.locator(".answer .button-go").click()
    page.get_by_label("Username").fill("lilo")
    page.get_by_label("Password").fill("aloha-means-hello")
    page.get_by_label("Password").press("Enter")
    page.wait_for_url(f"**{address(lilo, 'ohana')}")
    assert page.locator("[name=said]").input_value() == "0"
    page.locator(".answer .button-go").click()
    page.locator("#verdict").wait_for()
    assert page.locator("#verdict").inner_text() == "Right."


def test_everything_works_without_scripts(browser, live_server, client, attempt):
    """Answer, verdict, steps of the replay, next question."""
    context = browser.new_context(base_url=live_server.url, java_script_enabled=False)
    client.force_login(attempt.person)
    cookie = {"name": "sessionid", "value": client.cookies["sessionid"].value}
    context.add_cookies([{**cookie, "url": live_server.url}])
    page = context.new_page()
    page.goto(address(attempt, "ohana"))
    page.locator("[name=said]").fill("2")
    page.locator(".answer .button-go").click()
    assert page.locator("#verdict").inner_text() == "Not quite."
    page.get_by_role("link", name="As your answer would have it").click()
    assert "line=1" in page.url
    page.locator(".steps a").first.click()
    assert page.locator(".steps [aria-current=step]").count() == 1
    page.get_by_role("link", name="Next question").click()
    assert page.locator(".answer").count() == 1
    context.close()


def test_practice_needs_no_account(page, furnished, accessible):
    """Pick a topic, answer, read the verdict, ask for another one like it."""
    page.goto("/en/classes/03/practice/")
    accessible(page)
    page.get_by_role("button", name="Any topic").click()
    page.locator(".answer").wait_for()
    assert Attempt.objects.get().person is None
