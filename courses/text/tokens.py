"""The one tokeniser for the marks of lesson text: 〔n〕 《card》 「ability」 {I} {placeholder} **.

The renderer, the checks, and later the diff, import and export all read text through it. It
loses nothing: joining the tokens' `raw` gives the text back.
"""

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What a token is."""

    TEXT = "text"
    CITE = "cite"
    CARD = "card"
    OPEN = "open"
    CLOSE = "close"
    SYMBOL = "symbol"
    PLACEHOLDER = "placeholder"
    STRONG = "strong"
    CLAUSE = "clause"


class Fault(StrEnum):
    """Why a mark is not written as it should be; the token still says what it means."""

    WIDTH = "full-width digits or letters"
    GROUPING = "a comma, space, bracket or range that is not `〔6,5〕`"
    UNREADABLE = "not a citation"
    UNCLOSED = "opened and never closed"
    UNOPENED = "closed and never opened"
    EMPTY = "empty"


@dataclass(frozen=True)
class Token:
    """A piece of text: its kind, as written, where it starts, what it says, what is wrong."""

    kind: Kind
    raw: str
    start: int
    value: str = ""
    numbers: tuple[str, ...] = ()
    fault: Fault | None = None


_MARK = re.compile(
    r"(?P<escape>\\[\\*`{}〔〕《》「」])"
    r"|(?P<cite>[〔［]\s*[0-9\uff10-\uff19][0-9\uff10-\uff19,\uff0c、\s\-–\uff0d]*[〕］])"
    r"|〔(?P<badcite>[^〔〕\n]*)〕"
    r"|《(?P<card>[^《》\n]*)》"
    r"|(?P<symbol>\{[IESWL\uff29\uff25\uff33\uff37\uff2c]\})"
    r"|\{(?P<placeholder>[a-z][a-z0-9_]*)\}"
    r"|(?P<strong>\*\*)"
    r"|(?P<open>「)|(?P<close>」)"
    r"|(?P<stray>[〔《])|(?P<unopened>[〕》])"
)
_WELL_FORMED = re.compile(r"〔[0-9]+(?:,[0-9]+)*〕")


def tokenise(text: str) -> tuple[Token, ...]:
    """The text as tokens, in order; `"".join(t.raw for t in …)` is the text."""
    found: list[Token] = []
    at = 0
    for match in _MARK.finditer(text):
        if match.lastgroup == "escape":
            continue
        if match.start() > at:
            found.append(Token(Kind.TEXT, text[at : match.start()], at))
        found.append(_token(match))
        at = match.end()
    if at < len(text):
        found.append(Token(Kind.TEXT, text[at:], at))
    return _pair_quotes(found)


def _token(match: re.Match[str]) -> Token:
    raw, start = match.group(), match.start()
    match match.lastgroup:
        case "cite":
            return _citation(raw, start)
        case "badcite":
            return Token(Kind.CITE, raw, start, fault=Fault.UNREADABLE)
        case "card":
            name = match["card"].strip()
            return Token(Kind.CARD, raw, start, name, fault=None if name else Fault.EMPTY)
        case "symbol":
            letter = unicodedata.normalize("NFKC", raw[1])
            return Token(
                Kind.SYMBOL, raw, start, letter, fault=None if letter == raw[1] else Fault.WIDTH
            )
        case "placeholder":
            return Token(Kind.PLACEHOLDER, raw, start, match["placeholder"])
        case "strong":
            return Token(Kind.STRONG, raw, start)
        case "open":
            return Token(Kind.OPEN, raw, start)
        case "close":
            return Token(Kind.CLOSE, raw, start)
        case "stray":
            return Token(Kind.TEXT, raw, start, fault=Fault.UNCLOSED)
        case _:
            return Token(Kind.TEXT, raw, start, fault=Fault.UNOPENED)


def _citation(raw: str, start: int) -> Token:
    inner = unicodedata.normalize("NFKC", raw[1:-1]).replace("、", ",").replace("–", "-")
    parts = [part for part in re.split(r"[,\s]+", re.sub(r"\s*-\s*", "-", inner)) if part]
    numbers: list[str] = []
    for part in parts:
        first, dash, last = part.partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            return Token(Kind.CITE, raw, start, fault=Fault.UNREADABLE)
        if dash and 0 < int(last) - int(first) < 100:
            numbers.extend(str(n) for n in range(int(first), int(last) + 1))
        else:
            numbers.extend(str(int(n)) for n in (first, last) if n)
    return Token(Kind.CITE, raw, start, numbers=tuple(numbers), fault=_citation_fault(raw))


def _citation_fault(raw: str) -> Fault | None:
    if _WELL_FORMED.fullmatch(raw):
        return None
    halved = unicodedata.normalize("NFKC", raw)
    return Fault.WIDTH if _WELL_FORMED.fullmatch(halved) else Fault.GROUPING


def _pair_quotes(tokens: list[Token]) -> tuple[Token, ...]:
    """The tokens, with quotes that lack their other half marked as faulty."""
    waiting: list[int] = []
    result = list(tokens)
    for place, token in enumerate(tokens):
        if token.kind is Kind.OPEN:
            waiting.append(place)
        elif token.kind is Kind.CLOSE:
            if waiting:
                waiting.pop()
            else:
                result[place] = Token(Kind.CLOSE, token.raw, token.start, fault=Fault.UNOPENED)
    for place in waiting:
        token = tokens[place]
        result[place] = Token(Kind.OPEN, token.raw, token.start, fault=Fault.UNCLOSED)
    return tuple(result)


def citations(text: str) -> tuple[str, ...]:
    """The numbers cited, in order, repeated ones repeated."""
    return tuple(n for token in tokenise(text) for n in token.numbers)


def cards(text: str) -> tuple[str, ...]:
    """The card names in 《》, in order."""
    return tuple(t.value for t in tokenise(text) if t.kind is Kind.CARD and t.value)


def symbols(text: str) -> tuple[str, ...]:
    """The letters of the game's symbols, in order."""
    return tuple(t.value for t in tokenise(text) if t.kind is Kind.SYMBOL)


