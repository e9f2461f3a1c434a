"""Trigger conditions (6.2.2). A subject is THIS or a Group; the trigger binds IT (and OTHER)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.lorcana.vocabulary.groups import Group
from engine.lorcana.vocabulary.targets import THIS, Ref
from engine.lorcana.vocabulary.times import Whose
from engine.lorcana.vocabulary.who import Who

Subject = Ref | Group

ANY_CHARACTER = Group()
YOUR_CHARACTERS = Group(side="yours")


@dataclass(frozen=True, slots=True)
class Played:
    """A card is played; with THIS: "when you play this card". shifted: with Shift only.

    by: YOU, EACH_OPPONENT (an opponent plays) or EACH_PLAYER (anybody plays).
    """

    what: Subject = THIS
    by: Who = Who.YOU
    shifted: bool = False


@dataclass(frozen=True, slots=True)
class Quests:
    """A character quests."""

    what: Subject = THIS


@dataclass(frozen=True, slots=True)
class Challenges:
    """A character challenges another character (target given: cards it must match)."""

    what: Subject = THIS
    target: Group = ANY_CHARACTER


@dataclass(frozen=True, slots=True)
class IsChallenged:
    """A character is challenged; OTHER is the challenger."""

    what: Subject = THIS


@dataclass(frozen=True, slots=True)
class Banished:
    """A card is banished; in_challenge: only in a challenge (4.6.2); OTHER is then its opponent.

    challenged: only when it was the challenged one, so that OTHER is the challenger.
    """

    what: Subject = THIS
    in_challenge: bool = False
    challenged: bool = False


@dataclass(frozen=True, slots=True)
class BanishesInChallenge:
    """A character banishes another character in a challenge; IT is the banished one."""

    what: Subject = THIS


@dataclass(frozen=True, slots=True)
class DealsChallengeDamage:
    """It deals damage to another character in a challenge; EventAmount is how much."""

    what: Subject = THIS


@dataclass(frozen=True, slots=True)
class TakesDamage:
    """A character is dealt damage. by: only by an effect of such a card."""

    what: Subject = THIS
    by: Group | None = None


@dataclass(frozen=True, slots=True)
class DamageRemoved:
    """You remove damage from a card, moving it off included (1.9.2.4)."""

    what: Subject = YOUR_CHARACTERS


@dataclass(frozen=True, slots=True)
class IsExerted:
    """A card becomes exerted, for whatever reason (5.1.1.2)."""

    what: Subject = THIS


@dataclass(frozen=True, slots=True)
class IsReadied:
    """You ready a card, in the Ready step too (3.2.1.1)."""

    what: Subject = THIS


@dataclass(frozen=True, slots=True)
class IsChosen:
    """A card is chosen as an effect resolves. by: the kind of card whose effect it is.

    support: chosen for the Support of a character (8.13).
    """

    what: Subject = THIS
    by: Group | None = None
    support: bool = False


@dataclass(frozen=True, slots=True)
class Moves:
    """You move a character to this location (4.7); IT is the character.

    elsewhere: from another location. first: nobody was moved here earlier this turn.
    """

    what: Subject = YOUR_CHARACTERS
    elsewhere: bool = False
    first: bool = False


@dataclass(frozen=True, slots=True)
class EntersPlayExerted:
    """A card enters play exerted, for whatever reason (6.7.9, 8.10.2)."""

    what: Subject = THIS


@dataclass(frozen=True, slots=True)
class IsDiscarded:
    """You discard this card from your hand."""

    what: Subject = THIS


@dataclass(frozen=True, slots=True)
class LeavesPlay:
    """A card leaves play."""

    what: Subject = THIS


@dataclass(frozen=True, slots=True)
class ReturnsToHand:
    """A card of the group returns to a hand from play."""

    what: Subject = ANY_CHARACTER


@dataclass(frozen=True, slots=True)
class Sings:
    """A character sings a song; IT is the song."""

    what: Subject = THIS


@dataclass(frozen=True, slots=True)
class CharactersSing:
    """One or more characters of the group sing a song: once for each song; IT is the song."""

    what: Group = YOUR_CHARACTERS


@dataclass(frozen=True, slots=True)
class DrawsCard:
    """A player draws a card: once per card (1.12.2). own_turn: only in the turn of that player."""

    who: Who = Who.YOU
    own_turn: bool = False


@dataclass(frozen=True, slots=True)
class CardInked:
    """A card is put into a player's inkwell."""

    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class PutUnderThis:
    """You put a card under the card."""

    what: Subject = THIS


@dataclass(frozen=True, slots=True)
class Boosts:
    """You use the Boost ability of a character; IT is that character."""

    what: Subject = YOUR_CHARACTERS


@dataclass(frozen=True, slots=True)
class PaysAtMost:
    """You pay n ink or less to play a card."""

    n: int


@dataclass(frozen=True, slots=True)
class StartOfTurn:
    """At the start of a turn."""

    whose: Whose = Whose.YOURS


@dataclass(frozen=True, slots=True)
class EndOfTurn:
    """At the end of a turn; THAT_PLAYER is whose turn it is."""

    whose: Whose = Whose.YOURS


Trigger = (
    Played
    | Quests
    | Challenges
    | IsChallenged
    | Banished
    | BanishesInChallenge
    | DealsChallengeDamage
    | TakesDamage
    | DamageRemoved
    | IsExerted
    | IsReadied
    | IsChosen
    | Moves
    | CharactersSing
    | EntersPlayExerted
    | IsDiscarded
    | LeavesPlay
    | ReturnsToHand
    | Sings
    | DrawsCard
    | CardInked
    | PutUnderThis
    | Boosts
    | PaysAtMost
    | StartOfTurn
    | EndOfTurn
)
