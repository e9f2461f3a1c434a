"""What has to be paid for an act that an effect forbids unless ink is paid (1.2.2, 1.5.3)."""

from __future__ import annotations

from engine.core.choice import Refused
from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.queries import statics
from engine.lorcana.table import LorcanaGame
from engine.lorcana.verbs import exert_ink, ready_ink


def due(position: LorcanaPosition, thing: Thing, act: str) -> int:
    """The ink the card's player pays for the card to do it; 0 for nothing."""
    return sum(
        effect.n
        for source, effect in statics(position, v.CostsToAct)
        if source.card == thing.card and act in effect.acts
    )


def check_due(position: LorcanaPosition, thing: Thing, act: str) -> None:
    """Raises Refused when it can't be paid."""
    needed = due(position, thing, act)
    ready = len(ready_ink(position, thing.owner)) if needed else 0
    if ready < needed:
        raise Refused("cost", "1.5.3", needed=needed, ready=ready)


def pay_due(game: LorcanaGame, card: int, act: str) -> None:
    """Pay it, where something is due."""
    thing = game.position.things[card]
    exert_ink(game, thing.owner, due(game.position, thing, act))
