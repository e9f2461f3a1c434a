"""The cards the engine knows: one declaration each, one module per set."""

from __future__ import annotations

from engine.lorcana.card import Card
from engine.lorcana.cards import (
    set01,
    set02,
    set03,
    set04,
    set05,
    set06,
    set07,
    set08,
    set09,
    set10,
    set11,
    set12,
    set13,
)
from engine.lorcana.cards.index import UnknownCard, by_key, by_name, nearest, plain

__all__ = ["CARDS", "UnknownCard", "find"]

SETS = (
    set01,
    set02,
    set03,
    set04,
    set05,
    set06,
    set07,
    set08,
    set09,
    set10,
    set11,
    set12,
    set13,
)

CARDS: dict[str, Card] = by_key(card for part in SETS for card in part.CARDS)
NAMES: dict[str, Card] = by_name(CARDS)


def find(name: str) -> Card:
    """The card of that key or full name, in either language; raises UnknownCard."""
    card = NAMES.get(plain(name))
    if card is None:
        raise UnknownCard(name, nearest(name, CARDS.values()))
    return card
