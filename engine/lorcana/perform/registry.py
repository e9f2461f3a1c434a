"""The table from vocabulary class to the function that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from engine.lorcana import vocabulary as v
from engine.lorcana.frame import Frame
from engine.lorcana.table import LorcanaGame

Performer = Callable[[LorcanaGame, Any, Frame], bool]
PERFORMERS: dict[type, Performer] = {}
F = TypeVar("F", bound=Performer)


def performs(cls: type) -> Callable[[F], F]:
    """Register the function that carries out this class. It gives whether anything was done."""

    def register(function: F) -> F:
        PERFORMERS[cls] = function
        return function

    return register


def perform(game: LorcanaGame, effect: v.Effect, frame: Frame) -> bool:
    """Carry out an instruction, as much of it as possible (1.2.3, 6.7.2.3)."""
    return PERFORMERS[type(effect)](game, effect, frame)
