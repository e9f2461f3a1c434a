"""Ways to pay for a card, and what the total comes to (4.3.2.2, 4.3.2.3)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.groups import covers
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.queries import keyword, own_statics, source_frame, statics
from engine.lorcana.values import CARDS


class Way(NamedTuple):
    """How a card is played: for "ink"; "free", "sing", "shift", or "instead" of ink for what the
    card says. cards: the singers or the bases. free: an effect has it played at no cost."""

    kind: str
    cards: tuple[int, ...] = ()
    free: bool = False
    by: str = ""
    """The keyword of the Shift ability, once it is announced (4.3.2.2)."""


INK = Way("ink")
FREE = Way("free", free=True)


class Price(NamedTuple):
    """What a way to pay asks for before modifiers: ink (None: modifiers of ink don't bear on it),
    and other costs. alternate: it stands in for the ink cost (1.5.5)."""

    ink: int | None
    costs: tuple[v.Cost, ...] = ()
    alternate: bool = True


NOTHING = Price(None)


def ink_price(thing: Thing) -> Price:
    """The ink cost itself (1.5.1)."""
    return Price(CARDS[thing.face].cost, alternate=False)


def alternate_prices(position: LorcanaPosition, player: int, thing: Thing) -> list[Price]:
    """What the card says may be paid instead of its ink (1.5.5), from wherever it is played;
    without costs it is played for free (1.5.5.3)."""
    prices = []
    for effect in own_statics(position, thing, player, v.AlternateCost):
        ink = sum(cost.n for cost in effect.costs if isinstance(cost, v.PayInk))
        rest = tuple(cost for cost in effect.costs if not isinstance(cost, v.PayInk))
        prices.append(Price(ink, rest) if effect.costs else NOTHING)
    return prices


def singing_value(position: LorcanaPosition, thing: Thing) -> int:
    """What a character counts as when singing: cost or Singer number, plus bonuses (8.11)."""
    value = keyword(position, thing, "singer") or CARDS[thing.face].cost
    for source, effect in statics(position, v.SingsAs):
        if covers(position, effect.who, thing, source_frame(source, source.owner)):
            value += effect.n
    return value
