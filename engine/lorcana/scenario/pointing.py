"""What the `of` of a measure points at: a player, a card, the cards of a zone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.lorcana.position import LorcanaPosition
from engine.lorcana.scenario.naming import UnknownName, cards_named
from engine.lorcana.values import CARDS

if TYPE_CHECKING:
    from engine.lorcana.scenario.script import Script


def full_name(position: LorcanaPosition, card: int) -> str:
    """Full English name of a card."""
    return CARDS[position.things[card].face].full_name


def player_of(script: Script, name: str) -> int:
    """The player of that name."""
    if name not in script.scenario.players:
        raise UnknownName(name)
    return script.scenario.players.index(name)


def card_of(script: Script, position: LorcanaPosition, name: str) -> int:
    """The card of that name, in play before elsewhere."""
    cards = cards_named(position, script.aliases, name)
    if not cards:
        raise UnknownName(name)
    in_play = [card for card in cards if position.things[card].zone == "play"]
    return (in_play or cards)[0]


def zone_of(script: Script, position: LorcanaPosition, of: str) -> tuple[int, ...]:
    """The cards of "under X" or "you.hand", or of one end of it ("you.deck bottom 2"): topmost
    first, where there is a top."""
    if of.startswith("under "):
        return position.things[card_of(script, position, of.removeprefix("under "))].under
    found = re.fullmatch(r"(.+)\.(\w+)(?: (bottom|top) (\d{1,3}))?", of)
    if found is None or found[2] not in ("hand", "deck", "discard", "inkwell", "play"):
        raise UnknownName(of)
    pile = position.zones[player_of(script, found[1]), found[2]]
    if found[3] is None:
        return pile
    n = int(found[4])
    if found[2] == "discard":
        pile = pile[::-1]  # a discard pile holds what came first at the beginning
    part = pile[-n:] if found[3] == "bottom" else pile[:n]
    if not position.unordered.isdisjoint(part):
        raise UnknownName(of)  # a shuffled deck: nobody knows
    return part
