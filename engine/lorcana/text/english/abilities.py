"""Whole abilities in English."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text import keywords
from engine.lorcana.text.discourse import Discourse
from engine.lorcana.text.english import composed, entering, moving, playing, searching
from engine.lorcana.text.english.clauses import capital, joined, stopped, words
from engine.lorcana.text.english.conditions import conditions
from engine.lorcana.text.english.costs import printed
from engine.lorcana.text.english.effects import effects
from engine.lorcana.text.english.statics import statics
from engine.lorcana.text.english.triggers import triggers
from engine.lorcana.text.renderers import Renderers
from engine.lorcana.vocabulary import (
    THIS,
    Activated,
    CostsLess,
    DiscardedThisTurn,
    Effect,
    Keyword,
    LeftDiscardThisTurn,
    NextCostsLess,
    OnResolve,
    PermitUse,
    PlayedThisTurn,
    Static,
    Triggered,
    Whose,
)

abilities: Renderers[str] = Renderers("English abilities")
"""Each gives the rules text without the ability's name."""

MODULES = (composed, entering, moving, playing, searching)
"""Imported so that their renderers are in the table."""

PAST = (DiscardedThisTurn, LeftDiscardThisTurn, PlayedThisTurn)


def sentences(do: tuple[Effect, ...], d: Discourse) -> str:
    """Effects as sentences."""
    said = [effects(effect, d) for effect in do]
    for position, clause in enumerate(said):
        if position and said[position - 1].key == "that player" and not clause.subject:
            said[position] = replace(clause, subject="you", many=True)
    return " ".join(clause.sentence() for clause in said)


@abilities.of(Triggered)
def _triggered(value: Triggered, d: Discourse) -> str:
    opening = opened(value, d)
    given = f"if {conditions(value.given, d)}, " if value.given else ""
    first, *others = value.do
    clause = effects(first, d)
    clause = replace(clause, before=f"{opening}, {given}{clause.before}")
    return words(clause.sentence(), sentences(tuple(others), d))


def opened(value: Triggered, d: Discourse) -> str:
    """The trigger condition with the durations inside it."""
    return words(during(value), held(value, d), condition(value, d))


def during(value: Triggered) -> str:
    """ "during your turn,", "once during your turn,"."""
    once = "once " if value.once_per_turn else ""
    once = "twice " if value.twice_per_turn else once
    if value.during is Whose.YOURS:
        return f"{once}during your turn,"
    if value.during is Whose.OPPONENTS:
        return f"{once}during an opponent's turn,"
    return f"{once}per turn," if once else ""


def held(value: Triggered, d: Discourse) -> str:
    """The "while" inside a trigger condition."""
    return f"while {conditions(value.while_, d)}," if value.while_ else ""


def condition(value: Triggered, d: Discourse) -> str:
    """The trigger, or several of them: "when you play … and whenever they quest"."""
    several = value.when if isinstance(value.when, tuple) else (value.when,)
    said = [triggers(trigger, d, position > 0) for position, trigger in enumerate(several)]
    text = " and ".join(said)
    if value.once_per_turn and text.startswith("whenever "):
        return text.replace("whenever ", "when ", 1)
    return text


@abilities.of(Activated)
def _activated(value: Activated, d: Discourse) -> str:
    costs = printed(value.costs, d)
    return f"{costs} – {sentences(value.do, d)}"


@abilities.of(Static)
def _static(value: Static, d: Discourse) -> str:
    clauses = []
    before = words(*[f"{part}," for part in limits(value, d)])
    for effect in value.effects:
        clause = statics(effect, d)
        if value.while_ and clause.subject == f"this {d.this}" and f"this {d.this}" in before:
            clause = replace(clause, subject="they" if d.this == "character" else "it")
            clause = replace(clause, many=d.this == "character")
        clauses.append(clause)
    text = joined(clauses)
    return words(stopped(capital(words(before, text.plain()))), text.more)


def limits(value: Static, d: Discourse) -> list[str]:
    """When a static ability applies: "during your turn", "while …", "if" about its own cost."""
    said = []
    if any(isinstance(effect, PermitUse) and effect.once for effect in value.effects):
        said.append("once per turn")
    if value.during is Whose.YOURS:
        once = any(isinstance(effect, NextCostsLess) for effect in value.effects)
        said.append(f"{'once ' * once}during your turn")
    if value.during is Whose.OPPONENTS:
        said.append("during an opponent's turn")
    if value.while_:
        own_cost = all(
            isinstance(effect, CostsLess) and effect.who == THIS for effect in value.effects
        )
        past = isinstance(value.while_, PAST)
        word = "if" if own_cost or past else "while"
        said.append(f"{word} {conditions(value.while_, d)}")
    return said


@abilities.of(OnResolve)
def _on_resolve(value: OnResolve, d: Discourse) -> str:
    return sentences(value.do, d)


@abilities.of(Keyword)
def _keyword(value: Keyword, d: Discourse) -> str:
    name = keywords.english(value.key, value.n)
    if not value.cost:
        return name
    return f"{name}: {printed(value.cost, d)}"
