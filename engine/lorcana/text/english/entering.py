"""How cards enter play, go elsewhere instead or may be in a deck, in English."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text.discourse import Discourse, Named
from engine.lorcana.text.english.clauses import Clause
from engine.lorcana.text.english.effects import effects
from engine.lorcana.text.english.nouns import several
from engine.lorcana.text.english.statics import statics
from engine.lorcana.text.english.triggers import subject, triggers, verb, when
from engine.lorcana.vocabulary import (
    THIS,
    AllowsInDeck,
    EntersPlayExerted,
    GoesInstead,
    IsDiscarded,
    MayEnterExerted,
)


@statics.of(MayEnterExerted)
def _may_enter(value: MayEnterExerted, d: Discourse) -> Clause:
    inner = effects(value.do, d)
    rest = f"have this {d.this} enter play exerted to {inner.base()}"
    return Clause("may", rest, "you", True, more=inner.more)


@statics.of(GoesInstead)
def _instead(value: GoesInstead, d: Discourse) -> Clause:
    them = "them" if d.this == "character" else "it"
    rest = f"{them} into your inkwell facedown and exerted instead"
    return Clause("put", rest, before=f"if this {d.this} would be banished, ")


@statics.of(AllowsInDeck)
def _in_deck(value: AllowsInDeck, d: Discourse) -> Clause:
    rest = f"{several(replace(value.group, side='any'))} of any ink type"
    return Clause("can have", f"{rest} in your deck", "you", True)


@triggers.of(EntersPlayExerted)
def _enters(value: EntersPlayExerted, d: Discourse, again: bool = False) -> str:
    said = verb(subject(value.what, d, again), "enters", "enter")
    return f"{when(value.what)} {said} play exerted"


@triggers.of(IsDiscarded)
def _discarded(value: IsDiscarded, d: Discourse, again: bool = False) -> str:
    d.cards[THIS] = Named("card", gone=True, yours=True)
    return "when you discard this card"
