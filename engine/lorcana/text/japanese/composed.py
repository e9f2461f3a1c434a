"""Effects in Japanese that are made of other effects."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text.digits import things
from engine.lorcana.text.discourse import Discourse
from engine.lorcana.text.japanese.clauses import Clause, before, joined
from engine.lorcana.text.japanese.conditions import conditions, hand_words, if_
from engine.lorcana.text.japanese.costs import paid
from engine.lorcana.text.japanese.effects import effects
from engine.lorcana.text.japanese.nouns import CHOICES, PLAYERS, player
from engine.lorcana.text.japanese.triggers import triggers
from engine.lorcana.vocabulary import (
    Condition,
    Discard,
    Each,
    Effect,
    Either,
    HandSize,
    HasLore,
    IfThen,
    Later,
    May,
    Otherwise,
    Sequence,
    To,
    Unless,
    Watch,
    Who,
    Whose,
)


@effects.of(Sequence)
def _sequence(value: Sequence, d: Discourse) -> Clause:
    ahead, behind = split(value.steps)
    clause = joined([effects(step, d) for step in ahead], in_turn(ahead))
    after = "".join(effects(step, d).sentence() for step in behind)
    return replace(clause, more=clause.more + after)


def split(steps: tuple[Effect, ...]) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
    """The steps that make one sentence, and those from the first "if" or "may" on."""
    for position, step in enumerate(steps):
        if position and isinstance(step, IfThen | May | Unless):
            return steps[:position], steps[position:]
    return steps, ()


def in_turn(steps: tuple[Effect, ...]) -> bool:
    """Whether the order has to be said."""
    return not isinstance(steps[0], Discard) and isinstance(steps[-1], Discard)


@effects.of(May)
def _may(value: May, d: Discourse) -> Clause:
    if isinstance(value.do, To):
        return to_do(value.do, value, d)
    who = player(value.by, d)
    inner = effects(value.do, d)
    if bundled(value.do):
        return Clause("もよい", f"{who}「{inner.plain()}。」をして", more=inner.more)
    inner = replace(inner, who=who or inner.who)
    return Clause("もよい", inner.te(), more=inner.more)


def bundled(do: Effect) -> bool:
    """Whether one "may" covers a draw and a discard, which cards bundle in 「 」."""
    return isinstance(do, Sequence) and in_turn(do.steps)


@effects.of(To)
def _to(value: To, d: Discourse) -> Clause:
    return to_do(value, value.first if isinstance(value.first, May) else None, d)


def to_do(value: To, optional: May | None, d: Discourse) -> Clause:
    """[A] to [B]: costs go by ことで; what others then do, or "if you do", is a new sentence."""
    style = value.style
    if isinstance(value.first, tuple):
        first, style = paid(value.first, d), "to"
    else:
        first = effects(value.first.do if isinstance(value.first, May) else value.first, d)
    then = effects(value.then, d)
    others = then.who or (then.topic and not then.lead)
    if style == "to" and not (optional and others):
        return means(first, then, optional, d)
    head = Clause("もよい", first.te(), more=first.more) if optional else first
    return replace(head, more=f"{head.more}そうしたなら、{then.plain()}。{then.more}")


def means(first: Clause, then: Clause, optional: May | None, d: Discourse) -> Clause:
    """…することで…する, and …てもよい where it is optional."""
    clause = before(f"{first.plain()}ことで", then)
    clause = replace(clause, more=first.more + then.more)
    if optional is None:
        return clause
    return Clause("もよい", player(optional.by, d) + clause.te(), more=clause.more)


@effects.of(Either)
def _either(value: Either, d: Discourse) -> Clause:
    who = player(value.by, d)
    first = effects(value.first, d)
    second = effects(value.second, d)
    if value.by is Who.PLAYER_OF_THAT:
        modes = f"\n・{first.sentence()}\n・あなたは{second.sentence()}"
        return Clause("選ぶ", "以下から１つを", who=who, more=modes)
    if value.by is Who.YOU and (value.both or second.prior or isinstance(value.second, To)):
        modes = "".join(f"\n・{clause.sentence()}" for clause in (first, second))
        both = f"（{conditions(value.both, d)}なら両方でもよい）" if value.both else ""
        return Clause("選ぶ", f"以下から１つ{both}を", more=modes)
    if first.lead and first.lead == second.lead:
        verb = "される" if second.verb == "する" and second.body[:1] in "+-" else second.verb
        topic = "" if second.topic == first.topic else second.topic
        second = replace(second, lead="", verb=verb, topic=topic)
    return replace(second, prior=f"{who}{first.plain()}か、{second.prior}", who="")


@effects.of(Unless)
def _unless(value: Unless, d: Discourse) -> Clause:
    clause = effects(value.do, d)
    payer = PLAYERS[value.by]
    unless = f"{payer}が{paid(value.costs, d).negative()}かぎり、"
    return before(unless, clause)


@effects.of(IfThen)
def _if_then(value: IfThen, d: Discourse) -> Clause:
    if value.instead and value.otherwise is not None:
        usual = effects(value.otherwise, d)
        condition = if_(value.condition, d)
        bigger = effects(value.do, d)
        more = f"{usual.more}{condition}代わりに{bigger.plain()}。{bigger.more}"
        return replace(usual, more=more)
    earlier = dict(d.cards)
    condition = if_(value.condition, d)
    clause = effects(value.do, d)
    clause = before(condition + ("代わりに" if value.instead else ""), clause)
    if value.otherwise is None:
        return clause
    # Otherwise the card is not what the condition called it.
    d.cards = earlier
    other = effects(value.otherwise, d)
    return replace(clause, more=f"{clause.more}そうでないなら、{other.plain()}。{other.more}")


@effects.of(Otherwise)
def _otherwise(value: Otherwise, d: Discourse) -> Clause:
    clause = effects(value.first, d)
    other = effects(value.second, d)
    return replace(clause, more=f"{clause.more}そうしないなら、{other.plain()}。{other.more}")


@effects.of(Each)
def _each(value: Each, d: Discourse) -> Clause:
    with_ = qualified(value.given, d) if value.given else ""
    d.player = "said"
    clause = effects(value.do, d)
    d.player = "named"
    return before(f"{with_}{CHOICES.get(value.who, '')}{PLAYERS[value.who]}は", clause)


def qualified(condition: Condition, d: Discourse) -> str:
    """Which players: "手札が２枚以下の", "ロアを１０つ以上持つ"."""
    if isinstance(condition, HandSize):
        return f"手札が{hand_words(condition)}の"
    if isinstance(condition, HasLore):
        return f"ロアを{things(condition.at_least)}以上持つ"
    d.player = "said"
    return conditions(condition, d)


@effects.of(Watch)
def _watch(value: Watch, d: Discourse) -> Clause:
    said = triggers(value.when, d).say(value.once)
    return following(f"このターン、{'次に' if value.once else ''}{said}、", value.do, d)


@effects.of(Later)
def _later(value: Later, d: Discourse) -> Clause:
    ends = {
        Whose.YOURS: "あなたのターン終了時、",
        Whose.OPPONENTS: "次の対戦相手のターン終了時、",
        Whose.ANY: "このターン終了時、",
    }
    return following(ends[value.at], value.do, d)


def following(opening: str, do: tuple[Effect, ...], d: Discourse) -> Clause:
    """An opening with the sentences that depend on it."""
    first, *others = [effects(effect, d) for effect in do]
    more = first.more + "".join(clause.sentence() for clause in others)
    return before(opening, replace(first, more=more))
