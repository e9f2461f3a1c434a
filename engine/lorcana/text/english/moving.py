"""Effects in English that move cards between zones."""

from __future__ import annotations

from engine.lorcana.text.discourse import Discourse
from engine.lorcana.text.english.amounts import amounts, cards
from engine.lorcana.text.english.clauses import Clause, words
from engine.lorcana.text.english.effects import act, effects, target
from engine.lorcana.text.english.nouns import (
    article,
    core,
    many,
    note_chosen,
    player,
    reference,
    some,
    whose,
)
from engine.lorcana.vocabulary import (
    THAT,
    Chosen,
    Discard,
    DiscardShown,
    DiscardTo,
    Draw,
    DrawTo,
    Every,
    Group,
    HandCount,
    PutUnder,
    Ref,
    ReturnToHand,
    Target,
    ToBottom,
    ToDiscard,
    ToInkwell,
    TopToInkwell,
    Who,
)


@effects.of(Draw)
def _draw(value: Draw, d: Discourse) -> Clause:
    who = player(value.who, d)
    amount, tail = cards(value.n, d)
    return Clause("draw", words(amount, tail), who.text, who.many, key=who.key)


@effects.of(DrawTo)
def _draw_to(value: DrawTo, d: Discourse) -> Clause:
    who = player(value.who, d)
    they = "you have" if value.who is Who.YOU else "they have"
    if isinstance(value.n, int):
        goal = f"{value.n} cards in {whose(value.who)} hand"
    elif isinstance(value.n, HandCount):
        goal = f"the same number of cards in {whose(value.who)} hand as {compared(value.n.who)}"
    else:
        goal = f"as many cards as {amounts(value.n, d)}"
    return Clause("draw", f"cards until {they} {goal}", who.text, who.many, key=who.key)


def compared(who: Who) -> str:
    """The player compared with, after "as"."""
    return {Who.YOU: "you"}.get(who, "that player")


@effects.of(Discard)
def _discard(value: Discard, d: Discourse) -> Clause:
    who = player(value.who, d)
    d.done = "card discarded"
    if value.any_number:
        rest = "any number of cards"
        return Clause("choose and discard", rest, who.text, who.many, key=who.key)
    if value.n is None:
        return Clause("discard", f"{whose(value.who)} hand", who.text, who.many, key=who.key)
    amount = "a card" if value.n == 1 else f"{value.n} cards"
    if value.random:
        return Clause("discard", f"{amount} at random", who.text, who.many, key=who.key)
    return Clause("choose and discard", amount, who.text, who.many, key=who.key)


@effects.of(DiscardShown)
def _discard_shown(value: DiscardShown, d: Discourse) -> Clause:
    who = player(value.who, d)
    card = f"{article(core(value.group, False))} of your choice"
    return Clause(
        "reveal",
        f"{whose(value.who)} hand",
        who.text,
        who.many,
        key=who.key,
        tail=f" and discard {card}",
        tail_third=f" and discards {card}",
    )


@effects.of(ToDiscard)
def _to_discard(value: ToDiscard, d: Discourse) -> Clause:
    return act("put", value.what, d, f"into {owner(value.what, d)} discard")


@effects.of(DiscardTo)
def _discard_to(value: DiscardTo, d: Discourse) -> Clause:
    who = player(value.who, d)
    if value.n == 0:
        return Clause("discard", f"{whose(value.who)} hand", who.text, who.many, key=who.key)
    they = "you have" if value.who is Who.YOU else "they have"
    goal = f"{they} {value.n} cards in {whose(value.who)} hand"
    return Clause("choose and discard", f"cards until {goal}", who.text, who.many, key=who.key)


def owner(what: Target, d: Discourse) -> str:
    """Whose hand, deck or inkwell a card goes to: "your" or "their player's"."""
    if isinstance(what, Ref):
        named = d.named(what)
        if named.yours or named.kind == "song":
            return "your"
        d.player = "that player"
        return "their players'" if named.many else "its player's"
    if isinstance(what, Chosen) and what.by is not Who.YOU:
        return "their"
    group = what.group
    if group.side == "yours" or group.zone not in ("play", "discard"):
        return "your"
    if isinstance(what, Every) or many(what.n):
        return "their players'"
    return "its player's" if set(group.kind) & {"item", "location", "card"} else "their player's"


@effects.of(ReturnToHand)
def _return(value: ReturnToHand, d: Discourse) -> Clause:
    what = value.what
    if isinstance(what, Ref) and d.named(what).kind == "card" and not d.named(what).gone:
        return Clause("put", f"{reference(what, d).acted_on()} into {owner(what, d)} hand")
    whose_hand = owner(what, d)
    if value.alone:
        return Clause("return", f"only {reference(THAT, d).acted_on()} to {whose_hand} hand")
    return act("return", value.what, d, f"to {whose_hand} hand{'s' * ends_many(whose_hand)}")


def ends_many(owner_words: str) -> bool:
    """Whether the owners are several players, who have several hands."""
    return owner_words.endswith("s'")


@effects.of(ToBottom)
def _to_bottom(value: ToBottom, d: Discourse) -> Clause:
    whose_deck = owner(value.what, d)
    several = isinstance(value.what, Every) or many(getattr(value.what, "n", 1))
    order = "in any order" if several else ""
    deck = f"{whose_deck} deck{'s' * ends_many(whose_deck)}"
    return act("put", value.what, d, words(f"on the bottom of {deck}", order))


@effects.of(ToInkwell)
def _to_inkwell(value: ToInkwell, d: Discourse) -> Clause:
    whose_ink = owner(value.what, d)
    state = "facedown and exerted" if value.exerted else "facedown"
    what = value.what
    rest = f"into {whose_ink} inkwell{'s' * ends_many(whose_ink)} {state}"
    if isinstance(what, Chosen) and what.by is Who.YOU and what.group.zone == "hand":
        note_chosen(what, d)
        hand = "any card from your hand" if what.group == Group(("card",), zone="hand") else ""
        return Clause("put", words(hand or some(what.group), rest))
    return act("put", what, d, rest)


@effects.of(TopToInkwell)
def _top_to_inkwell(value: TopToInkwell, d: Discourse) -> Clause:
    who = player(value.who, d)
    state = "facedown and exerted" if value.exerted else "facedown"
    own = whose(value.who)
    rest = f"the top card of {own} deck into {own} inkwell {state}"
    return Clause("put", rest, who.text, who.many, key=who.key)


@effects.of(PutUnder)
def _put_under(value: PutUnder, d: Discourse) -> Clause:
    if value.what is not None:
        card = target(value.what, d).acted_on()
        return Clause("put", f"{card} faceup under {target(value.under, d).acted_on()}")
    under = target(value.under, d).acted_on()
    return Clause("put", f"the top card of your deck facedown under {under}")
