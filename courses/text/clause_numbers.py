"""Clause numbers in running text: "CR 7.7.4.2, 7.7.5", which need no mark of their own."""

import re
from collections.abc import Container, Iterator

from courses.text.tokens import Kind, Token

_NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)+")
_CITED = re.compile(rf"(?<![0-9A-Za-z])CR ({_NUMBER.pattern}(?:(?:, |、){_NUMBER.pattern})*)")


def clause_numbers(text: str) -> frozenset[str]:
    """The numbers of the clauses that the text names."""
    return frozenset(n for found in _CITED.finditer(text) for n in _NUMBER.findall(found[1]))


def with_clauses(token: Token, known: Container[str]) -> Iterator[Token]:
    """A piece of text with each known clause number as a token of its own."""
    at = 0
    for found in _CITED.finditer(token.raw) if token.kind is Kind.TEXT else ():
        for number in _NUMBER.finditer(token.raw, found.start(1), found.end(1)):
            if number[0] not in known:
                continue
            yield Token(Kind.TEXT, token.raw[at : number.start()], token.start + at)
            yield Token(Kind.CLAUSE, number[0], token.start + number.start(), number[0])
            at = number.end()
    yield token if not at else Token(Kind.TEXT, token.raw[at:], token.start + at)
