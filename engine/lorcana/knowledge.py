"""Who may look at what, who may count, what has to be answered (7.1, 5.1.1.10)."""

from __future__ import annotations

from engine.lorcana.position import FACEDOWN, LorcanaPosition

PUBLIC = ("play", "discard")


def may_look(position: LorcanaPosition, player: int, card: int) -> tuple[bool, str]:
    """Whether the player may look at the card's face now, and the clause that says so."""
    thing = position.things[card]
    if thing.zone == "inkwell":
        return False, "7.5.4"
    if FACEDOWN in thing.marks:
        return False, "7.4.2.1"
    if (player, thing.card, thing.epoch) in position.known:
        return True, "1.7.6.2"
    if thing.zone in PUBLIC:
        return True, "7.1.2"
    if thing.zone == "under":
        return True, "5.1.1.9"
    if thing.zone == "hand":
        return thing.owner == player, "7.3.2"
    return False, "7.2.2"


def may_count(position: LorcanaPosition, player: int, zone: str) -> tuple[bool, str]:
    """Any zone may be counted by anybody at any time (7.1.2, 7.1.3)."""
    return True, "7.1.2" if zone in PUBLIC else "7.1.3"
