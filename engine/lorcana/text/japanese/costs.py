"""Costs in Japanese: before the colon, before ことで, before ないかぎり."""

from __future__ import annotations

from engine.lorcana.text.digits import full_width
from engine.lorcana.text.discourse import Discourse
from engine.lorcana.text.japanese.clauses import Clause
from engine.lorcana.text.japanese.nouns import note, noun, one_of, reference
from engine.lorcana.text.japanese.terms import TYPES
from engine.lorcana.text.renderers import Renderers
from engine.lorcana.vocabulary import (
    BanishChosen,
    BanishThis,
    Cost,
    DamageCost,
    DiscardCard,
    ExertOther,
    ExertThis,
    PayInk,
)

costs: Renderers[Clause] = Renderers("Japanese costs")
"""Each says its cost as a thing to do: １{I}を支払う, このアイテムを退場させる."""


@costs.of(ExertThis)
def _exert(value: ExertThis, d: Discourse) -> Clause:
    return Clause("{E}する", f"この{TYPES[d.this]}を")


@costs.of(PayInk)
def _ink(value: PayInk, d: Discourse) -> Clause:
    return Clause("支払う", f"{full_width(value.n)}{{I}}を")


@costs.of(BanishThis)
def _banish(value: BanishThis, d: Discourse) -> Clause:
    return Clause("退場させる", f"この{TYPES[d.this]}を")


@costs.of(BanishChosen)
def _banish_chosen(value: BanishChosen, d: Discourse) -> Clause:
    note(value.group, False, d)
    return Clause("退場させる", f"{one_of(value.group)}を")


@costs.of(ExertOther)
def _exert_other(value: ExertOther, d: Discourse) -> Clause:
    note(value.group, value.n > 1, d)
    return Clause("{E}する", f"{one_of(value.group, value.n)}を")


@costs.of(DiscardCard)
def _discard(value: DiscardCard, d: Discourse) -> Clause:
    return Clause("捨てる", f"{noun(value.group, '')}を{full_width(value.n)}枚選んで")


@costs.of(DamageCost)
def _damage(value: DamageCost, d: Discourse) -> Clause:
    card = reference(value.to, d)
    d.latest = None
    return Clause("与える", f"{card}に{full_width(value.n)}ダメージを")


def paid(items: tuple[Cost, ...], d: Discourse) -> Clause:
    """Costs as one thing a player does: １{I}を支払いこのアイテムを退場させる."""
    *first, last = [costs(cost, d) for cost in items]
    return Clause(last.verb, "".join(each.stem() for each in first) + last.body)


def printed(items: tuple[Cost, ...], d: Discourse) -> str:
    """Costs before the colon: "{E}，２{I}", "このアイテムを退場させる"."""
    said = []
    for cost in items:
        if isinstance(cost, ExertThis):
            said.append("{E}")
        elif isinstance(cost, PayInk):
            said.append(f"{full_width(cost.n)}{{I}}")
        else:
            said.append(costs(cost, d).plain())
    return "，".join(said)
