"""The order of a deck: a shuffle makes it unknown, and reading a card settles which it is (7.2.2).

Cards whose order nobody knows are `unordered`. They keep to the places they have among the others
(a card put on top after the shuffle is known, and so is one put on the bottom), lowest number
first, so that equal positions have equal keys.
"""

from __future__ import annotations

from engine.core.choice import Choice
from engine.lorcana.choosing import options_of
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.table import LorcanaGame, name_of


def shuffle(game: LorcanaGame, player: int) -> None:
    """Shuffle a player's deck: what anybody knew about its order is gone."""
    position = game.position
    pile = position.zones[player, "deck"]
    if len(pile) > 1:
        position.zones[player, "deck"] = tuple(sorted(pile))
        position.unordered |= frozenset(pile)
    position.known = frozenset(seen for seen in position.known if seen[1] not in pile)
    game.tell("shuffles", player=name_of(game, player))


def top_of(game: LorcanaGame, player: int, n: int = 1) -> tuple[int, ...]:
    """The top n cards of a deck, fewer where there are fewer. Those of unknown order are settled
    by chance, here and now, also where the card goes on unseen."""
    position = game.position
    if position.unordered:
        for place in range(min(n, len(position.zones[player, "deck"]))):
            _settle(game, player, place)
    return position.zones[player, "deck"][:n]


def _settle(game: LorcanaGame, player: int, place: int) -> None:
    """Let chance decide which of the cards of unknown order lies at this place."""
    position = game.position
    pile = position.zones[player, "deck"]
    if pile[place] not in position.unordered:
        return
    places, loose = _loose(position, player)
    options = options_of(position, [position.things[card] for card in loose])
    card = int(game.ask(Choice(None, "chance", options, rule="7.2.2", about="deck"))[0])
    rest = [other for other in loose if other != card]
    order = list(pile)
    for where, other in zip(places, (card, *rest), strict=True):
        order[where] = other
    position.zones[player, "deck"] = tuple(order)
    position.unordered -= {card} if len(rest) > 1 else {card, *rest}


def _loose(position: LorcanaPosition, player: int) -> tuple[list[int], list[int]]:
    """Places and cards of unknown order in a deck, from the top."""
    pile = position.zones[player, "deck"]
    places = [place for place, card in enumerate(pile) if card in position.unordered]
    return places, [pile[place] for place in places]
