"""Costs in English: before the dash, after "may", after "unless"."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text.discourse import Discourse, Named
from engine.lorcana.text.english.clauses import capital, listed
from engine.lorcana.text.english.nouns import article, core, kind_of, number_of, reference, some
from engine.lorcana.text.renderers import Renderers
from engine.lorcana.vocabulary import (
    THAT,
    BanishChosen,
    BanishThis,
    Cost,
    DamageCost,
    DiscardCard,
    ExertOther,
    ExertThis,
    PayInk,
)

costs: Renderers[str] = Renderers("English costs")
"""Each says its cost as a thing to do: "pay 2 {I}", "banish this item"."""


@costs.of(ExertThis)
def _exert(value: ExertThis, d: Discourse) -> str:
    return f"exert this {d.this}"


@costs.of(PayInk)
def _ink(value: PayInk, d: Discourse) -> str:
    return f"pay {value.n} {{I}}"


@costs.of(BanishThis)
def _banish(value: BanishThis, d: Discourse) -> str:
    d.latest = None
    return f"banish this {d.this}"


@costs.of(BanishChosen)
def _banish_chosen(value: BanishChosen, d: Discourse) -> str:
    d.name(THAT, Named(kind_of(value.group)))
    return f"banish {some(value.group)}"


@costs.of(ExertOther)
def _exert_other(value: ExertOther, d: Discourse) -> str:
    d.name(THAT, Named(kind_of(value.group), value.n > 1))
    if value.n == 1:
        return f"exert {some(value.group)}"
    count = number_of(value.group, value.n)
    return f"exert {count.replace(str(value.n), f'{value.n} of your', 1)}"


@costs.of(DiscardCard)
def _discard(value: DiscardCard, d: Discourse) -> str:
    group = replace(value.group, zone="play" if value.group.kind == ("card",) else "hand")
    if value.n == 1:
        return f"choose and discard {article(core(group, False))}"
    return f"choose and discard {value.n} {core(group, True)}"


@costs.of(DamageCost)
def _damage(value: DamageCost, d: Discourse) -> str:
    return f"deal {value.n} damage to {reference(value.to, d).acted_on()}"


def paid(items: tuple[Cost, ...], d: Discourse) -> str:
    """Costs as something a player does: "pay 1 {I} and banish this item"."""
    return listed([costs(cost, d) for cost in items])


def printed(items: tuple[Cost, ...], d: Discourse) -> str:
    """Costs before the dash: "{E}, 2 {I}", "Banish this item"."""
    said = []
    for cost in items:
        if isinstance(cost, ExertThis):
            said.append("{E}")
        elif isinstance(cost, PayInk):
            said.append(f"{cost.n} {{I}}")
        else:
            said.append(capital(costs(cost, d)))
    return ", ".join(said)
