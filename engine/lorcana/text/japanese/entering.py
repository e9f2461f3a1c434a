"""How cards enter play, go elsewhere instead or may be in a deck, in Japanese."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text.discourse import Discourse, Named
from engine.lorcana.text.japanese.clauses import Clause
from engine.lorcana.text.japanese.effects import effects
from engine.lorcana.text.japanese.nouns import noun
from engine.lorcana.text.japanese.statics import statics
from engine.lorcana.text.japanese.terms import TYPES
from engine.lorcana.text.japanese.triggers import Occasion, subject, triggers
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
    body = f"この{TYPES[d.this]}をエグザートで場に出すことで{inner.te()}"
    return Clause("もよい", body, more=inner.more)


@statics.of(GoesInstead)
def _instead(value: GoesInstead, d: Discourse) -> Clause:
    time = f"この{TYPES[d.this]}が退場するなら、"
    body = "代わりにこれをあなたのインクウェルにエグザートかつ裏向きで"
    return Clause("置く", body, time=time)


@statics.of(AllowsInDeck)
def _in_deck(value: AllowsInDeck, d: Discourse) -> Clause:
    cards = noun(replace(value.group, zone="deck"), "")
    return Clause("もよい", f"インク・タイプを問わず、あなたのデッキに{cards}を入れて")


@triggers.of(EntersPlayExerted)
def _enters(value: EntersPlayExerted, d: Discourse, again: bool = False) -> Occasion:
    once = value.what == THIS
    return Occasion(f"{subject(value.what, d, again)}がエグザートで場に", "出る", once=once)


@triggers.of(IsDiscarded)
def _discarded(value: IsDiscarded, d: Discourse, again: bool = False) -> Occasion:
    d.cards[THIS] = Named("card", gone=True, yours=True)
    return Occasion("あなたがこのカードを", "捨てる", once=True)
