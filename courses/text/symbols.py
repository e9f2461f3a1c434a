"""The game's symbols in running text, drawn as small pictures with a name in words."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from django.utils.translation import gettext, gettext_noop, override

#: Letter in braces → id of its drawing in the house's symbols, and its name.
SYMBOLS = {
    "I": ("ink", gettext_noop("ink")),
    "E": ("exert", gettext_noop("exert")),
    "S": ("strength", gettext_noop("strength")),
    "W": ("willpower", gettext_noop("willpower")),
    "L": ("lore", gettext_noop("lore")),
}
_SVG = "{http://www.w3.org/2000/svg}"
_SHEET = Path(__file__).parent.parent / "static" / "courses" / "symbols.svg"


@cache
def drawing(symbol: str) -> tuple[tuple[str, dict[str, str]], ...]:
    """The shapes of one of the house's symbols on a 16 × 16 grid: tag and attributes of each."""
    sheet = ElementTree.parse(_SHEET).getroot()
    found = sheet.find(f"{_SVG}symbol[@id='{symbol}']")
    shapes = [] if found is None else list(found)
    return tuple((shape.tag.removeprefix(_SVG), dict(shape.attrib)) for shape in shapes)


def name(letter: str, lang: str) -> str:
    """The symbol's name in the language."""
    with override(lang):
        return gettext(SYMBOLS[letter][1])


def markup(letter: str, lang: str) -> Iterator[dict[str, Any]]:
    """The symbol as sanitiser tokens: an inline drawing whose name a screen reader says."""
    word = name(letter, lang)
    attributes = {"class": f"symbol symbol-{SYMBOLS[letter][0]}", "viewBox": "0 0 16 16"}
    yield start("svg", {**attributes, "role": "img", "aria-label": word})
    for tag, attributes in drawing(SYMBOLS[letter][0]):
        yield start(tag, attributes)
        yield end(tag)
    yield end("svg")


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
