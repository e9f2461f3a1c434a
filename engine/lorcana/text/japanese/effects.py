"""Effects in Japanese that act on cards in play, damage, lore and stats."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text import keywords
from engine.lorcana.text.digits import full_width
from engine.lorcana.text.discourse import Discourse
from engine.lorcana.text.japanese.amounts import change, damage, lore, per
from engine.lorcana.text.japanese.clauses import Clause
from engine.lorcana.text.japanese.nouns import (
    chosen,
    each,
    everyone,
    many,
    note,
    noun,
    picked,
    player,
    reference,
)
from engine.lorcana.text.japanese.terms import TYPES
from engine.lorcana.text.renderers import Renderers
from engine.lorcana.vocabulary import (
    THIS,
    Banish,
    CantPlay,
    CantReady,
    ChangeStat,
    Chosen,
    Deal,
    Every,
    Exert,
    GainLore,
    GiveKeyword,
    Group,
    Heal,
    LoseLore,
    MoveCharacter,
    MoveDamage,
    Oblige,
    PreventNext,
    PutDamage,
    Ready,
    Ref,
    Restrict,
    Select,
    Target,
    Until,
)

effects: Renderers[Clause] = Renderers("Japanese effects")
"""Each gives a Clause."""

TIMES = {
    Until.THIS_TURN: "このターン、",
    Until.YOUR_NEXT_TURN: "あなたの次のターンの始めまで、",
    Until.THEIR_NEXT_TURN: "それのプレイヤーの次のターンの間、",
    Until.WHILE_SOURCE: "この{this}が場にある間、",
    Until.END_OF_CHALLENGE: "このチャレンジの間、",
}
ACTS = {
    "quest": "クエストできない",
    "challenge": "チャレンジできない",
    "ready": "レディできない",
    "be challenged": "チャレンジされない",
    "be dealt damage": "ダメージを受けない",
    "sing": "歌を歌うために{E}できない",
    "ready at the start of their turn": "それのプレイヤーのターンの始めにレディしない",
}


def time(until: Until, d: Discourse, many: bool = False) -> str:
    """The duration with its 、."""
    said = TIMES[until]
    if until is Until.WHILE_SOURCE and d.this == "character":
        said = "このキャラクターが場にいる間、"
    if many and until is Until.THEIR_NEXT_TURN:
        said = said.replace("それの", "それらの")
    return said.replace("{this}", TYPES[d.this])


def object_of(what: Target, d: Discourse, particle: str, spread: bool = False) -> tuple[str, str]:
    """The choice ahead of the clause and the words before the verb, one of them empty."""
    if what == THIS and particle == "から":
        d.latest = None
    if isinstance(what, Ref):
        return "", f"{reference(what, d)}{particle}"
    if isinstance(what, Every):
        note(what.group, True, d)
        return "", f"{each(what.group) if spread else everyone(what.group)}{particle}"
    note(what.group, many(what.n), d)
    return chosen(what), "それぞれに" if spread and many(what.n) and particle == "に" else ""


def act(verb: str, what: Target, d: Discourse, rest: str = "") -> Clause:
    """A verb done to the target by you, or by the player who chooses."""
    who = player(what.by, d) if isinstance(what, Chosen) else ""
    lead, body = object_of(what, d, "を")
    return Clause(verb, body + rest, who=who, lead=lead)


def about(what: Target | Group, d: Discourse) -> tuple[str, str, bool]:
    """The cards a clause is about: the choice, the topic with は, and whether they were chosen."""
    if isinstance(what, Ref):
        return "", f"{reference(what, d)}は", False
    if isinstance(what, Group):
        return "", f"{noun(what)}は", False
    if isinstance(what, Every):
        note(what.group, True, d)
        return "", f"{noun(what.group)}は", False
    note(what.group, many(what.n), d)
    kind = TYPES[what.group.kind[0]]
    return chosen(what), f"それらの{kind}は" if many(what.n) else f"その{kind}は", True


def is_many(what: Target | Group, d: Discourse) -> bool:
    """Whether several cards are meant."""
    if isinstance(what, Ref):
        return d.named(what).many
    return isinstance(what, Every | Group) or many(what.n)


@effects.of(Deal)
def _deal(value: Deal, d: Discourse) -> Clause:
    amount = damage(value.n, d)
    lead, body = object_of(value.to, d, "に", spread=True)
    more = "このダメージは耐久によって減らない。" if value.ignores_resist else ""
    return Clause("与える", body + amount, lead=lead, more=more)


@effects.of(PutDamage)
def _put_damage(value: PutDamage, d: Discourse) -> Clause:
    lead, body = object_of(value.on, d, "に", spread=True)
    if isinstance(value.n, int):
        number = f"ダメージ・カウンター{full_width(value.n)}つを"
    else:
        number = f"{per(value.n, d)}ダメージ・カウンターを"
    return Clause("置く", body + number, lead=lead)


@effects.of(Heal)
def _heal(value: Heal, d: Discourse) -> Clause:
    lead, body = object_of(value.of, d, "から", spread=True)
    spread = "それぞれ" if isinstance(value.of, Every) else ""
    if value.n is None:
        number = "すべてのダメージを"
    else:
        number = f"{full_width(value.n)}ダメージ{'まで' if value.up_to else 'を'}"
    d.this_way = "この方法でダメージを取り除いた"
    d.done = "取り除いたダメージ"
    return Clause("取り除く", body + spread + number, lead=lead)


@effects.of(MoveDamage)
def _move_damage(value: MoveDamage, d: Discourse) -> Clause:
    lead, body = object_of(value.of, d, "から", spread=True)
    if lead:
        body = f"その{TYPES[value.of.group.kind[0]]}から" if isinstance(value.of, Chosen) else body
    if value.n is None:
        number = "すべてのダメージ・カウンターを"
    else:
        number = f"ダメージ・カウンターを{full_width(value.n)}つ{'まで' if value.up_to else ''}"
        if not value.up_to:
            number = f"ダメージ・カウンター{full_width(value.n)}つを"
    d.done = "移動したダメージ"
    if isinstance(value.to, Chosen):
        place = f"{picked(value.to)}に" if lead else ""
        lead = lead or chosen(value.to)
        if not place:
            place = f"その{TYPES[value.to.group.kind[0]]}に"
        note(value.to.group, many(value.to.n), d)
    else:
        place = object_of(value.to, d, "に")[1]
    return Clause("移動する", f"{body}{number}、{place}", lead=lead)


@effects.of(Banish)
def _banish(value: Banish, d: Discourse) -> Clause:
    return act("退場させる", value.what, d)


@effects.of(Exert)
def _exert(value: Exert, d: Discourse) -> Clause:
    return act("エグザートする", value.what, d)


@effects.of(Ready)
def _ready(value: Ready, d: Discourse) -> Clause:
    return act("レディする", value.what, d)


@effects.of(CantReady)
def _cant_ready(value: CantReady, d: Discourse) -> Clause:
    lead, topic, _ = about(value.what, d)
    whose = "それらの" if is_many(value.what, d) else "それの"
    when = f"{whose}プレイヤーの次のターンの始めに"
    return Clause("レディしない", when, lead=lead, topic=topic)


@effects.of(Restrict)
def _restrict(value: Restrict, d: Discourse) -> Clause:
    lead, topic, first = about(value.what, d)
    until = time(value.until, d, is_many(value.what, d))
    first = first and value.until is not Until.THEIR_NEXT_TURN
    verb = ACTS[value.act]
    return Clause(verb, lead=lead, topic=topic, time=until, time_first=first)


@effects.of(Oblige)
def _oblige(value: Oblige, d: Discourse) -> Clause:
    lead, topic, first = about(value.what, d)
    until = time(value.until, d, is_many(value.what, d))
    act = ACTS[value.act].removesuffix("できない")
    return Clause("ならない", f"可能であれば{act}しなければ", "", "", lead, topic, until, first)


@effects.of(PreventNext)
def _prevent(value: PreventNext, d: Discourse) -> Clause:
    _, topic, _ = about(value.what, d)
    when = f"{time(value.until, d)}次に{topic.removesuffix('は')}がダメージを受けるなら、"
    return Clause("受けない", "代わりに１ダメージも", time=when)


@effects.of(CantPlay)
def _cant_play(value: CantPlay, d: Discourse) -> Clause:
    what = noun(replace(value.group, side="any"), "", as_cards=False).replace("か", "や")
    return Clause("できない", f"{what}をプレイ", topic="対戦相手は", time=time(value.until, d))


@effects.of(ChangeStat)
def _change_stat(value: ChangeStat, d: Discourse) -> Clause:
    amount = change(value.n, value.stat, d)
    lead, topic, was_chosen = about(value.what, d)
    until = time(value.until, d, is_many(value.what, d))
    if was_chosen:
        return Clause("する", amount, lead=lead, time=until)
    return Clause("される", amount, topic=topic, time=until)


@effects.of(GiveKeyword)
def _give_keyword(value: GiveKeyword, d: Discourse) -> Clause:
    lead, topic, first = about(value.what, d)
    until = time(value.until, d, is_many(value.what, d))
    first = first and value.until is not Until.THEIR_NEXT_TURN
    word = f"{keywords.japanese(value.keyword, value.n)}を"
    return Clause("得る", word, lead=lead, topic=topic, time=until, time_first=first)


@effects.of(GainLore)
def _gain(value: GainLore, d: Discourse) -> Clause:
    who = player(value.who, d)
    return Clause("得る", lore(value.n, d), who=who)


@effects.of(LoseLore)
def _lose(value: LoseLore, d: Discourse) -> Clause:
    who = player(value.who, d)
    return Clause("失う", lore(value.n, d), who=who)


@effects.of(Select)
def _select(value: Select, d: Discourse) -> Clause:
    what = value.what
    if isinstance(what, Chosen):
        who = player(what.by, d)
        note(what.group, many(what.n), d)
        return Clause("選ぶ", chosen(what).removesuffix("選び、"), who=who)
    return Clause("選ぶ", object_of(what, d, "を")[1])


@effects.of(MoveCharacter)
def _move(value: MoveCharacter, d: Discourse) -> Clause:
    lead, body = object_of(value.what, d, "を")
    if lead:
        body = "そのキャラクターを"
    if isinstance(value.to, Chosen):
        place = f"{picked(value.to).removeprefix('選んだ')}に"
        note(value.to.group, False, d)
    else:
        place = object_of(value.to, d, "に")[1]
    return Clause("移動させる", f"{body}コストを支払わずに{place}", lead=lead)
