"""Conditions in Japanese: what stands before なら, 間 and かぎり."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text.digits import full_width, things
from engine.lorcana.text.discourse import Discourse, Named
from engine.lorcana.text.japanese.amounts import measure
from engine.lorcana.text.japanese.nouns import PLAYERS, counter, kind_of, note, noun, reference
from engine.lorcana.text.japanese.terms import STATES, SYMBOLS, TYPES, ZONES
from engine.lorcana.text.renderers import Renderers
from engine.lorcana.vocabulary import (
    All,
    AtLeast,
    ChallengedThisTurn,
    DamageOn,
    DiscardedThisTurn,
    HandCompare,
    HandSize,
    HasLore,
    InkedThisTurn,
    Is,
    LeftDiscardThisTurn,
    Matches,
    Not,
    PlayedThisTurn,
    Present,
    SameName,
    SingerCount,
    StatOf,
    UsedShift,
    Who,
)

conditions: Renderers[str] = Renderers("Japanese conditions")
"""Each says its condition in dictionary form, or with holds=False that it does not hold."""

HOLDERS = {
    **PLAYERS,
    Who.EACH_OPPONENT: "いずれかの対戦相手",
    Who.CHOSEN_OPPONENT: "選んだ対戦相手",
}
SIDES = {
    "yours": "あなたの場に",
    "opposing": "対戦相手の場に",
    "any": "場に",
    "theirs": "自分の場に",
}


def if_(condition: object, d: Discourse) -> str:
    """The condition with なら."""
    return f"{as_if(conditions(condition, d))}なら、"


def as_if(said: str) -> str:
    """The condition before なら: である falls away."""
    return said.removesuffix("である")


def while_(condition: object, d: Discourse) -> str:
    """The condition with 間; what happened this turn is said with なら."""
    said = conditions(condition, d)
    return f"{as_if(said)}なら、" if said.endswith("た") else f"{said}間、"


def count_words(value: Present) -> str:
    """ "２体以上", "１体以下", "ちょうど２体"; "" for at least one."""
    unit = counter(value.group)
    if value.at_most is None:
        return "" if value.at_least == 1 else f"{full_width(value.at_least)}{unit}以上"
    if value.at_most == value.at_least:
        return f"ちょうど{full_width(value.at_most)}{unit}"
    return f"{full_width(value.at_most)}{unit}以下"


@conditions.of(Present)
def _present(value: Present, d: Discourse, holds: bool = True) -> str:
    group = value.group
    alive = group.zone == "play" and "character" in group.kind
    verb = ("いる", "いない") if alive else ("ある", "ない")
    if value.at_most == 0:
        holds, value = not holds, replace(value, at_most=None)
    note(group, False, d)
    if group.here:
        owner = "あなたの" if group.side == "yours" else ""
        what = noun(replace(group, here=False), owner)
        return f"ここに{what}が{count_words(value)}{verb[0 if holds else 1]}"
    where = SIDES[group.side]
    if group.zone != "play":
        owner = {"opposing": "対戦相手の", "any": ""}.get(group.side, "あなたの")
        where = f"{owner}{ZONES.get(group.zone, group.zone)}に"
    return f"{where}{noun(group, '')}が{count_words(value)}{verb[0 if holds else 1]}"


@conditions.of(Is)
def _is(value: Is, d: Discourse, holds: bool = True) -> str:
    if value.state == "has cards under":
        said = f"{reference(value.of, d)}の下にカードがある"
        return said if holds else f"{said.removesuffix('ある')}ない"
    if value.state == "in discard":
        d.latest = value.of
        return f"このカードがあなたの捨て札に{'ある' if holds else 'ない'}"
    who = reference(value.of, d)
    if value.state == "in play":
        return f"{who}が場に{'いる' if holds else 'いない'}"
    if value.state == "at a location":
        return f"{who}がロケーションに{'いる' if holds else 'いない'}"
    if value.state in TYPES:
        return f"{who}が{TYPES[value.state]}・カード{'である' if holds else 'ではない'}"
    if value.state == "undamaged":
        return f"{who}が{STATES['undamaged' if holds else 'damaged']}"
    said = STATES[value.state]
    return f"{who}が{said if holds else said.removesuffix('る') + 'ない'}"


@conditions.of(Matches)
def _matches(value: Matches, d: Discourse, holds: bool = True) -> str:
    who = reference(value.of, d)
    revealed = d.named(value.of).kind == "card"
    group = replace(value.group, zone="deck") if revealed else value.group
    what = noun(group, "")
    kind = kind_of(replace(value.group, zone="play"))
    d.cards[value.of] = Named(kind, yours=d.named(value.of).yours)
    return f"{who}が{what}{'である' if holds else 'ではない'}"


@conditions.of(SameName)
def _same_name(value: SameName, d: Discourse, holds: bool = True) -> str:
    card = reference(value.of, d)
    other = reference(value.as_, d)
    d.latest = value.of
    return f"{card}が{other}と同じ名前{'である' if holds else 'ではない'}"


@conditions.of(AtLeast)
def _at_least(value: AtLeast, d: Discourse, holds: bool = True) -> str:
    amount, n = value.amount, full_width(value.n)
    end = "である" if holds else "ではない"
    if isinstance(amount, SingerCount):
        return f"{measure(amount, d).removesuffix('の数')}が{n}体以上{end}"
    if isinstance(amount, DamageOn):
        verb = "受けている" if holds else "受けていない"
        return f"{reference(amount.of, d)}が{n}ダメージ以上{verb}"
    if isinstance(amount, StatOf):
        stat = f"コスト{n}" if amount.stat == "cost" else f"{n}{SYMBOLS[amount.stat]}"
        return f"{reference(amount.of, d)}が{stat}以上{end}"
    return f"{measure(amount, d)}が{n}以上{end}"


@conditions.of(HasLore)
def _lore(value: HasLore, d: Discourse, holds: bool = True) -> str:
    verb = "持っている" if holds else "持っていない"
    return f"{HOLDERS[value.who]}がロアを{things(value.at_least)}以上{verb}"


@conditions.of(HandSize)
def _hand(value: HandSize, d: Discourse, holds: bool = True) -> str:
    end = "である" if holds else "ではない"
    return f"{HOLDERS[value.who]}の手札が{hand_words(value)}{end}"


def hand_words(value: HandSize) -> str:
    """ "０枚", "３枚以上", "２枚以下"."""
    if value.at_most is None:
        return f"{full_width(value.at_least)}枚以上"
    if value.at_most in (0, value.at_least):
        return f"{full_width(value.at_most)}枚"
    return f"{full_width(value.at_most)}枚以下"


@conditions.of(HandCompare)
def _compare(value: HandCompare, d: Discourse, holds: bool = True) -> str:
    d.player = "named"
    chooses = "対戦相手１人を選び、そのプレイヤー" if value.who is Who.CHOSEN_OPPONENT else None
    who = chooses or HOLDERS[value.who]
    return f"{who}の手札があなたより{'多い' if holds else '多くない'}"


@conditions.of(UsedShift)
def _shift(value: UsedShift, d: Discourse, holds: bool = True) -> str:
    return f"それに変身を{'使った' if holds else '使わなかった'}"


@conditions.of(PlayedThisTurn)
def _played(value: PlayedThisTurn, d: Discourse, holds: bool = True) -> str:
    number = "" if value.n == 1 else f"{full_width(value.n)}枚以上"
    verb = "していた" if holds else "していなかった"
    return f"あなたがこのターンに{noun(value.group, '', False)}を{number}プレイ{verb}"


@conditions.of(DiscardedThisTurn)
def _discarded(value: DiscardedThisTurn, d: Discourse, holds: bool = True) -> str:
    number = f"{full_width(value.n)}枚以上" if value.n > 1 else ""
    verb = "いた" if holds else "いなかった"
    return f"このターンにあなたの捨て札にカードが{number}置かれて{verb}"


@conditions.of(LeftDiscardThisTurn)
def _left(value: LeftDiscardThisTurn, d: Discourse, holds: bool = True) -> str:
    verb = "いた" if holds else "いなかった"
    return f"このターンにいずれかのプレイヤーの捨て札からカードが離れて{verb}"


@conditions.of(ChallengedThisTurn)
def _challenged(value: ChallengedThisTurn, d: Discourse, holds: bool = True) -> str:
    if value.at_most == value.at_least:
        end = "である" if holds else "ではない"
        return f"それがこのターン{full_width(value.at_least)}回目のチャレンジ{end}"
    whose = "あなたの" if value.who is Who.YOU else "自分の"
    return f"{whose}キャラクターがこのターンにチャレンジし{'た' if holds else 'ていない'}"


@conditions.of(InkedThisTurn)
def _inked(value: InkedThisTurn, d: Discourse, holds: bool = True) -> str:
    verb = "いた" if holds else "いなかった"
    return f"このターンにあなたのインクウェルにカードが置かれて{verb}"


@conditions.of(Not)
def _not(value: Not, d: Discourse, holds: bool = True) -> str:
    return conditions(value.condition, d, not holds)


@conditions.of(All)
def _all(value: All, d: Discourse, holds: bool = True) -> str:
    *first, last = [conditions(each, d, holds) for each in value.conditions]
    return "".join(f"{going_on(said)}、" for said in first) + last


def going_on(said: str) -> str:
    """A condition before another: であり, おり, ており, なく."""
    for end, on in (
        ("である", "であり"),
        ("ではない", "ではなく"),
        ("ない", "なく"),
        ("いる", "おり"),
    ):
        if said.endswith(end):
            return said.removesuffix(end) + on
    return said.removesuffix("ある") + "あり" if said.endswith("ある") else f"{said}うえ"
