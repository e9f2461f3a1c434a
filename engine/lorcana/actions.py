"""What the active player may attempt in the Main Phase (4.1): values, checked when tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.core.choice import Refused
from engine.lorcana.rules.challenge import challenge
from engine.lorcana.rules.ink import ink
from engine.lorcana.rules.move import move
from engine.lorcana.rules.payment import FREE, NOTHING, Way, alternate_prices
from engine.lorcana.rules.permits import may_be_played
from engine.lorcana.rules.play import play_card
from engine.lorcana.rules.quest import quest
from engine.lorcana.rules.turn import declare_end
from engine.lorcana.rules.use import boost, use
from engine.lorcana.table import LorcanaGame


class Play(NamedTuple):
    """Play a card in this way, from the hand or from where an effect permits it."""

    player: int
    card: int
    way: Way


class Quest(NamedTuple):
    """Quest with a character."""

    player: int
    card: int


class ChallengeWith(NamedTuple):
    """Challenge a character or location."""

    player: int
    card: int
    target: int


class Use(NamedTuple):
    """Use an activated ability, named by its key; free: for free, where a card permits it."""

    player: int
    card: int
    ability: str
    free: bool = False


class Boost(NamedTuple):
    """Use Boost of a character."""

    player: int
    card: int


class Move(NamedTuple):
    """Move a character to a location."""

    player: int
    card: int
    location: int


class Ink(NamedTuple):
    """Put a card from hand into the inkwell."""

    player: int
    card: int


class EndTurn(NamedTuple):
    """Declare the end of the turn."""

    player: int


Action = Play | Quest | ChallengeWith | Use | Boost | Move | Ink | EndTurn


def _play(game: LorcanaGame, action: Play) -> None:
    thing = game.position.things[action.card]
    if not may_be_played(game.position, action.player, thing):
        raise Refused("not_in_hand", "4.3.1")
    if action.way == FREE and NOTHING not in alternate_prices(game.position, action.player, thing):
        raise Refused("illegal_choice", "1.5.5.3")
    play_card(game, action.player, action.card, action.way)
    game.position.due = not game.position.queue  # an action resolves at once (4.3.3.2)


_DO: dict[type, Callable[[LorcanaGame, Any], None]] = {
    Play: _play,
    Quest: lambda game, a: quest(game, a.player, a.card),
    ChallengeWith: lambda game, a: challenge(game, a.player, a.card, a.target),
    Use: lambda game, a: use(game, a.player, a.card, a.ability, a.free),
    Boost: lambda game, a: boost(game, a.player, a.card),
    Move: lambda game, a: move(game, a.player, a.card, a.location),
    Ink: lambda game, a: ink(game, a.player, a.card),
    EndTurn: lambda game, a: declare_end(game),
}


_ACTIVE_ONLY: dict[type, str] = {Play: "4.3.2", Use: "4.4.3"}
"""The clause that lets only the active player do this, where there is a nearer one than 4.1.1."""


def carry_out_action(game: LorcanaGame, action: Action) -> None:
    """Do it, step by step. Raises Refused where the rules don't allow it (1.7.6)."""
    if action.player != game.position.active:
        raise Refused("not_your_turn", _ACTIVE_ONLY.get(type(action), "4.1.1"))
    game.position.resolver = -1
    _DO[type(action)](game, action)
