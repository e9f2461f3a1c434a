"""From where a card may be played: the hand, and what an effect permits besides (4.3.2)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.position import Thing
from engine.lorcana.groups import members
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.queries import effect_frame
from engine.lorcana.values import VALUES


def may_be_played(position: LorcanaPosition, player: int, thing: Thing) -> bool:
    """Whether the player may play the card from where it lies."""
    if thing.zone == "hand":
        return thing.owner == player
    return any(other.card == thing.card for other in permitted(position, player))


def permitted(position: LorcanaPosition, player: int) -> Iterator[Thing]:
    """Cards outside the hand that the player may play now."""
    for effect in position.effects:
        kind, key, _ = effect.change
        if kind == "may play" and effect.player == player:
            yield from members(position, VALUES[key].group, effect_frame(position, effect))
