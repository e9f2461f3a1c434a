"""Conditions: secondary "if" (6.2.4), "while" (6.1.13.5), "if you do"."""

from __future__ import annotations

from dataclasses import dataclass

from engine.lorcana.vocabulary.amounts import Amount
from engine.lorcana.vocabulary.groups import Group
from engine.lorcana.vocabulary.targets import Ref
from engine.lorcana.vocabulary.who import Who


@dataclass(frozen=True, slots=True)
class Present:
    """Cards of the group are there, between at_least and at_most of them."""

    group: Group
    at_least: int = 1
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class Is:
    """The card is in a state: "exerted", "ready", "damaged", "undamaged", "in play",
    "at a location", "has cards under"."""

    of: Ref
    state: str


@dataclass(frozen=True, slots=True)
class HasLore:
    """Lore of a player lies within bounds; with EACH_OPPONENT: of any opponent."""

    who: Who
    at_least: int = 0


@dataclass(frozen=True, slots=True)
class HandSize:
    """Cards in hand lie within bounds."""

    who: Who
    at_least: int = 0
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class HandCompare:
    """The player holds more cards than you. CHOSEN_OPPONENT: chosen before the test (6.7.2.1)."""

    who: Who = Who.CHOSEN_OPPONENT


@dataclass(frozen=True, slots=True)
class UsedShift:
    """The card was played with Shift."""

    of: Ref


@dataclass(frozen=True, slots=True)
class PlayedThisTurn:
    """You played at least n cards of the group this turn."""

    group: Group
    n: int = 1


@dataclass(frozen=True, slots=True)
class DiscardedThisTurn:
    """At least n cards were put into your discard this turn."""

    n: int


@dataclass(frozen=True, slots=True)
class LeftDiscardThisTurn:
    """A card left a player's discard this turn."""


@dataclass(frozen=True, slots=True)
class ChallengedThisTurn:
    """Characters of a player were declared as challenging so many times this turn."""

    who: Who = Who.YOU
    at_least: int = 1
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class InkedThisTurn:
    """A card was put into your inkwell this turn, by any means."""


@dataclass(frozen=True, slots=True)
class Not:
    """The condition does not hold."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class All:
    """All of the conditions hold."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Matches:
    """The card is one of the group, as it is now; a gone or hidden card is not."""

    of: Ref
    group: Group


@dataclass(frozen=True, slots=True)
class SameName:
    """The two cards have a name in common."""

    of: Ref
    as_: Ref


@dataclass(frozen=True, slots=True)
class AtLeast:
    """The amount is n or more ("if she has 3 or more damage", "while he has 3 {S} or more")."""

    amount: Amount
    n: int


Condition = (
    Present
    | Is
    | HasLore
    | HandSize
    | HandCompare
    | UsedShift
    | PlayedThisTurn
    | DiscardedThisTurn
    | LeftDiscardThisTurn
    | ChallengedThisTurn
    | InkedThisTurn
    | Matches
    | SameName
    | AtLeast
    | Not
    | All
)
