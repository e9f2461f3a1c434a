"""Showing cards that their zone hides, and what is known of them afterwards (6.1.14, 7.1.3).

`shown` holds who may look at which object for as long as an effect applies; it is empty between
two tasks. `known` holds who has seen which object; it ends when the object does, or is shuffled.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.lorcana.position import LorcanaPosition


def show(position: LorcanaPosition, card: int) -> None:
    """Show a card to all players on its way to where it is moved at once (4.2.1.1, 4.3.2.1)."""
    epoch = position.things[card].epoch
    position.shown |= {(player, card, epoch) for player in range(len(position.players))}


def reveal(position: LorcanaPosition, cards: Iterable[int]) -> None:
    """Show the faces of these cards to all players (6.1.14.1)."""
    cards = list(cards)
    for player in range(len(position.players)):
        look(position, player, cards)


def look(position: LorcanaPosition, player: int, cards: Iterable[int]) -> None:
    """Let one player see the faces of these cards."""
    seen = {(player, card, position.things[card].epoch) for card in cards}
    position.shown |= seen
    position.known |= seen


def learn(position: LorcanaPosition, cards: Iterable[int], player: int | None = None) -> None:
    """A player (None: every player) saw where these cards went, and so knows which they are."""
    who = range(len(position.players)) if player is None else (player,)
    position.known |= {(one, card, position.things[card].epoch) for card in cards for one in who}


def is_revealed(position: LorcanaPosition, card: int) -> bool:
    """Whether all players may see the card at this moment because it is revealed."""
    epoch = position.things[card].epoch
    everybody = range(len(position.players))
    return all((player, card, epoch) in position.shown for player in everybody)
