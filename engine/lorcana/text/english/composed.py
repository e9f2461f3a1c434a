"""Effects in English that are made of other effects."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text.discourse import Discourse
from engine.lorcana.text.english.clauses import Clause, joined, stopped, words
from engine.lorcana.text.english.conditions import conditions, hand_words
from engine.lorcana.text.english.costs import paid
from engine.lorcana.text.english.effects import effects
from engine.lorcana.text.english.nouns import PLAYERS, player
from engine.lorcana.text.english.triggers import triggers
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
    clauses = [effects(step, d) for step in ahead]
    clause = joined(clauses, "then" if in_turn(ahead) else "and")
    after = [effects(step, d).sentence() for step in behind]
    return replace(clause, more=words(clause.more, *after))


def split(steps: tuple[Effect, ...]) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
    """The steps that make one sentence, and those from the first "if" or "may" on."""
    for position, step in enumerate(steps):
        if position and isinstance(step, IfThen | May | Unless):
            return steps[:position], steps[position:]
    return steps, ()


def in_turn(steps: tuple[Effect, ...]) -> bool:
    """Whether the order has to be said: the last step looks at what the earlier ones did."""
    return not isinstance(steps[0], Discard) and isinstance(steps[-1], Discard)


@effects.of(May)
def _may(value: May, d: Discourse) -> Clause:
    who = player(value.by, d)
    inner = effects(value.do, d)
    if value.by is not Who.YOU and inner.subject and inner.key == who.key:
        inner = replace(inner, subject="")
    return permitted(inner, who.text or "you", who.key)


def permitted(inner: Clause, who: str, key: str) -> Clause:
    """ "you may …" around a clause; whatever it is about becomes what you make happen."""
    if inner.subject in ("", who) or inner.give:
        said = inner.base()
    else:
        said = f"have {words(inner.subject, inner.base())}"
    return Clause("may", said, who, True, key=key, before=inner.before, more=inner.more)


@effects.of(To)
def _to(value: To, d: Discourse) -> Clause:
    first, optional, by = opened(value.first, d)
    if value.style == "to":
        return _to_do(first, optional, by, effects(value.then, d))
    then = effects(value.then, d)
    head = permitted(first, by, "you") if optional else first
    do = "If you do, " if by == "you" else "If they do, "
    return replace(head, more=words(head.more, stopped(f"{do}{then.plain()}"), then.more))


def opened(first: object, d: Discourse) -> tuple[Clause, bool, str]:
    """The [A] of "[A] to [B]", whether it is optional, and who does it."""
    if isinstance(first, tuple):
        return Clause(paid(first, d)), False, "you"
    if isinstance(first, May):
        who = player(first.by, d)
        return effects(first.do, d), True, who.text or "you"
    return effects(first, d), False, "you"


def _to_do(first: Clause, optional: bool, by: str, then: Clause) -> Clause:
    goal = then.base()
    if then.subject and not then.give:
        goal = f"have {words(then.subject, then.base())}"
    clause = replace(first, tail=f"{first.tail} to {goal}", more=words(first.more, then.more))
    clause = replace(clause, tail_third=f"{first.tail_third or first.tail} to {goal}")
    return permitted(clause, by, "you") if optional else clause


@effects.of(Either)
def _either(value: Either, d: Discourse) -> Clause:
    if value.by is Who.PLAYER_OF_THAT:
        return _left_to_them(value, d)
    first = effects(value.first, d)
    before = d.latest
    second = effects(value.second, d)
    d.latest = before
    who = player(value.by, d)
    listed = value.both or first.before or second.before or isinstance(value.second, To)
    if value.by is Who.YOU and listed:
        modes = "\n".join(f"• {clause.sentence()}" for clause in (first, second))
        both = f", or both if {conditions(value.both, d)}" if value.both else ""
        return Clause("choose", f"one{both}:\n{modes}")
    if value.by is not Who.YOU:
        first = replace(first, subject=who.text, many=who.many, key="that player")
        second = replace(second, subject=who.text, many=who.many, key="that player")
    same = first.subject == second.subject and first.subject not in ("they", "it")
    if same and first.time != second.time:
        head = replace(first, rest=words(first.rest, first.time), time="", give="")
        return joined([head, replace(second, key=head.key, give="")], "or")
    return joined([first, second], "or")


def _left_to_them(value: Either, d: Discourse) -> Clause:
    """What the player of the card chooses for you to do: every mode says who does it."""
    who = player(value.by, d)
    said = []
    for effect in (value.first, value.second):
        clause = effects(effect, d)
        yours = getattr(effect, "who", None) is Who.YOU
        clause = replace(clause, subject="you", many=True) if yours else clause
        said.append(f"\n• {clause.sentence()}")
    return Clause("choose", f"one:{''.join(said)}", who.text, key=who.key)


@effects.of(Unless)
def _unless(value: Unless, d: Discourse) -> Clause:
    clause = effects(value.do, d)
    payer = player(value.by, d).text or "you"
    pays = paid(value.costs, d)
    if payer != "you":
        pays = pays.replace("pay ", "pays ", 1)
    tail = f" unless {payer} {pays}"
    return replace(
        clause, tail=clause.tail + tail, tail_third=(clause.tail_third or clause.tail) + tail
    )


@effects.of(IfThen)
def _if_then(value: IfThen, d: Discourse) -> Clause:
    if value.instead and value.otherwise is not None:
        usual = effects(value.otherwise, d)
        condition = conditions(value.condition, d)
        bigger = effects(value.do, d)
        tail = f"If {condition}, {bigger.plain()} instead."
        return replace(usual, more=words(usual.more, tail, bigger.more))
    condition = conditions(value.condition, d)
    clause = effects(value.do, d)
    clause = replace(clause, before=f"if {condition}, {clause.before}")
    if value.instead:
        clause = replace(clause, tail=f"{clause.tail} instead")
    if value.otherwise is None:
        return clause
    other = effects(value.otherwise, d)
    return replace(clause, more=words(clause.more, f"Otherwise, {other.plain()}.", other.more))


@effects.of(Otherwise)
def _otherwise(value: Otherwise, d: Discourse) -> Clause:
    clause = effects(value.first, d)
    other = effects(value.second, d)
    return replace(clause, more=words(clause.more, f"Otherwise, {other.plain()}.", other.more))


@effects.of(Each)
def _each(value: Each, d: Discourse) -> Clause:
    who = words(PLAYERS[value.who], qualified(value.given, d) if value.given else "")
    d.player = who
    clause = effects(value.do, d)
    d.player = "they"
    if clause.subject in ("", who, "that player"):
        many = value.who is Who.CHOSEN_PLAYERS
        clause = replace(clause, subject=who, many=many, key="that player")
    if isinstance(value.do, Sequence):
        rest = clause.tail_third.replace(f" {who} ", " ")
        clause = replace(clause, tail_third=rest)
    return clause


def qualified(condition: Condition, d: Discourse) -> str:
    """Which players: "with 10 or more lore", "with 2 or fewer cards in their hand"."""
    if isinstance(condition, HandSize):
        return f"with {hand_words(condition)} in their hand"
    if isinstance(condition, HasLore):
        return f"with {condition.at_least} or more lore"
    d.player = "they"
    said = conditions(condition, d)
    return f"(if {said})"


@effects.of(Watch)
def _watch(value: Watch, d: Discourse) -> Clause:
    said = triggers(value.when, d)
    if value.once:
        said = said.replace("whenever ", "the next time ", 1)
    opening = f"{said} this turn, "
    return following(opening, value.do, d)


@effects.of(Later)
def _later(value: Later, d: Discourse) -> Clause:
    ends = {
        Whose.YOURS: "your turn",
        Whose.OPPONENTS: "the next opponent's turn",
        Whose.ANY: "the turn",
    }
    return following(f"at the end of {ends[value.at]}, ", value.do, d)


def following(opening: str, do: tuple[Effect, ...], d: Discourse) -> Clause:
    """An opening with the sentences that depend on it."""
    first, *others = [effects(effect, d) for effect in do]
    more = words(first.more, *[clause.sentence() for clause in others])
    return replace(first, before=opening + first.before, more=more)
