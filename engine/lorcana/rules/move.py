"""Moving a character to a location (4.7)."""

from __future__ import annotations

from engine.core.choice import Refused
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, happen
from engine.lorcana.values import CARDS
from engine.lorcana.verbs import exert_ink, ready_ink


def move(game: LorcanaGame, player: int, card: int, location: int) -> None:
    """Choose character and location, pay the move cost, move (4.7.3)."""
    position = game.position
    who, place = position.things[card], position.things[location]
    types = (CARDS[who.face].type, CARDS[place.face].type)
    if types != ("character", "location") or {who.owner, place.owner} != {player}:
        raise Refused("illegal_choice", "4.7.3.1")
    if who.zone != "play" or place.zone != "play" or who.at == location:
        raise Refused("illegal_choice", "4.7.3.1")
    cost = CARDS[place.face].move_cost or 0
    with game.rule("4.7.3.4"):
        if len(ready_ink(position, player)) < cost:
            raise Refused("cost", "1.5.3", needed=cost, ready=len(ready_ink(position, player)))
        exert_ink(game, player, cost)
    with game.rule("4.7.4"):
        stand_at(game, card, location)


def stand_at(game: LorcanaGame, card: int, location: int) -> None:
    """The character is at the location from now on (5.6.4, 4.7.5)."""
    position = game.position
    things = position.things
    place = (location, things[location].epoch)
    marked = {"elsewhere"} if things[card].at else set()
    if place not in position.moved:
        marked.add("first")
    position.moved = tuple(sorted((*position.moved, place)))
    things[card] = things[card]._replace(at=location)
    game.tell(
        "moves", touched=(card, location), player=name_of(game, things[card].owner),
        card=things[card].face, target=things[location].face,
    )  # fmt: skip
    with game.rule("4.7.5"):
        event = Happening("moved", card, things[card].owner, location, marked=frozenset(marked))
        happen(game, event)
