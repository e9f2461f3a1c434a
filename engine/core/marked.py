"""YAML with line marks: every scalar is text, and every value knows its line."""

from __future__ import annotations

from typing import Any, NamedTuple

import yaml

DEEPEST = 60
"""How deep values may nest; a value that holds itself has no end."""
MOST = 500_000
"""Values of a file, each alias counted as what it stands for."""


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
        node = composed(text)
    except NoYaml as error:
        params = (("says", error.says),)
        raise Problems([Problem(where, error.line, "bad_yaml", params)]) from error
    problems: list[Problem] = []
    value = _value(node, where, problems)
    if problems:
        raise Problems(problems)
    return value


class NoYaml(Exception):
    """A text that is no YAML, or none that can be held. says: why, in the parser's English."""

    def __init__(self, line: int, says: str) -> None:
        super().__init__(says)
        self.line = line
        self.says = says


def composed(text: str) -> Any:
    """The document's nodes; None where there is none. Raises NoYaml."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        root = yaml.compose(text, Loader=loader)
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise NoYaml(line, f"the character U+{error.character:04X}") from error
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise NoYaml(mark.line + 1 if mark else 1, error.problem or "unreadable") from error
    except RecursionError as error:
        raise NoYaml(1, "exceeded maximum nesting depth") from error
    _hold(root)
    return root


def _hold(root: Any) -> None:
    """Aliases can make a short text endless. Raises NoYaml where one does."""
    waiting = [(root, 1)] if root is not None else []
    seen = 0
    while waiting:
        node, depth = waiting.pop()
        seen += 1
        if depth > DEEPEST:
            raise NoYaml(node.start_mark.line + 1, "exceeded maximum nesting depth")
        if seen > MOST:
            raise NoYaml(node.start_mark.line + 1, f"more than {MOST} values")
        if isinstance(node, yaml.MappingNode):
            waiting += [(part, depth + 1) for pair in node.value for part in pair]
        elif isinstance(node, yaml.SequenceNode):
            waiting += [(part, depth + 1) for part in node.value]


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
        line = key_node.start_mark.line + 1
        if not isinstance(key_node, yaml.ScalarNode):
            problems.append(Problem(where, line, "not_text"))
            continue
        key = str(key_node.value)
        if key in value:
            problems.append(Problem(where, line, "double_key", (("key", key),)))
        value.lines[key] = line
        value[key] = _value(child, where, problems)
    return value
