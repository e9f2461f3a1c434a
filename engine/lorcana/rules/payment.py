"""Ways to pay for a card, and what the total comes to (4.3.2.2, 4.3.2.3)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.card import Card
from engine.lorcana.groups import covers
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.queries import has_class, keyword, own_statics, source_frame, statics
from engine.lorcana.values import CARDS


class Way(NamedTuple):
    """How a card is played: for "ink"; "free", "sing", "shift", or "instead" of ink for what the
    card says. cards: the singers or the bases. free: an effect has it played at no cost."""

    kind: str
    cards: tuple[int, ...] = ()
    free: bool = False


INK = Way("ink")
FREE = Way("free", free=True)


class Price(NamedTuple):
    """What a way to pay asks for before modifiers: ink (None: modifiers of ink don't bear on it),
    and other costs."""

    ink: int | None
    costs: tuple[v.Cost, ...] = ()


NOTHING = Price(None)

SHIFT_KINDS = ("shift", "puppy_shift", "universal_shift")
_SHIFT_CLASS = {"puppy_shift": "Puppy"}


class ShiftCost(NamedTuple):
    """One Shift ability of a card: which kind, how much ink, or which other costs."""

    kind: str
    ink: int
    costs: tuple[v.Cost, ...] = ()

    @property
    def price(self) -> Price:
        """Its cost, whatever the kind."""
        return Price(self.ink, self.costs)


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
    return [
        base
        for base in position.in_play(player)
        if CARDS[position.things[base].face].type == "character"
        and _takes(position, position.things[base], card, kind)
    ]


def bases_for(position: LorcanaPosition, player: int, thing: Thing) -> list[int]:
    """Characters that the card may be put on with any Shift it has."""
    kinds = [cost.kind for cost in shift_costs(position, player, thing)]
    found = {base for kind in kinds for base in shift_bases(position, player, thing, kind)}
    return sorted(found)


def _takes(position: LorcanaPosition, base: Thing, card: Card, kind: str) -> bool:
    """Whether that kind of Shift allows this base (8.10.1, 8.10.8)."""
    if kind == "universal_shift":
        return True
    if kind in _SHIFT_CLASS:
        return has_class(position, base, _SHIFT_CLASS[kind])
    return not card.names.isdisjoint(CARDS[base.face].names) or _takes_any_name(position, base)


def _takes_any_name(position: LorcanaPosition, base: Thing) -> bool:
    """Whether the character counts as having whatever name a Shift needs."""
    return any(source.card == base.card for source, _ in statics(position, v.TakesAnyShift))


def alternate_prices(position: LorcanaPosition, player: int, thing: Thing) -> list[Price]:
    """What the card says may be paid instead of its ink (1.5.5), from wherever it is played."""
    prices = []
    for effect in own_statics(position, thing, player, v.AlternateCost):
        ink = sum(cost.n for cost in effect.costs if isinstance(cost, v.PayInk))
        rest = tuple(cost for cost in effect.costs if not isinstance(cost, v.PayInk))
        prices.append(Price(ink, rest))
    return prices


def singing_value(position: LorcanaPosition, thing: Thing) -> int:
    """What a character counts as when singing: cost or Singer number, plus bonuses (8.11)."""
    value = keyword(position, thing, "singer") or CARDS[thing.face].cost
    for source, effect in statics(position, v.SingsAs):
        if covers(position, effect.who, thing, source_frame(source, source.owner)):
            value += effect.n
    return value
