"""Collecting what is wrong with a file, so that all of it is told at once."""

from difflib import get_close_matches
from typing import Any

from engine.core.marked import Mapping, Problem, problem


class Faults:
    """The problems of one file."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.problems: list[Problem] = []

    def add(self, value: Any, code: str, **params: Any) -> None:
        """Note a fault at a marked value."""
        self.problems.append(problem(self.where, value, code, **params))

    def mapping(
        self, value: Any, needs: tuple[str, ...] = (), may: tuple[str, ...] = (), what: str = ""
    ) -> Mapping:
        """The value as a mapping with these keys; faults and an empty one where it is not."""
        if not isinstance(value, Mapping):
            self.add(value, "not_a_mapping", what=what)
            return empty(value)
        for key in needs:
            if value.get(key) in (None, ""):
                self.add(value, "missing_key", key=key)
        for key in value:
            if key not in needs and key not in may:
                nearest = get_close_matches(key, needs + may, 1)
                params = (("key", key), ("nearest", nearest))
                line = value.lines.get(key, value.line)
                self.problems.append(Problem(self.where, line, "unknown_key", params))
        return value

    def items(self, value: Any, what: str = "") -> list[Any]:
        """The value as a list; a fault and an empty one where it is not."""
        if value is None:
            return []
        if not isinstance(value, list):
            self.add(value, "not_a_list", what=what)
            return []
        return value

    def one_of(self, value: Any, known: tuple[str, ...], what: str) -> str:
        """The value when it is one of these words; a fault and the first where it is not."""
        if value not in known:
            nearest = get_close_matches(str(value), known, 1)
            self.add(value, "unknown_word", what=what, name=value, nearest=nearest)
            return known[0]
        return str(value)

    def number(self, value: Any, what: str, default: int) -> int:
        """The value as a whole number."""
        if value is None:
            return default
        if not str(value).lstrip("-").isdigit():
            self.add(value, "bad_number", what=what, value=value)
            return default
        return int(value)


def empty(value: Any = None) -> Mapping:
    """A mapping without keys, at the place of the value."""
    mapping = Mapping()
    mapping.lines = {}
    mapping.line = getattr(value, "line", 0)
    return mapping
