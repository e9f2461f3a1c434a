"""The one wrapper around the sanitiser; nothing else in the house imports it.

Sanitising happens after Markdown, never on the stored source. What isn't allowed comes out as
visible text, so that a translator sees what was refused. Our own marks go in behind the
sanitiser, as elements in running text only, never inside an attribute.
"""

import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import bleach
from bleach.html5lib_shim import Filter

TAGS = frozenset(
    "p br hr strong em b ul ol li table thead tbody tr th td code pre blockquote "
    "h1 h2 h3 h4 a ruby rb rt rp sup sub details summary".split()
)
ATTRIBUTES = {"a": ["href", "title"], "ol": ["start"]}
PROTOCOLS = frozenset({"http", "https"})

Tokens = Iterable[dict[str, Any]]
#: What turns a private-use character into the elements of one mark, None if it is no mark.
Mark = Callable[[str], Tokens | None]
#: What turns running text into text and elements.
Words = Callable[[str], Tokens]

_local = threading.local()


def no_mark(character: str) -> Tokens | None:
    """No character stands for a mark."""
    return None


def plain_words(text: str) -> Tokens:
    """The text as it is."""
    return [{"type": "Characters", "data": text}]


class _Marks(Filter):  # type: ignore[misc]
    """Puts our marks in the place of their private-use characters."""

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for token in super().__iter__():
            if token["type"] == "Characters":
                yield from _expand(token["data"], _local.mark, _local.words)
            else:
                yield _without_marks(token)


def _expand(text: str, mark: Mark, words: Words) -> Iterator[dict[str, Any]]:
    plain = ""
    for character in text:
        elements = mark(character) if character >= "\U000f0000" else None
        if elements is None:
            plain += character
            continue
        if plain:
            yield from words(plain)
            plain = ""
        yield from elements
    if plain:
        yield from words(plain)


def _without_marks(token: dict[str, Any]) -> dict[str, Any]:
    """The token with outside links marked and no mark inside an attribute."""
    data = token.get("data")
    if token["type"] in ("StartTag", "EmptyTag") and data:
        for key, value in list(data.items()):
            if any(character >= "\U000f0000" for character in value):
                del data[key]
        if token["name"] == "a" and (None, "href") in data:
            data[(None, "rel")] = "noopener nofollow"
    return token


def safe_html(html: str, mark: Mark = no_mark, words: Words = plain_words) -> str:
    """The HTML with only what lessons may hold, and our marks expanded in its running text."""
    cleaner = getattr(_local, "cleaner", None)
    if cleaner is None:
        cleaner = _local.cleaner = bleach.Cleaner(
            tags=TAGS, attributes=ATTRIBUTES, protocols=PROTOCOLS, filters=[_Marks]
        )
    _local.mark, _local.words = mark, words
    return cleaner.clean(html)
