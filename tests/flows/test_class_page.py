"""The page of a class in a real browser."""

import pytest

WIDTHS = (320, 1280)
PAGES = (
    "classes/03/",
    "classes/05/",
    "classes/08/",
    "classes/03/examples/ex1/",
    "classes/03/examples/ex1/?said=never",
    "clauses/8.12.3/",
    "cards/stitch-carefree-surfer/",
)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_class_and_what_it_leads_to_are_accessible(page, accessible, lang, scheme):
    """Axe finds nothing and nothing scrolls sideways, on a phone and on a desk."""
    page.emulate_media(color_scheme=scheme)
    for path in PAGES:
        page.goto(f"/{lang}/{path}")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate("document.documentElement.scrollWidth") == width
        accessible(page)


def test_a_rule_opens_below_its_passage_and_closes(page):
    """The number opens the clause in place; again, or Escape, closes it."""
    page.goto("/en/classes/03/")
    link = page.locator("#b-s1-p1 a.cite").first
    link.click()
    note = page.locator("#b-s1-p1 > .cite-open")
    for words in ("CR 1.7.2", "Comprehensive Rules 2.2.0", "Japanese edition 1.7.2"):
        assert words in note.inner_text()
    link.click()
    assert note.count() == 0
    link.click()
    page.keyboard.press("Escape")
    assert note.count() == 0


def test_without_scripts_a_rule_leads_to_the_list(browser, live_server):
    """The same number is a link to the same words."""
    context = browser.new_context(base_url=live_server.url, java_script_enabled=False)
    page = context.new_page()
    page.goto("/en/classes/03/")
    page.locator("#b-s1-p1 a.cite").first.click()
    assert page.url.endswith("#n-1")
    context.close()


@pytest.mark.parametrize("scripts", [True, False])
def test_each_passage_has_its_own_switch(browser, live_server, scripts):
    """The link beside a paragraph leads to it in the other language, and there it stands."""
    context = browser.new_context(base_url=live_server.url, java_script_enabled=scripts)
    page = context.new_page()
    page.goto("/ja/classes/03/")
    page.locator("#b-s4-p3").hover()
    page.locator("#b-s4-p3 > .swap").click()
    page.wait_for_url("**/en/classes/03/#b-s4-p3")
    assert 0 <= page.locator("#b-s4-p3").bounding_box()["y"] < 200
    context.close()


@pytest.mark.parametrize("scripts", [True, False])
def test_an_example_is_decided_and_played_by_keyboard(browser, live_server, scripts):
    """Choose with the keyboard, send, and see the board and the verdict."""
    context = browser.new_context(base_url=live_server.url, java_script_enabled=scripts)
    page = context.new_page()
    page.goto("/en/classes/03/")
    page.locator("#b-ex1-h").evaluate("heading => heading.scrollIntoView()")
    page.locator("form[action$='/ex1/'] input[value='order']").focus()
    page.keyboard.press("Space")
    page.locator("form[action$='/ex1/'] button").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/examples/ex1/?said=order#decided")
    assert page.get_by_text("That is what the rules give.").is_visible()
    assert page.locator("#replay .board").is_visible()
    context.close()
