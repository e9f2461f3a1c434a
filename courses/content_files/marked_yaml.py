"""YAML for authors: every scalar a string, every value with its line, all faults reported.

A clause 8.10 must not become 8.1, nor `on` true; so nothing is guessed from a plain scalar, save
that an empty one, `~` and `null` are None.
"""

from dataclasses import dataclass, field
from typing import Any

import yaml

from courses.content_files.problems import Problem
from engine.core.marked import NoYaml, composed

Path = tuple[str | int, ...]


@dataclass
class Marked:
    """A file's data as dicts, lists, strings and None, with the line of each value by path."""

    path: str
    data: Any = None
    lines: dict[Path, int] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def line(self, *path: str | int) -> int:
        """The line of the value at the path, or of the nearest value around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def problem(self, text: str, *path: str | int) -> None:
        """Notes a fault at the value of the path."""
        self.problems.append(Problem(self.path, self.line(*path), text))


def read(text: str, path: str) -> Marked:
    """The file's data; what is wrong with its syntax is in `problems`."""
    marked = Marked(path)
    try:
        node = composed(text)
    except NoYaml as error:
        marked.problems.append(Problem(path, error.line, f"not YAML: {error.says}"))
        return marked
    if node is not None:
        marked.data = _value(node, (), marked)
    return marked


def _value(node: yaml.Node, at: Path, marked: Marked) -> Any:
    marked.lines[at] = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        return _mapping(node, at, marked)
    if isinstance(node, yaml.SequenceNode):
        return [_value(item, (*at, place), marked) for place, item in enumerate(node.value)]
    empty = not node.style and node.value in ("", "~", "null")
    return None if empty else node.value


def _mapping(node: yaml.MappingNode, at: Path, marked: Marked) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for key_node, value_node in node.value:
        line = key_node.start_mark.line + 1
        if not isinstance(key_node, yaml.ScalarNode):
            marked.problems.append(Problem(marked.path, line, "a key has to be a word"))
            continue
        key = str(key_node.value)
        if key in data:
            marked.problems.append(Problem(marked.path, line, f"`{key}` stands here twice"))
            continue
        data[key] = _value(value_node, (*at, key), marked)
        marked.lines[(*at, key)] = line
    return data


class _Dumper(yaml.SafeDumper):
    """Writes what `read` reads: strings quoted where YAML would take them for something else."""

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        super().increase_indent(flow, False)


def _string(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    style = "|" if "\n" in text else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)


_Dumper.add_representer(str, _string)


def dump(data: Any) -> str:
    """The data as a YAML file, keys in the order given."""
    return yaml.dump(data, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=100)