def placeholders(text: str) -> tuple[str, ...]:
    """The names of the placeholders, in order."""
    return tuple(t.value for t in tokenise(text) if t.kind is Kind.PLACEHOLDER)


def faults(text: str) -> tuple[Token, ...]:
    """The tokens that are not written as they should be."""
    return tuple(token for token in tokenise(text) if token.fault)


def abilities(text: str) -> tuple[tuple[str | None, str], ...]:
    """What stands in innermost 「」 directly, each with the card named in 《》 just before it.

    「」 also quotes ordinary speech in Japanese, so only a pair that follows a card is surely an
    ability; the others come with None.
    """
    found: list[tuple[str | None, str]] = []
    tokens = tokenise(text)
    for place, token in enumerate(tokens[:-2]):
        inner, close = tokens[place + 1], tokens[place + 2]
        if (token.kind, inner.kind, close.kind) == (Kind.OPEN, Kind.TEXT, Kind.CLOSE):
            found.append((_card_before(tokens, place), inner.raw))
    return tuple(found)


def _card_before(tokens: tuple[Token, ...], place: int) -> str | None:
    before = tokens[place - 1] if place else None
    return before.value if before and before.kind is Kind.CARD else None


def fill(text: str, values: dict[str, str]) -> str:
    """The text with its placeholders replaced by the values; unknown names stay as written."""
    return "".join(
        values.get(t.value, t.raw) if t.kind is Kind.PLACEHOLDER else t.raw for t in tokenise(text)
    )


def unbalanced_strong(text: str) -> bool:
    """Whether a ** is never closed, or closes nothing (within one paragraph of the text)."""
    paragraphs = re.split(r"\n\s*\n", text)
    return any(
        sum(t.kind is Kind.STRONG for t in tokenise(paragraph)) % 2 for paragraph in paragraphs
    )
