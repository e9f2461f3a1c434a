"""The game's symbols in running text, drawn as small pictures with a name in words."""

from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext, override
from django.utils.translation import gettext_noop as noop

#: Letter → (name for the ear and the tooltip, path of the drawing on a 16 × 16 grid).
SYMBOLS: dict[str, tuple[str, str]] = {
    "I": (noop("ink"), "M8 1l6.1 3.5v7L8 15l-6.1-3.5v-7z"),
    "E": (noop("exert"), "M12.6 8.4A4.9 4.9 0 1 1 8 3.1V.6l4 3.4-4 3.4V4.9a3.1 3.1 0 1 0 2.9 3.5z"),
    "S": (noop("strength"), "M8 .8l1.9 4.3 4.6-1-2.6 3.9 2.6 3.9-4.6-1L8 15.2l-1.9-4.3-4.6 1L4.1 8 "
          "1.5 4.1l4.6 1z"),
    "W": (noop("willpower"), "M8 1l6 2v5c0 3.4-2.6 5.9-6 7-3.4-1.1-6-3.6-6-7V3z"),
    "L": (noop("lore"), "M8 .8l3 7.2-3 7.2-3-7.2z"),
    "C": (noop("inkwell symbol"), "M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 2.2a4.8 4.8 0 1 0 0 "
          "9.6 4.8 4.8 0 0 0 0-9.6z"),
}  # fmt: skip


def name(letter: str, lang: str) -> str:
    """The symbol's name in the language."""
    with override(lang):
        return gettext(SYMBOLS[letter][0])


def markup(letter: str, lang: str) -> Iterator[dict[str, Any]]:
    """The symbol as sanitiser tokens: an inline drawing whose name a screen reader says."""
    word = name(letter, lang)
    yield start("span", {"class": f"sym sym-{letter}", "role": "img", "aria-label": word})
    yield start("svg", {"viewBox": "0 0 16 16", "aria-hidden": "true", "focusable": "false"})
    yield start("path", {"d": SYMBOLS[letter][1]})
    yield end("path")
    yield end("svg")
    yield end("span")


def start(tag: str, attributes: dict[str, str] | None = None) -> dict[str, Any]:
    """A start tag as the sanitiser's token stream has it."""
    data = {(None, key): value for key, value in (attributes or {}).items()}
    return {"type": "StartTag", "name": tag, "namespace": None, "data": data}


def end(tag: str) -> dict[str, Any]:
    """An end tag as the sanitiser's token stream has it."""
    return {"type": "EndTag", "name": tag, "namespace": None, "data": {}}


def characters(text: str) -> dict[str, Any]:
    """Text as the sanitiser's token stream has it."""
    return {"type": "Characters", "data": text}
