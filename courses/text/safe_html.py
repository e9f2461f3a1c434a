"""The one wrapper around the sanitiser; nothing else in the house imports it.

Sanitising happens after Markdown, never on the stored source. What isn't allowed comes out as
visible text, so that a translator sees what was refused. Our own marks go in behind the
sanitiser, as elements in running text only, never inside an attribute.
"""

import threading
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import bleach
from bleach.html5lib_shim import Filter

TAGS = frozenset(
    "p br hr strong em b ul ol li table thead tbody tr th td code pre blockquote "
    "h1 h2 h3 h4 a ruby rb rt rp sup sub details summary".split()
)
ATTRIBUTES = {"a": ["href", "title"], "ol": ["start"]}
PROTOCOLS = frozenset({"http", "https"})

#: What turns a private-use character into the elements of one mark.
Expand = Callable[[str], Iterable[dict[str, Any]] | None]

_local = threading.local()


class _Marks(Filter):  # type: ignore[misc]
    """Puts our marks in the place of their private-use characters."""

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for token in super().__iter__():
            if token["type"] == "Characters":
                yield from _expand(token["data"], _local.expand)
            else:
                yield _without_marks(token)


def _expand(text: str, expand: Expand) -> Iterator[dict[str, Any]]:
    plain = ""
    for character in text:
        marks = expand(character) if character >= "\U000f0000" else None
        if marks is None:
            plain += character
            continue
        if plain:
            yield {"type": "Characters", "data": plain}
            plain = ""
        yield from marks
    if plain:
        yield {"type": "Characters", "data": plain}


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


def safe_html(html: str, expand: Expand = lambda character: None) -> str:
    """The HTML with only what lessons may hold, and our marks expanded in its running text."""
    cleaner = getattr(_local, "cleaner", None)
    if cleaner is None:
        cleaner = _local.cleaner = bleach.Cleaner(
            tags=TAGS, attributes=ATTRIBUTES, protocols=PROTOCOLS, filters=[partial(_Marks)]
        )
    _local.expand = expand
    return cleaner.clean(html)
