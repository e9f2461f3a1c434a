"""Numbers a text computes ("for each", 6.1.8; last known values, 6.7.7)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.lorcana.vocabulary.groups import Group
from engine.lorcana.vocabulary.targets import Ref
from engine.lorcana.vocabulary.who import Who


@dataclass(frozen=True, slots=True)
class Count:
    """How many cards of the group there are, times `each`."""

    group: Group
    each: int = 1


@dataclass(frozen=True, slots=True)
class StatOf:
    """A card's strength, willpower, lore or cost; its last known value when it is gone."""

    of: Ref
    stat: str


@dataclass(frozen=True, slots=True)
class UnderCount:
    """How many cards are (or were) under the card."""

    of: Ref


@dataclass(frozen=True, slots=True)
class DamageOn:
    """Damage counters on the card."""

    of: Ref


@dataclass(frozen=True, slots=True)
class EventAmount:
    """The amount the trigger speaks of ("that much")."""


@dataclass(frozen=True, slots=True)
class ThisWay:
    """How much the instruction before this one did: damage removed or moved, cards discarded."""


@dataclass(frozen=True, slots=True)
class BanishedThisTurn:
    """How many cards of the group were banished this turn, times `each`."""

    group: Group
    in_challenge: bool = False
    each: int = 1


@dataclass(frozen=True, slots=True)
class InkTypes:
    """Different ink types among the cards revealed in this effect, or of the group."""

    group: Group | None = None


@dataclass(frozen=True, slots=True)
class HandCount:
    """Cards in the hand of a player."""

    who: Who


@dataclass(frozen=True, slots=True)
class SingerCount:
    """How many characters sang this song, times `each`."""

    each: int = 1


Amount = (
    Count
    | StatOf
    | UnderCount
    | DamageOn
    | EventAmount
    | ThisWay
    | BanishedThisTurn
    | InkTypes
    | HandCount
    | SingerCount
)

Number = int | Amount
"""A printed number, or one that the text computes."""
