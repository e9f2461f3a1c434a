"""Shift and its variants: what a card may be put on, at which cost, and what comes later (8.10)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from engine.core.choice import Refused
from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.card import Card
from engine.lorcana.groups import fits
from engine.lorcana.keywords.temporary import TEMPORARY
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.queries import own_statics, source_frame, statics
from engine.lorcana.rules.payment import Price
from engine.lorcana.values import CARDS

Bases = tuple[int, ...]
"""The cards that a card is put on, in the order of play."""


class Variant(NamedTuple):
    """What a variant of Shift asks for, by its clause.

    base: what a card below has to be instead of sharing a name. sizes: on how many cards it goes.
    """

    rule: str
    base: v.Group | None = None
    sizes: tuple[int, ...] = ()


PLAIN = Variant("8.10.1", sizes=(1,))
VARIANTS = {
    "puppy": Variant("8.10.8.1", v.Group(side="yours", classes=("Puppy",))),
    "red_panda": Variant("8.10.8.1", v.Group(side="yours", classes=("Red Panda",))),
    "universal": Variant("8.10.8.2", v.Group(side="yours")),
    "duo": Variant("8.10.8.3", sizes=(2,)),
    "combo": Variant("8.10.8.4", sizes=(1, 2)),
    TEMPORARY: Variant("8.10.8.5"),
    "potato": Variant("8.10.8.6", v.Group(kind=("item",), side="yours", named=("Potato",))),
}
"""By the word before "shift" in the key of the keyword."""


class Kind(NamedTuple):
    """One variant, or several combined, of which all conditions have to be met (8.10.9)."""

    rule: str
    bases: tuple[v.Group, ...]
    sizes: tuple[int, ...]

    @property
    def shares_name(self) -> bool:
        """Whether a card below has to share a name (8.10.1)."""
        return not self.bases


@cache
def kind_of(key: str) -> Kind | None:
    """The kind of Shift a keyword is, by its key ("temporary_red_panda_shift"); None: no Shift."""
    words, last, rest = key.rpartition("shift")
    if last != "shift" or rest:
        return None
    found = [variant for word, variant in VARIANTS.items() if f"{word}_" in words]
    if sum(len(word) + 1 for word in VARIANTS if f"{word}_" in words) != len(words):
        return None
    rule = "8.10.9" if len(found) > 1 else found[0].rule if found else PLAIN.rule
    bases = tuple(variant.base for variant in found if variant.base is not None)
    sizes = next((variant.sizes for variant in found if variant.sizes), PLAIN.sizes)
    return Kind(rule, bases, sizes)


class ShiftCost(NamedTuple):
    """One Shift ability of a card: its keyword, how much ink, or which other costs."""

    key: str
    ink: int
    costs: tuple[v.Cost, ...] = ()

    @property
    def kind(self) -> Kind:
        """What it may be used on."""
        kind = kind_of(self.key)
        assert kind is not None
        return kind

    @property
    def price(self) -> Price:
        """Its cost, whatever the kind."""
        return Price(self.ink, self.costs)


def shift_costs(position: LorcanaPosition, player: int, thing: Thing) -> list[ShiftCost]:
    """The Shift abilities a card has outside play (8.10.1), granted ones included."""
    found = [
        ShiftCost(ability.key, ability.n or 0, ability.cost)
        for ability in CARDS[thing.face].abilities
        if isinstance(ability, v.Keyword) and _exists(position, ability.key)
    ]
    for effect in own_statics(position, thing, player, v.HasKeyword):
        if effect.keyword == "shift" and effect.who == v.THIS and isinstance(effect.n, int):
            found.append(ShiftCost("shift", effect.n))
    return found


_SINCE_2_2 = ("duo", "combo", TEMPORARY, "potato")


def _exists(position: LorcanaPosition, key: str) -> bool:
    """Whether the keyword is a kind of Shift; four of the six variants, and combined ones, came
    with 2.2.0 (8.10.8, 8.10.9)."""
    if kind_of(key) is None:
        return False
    is_new = any(word in key for word in _SINCE_2_2)
    return not is_new or position.switch("shift_variants") == "six"


def shifts(
    position: LorcanaPosition, player: int, thing: Thing
) -> Iterator[tuple[ShiftCost, Bases]]:
    """Every Shift ability of the card with every card, or pair of cards, it may be put on."""
    for cost in shift_costs(position, player, thing):
        for bases in bases_for(position, player, thing, cost.kind):
            yield cost, bases


def bases_for(position: LorcanaPosition, player: int, thing: Thing, kind: Kind) -> Iterator[Bases]:
    """What the card may be put on with this kind of Shift, single cards first."""
    card = CARDS[thing.face]
    things = position.things
    able = [base for base in position.in_play(player) if _takes(position, things[base], card, kind)]
    if 1 in kind.sizes:
        yield from ((base,) for base in able)
    if 2 in kind.sizes:
        yield from (pair for pair in combinations(able, 2) if _one_of_each(position, pair, card))


def shift_onto(position: LorcanaPosition, player: int, thing: Thing, onto: Bases) -> ShiftCost:
    """The Shift ability with which the card may be put on these cards, the one with the least ink
    where there are several. Raises Refused."""
    able = [
        cost for cost, bases in shifts(position, player, thing) if sorted(bases) == sorted(onto)
    ]
    if not able:
        costs = shift_costs(position, player, thing)
        raise Refused("no_base", costs[-1].kind.rule if costs else PLAIN.rule)
    return min(able, key=lambda cost: cost.ink)


def may_shift(position: LorcanaPosition, player: int, thing: Thing) -> bool:
    """Whether there is anything that the card may be put on with its Shift."""
    return next(shifts(position, player, thing), None) is not None


def _takes(position: LorcanaPosition, base: Thing, card: Card, kind: Kind) -> bool:
    """Whether a card in play may lie below the card, alone or with another (8.10.1, 8.10.8)."""
    any_name, any_kind = _takes_any(position, base)
    if CARDS[base.face].type == "character" and any_kind:
        return True
    frame = source_frame(base, base.owner)
    if not all(fits(position, group, base, frame) for group in kind.bases):
        return False
    if not kind.shares_name and position.switch("variant_bases") == "theirs":
        return True
    is_character = CARDS[base.face].type == "character"
    return is_character and (any_name or not card.names.isdisjoint(CARDS[base.face].names))


def _takes_any(position: LorcanaPosition, base: Thing) -> tuple[bool, bool]:
    """Whether the character counts as having whatever name, and as whatever a Shift needs."""
    said = [effect for source, effect in statics(position, v.TakesAnyShift) if source == base]
    return bool(said), any(effect.any_kind for effect in said)


def _one_of_each(position: LorcanaPosition, pair: Bases, card: Card) -> bool:
    """Whether there is one card for each of two names (8.10.8.3, 8.10.8.4)."""
    names = sorted(card.names - {card.name})
    if len(names) != 2:
        return False
    one, other = (_has(position, position.things[base], names) for base in pair)
    return (one[0] and other[1]) or (one[1] and other[0])


def _has(position: LorcanaPosition, base: Thing, names: list[str]) -> tuple[bool, bool]:
    if any(_takes_any(position, base)):
        return True, True
    printed = CARDS[base.face].names
    return names[0] in printed, names[1] in printed
