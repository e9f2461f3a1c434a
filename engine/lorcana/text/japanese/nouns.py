"""Groups, references and players as Japanese noun phrases."""

from __future__ import annotations

from engine.lorcana.text import keywords
from engine.lorcana.text.digits import full_width
from engine.lorcana.text.discourse import Discourse, Named
from engine.lorcana.text.japanese.terms import (
    COUNTERS,
    INKS,
    STATES,
    SYMBOLS,
    TYPES,
    ZONES,
    class_name,
    name,
)
from engine.lorcana.vocabulary import THAT, THESE, THIS, Chosen, Group, Ref, Who

OWNERS = {"yours": "あなたの", "opposing": "対戦相手の", "theirs": "自分の", "any": ""}


def counter(group: Group) -> str:
    """体 for characters in play, つ for items and locations, 枚 for cards elsewhere."""
    if group.zone != "play":
        return "枚"
    return COUNTERS.get(group.kind[0], "枚")


def one_of(group: Group, n: int = 1, owner: str | None = None) -> str:
    """A number of the group: "対戦相手のキャラクター１体", "キャラクター１体かロケーション１つ"."""
    count = full_width(n)
    if len(types(group)) > 1 and group.zone == "play":
        each = [f"{kind}{count}{COUNTERS.get(key, '枚')}" for key, kind in types(group)]
        return modifiers(group, owner) + either(each)
    return f"{noun(group, owner)}{count}{counter(group)}"


def types(group: Group) -> list[tuple[str, str]]:
    """The types asked for, with their words; an action may also be a song."""
    kinds = group.kind
    if set(kinds) >= {"action", "song"}:
        kinds = tuple(kind for kind in kinds if kind != "song")
    return [(kind, TYPES[kind]) for kind in kinds]


def either(words: list[str]) -> str:
    """ "AかB", "A、BまたはC"."""
    if len(words) < 3:
        return "か".join(words)
    return f"{'、'.join(words[:-1])}または{words[-1]}"


def noun(group: Group, owner: str | None = None, as_cards: bool = True) -> str:
    """The group without a number: "あなたの他のヴィランズ・キャラクター"."""
    card = "" if group.zone == "play" or not as_cards else "・カード"
    if card and set(group.kind) == {"action", "item", "location"}:
        return modifiers(group, owner) + "キャラクター以外のカード"
    words = [kind if key == "card" or not card else f"{kind}{card}" for key, kind in types(group)]
    return modifiers(group, owner) + classed(group, either(words))


def classed(group: Group, word: str) -> str:
    """Classifications and ink joined to the type by ・."""
    marks = "/".join(class_name(each) for each in group.classes)
    ink = INKS[group.ink] if group.ink else ""
    return "・".join(part for part in (ink, marks, word) if part)


def modifiers(group: Group, owner: str | None = None) -> str:
    """What stands before the type: keyword, place, owner, other, name, bounds, state."""
    if owner is None:
        owner = OWNERS[group.side] if group.zone == "play" else source(group)
    keyword = (
        f"{keywords.japanese_name(group.keyword) or group.keyword.title()}を持つ"
        if (group.keyword)
        else ""
    )
    named = f"{either([name(each) for each in group.named])}という名前の" if group.named else ""
    if group.not_named:
        named = f"{either([name(each) for each in group.not_named])}という名前ではない"
    if group.same_name:
        named = "同じ名前の"
    # "あなたのダメージを受けている…" would be read as "hurt by your damage".
    hurt = STATES["damaged"] if owner and "damaged" in group.state else ""
    state = "".join(STATES[each] for each in group.state if not (hurt and each == "damaged"))
    other = "他の" if group.other or group.apart_from else ""
    place = "ここにいる" if group.here else ""
    return place + keyword + hurt + owner + other + named + bounds(group) + state


def source(group: Group) -> str:
    """The zone outside play: "あなたの捨て札の"."""
    if group.zone == "under this":
        return "このキャラクターの下にある"
    if group.side == "any" and group.zone == "discard":
        return "いずれかの捨て札の"
    return f"{OWNERS[group.side]}{ZONES.get(group.zone, group.zone)}の"


def bounds(group: Group) -> str:
    """ "コスト２以下の", "５{S}以上の"."""
    said = ""
    for stat, (low, high) in (
        ("cost", group.cost),
        ("strength", group.strength),
        ("lore", group.lore),
    ):
        if low is not None or high is not None:
            said += bound(stat, low, high)
    return said


def bound(stat: str, low: int | None, high: object) -> str:
    """One bound; a computed upper end is "…以下の"."""
    if high is not None and not isinstance(high, int):
        from engine.lorcana.text.japanese.amounts import measure

        symbol = "コスト" if stat == "cost" else SYMBOLS[stat]
        return f"{symbol}が{measure(high, Discourse())}以下の"
    number = full_width(low if low is not None else int(str(high)))
    end = "" if low == high else ("以上" if low is not None else "以下")
    return f"コスト{number}{end}の" if stat == "cost" else f"{number}{SYMBOLS[stat]}{end}の"


