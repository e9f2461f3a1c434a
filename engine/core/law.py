"""The rules in force, where questions about a position can reach them."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

R = TypeVar("R")


class Law(Generic[R]):
    """The rules a game is played by, and which of their switches have been read so far.

    The copies of a position share it; it is no part of the position's key or JSON.
    """

    __slots__ = ("read", "rules")

    def __init__(self, rules: R, read: set[str] | None = None) -> None:
        self.rules = rules
        self.read = set() if read is None else read

    def switch(self, name: str) -> Any:
        """The value of a switch; remembers that it was read."""
        self.read.add(name)
        return getattr(self.rules, name)
