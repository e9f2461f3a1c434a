"""What holds for every page: language, policy, errors."""

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(("wanted", "landed"), [("ja,en;q=0.5", "/ja/"), ("de", "/en/")])
def test_the_root_leads_to_the_readers_language(client, wanted, landed):
    """`/` follows Accept-Language, and English is for everybody else."""
    response = client.get("/", headers={"accept-language": wanted})
    assert (response.status_code, response["Location"]) == (302, landed)
    assert "Accept-Language" in response["Vary"]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_page_says_its_language_and_links_to_the_other(client, lang):
    """The html element carries the language; the switch leads to the same path."""
    page = client.get(f"/{lang}/accounts/login/?next=/en/").content.decode()
    other = {"en": "ja", "ja": "en"}[lang]
    assert f'<html lang="{lang}">' in page
    assert f'href="/{other}/accounts/login/?next=/en/" lang="{other}"' in page


def test_no_page_may_run_or_load_what_is_not_ours(client):
    """The policy allows our own files and nothing inline."""
    policy = client.get("/en/")["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy + ";"
    assert "unsafe" not in policy


@pytest.mark.parametrize("path", ["", "classes/03/", "accounts/signup/", "clauses/7.7.4/"])
@pytest.mark.parametrize("method", ["PUT", "DELETE", "OPTIONS", "TRACE"])
def test_a_page_is_read_or_sent_and_nothing_else(client, path, method):
    """Other methods are refused, and change nothing."""
    assert client.generic(method, f"/en/{path}").status_code == 405


def test_a_strangers_page_asks_the_database_nothing(client, django_assert_num_queries):
    """Somebody without a session costs the base page no query."""
    with django_assert_num_queries(0):
        client.get("/en/accounts/login/")


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "There is no such page"), ("ja", "ページが見つかりません")]
)
def test_a_missing_page_says_so_in_the_readers_language(client, lang, title):
    """404 in our own look, with a way on."""
    response = client.get(f"/{lang}/no-such-page/")
    assert response.status_code == 404
    assert f"<h1>{title}</h1>" in response.content.decode()
    assert f'href="/{lang}/"' in response.content.decode()


@pytest.mark.parametrize(
    ("lang", "title"),
    [("en", "This form is out of date"), ("ja", "このフォームは古くなっています")],
)
def test_a_form_without_its_token_is_refused_in_words(lang, title):
    """A failed CSRF check is a page that says what to do next."""
    response = Client(enforce_csrf_checks=True).post(f"/{lang}/accounts/signup/", {})
    assert response.status_code == 403
    assert title in response.content.decode()


def test_too_long_a_form_is_refused_in_words(client):
    """What exceeds the limit is a 400 page, not a crash."""
    response = client.post("/en/accounts/signup/", {"display_name": "あ" * 1_000_000})
    assert response.status_code == 400
    assert "This could not be read" in response.content.decode()


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Something broke"), ("ja", "サーバー側で問題が起きました")]
)
@pytest.mark.urls("tests.config.broken_urls")
def test_a_fault_of_ours_is_a_page_too(lang, title):
    """500 is drawn without the request, which may be what failed."""
    response = Client(raise_request_exception=False).get(f"/{lang}/broken/")
    assert response.status_code == 500
    assert title in response.content.decode()


@pytest.mark.urls("tests.config.broken_urls")
def test_a_forbidden_page_says_whom_to_ask(client):
    """403 names the way on."""
    response = client.get("/en/closed/")
    assert response.status_code == 403
    assert "ask an admin" in response.content.decode()
