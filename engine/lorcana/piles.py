"""In which order cards come to lie that go somewhere together (7.6.3)."""

from __future__ import annotations

from engine.lorcana.choosing import ask_order
from engine.lorcana.table import LorcanaGame


def order_into_discard(game: LorcanaGame, cards: list[int]) -> tuple[int, ...]:
    """The order in which cards enter discard piles together, the first lowest: each player puts
    theirs in as they like (7.6.3). Asked only where something reads that order."""
    position = game.position
    if not position.reads_discard:
        return tuple(cards)
    order: list[int] = []
    for player in position.turn_order():
        own = [position.things[card] for card in cards if position.things[card].owner == player]
        if own:
            with game.rule("7.6.3"):
                order += ask_order(game, player, own, "discard", "7.6.3")
    return tuple(order)
