"""The renderer of lesson text and its sanitiser."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courses.text.clause_numbers import clause_numbers
from courses.text.render import Links, NoCards, plain, render, render_inline
from courses.text.tokens import tokenise

ACTIVE = re.compile(
    r"<(script|img|iframe|object|embed|form|base|link|style|meta|input|button|div|svg[/>])"
    r"|<[^>]*\s(on\w+|hx-|data-hx|style|id|name|srcset)[^>]*=|<[^>]*(javascript|data|vbscript):",
    re.IGNORECASE,
)

HOSTILE = [
    "<script>alert(1)</script>",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "![x](https://tracker.example/pixel.png)",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<div hx-get="/admin/" hx-trigger="load">x</div>',
    '<p data-hx-get="/admin/">x</p>',
    '<p hx-on:click="alert(1)">x</p>',
    '<b onclick="alert(1)">x</b>',
    '<p id="login-form">x</p>',
    '<base href="https://evil.example/">',
    '<form action="https://evil.example/"><input name=password></form>',
    '<a href="https://x.example/《&quot; onmouseover=alert(1) y》">x</a>',
    '[x](https://x.example/《" onmouseover=alert(1) y》)',
    "《<img src=x onerror=alert(1)>》",
    "「<script>alert(1)</script>」",
    "<style>body{display:none}</style>",
    "<ruby onclick=alert(1)>変身</ruby>",
]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("text", HOSTILE)
def test_nothing_active_reaches_the_page(text, lang):
    """No script, handler, htmx attribute, form, foreign id, picture or scripted link remains."""
    links = Links.of({"1": "#n-1"}, NoCards())
    assert not ACTIVE.search(render(text, lang, links))


@pytest.mark.parametrize("mark", ["\u202e", "\u2066", "\u200b", "\ufeff", "\U000f0000", "\x02"])
def test_reordering_and_invisible_characters_are_dropped(mark):
    """A right-to-left override can't make a ruling read backwards."""
    assert render(f"a{mark}b", "en") == "<p>ab</p>"


def test_an_html_block_does_not_swallow_the_text_after_it():
    """Markdown goes on after raw HTML, which shows as text."""
    assert "<strong>b</strong>" in render("<div>\n\n**b**\n\n</div>", "en")


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("**終わる。**次", "<p><strong>終わる。</strong>次</p>"),
        ("を**「無料で」**プレイ", "<p>を<strong>「無料で」</strong>プレイ</p>"),
        (
            "<ruby>変身<rp>(</rp><rt>へんしん</rt><rp>)</rp></ruby>",
            "<p><ruby>変身<rp>(</rp><rt>へんしん</rt><rp>)</rp></ruby></p>",
        ),
    ],
)
def test_japanese_markup_comes_out_as_meant(text, html):
    """Bold next to Japanese punctuation is bold; ruby survives."""
    assert render(text, "ja") == html


@pytest.mark.parametrize("text", ["## Cost {I}", "- pay 1{I}", "| a |\n|---|\n| 2 {I} |"])
def test_a_symbol_at_the_end_never_becomes_an_attribute(text):
    """The ink symbol is drawn, with its name, wherever it stands."""
    html = render(text, "en")
    assert html.count('role="img" aria-label="ink"') == 1
    assert "{I}" not in html


def test_citations_lead_where_the_links_say():
    """Each number of a group is a link of its own; an unknown number is plain."""
    html = render("a〔17,99〕", "en", Links.of({"17": "#n-17"}, NoCards()))
    assert html == (
        '<p>a\u2060<a class="cite" href="#n-17" aria-label="Rule reference 17" data-cite="17">'
        "17</a>"
        '<span class="cite">,</span><sup class="cite">99</sup></p>'
    )


class OneCard:
    """A book that knows Stitch."""

    def href(self, name: str, lang: str) -> str | None:
        return f"/{lang}/cards/stitch/" if name.startswith(("Stitch", "スティッチ")) else None


def test_cards_lead_to_their_pages_and_english_names_are_marked_as_english():
    """Japanese keeps 《》; a name without an official translation carries its language."""
    links = Links.of({}, OneCard())
    assert render("《Stitch – Carefree Surfer》", "en", links) == (
        '<p><a class="card-name" href="/en/cards/stitch/">Stitch – Carefree Surfer</a></p>'
    )
    assert render("《Pete – Games Referee》", "ja", links) == (
        '<p>《<span class="card-name" lang="en">Pete – Games Referee</span>》</p>'
    )


def test_quotes_are_the_readers_own():
    """English sets an ability's name between its own quotes."""
    assert render("「Ohana」", "en") == "<p>“Ohana”</p>"
    assert render("「オハナ」", "ja") == "<p>「オハナ」</p>"


def test_an_inline_text_has_no_paragraph_around_it():
    """Headings and labels come without block elements, whatever their level."""
    assert render_inline("## The **bag**", "en") == "The <strong>bag</strong>"


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("確かめた\n言い方。 次の文", "<p>確かめた言い方。次の文</p>"),
        ("版は 2.2.0 です", "<p>版は 2.2.0 です</p>"),
        ("一つ\n\n二つ", "<p>一つ</p>\n<p>二つ</p>"),
        ("**卓では。** カード", "<p><strong>卓では。</strong> カード</p>"),
    ],
)
def test_a_broken_line_leaves_no_space_in_japanese(text, html):
    """Where a file breaks a line between full-width characters, the page has nothing."""
    assert render(text, "ja") == html


@pytest.mark.parametrize(
    ("text", "html"),
    [
        (
            "名前は passing the bag です",
            '<p>名前は <span lang="en">passing the bag</span> です</p>',
        ),
        ("CR 7.7とTRとβ", "<p>CR 7.7とTRとβ</p>"),
        ("**When**、**Whenever**", None),
    ],
)
def test_english_in_japanese_says_so(text, html):
    """Each run of English carries its language; abbreviations do not."""
    shown = render(text, "ja")
    assert shown == html or (html is None and shown.count('<span lang="en">') == 2)
    assert "lang=" not in render(text, "en")


@given(st.text(st.sampled_from("ab〔1,〕《》「」{I}*_`[](:/<>\"'|\\ \n#>-"), max_size=60))
def test_whatever_is_typed_is_lossless_and_harmless(text):
    """The tokeniser loses nothing and the renderer lets nothing active through."""
    assert "".join(token.raw for token in tokenise(text)) == text
    for lang in ("en", "ja"):
        assert not ACTIVE.search(render(text, lang))


def test_plain_words_hold_no_marks():
    """Titles read as words."""
    assert plain("## Pay {I}: 「Ohana」〔3〕 **now**", "en") == "Pay ink: “Ohana” now"


def test_clauses_named_in_running_text_lead_to_their_pages():
    """With the reader's number; one that isn't held stays as written."""
    held = frozenset({("7.7.4.2", "7.7.4.1", "/c/7.7.4.2/")})

    assert render("先です（CR 7.7.4.2、7.7.5）。", "ja", Links(clauses=held)) == (
        '<p>先です（CR <a class="clause" href="/c/7.7.4.2/">7.7.4.1</a>、7.7.5）。</p>'
    )
    assert render("Version 7.7.4.2.", "en", Links(clauses=held)) == "<p>Version 7.7.4.2.</p>"


def test_clause_numbers_are_those_after_the_name_of_the_rules():
    """Lists in either language; other numbers are none."""
    assert clause_numbers("(CR 1.2, 3.4.5) and CR 6.7、8.9。Not 2.0.1.") == {
        "1.2", "3.4.5", "6.7", "8.9",
    }  # fmt: skip
