"""Effects in Japanese that move cards between zones."""

from __future__ import annotations

from engine.lorcana.text.digits import full_width
from engine.lorcana.text.discourse import Discourse, Named
from engine.lorcana.text.japanese.amounts import amounts, cards
from engine.lorcana.text.japanese.clauses import Clause
from engine.lorcana.text.japanese.effects import act, effects, object_of
from engine.lorcana.text.japanese.nouns import PLAYERS, many, noun, own, player, reference
from engine.lorcana.text.japanese.terms import TYPES, ZONES
from engine.lorcana.vocabulary import (
    THAT,
    Chosen,
    Discard,
    DiscardShown,
    DiscardTo,
    Draw,
    DrawTo,
    Every,
    HandCount,
    PutUnder,
    Ref,
    ReturnToHand,
    Target,
    ToBottom,
    ToDiscard,
    ToInkwell,
    TopToInkwell,
    Who,
)


@effects.of(Draw)
def _draw(value: Draw, d: Discourse) -> Clause:
    who = player(value.who, d)
    return Clause("引く", cards(value.n, d), who=who)


@effects.of(DrawTo)
def _draw_to(value: DrawTo, d: Discourse) -> Clause:
    who = player(value.who, d)
    if isinstance(value.n, int):
        goal = f"手札が{full_width(value.n)}枚"
    elif isinstance(value.n, HandCount):
        goal = f"{own(value.who)}手札が{PLAYERS[value.n.who]}の手札と同じ数"
    else:
        goal = f"手札が{amounts(value.n, d)}と同じ数"
    return Clause("引く", f"{goal}になるまでカードを", who=who)


@effects.of(Discard)
def _discard(value: Discard, d: Discourse) -> Clause:
    who = player(value.who, d)
    d.done = "捨てたカード"
    if value.any_number:
        return Clause("捨てる", "カードを好きな枚数選んで", who=who)
    if value.n is None:
        return Clause("捨てる", "手札をすべて", who=who)
    how = "ランダムに選んで" if value.random else "選んで"
    return Clause("捨てる", f"カードを{full_width(value.n)}枚{how}", who=who)


@effects.of(DiscardShown)
def _discard_shown(value: DiscardShown, d: Discourse) -> Clause:
    who = player(value.who, d)
    card = noun(value.group, "")
    return Clause("捨てる", f"手札を公開し、あなたが選んだ{card}１枚を", who=who)


@effects.of(ToDiscard)
def _to_discard(value: ToDiscard, d: Discourse) -> Clause:
    return moved("置く", value.what, d, f"{owner(value.what, d)}捨て札に")


@effects.of(DiscardTo)
def _discard_to(value: DiscardTo, d: Discourse) -> Clause:
    who = player(value.who, d)
    if value.n == 0:
        return Clause("捨てる", "手札をすべて", who=who)
    return Clause("捨てる", f"手札が{full_width(value.n)}枚になるまでカードを選んで", who=who)


def owner(what: Target, d: Discourse) -> str:
    """Whose hand, deck or inkwell a card goes to."""
    if isinstance(what, Ref):
        named = d.named(what)
        if named.yours or named.kind == "song":
            return "あなたの"
        d.player = "named"
        return "それらのプレイヤーの" if named.many else "それのプレイヤーの"
    if isinstance(what, Chosen) and what.by is not Who.YOU:
        return "自分の"
    group = what.group
    if group.side == "yours" or group.zone not in ("play", "discard"):
        return "あなたの"
    if isinstance(what, Every) or many(what.n):
        return "それらのプレイヤーの"
    kinds = TYPES[group.kind[0]] if len(group.kind) == 1 else "カード"
    return f"その{kinds}のプレイヤーの"


def moved(verb: str, what: Target, d: Discourse, place: str) -> Clause:
    """Cards put somewhere; cards outside play are named with their zone, without a choice."""
    if isinstance(what, Chosen) and what.group.zone != "play" and what.by is Who.YOU:
        d.name(THAT, Named("card", many(what.n), yours=True))
        number = "好きな枚数" if what.n is None else f"{full_width(what.n)}枚"
        number += "まで" if what.up_to and what.n is not None else ""
        if what.group.zone == "hand":
            return Clause(verb, f"手札から{noun(what.group, '')}{number}を{place}")
        zone = ZONES.get(what.group.zone, what.group.zone)
        return Clause(verb, f"あなたの{zone}から{noun(what.group, '')}{number}を{place}")
    return act(verb, what, d, place)


@effects.of(ReturnToHand)
def _return(value: ReturnToHand, d: Discourse) -> Clause:
    what = value.what
    if isinstance(what, Ref) and d.named(what).kind == "card" and not d.named(what).gone:
        return Clause("加える", f"{reference(what, d)}を手札に")
    if value.alone:
        return Clause("戻す", f"{reference(THAT, d)}だけを{owner(what, d)}手札に")
    outside = isinstance(what, Chosen) and what.group.zone != "play"
    hand = "手札に" if outside else f"{owner(what, d)}手札に"
    return moved("戻す", what, d, hand)


@effects.of(ToBottom)
def _to_bottom(value: ToBottom, d: Discourse) -> Clause:
    whose = owner(value.what, d)
    several = isinstance(value.what, Every) or many(getattr(value.what, "n", 1))
    order = "好きな順番で" if several else ""
    return moved("置く", value.what, d, f"{order}{whose}デッキの一番下に")


@effects.of(ToInkwell)
def _to_inkwell(value: ToInkwell, d: Discourse) -> Clause:
    whose = owner(value.what, d)
    return moved("置く", value.what, d, f"{whose}インクウェルに{state(value.exerted)}")


def state(exerted: bool) -> str:
    """How a card lies in the inkwell."""
    return "エグザートかつ裏向きで" if exerted else "裏向きで"


@effects.of(TopToInkwell)
def _top_to_inkwell(value: TopToInkwell, d: Discourse) -> Clause:
    who = player(value.who, d)
    whose = own(value.who)
    body = f"{whose}デッキの一番上のカードを{whose}インクウェルに{state(value.exerted)}"
    return Clause("置く", body, who=who)


@effects.of(PutUnder)
def _put_under(value: PutUnder, d: Discourse) -> Clause:
    if value.what is not None:
        return moved("置く", value.what, d, f"{object_of(value.under, d, 'の下に')[1]}表向きで")
    lead, under = object_of(value.under, d, "の下に")
    if lead and isinstance(value.under, Chosen):
        several = len(value.under.group.kind) > 1
        under = "その下に" if several else f"その{TYPES[value.under.group.kind[0]]}の下に"
    return Clause("置く", f"あなたのデッキの一番上のカードを{under}裏向きで", lead=lead)
