"""Whole abilities in Japanese."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text import keywords
from engine.lorcana.text.discourse import Discourse
from engine.lorcana.text.japanese import composed, entering, moving, playing, searching
from engine.lorcana.text.japanese.clauses import before, joined
from engine.lorcana.text.japanese.conditions import as_if, conditions, if_, while_
from engine.lorcana.text.japanese.costs import printed
from engine.lorcana.text.japanese.effects import effects
from engine.lorcana.text.japanese.statics import statics
from engine.lorcana.text.japanese.terms import TYPES
from engine.lorcana.text.japanese.triggers import triggers
from engine.lorcana.text.renderers import Renderers
from engine.lorcana.vocabulary import (
    THIS,
    Activated,
    AtLeast,
    CostsLess,
    Effect,
    Is,
    Keyword,
    NextCostsLess,
    OnResolve,
    PermitUse,
    Static,
    Triggered,
    Whose,
)

abilities: Renderers[str] = Renderers("Japanese abilities")
"""Each gives the rules text without the ability's name."""

MODULES = (composed, entering, moving, playing, searching)
"""Imported so that their renderers are in the table."""

TURNS = {
    Whose.YOURS: "あなたのターンの間、",
    Whose.OPPONENTS: "対戦相手のターンの間、",
    Whose.ANY: "",
}
ONCE = {
    Whose.YOURS: "あなたの各ターンに一度、",
    Whose.OPPONENTS: "対戦相手の各ターンに一度、",
    Whose.ANY: "各ターンに一度、",
}


def sentences(do: tuple[Effect, ...], d: Discourse) -> str:
    """Effects as sentences."""
    said = [effects(effect, d) for effect in do]
    for position, clause in enumerate(said):
        others = position and (said[position - 1].who or "各" in said[position - 1].prior)
        if others and clause.plain() == clause.body + clause.verb:
            said[position] = replace(clause, who="あなたは")
    return "".join(clause.sentence() for clause in said)


@abilities.of(Triggered)
def _triggered(value: Triggered, d: Discourse) -> str:
    opening = opened(value, d)
    given = if_(value.given, d) if value.given else ""
    first, *others = value.do
    clause = before(f"{opening}、{given}", effects(first, d))
    return clause.sentence() + sentences(tuple(others), d)


def opened(value: Triggered, d: Discourse) -> str:
    """The trigger condition with the durations inside it."""
    turn = ONCE[value.during] if value.once_per_turn else TURNS[value.during]
    if value.twice_per_turn:
        turn = ONCE[value.during].replace("一度", "二度")
    held = f"{conditions(value.while_, d)}間、" if value.while_ else ""
    several = value.when if isinstance(value.when, tuple) else (value.when,)
    said = [
        triggers(trigger, d, position > 0).say(value.once_per_turn or value.twice_per_turn)
        for position, trigger in enumerate(several)
    ]
    return turn + held + "、または".join(said)


@abilities.of(Activated)
def _activated(value: Activated, d: Discourse) -> str:
    costs = printed(value.costs, d)
    return f"{costs} ： {sentences(value.do, d)}"


@abilities.of(Static)
def _static(value: Static, d: Discourse) -> str:
    once = any(
        isinstance(effect, NextCostsLess) or (isinstance(effect, PermitUse) and effect.once)
        for effect in value.effects
    )
    turn = ONCE[value.during] if once else TURNS[value.during]
    held = limit(value, d) if value.while_ else ""
    text = joined([statics(effect, d) for effect in value.effects])
    topic = f"この{TYPES[d.this]}は"
    own_state = isinstance(value.while_, Is | AtLeast) and held.startswith(f"この{TYPES[d.this]}が")
    if own_state and text_topic(text.plain()) == topic:
        # このキャラクターはエグザートしている間、…
        rest = text.plain().removeprefix(topic)
        return f"{turn}{topic}{held.removeprefix(topic[:-1] + 'が')}{rest}。{text.more}"
    if own_state or (held.startswith(topic[:-1]) and topic in text.plain()):
        text = replace(text, topic=text.topic.replace(topic, "これは"))
        return before(turn + held, text).sentence().replace(f"、{topic}", "、これは")
    return before(turn + held, text).sentence()


def text_topic(text: str) -> str:
    """The words up to the first は."""
    return text.partition("は")[0] + "は"


def limit(value: Static, d: Discourse) -> str:
    """When a static ability applies: 間; なら where it is about this card's own cost."""
    own_cost = all(isinstance(effect, CostsLess) and effect.who == THIS for effect in value.effects)
    said = while_(value.while_, d)
    if own_cost and said.endswith("間、"):
        return f"{as_if(said.removesuffix('間、'))}なら、"
    return said


@abilities.of(OnResolve)
def _on_resolve(value: OnResolve, d: Discourse) -> str:
    return sentences(value.do, d)


@abilities.of(Keyword)
def _keyword(value: Keyword, d: Discourse) -> str:
    name = keywords.japanese(value.key, value.n)
    if not value.cost:
        return name
    return f"{name} ： {printed(value.cost, d)}"
