"""Who may look at a card, who knows it, who may count and rearrange a zone (7.1 to 7.6)."""

from __future__ import annotations

from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.position import BAG, FACEDOWN, UNDER, LorcanaPosition
from engine.lorcana.queries import statics

PUBLIC = ("play", "discard", "bag")
"""The public zones (7.1.2.1)."""
PRIVATE = ("hand", "deck", "inkwell")
"""The private zones (7.1.3.1)."""

Verdict = tuple[bool, str]
"""Whether, and the clause that says so."""


def may_look(position: LorcanaPosition, player: int, card: int) -> Verdict:
    """Whether the player may look at the card's face now, and the clause that says so.

    A card that is revealed, or that an effect lets the player look at, may be looked at for as
    long as that lasts; afterwards its zone hides it again (6.1.14.2).
    """
    thing = position.things[card]
    if (player, thing.card, thing.epoch) in position.shown:
        return True, "7.1.3"
    if thing.zone == "inkwell":
        return _may_look_at_ink(position, player, thing)
    if FACEDOWN in thing.marks:
        return False, "7.4.2.1"
    if thing.zone in PUBLIC:
        return True, "7.1.2"
    if thing.zone == UNDER:
        return True, "5.1.1.9"
    if thing.zone == "hand":
        return thing.owner == player, "7.3.2"
    return _is_faceup_top(position, thing), "7.2.2"


def _may_look_at_ink(position: LorcanaPosition, player: int, thing: Thing) -> Verdict:
    if FACEDOWN not in thing.marks:
        return True, "TR 5.5"
    return thing.owner == player and position.switch("ink_seen_by") == "owner", "7.5.4"


def _is_faceup_top(position: LorcanaPosition, thing: Thing) -> bool:
    """Whether the card lies on top of a deck, and an effect has top cards lie faceup."""
    return position.zones[thing.owner, "deck"][:1] == (thing.card,) and any(
        True for _ in statics(position, v.TopCardsFaceup)
    )


def knows(position: LorcanaPosition, player: int, card: int) -> Verdict:
    """Whether the player knows which card this is: they may look at it, or have seen this very
    object while it was revealed, and it has not moved since (1.7.6.2, 7.2.3)."""
    may, clause = may_look(position, player, card)
    thing = position.things[card]
    if not may and (player, thing.card, thing.epoch) in position.known:
        return True, "7.2.3" if thing.zone == "deck" else "1.7.6.2"
    return may, clause


def may_count(position: LorcanaPosition, player: int, zone: str) -> Verdict:
    """Any zone may be counted by anybody at any time (7.1.2, 7.1.3)."""
    return True, "7.1.2" if zone in PUBLIC else "7.1.3"


def count(position: LorcanaPosition, owner: int, zone: str) -> int:
    """How many cards, or abilities that wait, a player's zone holds; in play top cards only."""
    if zone == BAG:
        return sum(entry.player == owner for entry in position.waiting)
    return len(position.zones[owner, zone])


_ARRANGES = {
    "hand": (True, "7.3.2"),
    "play": (True, "7.4.2"),
    "inkwell": (True, "7.5.4"),
    "discard": (True, "7.6.2"),
    "deck": (False, "7.2.2"),
    "bag": (False, "7.7.1"),
}


def may_arrange(player: int, owner: int, zone: str) -> Verdict:
    """Whether the player may rearrange the zone as they like: their own discard, hand, inkwell
    and play, kept clear; no deck, and nothing of another player's."""
    may, clause = _ARRANGES[zone]
    return may and player == owner, clause
