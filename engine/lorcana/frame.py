"""The point of view from which an ability speaks: who "you", "this", "it" and "that" are."""

from __future__ import annotations

from typing import Any

from engine.core.position import Thing, Waiting
from engine.lorcana.position import LorcanaPosition, Seen

Bound = tuple[int, int, Any]
"""(card, epoch, last seen or None)."""


class Frame:
    """References of one resolving ability. They are looked up, never followed silently (6.1.11)."""

    __slots__ = (
        "about", "amount", "bound", "card", "chosen", "epoch", "face", "number", "player",
        "revealed", "singers", "that_player", "these", "wont",
    )  # fmt: skip

    def __init__(self, player: int, card: int, epoch: int, face: str, about: str = "") -> None:
        self.player = player
        self.card = card
        self.epoch = epoch
        self.face = face
        self.about = about
        self.bound: dict[str, Bound] = {}
        self.amount = 0
        self.number = 0
        """How much the last instruction that counts did ("removed this way")."""
        self.that_player = player
        self.revealed: list[int] = []
        self.these: list[int] = []
        self.chosen: dict[int, list[int]] = {}
        self.wont = False
        self.singers: tuple[tuple[int, int], ...] = ()
        """(card, epoch) of the characters that sang the song that speaks."""

    @classmethod
    def of(cls, waiting: Waiting) -> Frame:
        """The frame of an ability from the bag."""
        frame = cls(waiting.player, waiting.card, waiting.epoch, waiting.face, waiting.ability)
        frame.amount = waiting.amount
        frame.number = waiting.number
        for name, card, epoch, last in waiting.bound:
            if name == "player":
                frame.that_player = card
            else:
                frame.bound[name] = (card, epoch, last)
        return frame

    def bind(self, name: str, position: LorcanaPosition, card: int) -> None:
        """Let the name mean this object from now on."""
        self.bound[name] = (card, position.things[card].epoch, None)

    def reference(self, name: str) -> Bound | None:
        """What the name means; None when nothing was bound to it."""
        if name == "this":
            return self.bound.get("this") or (self.card, self.epoch, None)
        return self.bound.get(name)

    def live(self, position: LorcanaPosition, name: str) -> Thing | None:
        """The object the name means, where it still is that object; else None (6.1.11.1)."""
        bound = self.reference(name)
        if bound is None:
            return None
        thing = position.things[bound[0]]
        return thing if thing.epoch == bound[1] else None

    def last_seen(self, name: str) -> Seen | None:
        """Last known values of what the name means, when it left."""
        bound = self.reference(name)
        return bound[2] if bound else None
