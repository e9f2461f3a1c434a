"""Inking a card as a turn action (4.2)."""

from __future__ import annotations

from engine.core.choice import Refused
from engine.lorcana import vocabulary as v
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.queries import inkable, statics
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.verbs import to_inkwell


def extra_sources(position: LorcanaPosition, player: int) -> list[tuple[int, int]]:
    """Additional inkings still open (7.5.5): one entry for each that a source allows."""
    sources = []
    for source, effect in statics(position, v.ExtraInk):
        if source.owner == player:
            sources.extend([(source.card, source.epoch)] * effect.n)
    for card, _ in position.extra_inks:
        known = next((source for source in sources if source[0] == card), None)
        if known:
            sources.remove(known)
    return sources


def _came_back(position: LorcanaPosition) -> bool:
    """Whether a source that was used this turn left play and is there again: it gives no more."""
    return any(position.things[card].epoch != epoch for card, epoch in position.extra_inks)


def ink(game: LorcanaGame, player: int, card: int) -> None:
    """Reveal, verify, put into the inkwell facedown and ready (4.2.1). Raises Refused."""
    position = game.position
    thing = position.things[card]
    if thing.zone != "hand" or thing.owner != player:
        raise Refused("not_in_hand", "4.2.1.1")
    with game.rule("4.2.3"):
        _take_inking(game, player)
    with game.rule("4.2.1.1"):
        if not inkable(position, thing):
            raise Refused("not_inkable", "4.2.1.1")
        game.tell("inks", touched=(card,), player=name_of(game, player), card=thing.face)
    with game.rule("4.2.1.3"):
        to_inkwell(game, card, exerted=False)


def _take_inking(game: LorcanaGame, player: int) -> None:
    """Once a turn; more only by effects, each of which counts once (4.2.3, 4.2.3.1)."""
    position = game.position
    if position.inked == 0:
        position.inked = 1
        return
    sources = extra_sources(position, player)
    if sources:
        position.extra_inks = tuple(sorted((*position.extra_inks, sources[0])))
    elif position.extra_permits:
        position.extra_permits -= 1
    else:
        raise Refused("limit", "4.2.3.1" if _came_back(position) else "4.2.3")
    position.inked += 1


def may_ink(position: LorcanaPosition, player: int) -> bool:
    """Whether an inking is left this turn."""
    return (
        position.inked == 0 or position.extra_permits > 0 or bool(extra_sources(position, player))
    )
