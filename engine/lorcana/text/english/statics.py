"""Static effects in English."""

from __future__ import annotations

from engine.lorcana.text import keywords
from engine.lorcana.text.discourse import Discourse
from engine.lorcana.text.english.amounts import amounts, change, per
from engine.lorcana.text.english.clauses import Clause, words
from engine.lorcana.text.english.conditions import conditions
from engine.lorcana.text.english.costs import paid
from engine.lorcana.text.english.effects import effects
from engine.lorcana.text.english.nouns import SYMBOLS, Noun, core, reference, several, some
from engine.lorcana.text.renderers import Renderers
from engine.lorcana.vocabulary import (
    AlternateCost,
    BanishedThisTurn,
    CanChallengeReady,
    CantGainLore,
    CantPlayUnless,
    CostsLess,
    CostsMore,
    CostsToAct,
    Count,
    CountsInkable,
    DealsDamageBy,
    EntersExerted,
    ExtraInk,
    GetsStat,
    GivesAbility,
    Group,
    HasClass,
    HasKeyword,
    MustBeChosen,
    NextCostsLess,
    NoDiscard,
    PermitUse,
    PreventFirstDamage,
    Ref,
    Restricted,
    SingsAs,
    TakesAnyShift,
    TakesDamageFor,
    TopCardsFaceup,
    UseForFree,
)

statics: Renderers[Clause] = Renderers("English statics")
"""Each gives a Clause."""

ACTS = {
    "sing": "{E} to sing songs",
}


def whom(who: Ref | Group, d: Discourse) -> Noun:
    """Whom a static effect is about, as a subject."""
    if isinstance(who, Ref):
        d.latest = None
        noun = reference(who, d)
        d.latest = who
        return noun
    return Noun(several(who), True, f"group {who}")


@statics.of(GetsStat)
def _gets(value: GetsStat, d: Discourse) -> Clause:
    noun = whom(value.who, d)
    amount, tail = change(value.n, value.stat, d)
    return Clause("get", amount, noun.text, noun.many, tail, noun.key)


@statics.of(HasKeyword)
def _has(value: HasKeyword, d: Discourse) -> Clause:
    noun = whom(value.who, d)
    verb = "gain" if noun.key == "this" else "have"
    n, tail = value.n, ""
    if n is not None and not isinstance(n, int):
        n, tail = (n.each if isinstance(n, Count) else 1), per(n, d)
    word = keywords.english(value.keyword, n)
    return Clause(verb, word, noun.text, noun.many, tail, noun.key)


@statics.of(Restricted)
def _restricted(value: Restricted, d: Discourse) -> Clause:
    noun = whom(value.who, d)
    act = ACTS.get(value.act, value.act)
    return Clause(f"can't {act}", "", noun.text, noun.many, key=noun.key)


@statics.of(CanChallengeReady)
def _challenge_ready(value: CanChallengeReady, d: Discourse) -> Clause:
    noun = whom(value.who, d)
    return Clause("can challenge ready characters", "", noun.text, True, key=noun.key)


@statics.of(CostsLess)
def _costs_less(value: CostsLess, d: Discourse) -> Clause:
    if isinstance(value.who, Ref):
        what = f"this {d.this}"
    else:
        what = core(value.who, value.who.kind != ("card",), as_cards=False)
    n, tail = value.n, ""
    if isinstance(n, Count | BanishedThisTurn):
        n, tail = n.each, f"for each {amounts(n, d)}"
    elif not isinstance(n, int):
        n, tail = 1, f"for each {amounts(n, d)}"
    less = "less" if n >= 0 else "more"
    return Clause("pay", words(f"{abs(n)} {{I}} {less} to play {what}", tail), "you", True)


@statics.of(SingsAs)
def _sings_as(value: SingsAs, d: Discourse) -> Clause:
    noun = whom(value.who, d)
    rest = f"as having +{value.n} cost to sing songs"
    return Clause("count", rest, noun.text, noun.many, key=noun.key)


@statics.of(ExtraInk)
def _extra_ink(value: ExtraInk, d: Discourse) -> Clause:
    extra = "an additional card" if value.n == 1 else f"{value.n} additional cards"
    rest = f"put {extra} from your hand into your inkwell facedown"
    return Clause("may", rest, "you", True)


@statics.of(EntersExerted)
def _enters(value: EntersExerted, d: Discourse) -> Clause:
    noun = whom(value.who, d)
    return Clause("enter", "play exerted", noun.text, noun.many, key=noun.key)


@statics.of(CantPlayUnless)
def _cant_play(value: CantPlayUnless, d: Discourse) -> Clause:
    rest = f"play this {d.this} unless {conditions(value.condition, d)}"
    return Clause("can't", rest, "you", True)


