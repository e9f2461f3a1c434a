"""The states a card has, by zone (5.1)."""

from __future__ import annotations

from engine.core.position import Thing
from engine.lorcana.position import DRYING, EXERTED, FACEDOWN, UNDER, LorcanaPosition
from engine.lorcana.queries import damage_on
from engine.lorcana.values import CARDS

_IN_DISCARD = frozenset({"faceup"})
_IN_DECK = frozenset({"facedown"})


def states(position: LorcanaPosition, card: int) -> frozenset[str]:
    """Every state the card has now; none in a hand (5.1.1, 5.1.2.7)."""
    thing = position.things[card]
    match thing.zone:
        case "hand":
            return frozenset()
        case "deck":
            return _IN_DECK
        case "discard":
            return _IN_DISCARD
        case "inkwell":
            return frozenset({_turned(thing), _facing(thing)})
    if thing.zone == UNDER:
        return frozenset({"under", "in a stack", _facing(thing)})
    return frozenset(_in_play(thing))


def _turned(thing: Thing) -> str:
    return "exerted" if EXERTED in thing.marks else "ready"


def _facing(thing: Thing) -> str:
    return "facedown" if FACEDOWN in thing.marks else "faceup"


def _in_play(thing: Thing) -> set[str]:
    """By type of card (5.1.2.1 to 5.1.2.3)."""
    card = CARDS[thing.face]
    found = {"in play", _facing(thing)}
    if card.type in ("character", "item"):
        found.add(_turned(thing))
    if card.type in ("character", "location"):
        found.add("damaged" if damage_on(thing) else "undamaged")
    if card.type == "character":
        found.add("drying" if DRYING in thing.marks else "dry")
    if thing.under:
        found |= {"on top", "in a stack"}
    return found
