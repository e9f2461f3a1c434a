"""The house in a real browser: every page of it, at a phone's width and in both languages."""

import pytest

PAGES = ["", "accounts/login/", "accounts/signup/", "no-such-page/"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_pages_are_accessible_and_fit_a_phone(page, accessible, lang, scheme):
    """No page scrolls sideways at 320 pixels, and axe finds nothing on any."""
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": 320, "height": 640})
    for path in PAGES:
        page.goto(f"/{lang}/{path}")
        assert page.locator("html").get_attribute("lang") == lang
        assert page.evaluate("document.documentElement.scrollWidth") == 320
        accessible(page)


def test_the_root_opens_in_the_language_the_browser_asks_for(browser, live_server):
    """A Japanese browser lands on the Japanese home page."""
    context = browser.new_context(base_url=live_server.url, locale="ja")
    page = context.new_page()
    page.goto("/")
    assert page.url == f"{live_server.url}/ja/"
    context.close()


def test_the_language_switch_keeps_the_page(page):
    """From the English sign-up page the switch leads to the Japanese one."""
    page.goto("/en/accounts/signup/?next=/en/")
    page.get_by_role("link", name="日本語").click()
    assert page.url.endswith("/ja/accounts/signup/?next=/en/")


def test_a_new_person_signs_up_by_keyboard_and_logs_out(page):
    """Signing up needs no mouse, signs the person in and knows their time zone."""
    page.goto("/en/")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    page.goto("/en/accounts/signup/")
    page.keyboard.type("lilo")
    for text in ("Lilo", "aloha-means-hello", "aloha-means-hello"):
        page.keyboard.press("Tab")
        page.keyboard.type(text)
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/")
    assert page.locator(".bar-person").inner_text() == "Lilo"
    page.get_by_role("button", name="Log out").click()
    page.get_by_role("link", name="Log in").wait_for()


def test_a_page_from_before_logging_in_elsewhere_can_still_be_sent(context):
    """The token that changed at login is renewed in the older tab."""
    old, new = context.new_page(), context.new_page()
    old.goto("/en/accounts/signup/")
    new.goto("/en/accounts/signup/")
    _sign_up(new, "first")
    new.get_by_role("button", name="Log out").click()
    new.get_by_role("link", name="Log in").wait_for()
    _sign_up(old, "second")
    assert old.locator(".bar-person").inner_text() == "second"


def _sign_up(page, username):
    page.get_by_label("Username").fill(username)
    page.get_by_label("Password", exact=True).fill("aloha-means-hello")
    page.get_by_label("Password confirmation").fill("aloha-means-hello")
    page.get_by_role("button", name="Make an account").click()
    page.wait_for_url("**/en/")
