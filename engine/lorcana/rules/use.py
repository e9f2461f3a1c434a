"""Using an activated ability (4.4), and Boost (8.4)."""

from __future__ import annotations

from engine.core.choice import Refused
from engine.lorcana import vocabulary as v
from engine.lorcana.frame import Frame
from engine.lorcana.queries import keyword
from engine.lorcana.rules.costs import pay, why_not_payable
from engine.lorcana.rules.resolve import carry_out
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, happen
from engine.lorcana.values import CARDS, NAMES, VALUES
from engine.lorcana.verbs import exert_ink, put_under, ready_ink

_WHY = {"cost": "4.4.3.4", "exerted": "5.1.1.2", "drying": "5.1.1.11"}


def use(game: LorcanaGame, player: int, card: int, ability: str) -> None:
    """Announce, pay, resolve at once; it never enters the bag (4.4.3, 7.7.2)."""
    thing = game.position.things[card]
    value = VALUES[ability]
    if thing.zone != "play" or thing.owner != player:
        raise Refused("illegal_choice", "4.4.3")
    frame = Frame(player, card, thing.epoch, thing.face, ability)
    with game.rule("4.4.3.1"):
        game.tell(
            "uses", touched=(card,), player=name_of(game, player), card=thing.face,
            ability=NAMES[ability],
        )  # fmt: skip
    with game.rule("4.4.3.4"):
        reason = why_not_payable(game.position, value.costs, frame, player)
        if reason is not None:
            raise Refused(reason, _WHY[reason])
        pay(game, value.costs, frame, player)
    with game.rule("4.4.5"):
        carry_out(game, value.do, frame)


def boost(game: LorcanaGame, player: int, card: int) -> None:
    """Once during your turn, pay N ink to put the top card facedown under the card (8.4.1)."""
    position = game.position
    thing = position.things[card]
    n = keyword(position, thing, "boost") if thing.zone == "play" else 0
    limit = (card, thing.epoch, "boost")
    if not n or thing.owner != player:
        raise Refused("illegal_choice", "8.4.1")
    if limit in position.limits:
        raise Refused("limit", "8.4.1")
    if len(ready_ink(position, player)) < n:
        raise Refused("cost", "1.5.3", needed=n, ready=len(ready_ink(position, player)))
    with game.rule("8.4.1"):
        position.limits |= {limit}
        game.tell("boosts", touched=(card,), player=name_of(game, player), card=thing.face)
        exert_ink(game, player, n)
        happen(game, Happening("boosts", card, player))
        put_under(game, player, card)


def activated(face: str) -> list[tuple[str, v.Activated]]:
    """The activated abilities of a card with their keys."""
    return [
        (f"{face}#{index}", ability)
        for index, ability in enumerate(CARDS[face].abilities)
        if isinstance(ability, v.Activated)
    ]
