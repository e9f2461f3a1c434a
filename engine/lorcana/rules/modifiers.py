"""Payment modifiers: what the total comes to (4.3.2.3), what attaches to the next card (4.3.6)."""

from __future__ import annotations

from dataclasses import replace

from engine.core.position import Modifier, Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.conditions import amount
from engine.lorcana.frame import Frame
from engine.lorcana.groups import fits
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.queries import own_statics, source_frame, statics
from engine.lorcana.rules.payment import Price
from engine.lorcana.table import LorcanaGame
from engine.lorcana.values import KEYS, MODIFYING, VALUES

Attached = tuple[tuple[int, int, str], int]
"""The limit that marks a modifier as used this turn, and how much less is paid."""


def total_ink(position: LorcanaPosition, player: int, thing: Thing, price: Price) -> int:
    """The ink to pay: the cost chosen, modifiers applied, not below 0 (4.3.2.3)."""
    base = price.ink
    if base is None:
        return 0
    change = -sum(modifier.n for modifier in matching(position, player, thing))
    change -= _own_reduction(position, player, thing)
    if _any_in_play(position):
        change -= sum(n for _, n in next_from_play(position, player, thing))
        change += _increase(position, thing) - _reduction(position, player, thing)
    if change and price.alternate and position.switch("modifiers_reach") == "ink cost":
        change = 0
    return max(0, base + change)


def _any_in_play(position: LorcanaPosition) -> bool:
    """Whether a card in play has any; on most boards none does."""
    things = position.things
    return any(
        things[card].face in MODIFYING
        for player in range(len(position.players))
        for card in position.zones[player, "play"]
    )


def _increase(position: LorcanaPosition, thing: Thing) -> int:
    """How much more every player pays for the card."""
    return sum(
        effect.n
        for source, effect in statics(position, v.CostsMore)
        if fits(position, effect.group, thing, source_frame(source, source.owner))
    )


def _reduction(position: LorcanaPosition, player: int, thing: Thing) -> int:
    """How much less the player pays for each card of a group."""
    less = 0
    for source, effect in statics(position, v.CostsLess):
        if source.owner == player and isinstance(effect.who, v.Group):
            frame = source_frame(source, player)
            if fits(position, effect.who, thing, frame):
                less += amount(position, effect.n, frame)
    return less


def _own_reduction(position: LorcanaPosition, player: int, thing: Thing) -> int:
    """Self-referring modifiers work while the card is outside play (6.1.12, 4.3.6 C)."""
    frame = source_frame(thing, player)
    return sum(
        amount(position, effect.n, frame)
        for effect in own_statics(position, thing, player, v.CostsLess)
        if effect.who == v.THIS
    )


def matching(position: LorcanaPosition, player: int, thing: Thing) -> list[Modifier]:
    """Waiting modifiers that attach to this card as the next of its type (4.3.6)."""
    frame = Frame(player, 0, 0, "")
    return [
        modifier
        for modifier in position.modifiers
        if modifier.player == player
        and fits(position, VALUES[modifier.ability].group, thing, frame)
    ]


def next_from_play(position: LorcanaPosition, player: int, thing: Thing) -> list[Attached]:
    """Modifiers of the player's cards in play that attach to this card, the next of its type;
    each does so once a turn (4.3.6)."""
    found = []
    for source, effect in statics(position, v.NextCostsLess):
        limit = (source.card, source.epoch, KEYS[id(effect)])
        if source.owner != player or limit in position.limits:
            continue
        if fits(position, effect.group, thing, source_frame(source, player)):
            found.append((limit, effect.n))
    return found


def use_up(game: LorcanaGame, player: int, thing: Thing, free: bool) -> None:
    """The next matching card takes every waiting modifier, even when it pays nothing (4.3.6)."""
    position = game.position
    used = matching(position, player, thing)
    offered = next_from_play(position, player, thing) if _any_in_play(position) else []
    if free and (used or offered) and not _free_takes(game):
        return
    used += _spent_by_another(game, player, thing)
    if used:
        left = list(position.modifiers)
        for modifier in used:
            left.remove(modifier)
        position.modifiers = tuple(left)
    position.limits |= {limit for limit, _ in offered}
    if used or offered:
        with game.rule("4.3.6"):
            game.tell("discount_used", n=len(used) + len(offered), card=thing.face)


def _free_takes(game: LorcanaGame) -> bool:
    """Whether a card played for free takes the modifiers that wait for it (4.3.6 Example A); the
    older wording of the example can be read both ways."""
    reading = game.switch("free_discount")
    if reading == "open":
        game.undecided("4.3.6")
    return bool(reading != "kept")


def _spent_by_another(game: LorcanaGame, player: int, thing: Thing) -> list[Modifier]:
    """Rightly none: a modifier for a classification waits for a card that has it (4.3.6 Example
    B). Some think that the next card uses it up whatever it is."""
    frame = Frame(player, 0, 0, "")
    position = game.position
    missed = [
        modifier
        for modifier in position.modifiers
        if modifier.player == player
        and (group := VALUES[modifier.ability].group).classes
        and fits(position, replace(group, classes=()), thing, frame)
        and not fits(position, group, thing, frame)
    ]
    return missed if missed and game.switch("class_discount") == "spent" else []