def everyone(group: Group, owner: str | None = None) -> str:
    """All of the group: キャラクター全員, すべてのアイテム."""
    if group.zone == "play" and group.kind == ("character",):
        return f"{noun(group, owner)}全員"
    if group.zone == "play":
        kinds = "と".join(word for _, word in types(group))
        return f"{modifiers(group, owner)}すべての{classed(group, kinds)}"
    if group.zone == "under this":
        return f"{source(group)}すべての{noun(group, '')}"
    return f"すべての{noun(group, owner)}"


def each(group: Group) -> str:
    """The group one by one: "対戦相手の各キャラクター"."""
    return modifiers(group) + "各" + classed(group, either([word for _, word in types(group)]))


def chosen(target: Chosen, owner: str | None = None) -> str:
    """The choice that leads a clause: "キャラクター１体を選び、", "…を２体まで選び、"."""
    group = target.group
    if target.n is None:
        return f"{noun(group, owner)}を{total(group)}好きな数選び、"
    if target.up_to:
        several = len(types(group)) > 1 and group.zone == "play"
        number = f"{full_width(target.n)}{'つ' if several else counter(group)}"
        return f"{noun(group, owner)}を{'合計' * several}{number}まで選び、"
    return f"{one_of(group, target.n, owner)}を選び、"


def total(group: Group) -> str:
    """A bound on all that are chosen together: "{S}の合計が１０以下になるように"."""
    if group.total is None:
        return ""
    stat, most = group.total
    return f"{SYMBOLS[stat]}の合計が{full_width(most)}以下になるように"


def many(n: int | None) -> bool:
    """Whether a number of cards is plural; None is any number."""
    return n is None or n > 1


def picked(target: Chosen) -> str:
    """A second choice in the same clause: "選んだ対戦相手のキャラクター１体"."""
    return f"選んだ{one_of(target.group, target.n or 1)}"


def kind_of(group: Group) -> str:
    """The word that later words call a card of the group."""
    if len(types(group)) > 1 or group.zone != "play":
        return "card"
    return group.kind[0]


def note(group: Group, many: bool, d: Discourse) -> None:
    """From here on THAT and THESE are these cards."""
    named = Named(kind_of(group), many, yours=group.side == "yours")
    d.name(THAT, named)
    d.cards[THESE] = named


def reference(ref: Ref, d: Discourse) -> str:
    """This card, or one named earlier: このキャラクター, そのキャラクター, それら, これ."""
    if ref == THIS:
        if d.latest == THIS:
            return "これ"
        d.latest = THIS
        return "このカード" if d.named(THIS).gone else f"この{TYPES[d.this]}"
    named = d.named(ref)
    d.latest = ref
    if ref == THESE and d.this_way:
        return f"{d.this_way}各{TYPES[named.kind]}"
    if named.role:
        return f"{named.role}{TYPES[named.kind]}"
    kind = "カード" if named.gone else TYPES.get(named.kind, named.kind)
    if named.kind not in TYPES:
        return kind
    return f"それらの{kind}" if named.many else f"その{kind}"


def its(ref: Ref, d: Discourse) -> str:
    """The possessive of a reference: それの, それらの, このキャラクターの."""
    if ref == THIS or d.latest != ref:
        return f"{reference(ref, d)}の"
    return "それらの" if d.named(ref).many else "それの"


PLAYERS = {
    Who.YOU: "あなた",
    Who.EACH_OPPONENT: "各対戦相手",
    Who.CHOSEN_OPPONENT: "そのプレイヤー",
    Who.CHOSEN_PLAYER: "そのプレイヤー",
    Who.EACH_PLAYER: "各プレイヤー",
    Who.ITS_PLAYER: "それのプレイヤー",
    Who.CHOSEN_PLAYERS: "それらのプレイヤー",
    Who.PLAYER_OF_THAT: "そのキャラクターのプレイヤー",
    Who.CHALLENGING_PLAYER: "チャレンジしたプレイヤー",
    Who.THAT_PLAYER: "そのプレイヤー",
}
CHOICES = {
    Who.CHOSEN_OPPONENT: "対戦相手１人を選び、",
    Who.CHOSEN_PLAYER: "プレイヤー１人を選び、",
    Who.CHOSEN_PLAYERS: "プレイヤーを好きな数選び、",
}


def player(who: Who, d: Discourse) -> str:
    """The acting player with は, with the choice of a player before it; "" for you."""
    if who is Who.YOU or (who is Who.THAT_PLAYER and d.player == "said"):
        return ""
    if who in (Who.ITS_PLAYER, Who.PLAYER_OF_THAT) and d.player == "named":
        who = Who.THAT_PLAYER
    d.player = "named"
    return f"{CHOICES.get(who, '')}{PLAYERS[who]}は"


def own(who: Who) -> str:
    """ "あなたの", or 自分の for anyone else."""
    return "あなたの" if who is Who.YOU else "自分の"
