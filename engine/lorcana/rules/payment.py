"""Ways to pay for a card, and what the total comes to (4.3.2.2, 4.3.2.3)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.position import Modifier, Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.conditions import amount
from engine.lorcana.frame import Frame
from engine.lorcana.groups import covers, fits
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.queries import keyword, own_statics, source_frame, statics
from engine.lorcana.values import CARDS, VALUES


class Way(NamedTuple):
    """How a card is paid for: "ink", "free", "sing", "shift"; cards: the singers or the bases."""

    kind: str
    cards: tuple[int, ...] = ()


INK = Way("ink")
FREE = Way("free")

SHIFT_KINDS = ("shift", "puppy_shift", "universal_shift")
_SHIFT_CLASS = {"puppy_shift": "Puppy"}


class ShiftCost(NamedTuple):
    """One Shift ability of a card: which kind, how much ink, or which other costs."""

    kind: str
    ink: int
    costs: tuple[v.Cost, ...] = ()


def shift_costs(position: LorcanaPosition, player: int, thing: Thing) -> list[ShiftCost]:
    """The Shift abilities a card has outside play (8.10.1), granted ones included."""
    found = [
        ShiftCost(ability.key, ability.n or 0, ability.cost)
        for ability in CARDS[thing.face].abilities
        if isinstance(ability, v.Keyword) and ability.key in SHIFT_KINDS
    ]
    for effect in own_statics(position, thing, player, v.HasKeyword):
        if effect.keyword == "shift" and effect.who == v.THIS and isinstance(effect.n, int):
            found.append(ShiftCost("shift", effect.n))
    return found


def shift_bases(position: LorcanaPosition, player: int, thing: Thing, kind: str) -> list[int]:
    """Characters of the player that the card may be put on with this kind of Shift."""
    card = CARDS[thing.face]
    bases = []
    for base in position.in_play(player):
        other = CARDS[position.things[base].face]
        if other.type != "character":
            continue
        if (
            kind == "universal_shift"
            or (kind == "shift" and not card.names.isdisjoint(other.names))
            or _SHIFT_CLASS.get(kind) in other.classes
        ):
            bases.append(base)
    return bases


def total_ink(position: LorcanaPosition, player: int, thing: Thing, base: int) -> int:
    """The ink to pay: the base cost, modifiers applied, not below 0 (4.3.2.3)."""
    return max(0, base - reduction(position, player, thing))


def reduction(position: LorcanaPosition, player: int, thing: Thing) -> int:
    """How much less is paid for the card: waiting modifiers and static ones (4.3.6)."""
    less: int = sum(VALUES[m.ability].n for m in matching(position, player, thing))
    for source, effect in statics(position, v.CostsLess):
        if source.owner == player and isinstance(effect.who, v.Group):
            frame = source_frame(source, player)
            if fits(position, effect.who, thing, frame):
                less += amount(position, effect.n, frame)
    return less + _own_reduction(position, player, thing)


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


def singing_value(position: LorcanaPosition, thing: Thing) -> int:
    """What a character counts as when singing: cost or Singer number, plus bonuses (8.11)."""
    value = keyword(position, thing, "singer") or CARDS[thing.face].cost
    for source, effect in statics(position, v.SingsAs):
        if covers(position, effect.who, thing, source_frame(source, source.owner)):
            value += effect.n
    return value
