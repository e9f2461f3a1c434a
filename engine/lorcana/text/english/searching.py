"""Effects in English that look through the deck, show it or shuffle it."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text.discourse import Discourse, Named
from engine.lorcana.text.english.amounts import measure
from engine.lorcana.text.english.clauses import Clause
from engine.lorcana.text.english.effects import act, effects, target
from engine.lorcana.text.english.nouns import article, core, player, several, whose
from engine.lorcana.vocabulary import (
    FIRST,
    THAT,
    Chosen,
    Every,
    Group,
    LookAt,
    LookAtTop,
    RevealTake,
    RevealTop,
    SearchDeck,
    ShuffleDeck,
    ShuffleIn,
    Who,
)


@effects.of(RevealTop)
def _reveal_top(value: RevealTop, d: Discourse) -> Clause:
    who = player(value.who, d)
    d.name(THAT, Named("card", yours=value.who is Who.YOU))
    rest = f"the top card of {whose(value.who)} deck"
    return Clause("reveal", rest, who.text, who.many, key=who.key)


@effects.of(RevealTake)
def _reveal_take(value: RevealTake, d: Discourse) -> Clause:
    rest = f"cards from the top of your deck equal to {measure(value.n, d)}"
    if isinstance(value.n, int):
        rest = f"the top {value.n} cards of your deck"
    what = core(replace(value.take, zone="deck", side="any"), True)
    more = f"Put all {what} into your hand and the rest on the bottom of your deck in any order."
    return Clause("reveal", rest, more=more)


RESTS = {
    "bottom": "on the bottom of your deck in any order",
    "discard": "into your discard",
    "top": "on the top of your deck in any order",
}
TAKES = {"hand": "put {it} into your hand", "play free": "play {it} for free"}


@effects.of(LookAtTop)
def _look(value: LookAtTop, d: Discourse) -> Clause:
    top = "the top card" if value.n == 1 else f"the top {value.n} cards"
    return Clause("look at", f"{top} of your deck", more=looked(value))


def looked(value: LookAtTop) -> str:
    """What happens to the cards looked at, as sentences."""
    if value.n == 1:
        either = {"top": "on the top", "bottom": "on the bottom", "discard": "into your discard"}
        return f"Put it on either the top of your deck or {either[value.rest]}."
    if value.to == "top" or value.take is None:
        if value.take is None and value.to != "top":
            return f"Put them back {RESTS[value.rest].replace('on the top of your deck ', '')}."
        rest = "the other" if value.n == 2 else "the rest"
        place = RESTS[value.rest]
        if value.n == 2:
            place = place.replace(" of your deck in any order", "")
        return f"Put one on the top of your deck and {rest} {place}."
    return f"{taken(value, value.take)} Put the rest {RESTS[value.rest]}."


def taken(value: LookAtTop, group: Group) -> str:
    """ "You may reveal a song card and put it into your hand."."""
    seen = replace(group, zone="deck", side="any")
    phrase = core(seen, value.most > 1)
    what = article(phrase) if value.most == 1 else f"up to {value.most} {phrase}"
    does = TAKES[value.to].replace("{it}", "it" if value.most == 1 else "them")
    if value.exactly:
        one = "one" if value.most == 1 else str(value.most)
        return f"{does.replace('it', one, 1) if value.most == 1 else does}.".capitalize()
    return f"You may reveal {what} and {does}."


@effects.of(SearchDeck)
def _search(value: SearchDeck, d: Discourse) -> Clause:
    card = article(core(value.group, False))
    rest = f"your deck for {card} and reveal that card to all players"
    after = {
        "hand": "Put that card into your hand and shuffle your deck.",
        "top": "Shuffle your deck and put that card on top of it.",
    }
    return Clause("search", rest, more=after[value.to])


@effects.of(ShuffleDeck)
def _shuffle_deck(value: ShuffleDeck, d: Discourse) -> Clause:
    who = player(value.who, d)
    return Clause("shuffle", f"{whose(value.who)} deck", who.text, who.many, key=who.key)


@effects.of(ShuffleIn)
def _shuffle(value: ShuffleIn, d: Discourse) -> Clause:
    what = value.what
    discard = isinstance(what, Chosen) and what.group.zone == "discard"
    clause = act("shuffle", what, d, "into your deck" if discard else "into its player's deck")
    d.cards[FIRST] = Named("shuffled card")
    d.player = "that player"
    return clause


@effects.of(LookAt)
def _look_at(value: LookAt, d: Discourse) -> Clause:
    what = value.what
    if isinstance(what, Every):
        return Clause("look at", f"the {several(what.group)}")
    return Clause("look at", target(what, d).acted_on())
