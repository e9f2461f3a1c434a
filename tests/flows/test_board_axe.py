"""The board and the replay in a real browser: reachable, readable, and at home on any screen."""

import pytest

pytestmark = pytest.mark.urls("tests.board_pages")

PAGES = ["crowded/", "replay/?step=9", "refused/"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_boards_are_accessible_and_fit_every_screen(page, accessible, lang, scheme):
    """axe finds nothing, and nothing scrolls sideways at 320, 768 or 1280 pixels."""
    page.emulate_media(color_scheme=scheme)
    for path in PAGES:
        page.goto(f"/{lang}/{path}")
        for width in (1280, 768, 320):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate("document.documentElement.scrollWidth") == width
        accessible(page)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_nothing_on_a_tile_is_cut_off(page, lang):
    """Long names make the tile taller; no word leaves its card."""
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(f"/{lang}/crowded/")
        cut = page.eval_on_selector_all(
            ".tile-card", "cards => cards.filter(c => c.scrollWidth > c.clientWidth + 1).length"
        )
        assert cut == 0


def test_arrow_keys_go_through_the_replay_and_say_the_step(page):
    """Back from 13 passes over the folded steps; the step is said, marked and addressed."""
    page.goto("/en/replay/?step=13")
    page.get_by_role("button", name="One step back").focus()
    page.keyboard.press("ArrowLeft")
    said = page.locator("[data-said]")
    assert said.inner_text().startswith("Step 10 of 14. Game state check: Mickey Mouse")
    assert page.url.endswith("/en/replay/?step=10")
    assert page.locator("[aria-current=step]").get_attribute("href") == "?step=10#replay"
    page.keyboard.press("ArrowLeft")
    assert page.locator("[data-board] .tile-touched").inner_text().startswith("Mickey Mouse")
    other = page.get_by_role("link", name="日本語")
    assert other.get_attribute("href").endswith("/ja/replay/?step=9")
    page.keyboard.press("Home")
    assert page.locator("[data-position]").inner_text() == "Before step 1 of 14"
    assert page.locator("[data-board] .tile-touched").count() == 0


def test_buttons_go_back_and_forth_and_keep_the_focus_at_the_end(page):
    """At the last step the forward button is off but still there."""
    page.goto("/en/replay/")
    forward = page.get_by_role("button", name="One step forward")
    assert forward.get_attribute("aria-disabled") == "true"
    page.get_by_role("button", name="One step back").click()
    assert page.locator("[data-position]").inner_text() == "Step 13 of 14"
    forward.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert page.locator("[data-position]").inner_text() == "Step 14 of 14"
    assert forward.evaluate("key => key === document.activeElement")


def test_a_click_in_the_list_shows_that_board(page):
    """The list switches in place: the page is not loaded again."""
    page.goto("/en/replay/")
    page.evaluate("window.stayed = true")
    page.get_by_role("link", name="You play Stitch").click()
    assert page.locator("[data-position]").inner_text() == "Step 1 of 14"
    assert page.evaluate("window.stayed")
    page.locator("[data-now-links]").get_by_role("link", name="4.3.4").wait_for()


def test_opening_a_fold_lets_the_keys_go_through_it(page):
    """Once the quiet steps are unfolded they count."""
    page.goto("/en/replay/?step=10")
    page.get_by_text("2 quiet steps").click()
    page.keyboard.press("ArrowRight")
    assert page.locator("[data-position]").inner_text() == "Step 11 of 14"


def test_without_scripts_each_step_is_a_page(browser, live_server):
    """Links lead to the board at a step, forward and back."""
    context = browser.new_context(base_url=live_server.url, java_script_enabled=False)
    page = context.new_page()
    page.goto("/en/replay/?step=9")
    page.get_by_role("link", name="One step forward").click()
    assert page.url.endswith("?step=10#replay")
    assert page.locator("[data-board] .tile-gone").inner_text().startswith("Mickey Mouse")
    page.get_by_role("link", name="Ohana enters the bag.").click()
    assert page.locator("[data-position]").inner_text() == "Step 2 of 14"
    context.close()


def test_every_control_can_be_reached_and_is_big_enough(page):
    """Tab meets each link, button and summary; none is smaller than 24 by 24 pixels."""
    page.set_viewport_size({"width": 320, "height": 800})
    page.goto("/ja/crowded/")
    small = page.eval_on_selector_all(
        ".board a, .board summary",
        """all => all.map(a => [a.textContent, a.closest('.tile-name') ? a.closest('.tile') : a])
            .map(([text, a]) => [text.trim(), a.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.width < 24 || box.height < 24))
            .map(([text]) => text)""",
    )
    assert small == []
    reached = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.textContent.trim().slice(0, 6)"))
    assert {"スティッチ お"[:6], "手札 2", "捨て札 2"} <= reached
