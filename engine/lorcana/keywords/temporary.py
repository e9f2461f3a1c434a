"""Temporary Shift (8.10.8.5): at the end of your turn only the top card goes back to your hand."""

from __future__ import annotations

from engine.core.position import Floating, insort
from engine.lorcana import vocabulary as v
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.values import NAMES, VALUES

TEMPORARY = "temporary"
VALUES[TEMPORARY] = v.Later(
    v.Whose.YOURS,
    do=(
        v.IfThen(
            v.Is(v.THAT, "in play"),
            v.Sequence((v.Heal(None, v.THAT, up_to=False), v.ReturnToHand(v.THAT, alone=True))),
        ),
    ),
)
NAMES[TEMPORARY] = v.AbilityName("Temporary Shift", "かりそめ変身")


def will_return(game: LorcanaGame, player: int, card: int) -> None:
    """Create the delayed triggered ability that brings the card back to its player's hand."""
    position: LorcanaPosition = game.position
    thing = position.things[card]
    bound = (("that", card, thing.epoch, None),)
    until = ("end of turn", player)
    new = Floating(player, TEMPORARY, thing.face, until, bound)
    position.floating = insort(position.floating, new)
    with game.rule("8.10.8.5", "6.2.7.2"):
        game.tell("delayed", ability=NAMES[TEMPORARY], player=name_of(game, player))
