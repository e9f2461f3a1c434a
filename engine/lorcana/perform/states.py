"""Instructions about states, lore and leaving play."""

from __future__ import annotations

from engine.lorcana import vocabulary as v
from engine.lorcana.choosing import targets
from engine.lorcana.frame import Frame
from engine.lorcana.leaving import banish
from engine.lorcana.perform.counting import counted
from engine.lorcana.perform.registry import performs
from engine.lorcana.perform.who import whom
from engine.lorcana.position import DRYING, EXERTED
from engine.lorcana.queries import cant
from engine.lorcana.table import LorcanaGame
from engine.lorcana.verbs import exert, gain_lore, ready


@performs(v.Banish)
def banish_cards(game: LorcanaGame, effect: v.Banish, frame: Frame) -> bool:
    """All at once (7.4.3)."""
    cards = targets(game, effect.what, frame)
    cards = [card for card in cards if game.position.things[card].zone == "play"]
    if not cards:
        game.tell("nothing_to_do", kind="false", what="banish")
        return False
    return bool(banish(game, cards))


@performs(v.Exert)
def exert_cards(game: LorcanaGame, effect: v.Exert, frame: Frame) -> bool:
    """Exert those that are ready."""
    cards = targets(game, effect.what, frame)
    for card in cards:
        marks = game.position.things[card].marks
        if DRYING in marks and game.switch("drying_bars") == "exerting":
            game.undecided("5.1.1.11")
        if EXERTED not in marks:
            exert(game, card)
    return bool(cards)


@performs(v.Ready)
def ready_cards(game: LorcanaGame, effect: v.Ready, frame: Frame) -> bool:
    """Ready those that are exerted and may ready."""
    cards = targets(game, effect.what, frame)
    for card in cards:
        if not cant(game.position, game.position.things[card], "ready"):
            ready(game, card, frame.player)
    return bool(cards)


@performs(v.GainLore)
def gain(game: LorcanaGame, effect: v.GainLore, frame: Frame) -> bool:
    """Players gain lore."""
    n = counted(game, effect.n, frame)
    for player in whom(game, effect.who, frame):
        gain_lore(game, player, n)
    return n > 0


@performs(v.LoseLore)
def lose(game: LorcanaGame, effect: v.LoseLore, frame: Frame) -> bool:
    """Players lose lore, as far as they have some."""
    n = counted(game, effect.n, frame)
    for player in whom(game, effect.who, frame):
        gain_lore(game, player, -n)
    return True


@performs(v.MoveCharacter)
def move_character(game: LorcanaGame, effect: v.MoveCharacter, frame: Frame) -> bool:
    """Move a character to a location for free."""
    from engine.lorcana.rules.move import stand_at

    cards = targets(game, effect.what, frame)
    places = targets(game, effect.to, frame)
    if not cards or not places:
        return False
    for card in cards:
        stand_at(game, card, places[0])
    return True
