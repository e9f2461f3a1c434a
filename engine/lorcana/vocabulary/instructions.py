"""Instructions: what one effect tells to do."""

from __future__ import annotations

from dataclasses import dataclass

from engine.lorcana.vocabulary.amounts import Number
from engine.lorcana.vocabulary.groups import Group
from engine.lorcana.vocabulary.moves import Move
from engine.lorcana.vocabulary.targets import THAT, THIS, Target
from engine.lorcana.vocabulary.times import Until
from engine.lorcana.vocabulary.who import Who


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal n damage to the target (1.9.2.2). ignores_resist: Resist can't lower it."""

    n: Number
    to: Target
    ignores_resist: bool = False


@dataclass(frozen=True, slots=True)
class PutDamage:
    """Put n damage counters on the target: taken, not dealt, so Resist lowers nothing (1.9)."""

    n: Number
    on: Target


@dataclass(frozen=True, slots=True)
class Heal:
    """Remove up to n damage from the target (exactly n with up_to False; n None: all of it)."""

    n: int | None
    of: Target
    up_to: bool = True


@dataclass(frozen=True, slots=True)
class MoveDamage:
    """Move damage counters from one card to another (up to n; n None: all)."""

    n: int | None
    of: Target
    to: Target
    up_to: bool = True


@dataclass(frozen=True, slots=True)
class Banish:
    """Banish the target."""

    what: Target = THIS


@dataclass(frozen=True, slots=True)
class Exert:
    """Exert the target."""

    what: Target


@dataclass(frozen=True, slots=True)
class Ready:
    """Ready the target."""

    what: Target


@dataclass(frozen=True, slots=True)
class CantReady:
    """The target does not ready at the start of its player's next turn."""

    what: Target = THAT


@dataclass(frozen=True, slots=True)
class GainLore:
    """A player gains n lore."""

    n: Number
    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class LoseLore:
    """Players lose n lore."""

    n: Number
    who: Who = Who.EACH_OPPONENT


@dataclass(frozen=True, slots=True)
class ChangeStat:
    """The target gets +n / -n strength, willpower or lore for a time."""

    stat: str
    n: Number
    what: Target
    until: Until = Until.THIS_TURN


@dataclass(frozen=True, slots=True)
class GiveKeyword:
    """The target gains a keyword for a time ("evasive", "challenger" with n …)."""

    keyword: str
    what: Target
    until: Until = Until.THIS_TURN
    n: int | None = None


@dataclass(frozen=True, slots=True)
class Restrict:
    """The target can't do something for a time: "quest", "challenge", "ready", "sing",
    "ready at the start of their turn".

    what: a Group means whichever cards are in it while the effect lasts.
    """

    act: str
    what: Target | Group
    until: Until = Until.THIS_TURN


@dataclass(frozen=True, slots=True)
class Oblige:
    """The target must do something if able for a time: "quest"."""

    act: str
    what: Target
    until: Until = Until.THIS_TURN


@dataclass(frozen=True, slots=True)
class PreventNext:
    """The next time the target would be dealt damage in that time, it takes none (6.5)."""

    what: Target
    until: Until = Until.YOUR_NEXT_TURN


@dataclass(frozen=True, slots=True)
class CantPlay:
    """Opponents can't play cards of the group for a time (1.2.2)."""

    group: Group
    until: Until = Until.YOUR_NEXT_TURN


@dataclass(frozen=True, slots=True)
class PayLess:
    """You pay n ink less for the next card of the group you play this turn (4.3.6)."""

    n: Number
    group: Group


@dataclass(frozen=True, slots=True)
class InkExtra:
    """You may ink an additional card this turn (7.5.5)."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class Select:
    """Choose cards without acting on them yet; binds THAT."""

    what: Target


@dataclass(frozen=True, slots=True)
class MoveCharacter:
    """Move a character to a location for free."""

    what: Target
    to: Target


Instruction = (
    Move
    | Deal
    | PutDamage
    | Heal
    | MoveDamage
    | Banish
    | Exert
    | Ready
    | CantReady
    | GainLore
    | LoseLore
    | ChangeStat
    | GiveKeyword
    | Restrict
    | Oblige
    | PreventNext
    | CantPlay
    | PayLess
    | InkExtra
    | Select
    | MoveCharacter
)
