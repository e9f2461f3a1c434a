"""Computed numbers in Japanese: …と同じ数だけ, …と同じ枚数の."""

from __future__ import annotations

from engine.lorcana.text.digits import full_width, signed, things
from engine.lorcana.text.discourse import Discourse
from engine.lorcana.text.japanese.nouns import PLAYERS, its, noun, reference
from engine.lorcana.text.japanese.terms import SYMBOLS
from engine.lorcana.text.renderers import Renderers
from engine.lorcana.vocabulary import (
    THIS,
    BanishedThisTurn,
    Count,
    DamageOn,
    EventAmount,
    Group,
    HandCount,
    InkTypes,
    SingerCount,
    StatOf,
    ThisWay,
    UnderCount,
    Who,
)

amounts: Renderers[str] = Renderers("Japanese amounts")
"""Each gives the thing counted, as it stands before と同じ数だけ."""


def counted(group: Group) -> str:
    """What is counted: "あなたの場にいる他のキャラクター", "あなたの捨て札のカード"."""
    if group.zone == "play" and group.side == "yours" and not group.here:
        where = "いる" if group.kind == ("character",) else "ある"
        return f"あなたの場に{where}{noun(group, '')}"
    return noun(group)


@amounts.of(Count)
def _count(value: Count, d: Discourse) -> str:
    return counted(value.group)


@amounts.of(StatOf)
def _stat(value: StatOf, d: Discourse) -> str:
    return f"{its(value.of, d)}{SYMBOLS[value.stat]}"


@amounts.of(UnderCount)
def _under(value: UnderCount, d: Discourse) -> str:
    named = d.named(value.of)
    if named.gone and value.of != THIS:
        return "そのキャラクターの下にあったカード"
    return f"{its(value.of, d)}下にあるカード"


@amounts.of(DamageOn)
def _damage(value: DamageOn, d: Discourse) -> str:
    return f"{reference(value.of, d)}が受けているダメージ"


@amounts.of(EventAmount)
def _event(value: EventAmount, d: Discourse) -> str:
    return "それ"


@amounts.of(InkTypes)
def _inks(value: InkTypes, d: Discourse) -> str:
    cards = "それらのカード" if value.group is None else counted(value.group)
    return f"{cards}のインク・タイプの種類"


@amounts.of(ThisWay)
def _this_way(value: ThisWay, d: Discourse) -> str:
    return f"この方法で{d.done or '行ったもの'}"


@amounts.of(SingerCount)
def _singers(value: SingerCount, d: Discourse) -> str:
    return "この歌を歌ったキャラクター"


@amounts.of(BanishedThisTurn)
def _banished(value: BanishedThisTurn, d: Discourse) -> str:
    how = "チャレンジ中に" if value.in_challenge else ""
    return f"このターンに{how}退場した{noun(value.group)}"


@amounts.of(HandCount)
def _hand(value: HandCount, d: Discourse) -> str:
    return f"{PLAYERS[value.who]}の手札" if value.who is not Who.YOU else "あなたの手札"


def measure(amount: object, d: Discourse) -> str:
    """The amount itself, before 以下 or と同じ数: "そのキャラクターの{S}", "…の数"."""
    said = amounts(amount, d)
    if isinstance(amount, StatOf | EventAmount | DamageOn):
        return said
    return f"{said}の数"


def per(amount: object, d: Discourse) -> str:
    """ "…と同じ数だけ"."""
    return f"{amounts(amount, d)}と同じ数だけ"


def cards(n: object, d: Discourse) -> str:
    """What stands before 引く: "カードを２枚", "…と同じ数だけカードを"."""
    if isinstance(n, int):
        return f"カードを{full_width(n)}枚"
    if isinstance(n, Count) and n.each > 1:
        return f"{per(n, d)}カードを{full_width(n.each)}枚ずつ"
    return f"{per(n, d)}カードを"


def damage(n: object, d: Discourse) -> str:
    """What stands before 与える: "２ダメージを", "それと同じ数のダメージを"."""
    if isinstance(n, int):
        return f"{full_width(n)}ダメージを"
    if isinstance(n, Count) and n.each > 1:
        return f"{per(n, d)}{full_width(n.each)}ダメージを"
    return f"{amounts(n, d)}と同じ数のダメージを"


def lore(n: object, d: Discourse) -> str:
    """What stands before 得る: "ロアを２つ", "…と同じ数だけロアを"."""
    if isinstance(n, int):
        return f"ロアを{things(n)}"
    if isinstance(n, Count) and n.each > 1:
        return f"{per(n, d)}ロアを{full_width(n.each)}つずつ"
    return f"{per(n, d)}ロアを"


def change(n: object, stat: str, d: Discourse) -> str:
    """A change of a stat: "+２{S}", "…と同じ数だけ+１{S}"."""
    if isinstance(n, int):
        return f"{signed(n)}{SYMBOLS[stat]}"
    return f"{per(n, d)}{signed(times(n))}{SYMBOLS[stat]}"


def times(n: object) -> int:
    """How much each thing counted is worth."""
    return n.each if isinstance(n, Count | BanishedThisTurn | SingerCount) else 1
