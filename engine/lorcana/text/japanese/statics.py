"""Static effects in Japanese."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text import keywords
from engine.lorcana.text.digits import full_width
from engine.lorcana.text.discourse import Discourse
from engine.lorcana.text.japanese.amounts import change, per, times
from engine.lorcana.text.japanese.clauses import Clause
from engine.lorcana.text.japanese.conditions import conditions
from engine.lorcana.text.japanese.costs import paid
from engine.lorcana.text.japanese.effects import ACTS, effects
from engine.lorcana.text.japanese.nouns import noun, one_of
from engine.lorcana.text.japanese.terms import SYMBOLS, TYPES, ZONES, class_name
from engine.lorcana.text.japanese.verbs import negative
from engine.lorcana.text.renderers import Renderers
from engine.lorcana.vocabulary import (
    THIS,
    AlternateCost,
    CanChallengeReady,
    CantGainLore,
    CantPlayUnless,
    CostsLess,
    CostsMore,
    CostsToAct,
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

statics: Renderers[Clause] = Renderers("Japanese statics")
"""Each gives a Clause."""


def whom(who: Ref | Group, d: Discourse) -> str:
    """Whom a static effect is about, with は."""
    if isinstance(who, Group):
        return f"{noun(who)}は"
    d.latest = THIS
    return f"この{TYPES[d.this]}は"


@statics.of(GetsStat)
def _gets(value: GetsStat, d: Discourse) -> Clause:
    topic = whom(value.who, d)
    return Clause("される", change(value.n, value.stat, d), topic=topic)


@statics.of(HasKeyword)
def _has(value: HasKeyword, d: Discourse) -> Clause:
    topic = whom(value.who, d)
    if value.n is None or isinstance(value.n, int):
        return Clause("得る", f"{keywords.japanese(value.keyword, value.n)}を", topic=topic)
    word = keywords.japanese(value.keyword, times(value.n))
    return Clause("得る", f"{per(value.n, d)}{word}を", topic=topic)


@statics.of(Restricted)
def _restricted(value: Restricted, d: Discourse) -> Clause:
    act = ACTS[value.act]
    if isinstance(value.who, Group) and value.who.side == "yours":
        act = act.replace("それのプレイヤー", "あなた")
    return Clause(act, topic=whom(value.who, d))


@statics.of(CanChallengeReady)
def _challenge_ready(value: CanChallengeReady, d: Discourse) -> Clause:
    body = "レディしているキャラクターにチャレンジ"
    return Clause("できる", body, topic=whom(value.who, d))


@statics.of(CostsLess)
def _costs_less(value: CostsLess, d: Discourse) -> Clause:
    if isinstance(value.who, Ref):
        what = f"この{TYPES[d.this]}を"
    else:
        what = f"あなたが{noun(replace(value.who, side='any'), '', as_cards=False)}を"
    n, number = value.n, ""
    if not isinstance(n, int):
        number = per(n, d)
        n = times(n)
    verb = "減る" if n >= 0 else "増える"
    return Clause(verb, f"{what}プレイするコストの支払いは{number}{full_width(abs(n))}{{I}}")


@statics.of(SingsAs)
def _sings_as(value: SingsAs, d: Discourse) -> Clause:
    body = f"歌を歌う際にコストが+{full_width(value.n)}されているものとして"
    return Clause("扱う", body, topic=whom(value.who, d))


@statics.of(ExtraInk)
def _extra_ink(value: ExtraInk, d: Discourse) -> Clause:
    body = f"追加で手札を{full_width(value.n)}枚インクウェルに裏向きで置いて"
    return Clause("もよい", body, topic="あなたは")


@statics.of(EntersExerted)
def _enters(value: EntersExerted, d: Discourse) -> Clause:
    return Clause("出る", "エグザートで場に", topic=whom(value.who, d))


@statics.of(CantPlayUnless)
def _cant_play(value: CantPlayUnless, d: Discourse) -> Clause:
    unless = f"{negative(conditions(value.condition, d)).removesuffix('なかった')}ない"
    return Clause("できない", f"この{TYPES[d.this]}をプレイ", prior=f"{unless}かぎり、")


@statics.of(TakesDamageFor)
def _takes_for(value: TakesDamageFor, d: Discourse) -> Clause:
    time = f"{one_of(value.group)}がダメージを受けるなら、"
    body = f"代わりにそれと同じ数のダメージ・カウンターをこの{TYPES[d.this]}に"
    return Clause("置く", body, time=time)


@statics.of(DealsDamageBy)
def _deals_by(value: DealsDamageBy, d: Discourse) -> Clause:
    body = f"{{S}}の代わりに{SYMBOLS[value.stat]}と同じ数のダメージを"
    return Clause("与える", body, prior="チャレンジ中、", topic=whom(value.who, d))


@statics.of(NoDiscard)
def _no_discard(value: NoDiscard, d: Discourse) -> Clause:
    time = "効果によってあなたがカードを１枚以上捨てるなら、"
    return Clause("捨てない", "あなたはカードを", time=time)


@statics.of(CantGainLore)
def _no_lore(value: CantGainLore, d: Discourse) -> Clause:
    unless = f"{conditions(value.unless, d, False)}かぎり、"
    return Clause("できない", "ロアを得ることが", topic="対戦相手は", time=unless)


@statics.of(MustBeChosen)
def _must(value: MustBeChosen, d: Discourse) -> Clause:
    body = f"可能であればこの{TYPES[d.this]}を選ばなければ"
    return Clause("ならない", body, time="対戦相手はアクションや能力で選ぶ際、")


@statics.of(GivesAbility)
def _gives(value: GivesAbility, d: Discourse) -> Clause:
    name = d.abilities.get(value.ability, value.ability)
    body = f"この{TYPES[d.this]}の“{name}”という能力を"
    return Clause("得る", body, topic=whom(value.who, d))


@statics.of(CostsToAct)
def _costs_to_act(value: CostsToAct, d: Discourse) -> Clause:
    acts = [ACTS[act].removesuffix("できない") for act in value.acts]
    said = "も".join((*acts, "")) if len(acts) > 1 else acts[0]
    prior = f"あなたが{full_width(value.n)}{{I}}を支払わないかぎり、"
    return Clause("できない", said, prior=prior, topic=whom(THIS, d))


@statics.of(TopCardsFaceup)
def _faceup(value: TopCardsFaceup, d: Discourse) -> Clause:
    return Clause("しておく", "デッキの一番上のカードを表向きに", topic="各プレイヤーは")


@statics.of(NextCostsLess)
def _next_costs_less(value: NextCostsLess, d: Discourse) -> Clause:
    what = noun(replace(value.group, side="any"), "", as_cards=False)
    body = f"あなたが次に{what}をプレイするコストの支払いは{full_width(value.n)}{{I}}"
    return Clause("減る", body)


@statics.of(CostsMore)
def _costs_more(value: CostsMore, d: Discourse) -> Clause:
    what = noun(replace(value.group, side="any"), "", as_cards=False).replace("か", "や")
    body = f"プレイヤー全員が{what}をプレイするコストの支払いは{full_width(value.n)}{{I}}"
    return Clause("増える", body, more="これは歌を歌うことには適用されない。")


@statics.of(AlternateCost)
def _alternate(value: AlternateCost, d: Discourse) -> Clause:
    if not value.costs:
        return Clause("もよい", f"この{TYPES[d.this]}をコストを支払わずにプレイして")
    cost = paid(value.costs, d).plain()
    return Clause("もよい", f"{cost}ことでこの{TYPES[d.this]}をコストを支払わずにプレイして")


@statics.of(UseForFree)
def _use_for_free(value: UseForFree, d: Discourse) -> Clause:
    name = d.abilities.get(value.ability, value.ability)
    body = f"この{TYPES[d.this]}の“{name}”という能力をコストを支払わずに使用して"
    return Clause("もよい", body)


@statics.of(CountsInkable)
def _inkable(value: CountsInkable, d: Discourse) -> Clause:
    what = noun(replace(value.group, zone="play"), "")
    topic = f"あなたの{ZONES[value.group.zone]}にあるすべての{what}は"
    return Clause("扱う", "インクウェル・シンボルを持つものとして", topic=topic)


@statics.of(HasClass)
def _has_class(value: HasClass, d: Discourse) -> Clause:
    body = f"{class_name(value.classification)}のクラスを"
    return Clause("得る", body, topic=whom(value.who, d))


@statics.of(TakesAnyShift)
def _any_shift(value: TakesAnyShift, d: Discourse) -> Clause:
    this = TYPES[d.this]
    if value.any_kind:
        body = f"どの種類の変身を持つキャラクターでもこの{this}の上に変身を使って"
        return Clause("もよい", f"{body}プレイして")
    body = f"この{this}があらゆる名前を持つかのように、変身を持つどのキャラクターでも"
    return Clause("もよい", f"{body}これの上に変身を使ってプレイして")


@statics.of(PreventFirstDamage)
def _prevent(value: PreventFirstDamage, d: Discourse) -> Clause:
    card = whom(value.who, d).removesuffix("は")
    time = f"{card}が各ターンに最初にダメージを受けるなら、"
    return Clause("受けない", "代わりに１ダメージも", time=time)


@statics.of(PermitUse)
def _permit(value: PermitUse, d: Discourse) -> Clause:
    inner = effects(value.do, d)
    if inner.verb == "もよい":
        return inner
    return Clause("もよい", inner.te(), more=inner.more)
