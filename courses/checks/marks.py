"""Marks: citations, symbols, placeholders, bold, brackets, and the kind of the block."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

from courses.checks.finding import Pair, pair_check, text_check
from courses.content_files.block_file import kind_of
from courses.text.render import render
from courses.text.source import has_stray_characters
from courses.text.tokens import (
    Kind,
    citations,
    faults,
    placeholders,
    symbols,
    tokenise,
    unbalanced_strong,
)


def differences(source: Iterable[str], target: Iterable[str], sign: str) -> Iterator[str]:
    """What the target lacks or has too much of, counted: `missing 〔22〕 (2 of 3)`."""
    have, want = Counter(target), Counter(source)
    for value, times in want.items():
        if have[value] < times:
            count = f" ({have[value]} of {times})" if times > 1 else ""
            yield f"missing {sign.format(value)}{count}"
    for value, times in have.items():
        if times > want[value]:
            count = f" ({times} for {want[value]})" if want[value] else ""
            yield f"extra {sign.format(value)}{count}"


@pair_check("citations")
def citations_are_kept(pair: Pair) -> Iterator[str]:
    """Every citation as often as in the source; losing one of three is a loss."""
    yield from differences(citations(pair.source), citations(pair.target), "〔{}〕")


@pair_check("citation order", blocks=False)
def citations_keep_their_order(pair: Pair) -> Iterator[str]:
    """Another order is worth a look: a sentence may turn round in translation."""
    source, target = citations(pair.source), citations(pair.target)
    if Counter(source) == Counter(target) and source != target:
        yield f"order {', '.join(target)}; the source has {', '.join(source)}"


@pair_check("symbols")
def symbols_are_kept(pair: Pair) -> Iterator[str]:
    """No symbol of the source is lost."""
    yield from _symbols(pair, "missing")


@pair_check("further symbols", blocks=False)
def symbols_may_stand_for_words(pair: Pair) -> Iterator[str]:
    """A symbol where the source has a word is worth a look, not a fault."""
    yield from _symbols(pair, "extra")


def _symbols(pair: Pair, which: str) -> Iterator[str]:
    found = differences(symbols(pair.source), symbols(pair.target), "{{{}}}")
    yield from (text for text in found if text.startswith(which))


@pair_check("placeholders")
def placeholders_are_kept(pair: Pair) -> Iterator[str]:
    """The same placeholders; how often one is named is up to the language."""
    yield from differences(set(placeholders(pair.source)), set(placeholders(pair.target)), "{{{}}}")


@pair_check("kind")
def kind_is_kept(pair: Pair) -> Iterator[str]:
    """A heading stays a heading, a key rule a key rule, a table a table."""
    source, target = kind_of(pair.source), kind_of(pair.target)
    if source != target:
        yield f"{target}; the source is a {source}"


@pair_check("table")
def table_keeps_its_shape(pair: Pair) -> Iterator[str]:
    """As many rows and columns as the source."""
    if kind_of(pair.source) != "table":
        return
    source, target = _rows(pair.source), _rows(pair.target)
    if len(source) != len(target):
        yield f"{len(target)} rows; the source has {len(source)}"
    for number, (want, have) in enumerate(zip(source, target, strict=False), start=1):
        if want != have:
            yield f"row {number} has {have} cells; the source has {want}"


def _rows(text: str) -> list[int]:
    """The number of cells of each row."""
    lines = [line for line in text.split("\n") if line.strip().startswith("|")]
    return [len(re.findall(r"(?<!\\)\|", line.strip().strip("|"))) + 1 for line in lines]


@text_check("brackets")
def marks_are_well_formed(text: str, lang: str) -> Iterator[str]:
    """Citations are written 〔6,5〕, brackets come in pairs, digits are half-width."""
    for token in faults(text):
        yield f"`{token.raw}`: {token.fault}"


@text_check("bold")
def bold_is_closed(text: str, lang: str) -> Iterator[str]:
    """Every ** has its partner, and none reaches the reader."""
    if unbalanced_strong(text):
        yield "a ** that is never closed"
        return
    shown = re.sub(r"<[^>]*>", "", render(text, lang))
    if "*" in shown and "\\*" not in text:
        yield "a literal * reaches the reader"


@text_check("italics")
def nothing_is_italic(text: str, lang: str) -> Iterator[str]:
    """Japanese has no italics; what is stressed is bold in both languages."""
    if "<em>" in render(text, lang):
        yield "italics; use ** or nothing"


@text_check("list")
def lists_stand_apart(text: str, lang: str) -> Iterator[str]:
    """A list right after a paragraph, without an empty line, is not a list."""
    lines = text.split("\n")
    for before, line in pairwise(lines):
        item = re.match(r"([-*+]|\d+\.)\s", line)
        if item and before.strip() and not re.match(r"\s*([-*+]|\d+\.)\s|\s+", before):
            yield f"no empty line before `{line[:20]}`"


@text_check("invisible characters")
def nothing_is_invisible(text: str, lang: str) -> Iterator[str]:
    """No zero-width, control or direction characters."""
    if has_stray_characters(text):
        yield "an invisible or control character"


@text_check("tabs", blocks=False)
def no_tabs(text: str, lang: str) -> Iterator[str]:
    """Cells that are set apart by tabs are one paragraph to the reader."""
    if any("\t" in token.raw for token in tokenise(text) if token.kind is Kind.TEXT):
        yield "a tab; tables are written with |"
