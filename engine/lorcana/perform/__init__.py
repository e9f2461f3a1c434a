"""What each instruction of the vocabulary does, one function per class, found by its class."""

from __future__ import annotations

from engine.lorcana.perform import cards, damage, flow, lasting, looking, play, states
from engine.lorcana.perform.registry import PERFORMERS, perform

__all__ = [
    "PERFORMERS",
    "cards",
    "damage",
    "flow",
    "lasting",
    "looking",
    "perform",
    "play",
    "states",
]
