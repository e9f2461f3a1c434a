"""Placeholders in scenarios: `{hurt}`, `{hurt.willpower-2}`, in values and in keys."""

import re
from collections.abc import Iterator
from typing import Any

from engine.core.marked import Items, Mapping, Text
from quizzes.questions.values import NoField, NumberValue, Value, Values

_PLACEHOLDER = re.compile(r"\{([^{}\n]*)\}")
_TERM = r"(?:[a-z][a-z0-9_]*(?:\.[a-z]+)?|\d+)"
_EXPRESSION = re.compile(rf"\s*{_TERM}(?:\s*[-+*]\s*{_TERM})*\s*")


class BadPlaceholder(ValueError):
    """A placeholder that means nothing: unknown name, unknown field, or no expression."""


def evaluate(expression: str, values: Values) -> Value | str | int:
    """What stands between braces: a value, a field of one, or a number. Raises BadPlaceholder."""
    if not _EXPRESSION.fullmatch(expression):
        raise BadPlaceholder(expression)
    terms = re.findall(_TERM, expression)
    if len(terms) == 1:
        return _term(terms[0], values)
    signs = re.findall(r"[-+*]", expression)
    total = _number(terms[0], values)
    for sign, term in zip(signs, terms[1:], strict=True):
        n = _number(term, values)
        total = total + n if sign == "+" else total - n if sign == "-" else total * n
    return total


def _term(term: str, values: Values) -> Value | str | int:
    if term.isdigit():
        return int(term)
    name, _, field = term.partition(".")
    if name not in values:
        raise BadPlaceholder(name)
    try:
        return values[name].field(field) if field else values[name]
    except NoField as error:
        raise BadPlaceholder(term) from error


def _number(term: str, values: Values) -> int:
    found = _term(term, values)
    if isinstance(found, NumberValue):
        return found.number
    if not isinstance(found, int):
        raise BadPlaceholder(term)
    return found


def filled_text(text: str, values: Values) -> str:
    """The text with its placeholders replaced. Raises BadPlaceholder."""

    def put(found: re.Match[str]) -> str:
        value = evaluate(found[1], values)
        return str(value) if isinstance(value, str | int) else value.text

    return _PLACEHOLDER.sub(put, text)


def filled(value: Any, values: Values) -> Any:
    """The marked value with all its placeholders replaced, lines kept. Raises BadPlaceholder."""
    copy: Text | Items | Mapping
    if isinstance(value, str):
        copy = Text(filled_text(value, values))
    elif isinstance(value, list):
        copy = Items(filled(item, values) for item in value)
    elif isinstance(value, Mapping):
        copy = Mapping()
        copy.lines = {}
        for key, item in value.items():
            name = filled_text(key, values)
            copy[name] = filled(item, values)
            copy.lines[name] = value.lines.get(key, value.line)
    else:
        return value
    copy.line = getattr(value, "line", 0)
    return copy


def texts(value: Any) -> Iterator[Text]:
    """Every scalar in the marked value, keys too."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            name = Text(key)
            name.line = value.lines.get(key, value.line)
            yield name
            yield from texts(item)


def names_in(value: Any) -> set[str]:
    """The names that placeholders in the marked value use."""
    found: set[str] = set()
    for text in texts(value):
        for expression in _PLACEHOLDER.findall(text):
            found.update(re.findall(r"(?<![.a-z0-9_])[a-z][a-z0-9_]*", expression))
    return found


def reordered(scenario: Mapping, order: tuple[int, ...]) -> Mapping:
    """The scenario with the entries of `do` in another order."""
    copy = Mapping(scenario)
    copy.line, copy.lines = scenario.line, scenario.lines
    entries = scenario.get("do") or Items()
    copy["do"] = Items(entries[n - 1] for n in order)
    copy["do"].line = getattr(entries, "line", 0)
    return copy
