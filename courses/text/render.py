"""The one renderer of lesson text: page, preview and checks show the same.

Marks become private-use characters before Markdown sees the text (so `{I}` is never taken for an
attribute and 《》 never ends emphasis), Markdown makes HTML, the sanitiser cleans it, and behind
the sanitiser the marks become links and drawings.
"""

import re
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

import markdown
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext, override

from courses.text import symbols
from courses.text.clause_numbers import with_clauses
from courses.text.foreign import runs
from courses.text.safe_html import safe_html
from courses.text.source import clean, set_as
from courses.text.symbols import characters, end, start
from courses.text.tokens import Kind, Token, tokenise

_FIRST_MARK = 0xF0000
_MOST_MARKS = 0xFFFD
#: Keeps a citation on the line of what it belongs to.
_JOINER = "\u2060"
_local = threading.local()


class CardBook(Protocol):
    """Where card names lead to."""

    def href(self, name: str, lang: str) -> str | None:
        """The address of the card's page, or None when no card has that name."""


class NoCards:
    """A card book without cards: names stay plain."""

    def href(self, name: str, lang: str) -> str | None:
        return None


NO_CARDS = NoCards()


@dataclass(frozen=True)
class Links:
    """Where the marks of one text lead: citation number → address, card name → address, clause
    named in running text → its number in the reader's edition and its address.

    Links with different books differ: rendered texts are kept by their links.
    """

    cites: frozenset[tuple[str, str]] = frozenset()
    cards: CardBook = NO_CARDS
    clauses: frozenset[tuple[str, str, str]] = frozenset()

    def clause(self, key: str) -> tuple[str, str]:
        """The clause's number for the reader, and its address."""
        return {held: (number, href) for held, number, href in self.clauses}[key]

    def cite(self, number: str) -> str | None:
        return dict(self.cites).get(number)

    @classmethod
    def of(cls, cites: Mapping[str, str], cards: CardBook) -> "Links":
        return cls(frozenset(cites.items()), cards)


NOWHERE = Links()


@lru_cache(maxsize=8192)
def render(text: str, lang: str, links: Links = NOWHERE) -> SafeString:
    """The text as safe HTML with block elements (paragraphs, lists, tables)."""
    marks: list[Token] = []
    html = _markdown(_with_marks(set_as(clean(text), lang), marks, links))
    return mark_safe(  # noqa: S308
        safe_html(
            html,
            mark=lambda character: _mark(character, marks, lang, links),
            words=lambda words: _words(words, lang),
        )
    )


@lru_cache(maxsize=8192)
def render_inline(text: str, lang: str, links: Links = NOWHERE) -> SafeString:
    """The text as safe HTML without the one paragraph around it, for headings and labels."""
    html = render(text.strip().lstrip("#").strip(), lang, links).strip()
    inside = re.fullmatch(r"<p>(.*)</p>", html, re.DOTALL)
    return mark_safe(inside[1]) if inside and "<p>" not in inside[1] else html  # noqa: S308


@lru_cache(maxsize=8192)
def plain(text: str, lang: str) -> str:
    """The text in words only, for titles and labels: no marks of emphasis, no citations."""
    words = (_plain(token, lang) for token in tokenise(clean(text)))
    return re.sub(r"\s+", " ", re.sub(r"(?m)^\s*(#+|>)\s*", "", "".join(words))).strip()


def _plain(token: Token, lang: str) -> str:
    match token.kind:
        case Kind.CITE | Kind.STRONG:
            return ""
        case Kind.CARD:
            return token.raw if lang == "ja" else token.value
        case Kind.SYMBOL:
            return symbols.name(token.value, lang)
        case Kind.OPEN | Kind.CLOSE if lang != "ja":
            return "“" if token.kind is Kind.OPEN else "”"
        case _:
            return token.raw


