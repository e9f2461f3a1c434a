"""The engine's own words in other languages: locale/<lang>/LC_MESSAGES/engine.po, or its .mo.

A .mo that is missing or older than its .po is passed over: the .po is then read itself, so that
words are right even where nobody has compiled.
"""

from __future__ import annotations

import gettext
from functools import cache
from pathlib import Path

import polib

LOCALE = Path(__file__).resolve().parents[3] / "locale"


def gettext_noop(text: str) -> str:
    """Mark a string of a table for translation."""
    return text


@cache
def catalogue(lang: str, folder: Path = LOCALE) -> gettext.NullTranslations:
    """The words of a language; English ones where it has no catalogue."""
    po = folder / lang / "LC_MESSAGES" / "engine.po"
    mo = po.with_suffix(".mo")
    if mo.exists() and (not po.exists() or mo.stat().st_mtime_ns >= po.stat().st_mtime_ns):
        with mo.open("rb") as file:
            return gettext.GNUTranslations(file)
    return FromPo(po) if po.exists() else gettext.NullTranslations()


class FromPo(gettext.NullTranslations):
    """Translations read straight from a .po."""

    def __init__(self, po: Path) -> None:
        super().__init__()
        entries = polib.pofile(str(po), encoding="utf-8")
        self.words = {entry.msgid: entry.msgstr for entry in entries if entry.msgstr}

    def gettext(self, message: str) -> str:
        """The translation, or the message itself."""
        return self.words.get(message, message)


def translate(text: str, lang: str) -> str:
    """A template in the reader's language."""
    return text if lang == "en" else catalogue(lang).gettext(text)
