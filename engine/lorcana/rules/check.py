"""The game state check (1.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.position import Thing
from engine.lorcana.leaving import banish
from engine.lorcana.position import ZONES, LorcanaPosition
from engine.lorcana.queries import damage_on, stat
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.values import CARDS, WILLPOWER_CHANGERS

WINNING_LORE = 20


def to_banish(position: LorcanaPosition) -> list[int]:
    """Characters and locations with damage of at least their willpower (1.8.1.4), in turn order
    of their players (1.8.4)."""
    things = position.things
    in_play = [
        things[card] for player in position.turn_order() for card in position.zones[player, "play"]
    ]
    if position.effects or any(thing.face in WILLPOWER_CHANGERS for thing in in_play):
        return [thing.card for thing in in_play if _is_beaten(position, thing)]
    return [
        thing.card
        for thing in in_play
        if thing.counters and damage_on(thing) >= (CARDS[thing.face].willpower or 99)
    ]


def _is_beaten(position: LorcanaPosition, thing: Thing) -> bool:
    if CARDS[thing.face].willpower is None:
        return False
    return damage_on(thing) >= stat(position, thing, "willpower")


def finds_nothing(position: LorcanaPosition) -> bool:
    """Whether a check now would find no condition met."""
    return (
        max(position.lore) < WINNING_LORE and not position.out_of_cards and not to_banish(position)
    )


def check(game: LorcanaGame) -> bool:
    """One check: every condition found, all results at once (1.8.4). Gives whether any was."""
    position = game.position
    with game.rule("1.8.1"):
        winners = [p for p, lore in enumerate(position.lore) if lore >= WINNING_LORE]
        beaten = to_banish(position)
        found = len(winners) + len(beaten) + len(position.out_of_cards)
        if found:
            game.tell("check", kind="check", found=found)
        else:
            game.tell("check_clean", kind="check")
    if winners:
        _win(game, winners)
    elif position.out_of_cards:
        _lose(game)
    if beaten:
        with game.rule("1.8.1.4"):
            banish(game, beaten)
    position.struck = frozenset()
    return found > 0


def _win(game: LorcanaGame, winners: list[int]) -> None:
    with game.rule("1.8.1.1"):
        if len(winners) > 1:
            game.undecided("1.8.4")
        game.position.winner = winners[0]
        game.position.over = True
        game.tell("wins", player=name_of(game, winners[0]))


def _lose(game: LorcanaGame) -> None:
    position = game.position
    with game.rule("1.8.1.2"):
        for player in sorted(position.out_of_cards):
            game.tell("loses", player=name_of(game, player))
    position.gone |= position.out_of_cards
    position.out_of_cards = frozenset()
    left = [p for p in range(len(position.players)) if p not in position.gone]
    if len(left) == 1:
        with game.rule("1.8.1.3" if len(position.players) > 2 else "2.3.3.2"):
            position.winner = left[0]
            game.tell("wins", player=name_of(game, left[0]))
    position.over = len(left) < 2
    if not position.over:
        _take_away(position)


def _take_away(position: LorcanaPosition) -> None:
    """Everything of players who have left goes with them, their waiting abilities too (9.2.3)."""
    gone = position.gone
    for player in gone:
        for zone in ZONES:
            position.zones[player, zone] = ()
    position.waiting = tuple(entry for entry in position.waiting if entry.player not in gone)
    position.queue = tuple(entry for entry in position.queue if entry.player not in gone)
    position.floating = tuple(entry for entry in position.floating if entry.player not in gone)


def check_now(game: LorcanaGame) -> None:
    """Checks in the middle of a task, for rules that have them there (2.0.1)."""
    while not game.position.over and check(game):
        pass


def falls_after(switch: Callable[[str], Any], part: str) -> bool:
    """Whether checks come after this: "ability", "sentence" or "bag" (1.8.1, 6.7.5)."""
    return bool(switch("check_after") == part)
