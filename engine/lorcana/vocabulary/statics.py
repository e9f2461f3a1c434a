"""Static effects (6.4): they apply continuously; nothing of them enters the bag."""

from __future__ import annotations

from dataclasses import dataclass

from engine.lorcana.vocabulary.amounts import Amount
from engine.lorcana.vocabulary.conditions import Condition
from engine.lorcana.vocabulary.costs import Cost
from engine.lorcana.vocabulary.effects import Effect
from engine.lorcana.vocabulary.groups import Group
from engine.lorcana.vocabulary.targets import THIS, Ref


@dataclass(frozen=True, slots=True)
class GetsStat:
    """Cards get +n strength, willpower or lore."""

    stat: str
    n: int | Amount
    who: Ref | Group = THIS


@dataclass(frozen=True, slots=True)
class HasKeyword:
    """Cards have a keyword (n for those with a number)."""

    keyword: str
    who: Ref | Group = THIS
    n: int | Amount | None = None


@dataclass(frozen=True, slots=True)
class Restricted:
    """Cards can't do something: "quest", "challenge", "ready", "sing", "be challenged",
    "be dealt damage", "ready at the start of their turn"."""

    act: str
    who: Ref | Group = THIS


@dataclass(frozen=True, slots=True)
class CanChallengeReady:
    """Cards can challenge ready characters."""

    who: Ref | Group = THIS


@dataclass(frozen=True, slots=True)
class CostsLess:
    """You pay n less to play cards of the group; THIS: this card, from outside play (6.1.12)."""

    n: int | Amount
    who: Ref | Group = THIS


@dataclass(frozen=True, slots=True)
class NextCostsLess:
    """Once in each of your turns you pay n less for the next card of the group you play."""

    n: int
    group: Group


@dataclass(frozen=True, slots=True)
class CostsMore:
    """Every player pays n more to play cards of the group; singing pays no ink and is spared."""

    n: int
    group: Group


@dataclass(frozen=True, slots=True)
class AlternateCost:
    """You may pay these costs instead of the card's ink (1.5.5)."""

    costs: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class UseForFree:
    """The ability of that name on this card may be used for free: of its costs only
    {E} is paid (1.5.5.4)."""

    ability: str


@dataclass(frozen=True, slots=True)
class CountsInkable:
    """Cards of the group count as having the inkwell symbol."""

    group: Group


@dataclass(frozen=True, slots=True)
class HasClass:
    """Cards have a further classification."""

    classification: str
    who: Ref | Group = THIS


@dataclass(frozen=True, slots=True)
class TakesAnyShift:
    """Any character with Shift may be shifted onto this card, whatever the names.

    any_kind: whatever else its Shift needs of the card below, too.
    """

    any_kind: bool = False


@dataclass(frozen=True, slots=True)
class PreventFirstDamage:
    """The first time in a turn that the card would take damage, it takes none (6.5)."""

    who: Ref = THIS


@dataclass(frozen=True, slots=True)
class SingsAs:
    """Cards count as having cost +n to sing songs."""

    n: int
    who: Ref | Group


@dataclass(frozen=True, slots=True)
class ExtraInk:
    """During your turn you may ink n additional cards (7.5.5)."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class EntersExerted:
    """The card, or each card of the group, enters play exerted."""

    who: Ref | Group = THIS


@dataclass(frozen=True, slots=True)
class MayEnterExerted:
    """You may have this card enter play exerted to do that."""

    do: Effect


@dataclass(frozen=True, slots=True)
class GoesInstead:
    """If this card would be banished, it is put into its player's inkwell facedown and exerted
    instead (6.5)."""


@dataclass(frozen=True, slots=True)
class AllowsInDeck:
    """Cards of the group may be in your deck whatever their ink: nothing of it in the game."""

    group: Group


@dataclass(frozen=True, slots=True)
class CantPlayUnless:
    """This card can't be played unless the condition holds (1.2.2)."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class PermitUse:
    """While a condition holds you may do the effect at any time you could use an ability.

    once: once in a turn.
    """

    do: Effect
    once: bool = False


@dataclass(frozen=True, slots=True)
class TakesDamageFor:
    """Damage that would be dealt to a card of the group is put on this card instead (6.5)."""

    group: Group


@dataclass(frozen=True, slots=True)
class DealsDamageBy:
    """In challenges cards deal damage by another statistic than strength (4.6.6.1)."""

    stat: str
    who: Ref | Group


@dataclass(frozen=True, slots=True)
class NoDiscard:
    """If an effect would have you discard cards, you don't (6.5)."""


@dataclass(frozen=True, slots=True)
class CantGainLore:
    """Opponents can't gain lore, save those for whom the condition holds (THAT_PLAYER)."""

    unless: Condition


@dataclass(frozen=True, slots=True)
class MustBeChosen:
    """Opponents who choose cards for an effect have to choose this one if they can."""


@dataclass(frozen=True, slots=True)
class GivesAbility:
    """Cards have the activated ability of that name of this card."""

    ability: str
    who: Ref | Group


@dataclass(frozen=True, slots=True)
class CostsToAct:
    """The card can't do any of these acts ("quest", "challenge") unless its player pays n ink."""

    acts: tuple[str, ...]
    n: int


@dataclass(frozen=True, slots=True)
class TopCardsFaceup:
    """All players play with the top card of their deck faceup."""


StaticEffect = (
    GetsStat
    | HasKeyword
    | Restricted
    | CanChallengeReady
    | CostsLess
    | NextCostsLess
    | CostsMore
    | AlternateCost
    | UseForFree
    | CountsInkable
    | HasClass
    | TakesAnyShift
    | PreventFirstDamage
    | SingsAs
    | ExtraInk
    | EntersExerted
    | MayEnterExerted
    | GoesInstead
    | AllowsInDeck
    | CantPlayUnless
    | PermitUse
    | TakesDamageFor
    | DealsDamageBy
    | NoDiscard
    | CantGainLore
    | MustBeChosen
    | GivesAbility
    | CostsToAct
    | TopCardsFaceup
)
