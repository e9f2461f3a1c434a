"""Instructions. A tuple of effects in an ability is a tuple of sentences (6.1.2)."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.lorcana.vocabulary.amounts import Amount
from engine.lorcana.vocabulary.conditions import Condition
from engine.lorcana.vocabulary.costs import Cost
from engine.lorcana.vocabulary.groups import Group
from engine.lorcana.vocabulary.targets import THAT, THIS, Ref, Target
from engine.lorcana.vocabulary.times import Until, Whose
from engine.lorcana.vocabulary.triggers import Trigger
from engine.lorcana.vocabulary.who import Who

Number = int | Amount


@dataclass(frozen=True, slots=True)
class Draw:
    """A player draws n cards, one at a time (1.12.2)."""

    n: Number = 1
    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class DrawTo:
    """A player draws until they hold n cards (6.1.8.1); match: as many as the compared player."""

    n: Number
    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class Discard:
    """A player chooses and discards n cards (at random if said; n None: the whole hand)."""

    n: int | None = 1
    who: Who = Who.YOU
    random: bool = False


@dataclass(frozen=True, slots=True)
class DiscardTo:
    """A player chooses and discards until they hold n cards."""

    n: int
    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal n damage to the target (1.9.2.2)."""

    n: Number
    to: Target


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
class ReturnToHand:
    """Return the target to its player's hand, from where it is."""

    what: Target


@dataclass(frozen=True, slots=True)
class ToBottom:
    """Put the target on the bottom of its player's deck, in any order when several."""

    what: Target


@dataclass(frozen=True, slots=True)
class ToInkwell:
    """Put the target into its player's inkwell facedown (7.5.6)."""

    what: Target
    exerted: bool = False


@dataclass(frozen=True, slots=True)
class TopToInkwell:
    """Put the top card of a player's deck into their inkwell facedown."""

    who: Who = Who.YOU
    exerted: bool = True


@dataclass(frozen=True, slots=True)
class PutUnder:
    """Put the top card of your deck facedown under the target; what: that card faceup instead."""

    under: Target
    what: Target | None = None


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
    """The target can't do something for a time: "quest", "challenge", "ready", "sing".

    what: a Group means whichever cards are in it while the effect lasts.
    """

    act: str
    what: Target | Group
    until: Until = Until.THIS_TURN


@dataclass(frozen=True, slots=True)
class PlayFree:
    """Play a card of the group, or the card named (a Ref), for free (6.1.7) from its zone.

    reveal: it is revealed from hand. exerted: it enters play exerted.
    shift: it is played with Shift, onto a character Shift allows.
    """

    group: Group | Ref
    reveal: bool = False
    by: Who = Who.YOU
    exerted: bool = False
    shift: bool = False


@dataclass(frozen=True, slots=True)
class PermitPlay:
    """This turn you may play cards of the group from where they lie, paying as usual."""

    group: Group


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Play that card (IT) again from your discard for free; afterwards put it on the bottom of
    your deck instead of into your discard."""

    what: Ref


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
class LookAtTop:
    """Look at the top n cards of your deck; up to `most` of the group may be revealed and taken.

    take: "hand", "play free" or "top" (put back on top without revealing).
    rest: "bottom" (any order), "discard", "top" (any order). exactly: no "may".
    """

    n: int
    take: Group | None = None
    most: int = 1
    to: str = "hand"
    rest: str = "bottom"
    exactly: bool = False


@dataclass(frozen=True, slots=True)
class RevealTop:
    """A player reveals the top card of their deck; binds THAT; it stays where it is."""

    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class SearchDeck:
    """Search your deck for a card of the group, reveal it and shuffle (7.1.4: none need be found).

    to: "top": on top of the shuffled deck. "hand": into the hand, then shuffle.
    """

    group: Group
    to: str = "hand"


@dataclass(frozen=True, slots=True)
class ShuffleIn:
    """Shuffle the target into its player's deck; that player is THAT_PLAYER from here on."""

    what: Target


@dataclass(frozen=True, slots=True)
class LookAt:
    """You look at the targets, where they lie."""

    what: Target


@dataclass(frozen=True, slots=True)
class Select:
    """Choose cards without acting on them yet; binds THAT."""

    what: Target


@dataclass(frozen=True, slots=True)
class MoveCharacter:
    """Move a character to a location for free."""

    what: Target
    to: Target


@dataclass(frozen=True, slots=True)
class Watch:
    """Create a floating triggered ability that lives until the end of the turn (6.2.7.1)."""

    when: Trigger
    do: tuple[Effect, ...]
    until: Until = Until.THIS_TURN


@dataclass(frozen=True, slots=True)
class Later:
    """Create a delayed triggered ability for one moment (6.2.7.2): the end of a turn."""

    at: Whose
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Sequence:
    """Several instructions of one sentence, in printed order."""

    steps: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class May:
    """The ability's player (or `by`) may do it (6.1.4)."""

    do: Effect
    by: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class To:
    """Do A to do B (6.1.5.1): B only if A was done. A is an effect or a tuple of costs.

    style: "to" or "if you do"; only the words differ.
    """

    first: Effect | tuple[Cost, ...]
    then: Effect
    style: str = "to"


@dataclass(frozen=True, slots=True)
class Either:
    """Do A or B (6.1.5.2): a choice; when one can't be done, the other has to be."""

    first: Effect
    second: Effect
    by: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class Unless:
    """It happens unless the player pays the cost."""

    do: Effect
    costs: tuple[Cost, ...]
    by: Who = Who.ITS_PLAYER


@dataclass(frozen=True, slots=True)
class IfThen:
    """If the condition holds as this is reached, do it; otherwise `otherwise`.

    instead: `do` stands in for `otherwise` ("… instead"): only the words differ.
    """

    condition: Condition
    do: Effect
    otherwise: Effect | None = None
    instead: bool = False


@dataclass(frozen=True, slots=True)
class Each:
    """Each player does it, the active player first (6.7.6); binds THAT_PLAYER.

    given: only players for whom the condition holds.
    """

    do: Effect
    who: Who = Who.EACH_PLAYER
    given: Condition | None = field(default=None)


Effect = (
    Draw
    | DrawTo
    | Discard
    | DiscardTo
    | Deal
    | PutDamage
    | Heal
    | MoveDamage
    | Banish
    | Exert
    | Ready
    | CantReady
    | ReturnToHand
    | ToBottom
    | ToInkwell
    | TopToInkwell
    | PutUnder
    | GainLore
    | LoseLore
    | ChangeStat
    | GiveKeyword
    | Restrict
    | PlayFree
    | PermitPlay
    | PlayAgain
    | PayLess
    | InkExtra
    | LookAtTop
    | RevealTop
    | SearchDeck
    | ShuffleIn
    | LookAt
    | Select
    | MoveCharacter
    | Watch
    | Later
    | Sequence
    | May
    | To
    | Either
    | Unless
    | IfThen
    | Each
)
