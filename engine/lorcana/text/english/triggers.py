"""Trigger conditions in English: the opening words of a triggered ability (6.2.2)."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text.discourse import Discourse, Named
from engine.lorcana.text.english.clauses import listed
from engine.lorcana.text.english.nouns import article, kind_of, plain_some, reference, several, some
from engine.lorcana.text.renderers import Renderers
from engine.lorcana.vocabulary import (
    IT,
    OTHER,
    THIS,
    Banished,
    BanishesInChallenge,
    Boosts,
    CardInked,
    Challenges,
    CharactersSing,
    DamageRemoved,
    DealsChallengeDamage,
    DrawsCard,
    EndOfTurn,
    Group,
    IsChallenged,
    IsChosen,
    IsExerted,
    IsReadied,
    LeavesPlay,
    Moves,
    PaysAtMost,
    Played,
    PutUnderThis,
    Quests,
    Ref,
    ReturnsToHand,
    Sings,
    StartOfTurn,
    TakesDamage,
    Who,
    Whose,
)

triggers: Renderers[str] = Renderers("English triggers")
"""Each gives the whole opening; `again` when the same card was named just before."""

WHO = {Who.YOU: "you", Who.EACH_OPPONENT: "an opponent", Who.EACH_PLAYER: "a player"}
START = {Whose.YOURS: "your turn", Whose.OPPONENTS: "an opponent's turn", Whose.ANY: "each turn"}


def subject(what: Ref | Group, d: Discourse, again: bool, gone: bool = False) -> str:
    """Who the trigger is about, and note it as IT."""
    if isinstance(what, Ref):
        if what != THIS and d.latest == what:
            return reference(what, d).text
        named = d.named(what) if what != THIS else Named(d.this, gone=gone, yours=True)
        if what == THIS:
            d.cards[THIS] = named
        d.name(IT, named)
        return (
            "they"
            if again and d.this == "character"
            else ("it" if again else (f"this {d.this}" if what == THIS else f"that {named.kind}"))
        )
    d.name(IT, Named(kind_of(what), gone=gone, yours=what.side == "yours"))
    return some(replace(what, here=False))


def verb(said: str, one: str, many: str) -> str:
    """The subject with its verb: "they quest", "this character quests"."""
    return f"{said} {many if said == 'they' else one}"


def here(what: Ref | Group) -> str:
    """ "while here" for cards at the location that speaks."""
    return " while here" if isinstance(what, Group) and what.here else ""


def when(what: Ref | Group) -> str:
    """ "when" for what happens to this card once, "whenever" for the rest."""
    return "when" if what == THIS else "whenever"


@triggers.of(Played)
def _played(value: Played, d: Discourse, again: bool = False) -> str:
    by = WHO[value.by]
    plays = "play" if by == "you" else "plays"
    shift = f" using {'its' if value.what == THIS else 'their'} Shift ability"
    shift = shift if value.shifted else ""
    if value.what == THIS:
        return f"when {by} {plays} {subject(THIS, d, again)}{shift}"
    assert isinstance(value.what, Group)
    subject(value.what, d, again)
    if value.by is not Who.YOU:
        d.player = "that player"
    return f"whenever {by} {plays} {plain_some(value.what)}{shift}"


@triggers.of(Quests)
def _quests(value: Quests, d: Discourse, again: bool = False) -> str:
    said = verb(subject(value.what, d, again), "quests", "quest")
    return f"whenever {said}{here(value.what)}"


@triggers.of(Challenges)
def _challenges(value: Challenges, d: Discourse, again: bool = False) -> str:
    said = verb(subject(value.what, d, again), "challenges", "challenge")
    if isinstance(value.what, Group):
        d.name(IT, Named(role="challenging", yours=value.what.side == "yours"))
    d.cards[OTHER] = Named(role="challenged")
    target = value.target
    plain = target in (Group(), Group(side="opposing"))
    return f"whenever {said} {'another character' if plain else some(target)}"


@triggers.of(IsChallenged)
def _is_challenged(value: IsChallenged, d: Discourse, again: bool = False) -> str:
    said = verb(subject(value.what, d, again), "is challenged", "are challenged")
    d.cards[OTHER] = Named(role="challenging")
    return f"whenever {said}"


@triggers.of(Banished)
def _banished(value: Banished, d: Discourse, again: bool = False) -> str:
    said = verb(subject(value.what, d, again, gone=True), "is banished", "are banished")
    d.cards[OTHER] = Named(role="challenging")
    place = here(value.what)
    if value.challenged:
        return f"{when(value.what)} {said.replace(' banished', ' challenged and banished')}{place}"
    return f"{when(value.what)} {said}{' in a challenge' if value.in_challenge else ''}{place}"


@triggers.of(BanishesInChallenge)
def _banishes(value: BanishesInChallenge, d: Discourse, again: bool = False) -> str:
    said = verb(subject(value.what, d, again), "banishes", "banish")
    d.cards[IT] = Named(role="banished", gone=True)
    d.latest = None
    return f"whenever {said} another character in a challenge"


@triggers.of(DealsChallengeDamage)
def _deals(value: DealsChallengeDamage, d: Discourse, again: bool = False) -> str:
    said = verb(subject(value.what, d, again), "deals", "deal")
    d.cards[OTHER] = Named()
    return f"whenever {said} damage to another character in a challenge"


@triggers.of(TakesDamage)
def _takes(value: TakesDamage, d: Discourse, again: bool = False) -> str:
    said = verb(subject(value.what, d, again), "is dealt", "are dealt")
    by = f" by {some(value.by)}" if value.by else ""
    return f"whenever {said} damage{by}"


@triggers.of(DamageRemoved)
def _removed(value: DamageRemoved, d: Discourse, again: bool = False) -> str:
    return f"whenever you remove 1 or more damage from {subject(value.what, d, again)}"


@triggers.of(IsExerted)
def _exerted(value: IsExerted, d: Discourse, again: bool = False) -> str:
    return f"whenever {verb(subject(value.what, d, again), 'is exerted', 'are exerted')}"


@triggers.of(IsReadied)
def _readied(value: IsReadied, d: Discourse, again: bool = False) -> str:
    return f"whenever you ready {subject(value.what, d, again)}"


@triggers.of(IsChosen)
def _chosen(value: IsChosen, d: Discourse, again: bool = False) -> str:
    said = verb(subject(value.what, d, again), "is chosen", "are chosen")
    kinds = value.by.kind if value.by else ()
    for_ = listed([BY.get(kind, f"{article(kind)}'s ability") for kind in kinds], "or")
    for_ = "Support" if value.support else for_
    return f"whenever {said}{' for ' if for_ else ''}{for_}"


BY = {"action": "an action", "song": "a song"}


@triggers.of(Moves)
def _moves(value: Moves, d: Discourse, again: bool = False) -> str:
    subject(value.what, d, again)
    who = plain_some(value.what) if isinstance(value.what, Group) else f"this {d.this}"
    d.cards[IT] = Named(role="moved", yours=True)
    opening = "the first time" if value.first else "whenever"
    origin = " from another location" if value.elsewhere else ""
    return f"{opening} you move {who} here{origin}"


@triggers.of(CharactersSing)
def _characters_sing(value: CharactersSing, d: Discourse, again: bool = False) -> str:
    d.name(IT, Named("song"))
    return f"whenever one or more of {several(value.what)} sing a song"


@triggers.of(LeavesPlay)
def _leaves(value: LeavesPlay, d: Discourse, again: bool = False) -> str:
    said = verb(subject(value.what, d, again, gone=True), "leaves", "leave")
    return f"{when(value.what)} {said} play"


@triggers.of(ReturnsToHand)
def _returns(value: ReturnsToHand, d: Discourse, again: bool = False) -> str:
    said = verb(subject(value.what, d, again, gone=True), "returns", "return")
    hand = "your hand" if getattr(value.what, "side", "any") == "yours" else "a player's hand"
    return f"{when(value.what)} {said} to {hand} from play"


@triggers.of(Sings)
def _sings(value: Sings, d: Discourse, again: bool = False) -> str:
    said = verb(subject(value.what, d, again), "sings", "sing")
    d.name(IT, Named("song"))
    return f"whenever {said} a song"


@triggers.of(DrawsCard)
def _draws(value: DrawsCard, d: Discourse, again: bool = False) -> str:
    who = "that opponent" if value.own_turn else WHO.get(value.who, "a player")
    if value.who is not Who.YOU:
        d.player = "that player"
    return f"whenever {who} {'draw' if who == 'you' else 'draws'} a card"


@triggers.of(CardInked)
def _inked(value: CardInked, d: Discourse, again: bool = False) -> str:
    d.name(IT, Named("card"))
    whose = {"you": "your", "an opponent": "an opponent's", "a player": "a player's"}
    return f"whenever a card is put into {whose[WHO.get(value.who, 'a player')]} inkwell"


@triggers.of(PutUnderThis)
def _under(value: PutUnderThis, d: Discourse, again: bool = False) -> str:
    return f"whenever you put a card under {subject(value.what, d, again)}"


@triggers.of(Boosts)
def _boosts(value: Boosts, d: Discourse, again: bool = False) -> str:
    return f"whenever you use the Boost ability of {subject(value.what, d, again)}"


@triggers.of(PaysAtMost)
def _pays(value: PaysAtMost, d: Discourse, again: bool = False) -> str:
    d.name(IT, Named("card"))
    return f"whenever you pay {value.n} {{I}} or less to play a card"


@triggers.of(StartOfTurn)
def _start(value: StartOfTurn, d: Discourse, again: bool = False) -> str:
    if value.whose is not Whose.YOURS:
        d.player = "that player"
    return f"at the start of {START[value.whose]}"


@triggers.of(EndOfTurn)
def _end(value: EndOfTurn, d: Discourse, again: bool = False) -> str:
    if value.whose is not Whose.YOURS:
        d.player = "that player"
    return f"at the end of {START[value.whose]}"
