"""Questing (4.5)."""

from __future__ import annotations

from engine.core.choice import Refused
from engine.lorcana.position import DRYING, EXERTED, LorcanaPosition
from engine.lorcana.queries import cant, keyword, stat
from engine.lorcana.rules.acts import check_due, pay_due
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, happen
from engine.lorcana.values import CARDS
from engine.lorcana.verbs import exert, gain_lore


def check_quest(position: LorcanaPosition, player: int, card: int) -> None:
    """Raises Refused when the character can't quest (4.5.1)."""
    thing = position.things[card]
    if thing.zone != "play" or thing.owner != player or CARDS[thing.face].type != "character":
        raise Refused("illegal_choice", "4.5.1.1")
    if DRYING in thing.marks:
        raise Refused("drying", "4.5.1.2")
    if EXERTED in thing.marks:
        raise Refused("exerted", "4.5.1.2")
    if keyword(position, thing, "reckless"):
        raise Refused("reckless", "8.7.2")
    if cant(position, thing, "quest"):
        raise Refused("restricted", "1.2.2")
    check_due(position, thing, "quest")


def can_quest(position: LorcanaPosition, card: int) -> bool:
    """Whether the character can quest for its player now."""
    try:
        check_quest(position, position.things[card].owner, card)
    except Refused:
        return False
    return True


def quest(game: LorcanaGame, player: int, card: int) -> None:
    """Declare, exert, gain lore (4.5.1)."""
    with game.rule("4.5.1.1"):
        face = game.position.things[card].face
        game.tell("quests", touched=(card,), player=name_of(game, player), card=face)
    with game.rule("4.5.1.2"):
        check_quest(game.position, player, card)
    with game.rule("4.5.1.3"):
        pay_due(game, card, "quest")
        exert(game, card)
    with game.rule("4.5.1.4"):
        gain_lore(game, player, max(0, stat(game.position, game.position.things[card], "lore")))
    _support(game, player, card)
    happen(game, Happening("quests", card, player))


def _support(game: LorcanaGame, player: int, card: int) -> None:
    """Support is a triggered ability of its own (8.13)."""
    if keyword(game.position, game.position.things[card], "support"):
        from engine.lorcana.keywords.support import SUPPORT
        from engine.lorcana.triggers import add_to_bag

        thing = game.position.things[card]
        add_to_bag(game, SUPPORT, player, thing, Happening("quests", card, player))
