"""Costs before the colon of an activated ability, and [A] of "[A] to [B]" (6.1.5.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.lorcana.vocabulary.groups import Group
from engine.lorcana.vocabulary.targets import THIS, Ref


@dataclass(frozen=True, slots=True)
class ExertThis:
    """{E}."""


@dataclass(frozen=True, slots=True)
class PayInk:
    """n {I}."""

    n: int


@dataclass(frozen=True, slots=True)
class BanishThis:
    """Banish this card."""


@dataclass(frozen=True, slots=True)
class BanishChosen:
    """Banish a chosen card of the group."""

    group: Group


@dataclass(frozen=True, slots=True)
class ExertOther:
    """Exert n ready cards of the group."""

    group: Group
    n: int = 1


@dataclass(frozen=True, slots=True)
class DiscardCard:
    """Choose and discard n cards of the group from your hand."""

    group: Group
    n: int = 1


@dataclass(frozen=True, slots=True)
class DamageCost:
    """Deal n damage to the card: this one, or the one exerted for the cost (THAT)."""

    n: int
    to: Ref = THIS


Cost = ExertThis | PayInk | BanishThis | BanishChosen | ExertOther | DiscardCard | DamageCost
