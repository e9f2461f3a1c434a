"""Vanish (8.14): chosen by an opponent as an action resolves, the character is banished."""

from __future__ import annotations

from engine.lorcana import vocabulary as v
from engine.lorcana.frame import Frame
from engine.lorcana.queries import keyword
from engine.lorcana.table import LorcanaGame
from engine.lorcana.triggers import Happening, add_to_bag
from engine.lorcana.values import CARDS, NAMES, VALUES

VANISH = "vanish"
VALUES[VANISH] = v.Triggered(v.AbilityName("Vanish", "霧消"), (), do=(v.Banish(v.THIS),))
NAMES[VANISH] = VALUES[VANISH].name


def chosen(game: LorcanaGame, cards: list[int], chooser: int, frame: Frame) -> None:
    """Cards were chosen: those with Vanish trigger when an opponent's action chose them (8.14.1).

    The ability resolves after the action; where the card has left by then, nothing (8.14.2).
    """
    if CARDS[frame.face].type not in ("action", "song") or not frame.card:
        return
    for card in cards:
        thing = game.position.things[card]
        in_reach = thing.zone == "play" and thing.owner != chooser
        if in_reach and keyword(game.position, thing, VANISH):
            add_to_bag(game, VANISH, thing.owner, thing, Happening("chosen", card, chooser))
