"""YAML with line marks: every scalar is text, and every value knows its line."""

from __future__ import annotations

from typing import Any, NamedTuple

import yaml


class Text(str):
    """A scalar as it was written (a clause 8.10 stays "8.10", `on` stays "on")."""

    line: int = 0


class Items(list[Any]):
    """A list and the line where it starts."""

    line: int = 0


class Mapping(dict[str, Any]):
    """A mapping, the line where it starts, and the line of each key."""

    line: int = 0
    lines: dict[str, int]


class Problem(NamedTuple):
    """One fault of a file: where, a code, and facts for the sentence."""

    where: str
    line: int
    code: str
    params: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.params)
        return f"{self.where}:{self.line}: {self.code}" + (f" ({facts})" if facts else "")


class Problems(Exception):
    """All faults of a file at once."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


def problem(where: str, value: Any, code: str, /, **params: Any) -> Problem:
    """A problem at the line of a marked value."""
    return Problem(where, getattr(value, "line", 0), code, tuple(sorted(params.items())))


def read(text: str, where: str) -> Any:
    """The document as marked values. Raises Problems where it is no YAML."""
    try:
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        node = yaml.compose(text, Loader=loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark else 0
        says = getattr(error, "problem", None) or "unreadable"
        raise Problems([Problem(where, line, "bad_yaml", (("says", says),))]) from error
    problems: list[Problem] = []
    value = _value(node, where, problems)
    if problems:
        raise Problems(problems)
    return value


def marked(value: Any) -> Any:
    """Plain data as `read` would give it, at line 0: every scalar as the text a file has for it."""
    new: Text | Items | Mapping
    if value is None:
        return None
    if isinstance(value, dict):
        new = Mapping({str(key): marked(item) for key, item in value.items()})
        new.lines = dict.fromkeys(new, 0)
        return new
    if isinstance(value, list | tuple):
        return Items(marked(item) for item in value)
    return Text(str(value).lower() if isinstance(value, bool) else value)


def _value(node: Any, where: str, problems: list[Problem]) -> Any:
    if node is None:
        return None
    line = node.start_mark.line + 1
    value: Text | Items | Mapping
    if isinstance(node, yaml.ScalarNode):
        value = Text(node.value)
    elif isinstance(node, yaml.SequenceNode):
        value = Items(_value(child, where, problems) for child in node.value)
    else:
        value = _mapping(node, where, problems)
    value.line = line
    return value


def _mapping(node: Any, where: str, problems: list[Problem]) -> Mapping:
    value = Mapping()
    value.lines = {}
    for key_node, child in node.value:
        key = str(getattr(key_node, "value", ""))
        line = key_node.start_mark.line + 1
        if key in value:
            problems.append(Problem(where, line, "double_key", (("key", key),)))
        value.lines[key] = line
        value[key] = _value(child, where, problems)
    return value
