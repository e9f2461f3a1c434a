"""Answers as people type them: width, kinds of minus, spaces."""

import re
import unicodedata

MINUS = "−‐‑‒–—―⁻₋﹣－ー–"
_LEADING_MINUS = re.compile(rf"^[{re.escape(MINUS)}](?=\s*\d)")
LONGEST = 40
"""Characters that an answer may have; more is asked again, never cut."""


def normalised(text: str) -> str:
    """The text in its plain form: NFKC, no space around it, any minus before a digit as "-"."""
    plain = unicodedata.normalize("NFKC", text).strip()
    return _LEADING_MINUS.sub("-", plain)


def whole_number(text: str) -> int | None:
    """The number that was typed, in any width and with any minus; None where it is none."""
    plain = re.sub(r"(?<=\d)[,\s](?=\d{3}\b)", "", normalised(text))
    found = re.fullmatch(r"([-+]?)\s*([0-9]{1,9})", plain)
    return int(found[1] + found[2]) if found else None
