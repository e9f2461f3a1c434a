"""A table from a class of the vocabulary to the function that puts it into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Said = TypeVar("Said")
Function = TypeVar("Function", bound=Callable[..., Any])


class NoWords(TypeError):
    """A value of a class that this table has no words for."""


class Renderers(Generic[Said]):
    """Finds a renderer by the class of the value; one function for each class."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.table: dict[type, Callable[..., Said]] = {}

    def of(self, *classes: type) -> Callable[[Function], Function]:
        """Declare the decorated function the renderer of these classes."""

        def enter(function: Function) -> Function:
            for each in classes:
                self.table[each] = function
            return function

        return enter

    def __call__(self, value: object, *context: Any) -> Said:
        """The words for a value. Raises NoWords for a class without a renderer."""
        renderer = self.table.get(type(value))
        if renderer is None:
            raise NoWords(f"{self.name} has no words for {type(value).__name__}")
        return renderer(value, *context)