def _with_marks(text: str, marks: list[Token], links: Links) -> str:
    """The text with each mark that the renderer draws replaced by a private-use character."""
    pieces: list[str] = []
    known = {key for key, _, _ in links.clauses}
    for token in (part for whole in tokenise(text) for part in with_clauses(whole, known)):
        if token.kind in _DRAWN and not token.raw.isspace() and len(marks) < _MOST_MARKS:
            pieces.append(chr(_FIRST_MARK + len(marks)))
            marks.append(token)
        else:
            pieces.append(token.raw)
    return "".join(pieces)


def _markdown(text: str) -> str:
    converter = getattr(_local, "converter", None)
    if converter is None:
        converter = _local.converter = markdown.Markdown(
            extensions=["tables", "fenced_code", "sane_lists"], output_format="html"
        )
        # A raw HTML block would swallow the Markdown after it; inline tags (ruby) remain.
        converter.preprocessors.deregister("html_block")
    return converter.reset().convert(text)


def _mark(
    character: str, marks: list[Token], lang: str, links: Links
) -> Iterator[dict[str, Any]] | None:
    place = ord(character) - _FIRST_MARK
    if not 0 <= place < len(marks):
        return None
    token = marks[place]
    return _DRAWN[token.kind](token, lang, links)


def _words(text: str, lang: str) -> Iterator[dict[str, Any]]:
    """Running text, with English in another language said to be English."""
    for words, is_english in runs(text, lang):
        if is_english:
            yield from _element("span", words, {"lang": "en"})
        else:
            yield characters(words)


def _cite(token: Token, lang: str, links: Links) -> Iterator[dict[str, Any]]:
    if not token.numbers:
        yield characters(token.raw)
        return
    yield characters(_JOINER)
    for place, number in enumerate(token.numbers):
        if place:
            yield from _element("span", ",", {"class": "cite"})
        href = links.cite(number)
        if href is None:
            yield from _element("sup", number, {"class": "cite"})
        else:
            label = _rule(number, lang)
            attributes = {"class": "cite", "href": href, "aria-label": label, "data-cite": number}
            yield from _element("a", number, attributes)


@lru_cache
def _rule(number: str, lang: str) -> str:
    """What a screen reader says for a citation."""
    with override(lang):
        return gettext("Rule reference %(number)s") % {"number": number}


def _card(token: Token, lang: str, links: Links) -> Iterator[dict[str, Any]]:
    if not token.value:
        yield characters(token.raw)
        return
    attributes = {"class": "card-name"}
    if lang == "ja":
        yield characters("《")
        if token.value.isascii() or not re.search(r"[\u3040-\u30ff\u3400-\u9fff]", token.value):
            attributes["lang"] = "en"
    href = links.cards.href(token.value, lang)
    tag = "a" if href else "span"
    yield from _element(tag, token.value, {**attributes, **({"href": href} if href else {})})
    if lang == "ja":
        yield characters("》")


def _clause(token: Token, lang: str, links: Links) -> Iterator[dict[str, Any]]:
    number, href = links.clause(token.value)
    yield from _element("a", number, {"class": "clause", "href": href})


def _element(tag: str, words: str, attributes: dict[str, str]) -> Iterator[dict[str, Any]]:
    yield start(tag, attributes)
    yield characters(words)
    yield end(tag)


def _symbol(token: Token, lang: str, links: Links) -> Iterator[dict[str, Any]]:
    return symbols.markup(token.value, lang)


def _quote(token: Token, lang: str, links: Links) -> Iterator[dict[str, Any]]:
    """Corner brackets stay in Japanese; English sets the ability's name between its own quotes."""
    opening = token.kind is Kind.OPEN
    yield characters(token.raw if lang == "ja" else "“" if opening else "”")


_DRAWN = {
    Kind.CITE: _cite,
    Kind.CARD: _card,
    Kind.CLAUSE: _clause,
    Kind.SYMBOL: _symbol,
    Kind.OPEN: _quote,
    Kind.CLOSE: _quote,
}