@statics.of(PermitUse)
def _permit(value: PermitUse, d: Discourse) -> Clause:
    inner = effects(value.do, d)
    if inner.verb == "may":
        return inner
    return Clause("may", inner.base(), "you", True, more=inner.more)


@statics.of(TakesDamageFor)
def _takes_for(value: TakesDamageFor, d: Discourse) -> Clause:
    opening = f"if {some(value.group)} would be dealt damage, "
    return Clause("put", f"that many damage counters on this {d.this} instead", before=opening)


@statics.of(DealsDamageBy)
def _deals_by(value: DealsDamageBy, d: Discourse) -> Clause:
    noun = whom(value.who, d)
    rest = f"damage with their {SYMBOLS[value.stat]} instead of their {{S}}"
    opening = "during challenges, "
    return Clause("deal", rest, noun.text, noun.many, key=noun.key, before=opening)


@statics.of(NoDiscard)
def _no_discard(value: NoDiscard, d: Discourse) -> Clause:
    opening = "if an effect would cause you to discard one or more cards, "
    return Clause("don't discard", "", "you", True, before=opening)


@statics.of(CantGainLore)
def _no_lore(value: CantGainLore, d: Discourse) -> Clause:
    return Clause(f"can't gain lore unless {conditions(value.unless, d)}", "", "opponents", True)


@statics.of(MustBeChosen)
def _must(value: MustBeChosen, d: Discourse) -> Clause:
    rest = f"choose this {d.this} for actions and abilities if able"
    return Clause("must", rest, "opponents", True)


@statics.of(GivesAbility)
def _gives(value: GivesAbility, d: Discourse) -> Clause:
    noun = whom(value.who, d)
    rest = f"this {d.this}'s “{value.ability}” ability"
    return Clause("gain", rest, noun.text, noun.many, key=noun.key)


@statics.of(CostsToAct)
def _costs_to_act(value: CostsToAct, d: Discourse) -> Clause:
    acts = " or ".join(value.acts)
    return Clause(f"can't {acts} unless you pay {value.n} {{I}}", "", f"this {d.this}", key="this")


@statics.of(TopCardsFaceup)
def _faceup(value: TopCardsFaceup, d: Discourse) -> Clause:
    return Clause("play", "with the top card of their deck faceup", "each player")


@statics.of(NextCostsLess)
def _next_costs_less(value: NextCostsLess, d: Discourse) -> Clause:
    what = core(value.group, False, as_cards=False)
    rest = f"{value.n} {{I}} less for the next {what} you play this turn"
    return Clause("pay", rest, "you", True)


@statics.of(CostsMore)
def _costs_more(value: CostsMore, d: Discourse) -> Clause:
    what = core(value.group, True, as_cards=False, last="and")
    rest = f"{value.n} {{I}} more to play {what}"
    return Clause("pay", rest, "players", True, more="This doesn't apply to singing songs.")


@statics.of(AlternateCost)
def _alternate(value: AlternateCost, d: Discourse) -> Clause:
    if not value.costs:
        return Clause("may play", f"this {d.this} for free", "you", True)
    return Clause("may", f"{paid(value.costs, d)} to play this {d.this} for free", "you", True)


@statics.of(UseForFree)
def _use_for_free(value: UseForFree, d: Discourse) -> Clause:
    rest = f"use this {d.this}'s “{value.ability}” ability for free"
    return Clause("may", rest, "you", True)


@statics.of(CountsInkable)
def _inkable(value: CountsInkable, d: Discourse) -> Clause:
    return Clause("count", "as having the inkwell symbol", f"all {several(value.group)}", True)


@statics.of(HasClass)
def _has_class(value: HasClass, d: Discourse) -> Clause:
    noun = whom(value.who, d)
    rest = f"the {value.classification} classification"
    return Clause("gain", rest, noun.text, noun.many, key=noun.key)


@statics.of(TakesAnyShift)
def _any_shift(value: TakesAnyShift, d: Discourse) -> Clause:
    if value.any_kind:
        kind = f"any character with any kind of Shift on this {d.this}"
        return Clause("may use Shift to play", kind, "you", True)
    rest = f"any character with Shift on this {d.this} as if this {d.this} had any name"
    return Clause("may use Shift to play", rest, "you", True)


@statics.of(PreventFirstDamage)
def _prevent(value: PreventFirstDamage, d: Discourse) -> Clause:
    noun = whom(value.who, d)
    return Clause(
        "take",
        "no damage instead",
        "they" if d.this == "character" else "it",
        d.this == "character",
        before=f"the first time {noun.text} would take damage each turn, ",
    )
