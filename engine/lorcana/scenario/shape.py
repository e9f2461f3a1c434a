"""Values of a file in the shape they should have; what has another shape is a problem."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Any

from engine.core.marked import Items, Mapping, Problem, marked, problem


class Shape:
    """Reads marked values, and collects every fault with its line."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.problems: list[Problem] = []

    def fault(self, value: Any, code: str, /, **params: Any) -> None:
        """A fault at the line of a value."""
        self.problems.append(problem(self.where, value, code, **params))

    def fault_at(self, line: int, code: str, /, **params: Any) -> None:
        """A fault at a line."""
        self.problems.append(Problem(self.where, line, code, tuple(sorted(params.items()))))

    def mapping(self, value: Any, allowed: Iterable[str]) -> Mapping:
        """A mapping with keys of these only; empty where there is none."""
        if isinstance(value, Mapping):
            self._keys(value, tuple(allowed))
            return value
        if value:
            self.fault(value, "not_a_mapping")
        empty: Mapping = marked({})
        empty.line = getattr(value, "line", 0)
        return empty

    def _keys(self, value: Mapping, allowed: tuple[str, ...]) -> None:
        for key in value:
            if key not in allowed:
                self.fault_at(value.lines[key], "unknown_key", key=key, nearest=near(key, allowed))

    def items(self, value: Any) -> Items:
        """A list; empty where there is none."""
        if isinstance(value, Items):
            return value
        if value:
            self.fault(value, "not_a_list")
        return Items()

    def mappings(self, value: Any) -> list[Mapping]:
        """The mappings of a list."""
        found = []
        for item in self.items(value):
            if isinstance(item, Mapping):
                found.append(item)
            else:
                self.fault(item, "not_a_mapping")
        return found

    def texts(self, value: Any) -> tuple[str, ...]:
        """The texts of a list."""
        return tuple(self.text(item) for item in self.items(value))

    def text(self, value: Any, default: str = "") -> str:
        """One text, not a list and not a mapping."""
        if isinstance(value, list | dict):
            self.fault(value, "not_text")
            return default
        return default if value is None else str(value)

    def number(self, value: Mapping, key: str, default: int) -> int:
        """A whole number from 0 to 999, more than any board holds."""
        text = value.get(key)
        if text is None:
            return default
        if not re.fullmatch(r"\d{1,3}", str(text)):
            self.fault(text, "bad_number", what=key)
            return default
        return int(str(text))

    def flag(self, value: Mapping, key: str, default: bool = False) -> bool:
        """true or false."""
        text = value.get(key)
        if text is None:
            return default
        if text not in ("true", "false"):
            self.fault(text, "bad_state", what=key, got=str(text))
        return bool(text == "true")


def near(name: str, known: Iterable[str]) -> list[str]:
    """The known name closest to the one written, if any is close."""
    return difflib.get_close_matches(name, list(known), 1)
