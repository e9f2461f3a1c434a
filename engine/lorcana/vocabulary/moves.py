"""Instructions that move, show or play cards."""

from __future__ import annotations

from dataclasses import dataclass

from engine.lorcana.vocabulary.amounts import Number
from engine.lorcana.vocabulary.groups import Group
from engine.lorcana.vocabulary.targets import Ref, Target
from engine.lorcana.vocabulary.who import Who


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
    """A player chooses and discards n cards (at random if said; n None: the whole hand).

    any_number: as many as the player likes.
    """

    n: int | None = 1
    who: Who = Who.YOU
    random: bool = False
    any_number: bool = False


@dataclass(frozen=True, slots=True)
class DiscardShown:
    """A player shows their hand and discards a card of the group that you choose."""

    group: Group
    who: Who = Who.CHOSEN_OPPONENT


@dataclass(frozen=True, slots=True)
class DiscardTo:
    """A player chooses and discards until they hold n cards."""

    n: int
    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class ReturnToHand:
    """Return the target to its player's hand, from where it is.

    alone: without the cards under it, which stay in play (8.10.8.5).
    """

    what: Target
    alone: bool = False


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
class PlayFree:
    """Play a card of the group, or the card named (a Ref), for free (6.1.7) from its zone.

    reveal: it is revealed from hand. exerted: it enters play exerted.
    shift: it is played with Shift, onto a character Shift allows; or_shift: with or without.
    goes_to: where an action goes afterwards: "discard", or "deck" for its bottom.
    any_number: as many cards of the group as the player likes.
    disputed: whether this card may be played, too, is not settled: sources of the text differ.
    """

    group: Group | Ref
    reveal: bool = False
    by: Who = Who.YOU
    exerted: bool = False
    shift: bool = False
    or_shift: bool = False
    goes_to: str = "discard"
    any_number: bool = False
    disputed: Ref | None = None


@dataclass(frozen=True, slots=True)
class PlayPaying:
    """Play that card from where it lies, paying for it in any way the rules allow (4.3.2.2).

    exerted: it enters play exerted.
    """

    what: Ref
    exerted: bool = False


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
class RevealTake:
    """Reveal the top n cards of your deck, put all of the group into your hand and the rest on
    the bottom in any order."""

    n: Number
    take: Group


@dataclass(frozen=True, slots=True)
class ToDiscard:
    """Put the target into its player's discard; this is not discarding."""

    what: Target


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
class ShuffleDeck:
    """A player shuffles their deck."""

    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class LookAt:
    """You look at the targets, where they lie."""

    what: Target


Move = (
    Draw
    | DrawTo
    | Discard
    | DiscardShown
    | DiscardTo
    | ReturnToHand
    | ToBottom
    | ToInkwell
    | TopToInkwell
    | PutUnder
    | PlayFree
    | PlayPaying
    | PermitPlay
    | PlayAgain
    | LookAtTop
    | RevealTop
    | RevealTake
    | ToDiscard
    | SearchDeck
    | ShuffleIn
    | ShuffleDeck
    | LookAt
)
