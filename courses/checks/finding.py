"""What checks are given and what they find."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """One fault: the check that found it, what is wrong, and whether it blocks approval."""

    check: str
    text: str
    blocks: bool = True


@dataclass(frozen=True)
class Pair:
    """A block in its source language (English) and in another."""

    source: str
    target: str
    lang: str


PairCheck = Callable[[Pair], Iterable[str]]
TextCheck = Callable[[str, str], Iterable[str]]

PAIR_CHECKS: dict[str, tuple[PairCheck, bool]] = {}
TEXT_CHECKS: dict[str, tuple[TextCheck, bool]] = {}


def pair_check(name: str, *, blocks: bool = True) -> Callable[[PairCheck], PairCheck]:
    """Declares a check that compares a translation with its source."""

    def declare(check: PairCheck) -> PairCheck:
        PAIR_CHECKS[name] = (check, blocks)
        return check

    return declare


def text_check(name: str, *, blocks: bool = True) -> Callable[[TextCheck], TextCheck]:
    """Declares a check of one text, given with its language."""

    def declare(check: TextCheck) -> TextCheck:
        TEXT_CHECKS[name] = (check, blocks)
        return check

    return declare


def findings_in_pair(pair: Pair) -> list[Finding]:
    """All that is wrong with the translation when held against its source."""
    return [
        Finding(name, text, blocks)
        for name, (check, blocks) in PAIR_CHECKS.items()
        for text in check(pair)
    ]


def findings_in_text(text: str, lang: str) -> list[Finding]:
    """All that is wrong with a text by itself."""
    return [
        Finding(name, found, blocks)
        for name, (check, blocks) in TEXT_CHECKS.items()
        for found in check(text, lang)
    ]
