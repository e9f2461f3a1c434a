"""Numbers that a text has counted as it resolves (6.1.8, 6.7.2.1)."""

from __future__ import annotations

from engine.lorcana import vocabulary as v
from engine.lorcana.conditions import amount
from engine.lorcana.frame import Frame
from engine.lorcana.table import LorcanaGame

FOR_EACH = (v.Count, v.UnderCount, v.DamageOn, v.InkTypes, v.ThisWay, v.HandCount)


def counted(game: LorcanaGame, number: v.Number, frame: Frame) -> int:
    """What the number comes to now, once for the whole instruction; a "for each" is told."""
    n = amount(game.position, number, frame)
    if isinstance(number, FOR_EACH):
        with game.rule("6.7.2.1", "6.1.8"):
            game.tell("counts", n=n)
    return n
