"""Effects in Japanese that play cards, or change what playing and inking cost."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text.digits import full_width
from engine.lorcana.text.discourse import Discourse, Named
from engine.lorcana.text.japanese.amounts import per, times
from engine.lorcana.text.japanese.clauses import Clause
from engine.lorcana.text.japanese.effects import effects
from engine.lorcana.text.japanese.nouns import noun, own, player, reference
from engine.lorcana.text.japanese.terms import TYPES, ZONES
from engine.lorcana.vocabulary import (
    THAT,
    InkExtra,
    PayLess,
    PermitPlay,
    PlayAgain,
    PlayFree,
    PlayPaying,
    Ref,
)

FREE = "コストを支払わずに"


@effects.of(PlayFree)
def _play_free(value: PlayFree, d: Discourse) -> Clause:
    who = player(value.by, d)
    verb, free = (
        ("出す", f"{FREE}プレイし、エグザートで場に") if value.exerted else ("プレイする", FREE)
    )
    group = value.group
    if isinstance(group, Ref):
        return Clause(verb, f"{reference(group, d)}を{free}", who=who)
    d.name(THAT, Named(group.kind[0]))
    if value.any_number:
        cards = noun(replace(group, side="any"), "")
        body = f"このカードの下にあった{cards}を好きな枚数捨て札から{FREE}プレイして"
        return Clause("もよい", body)
    if value.reveal:
        card = noun(replace(group, zone="hand"), "")
        return Clause("プレイする", f"手札から{card}を１枚公開し、それを{FREE}", who=who)
    zone = ""
    if group.zone not in ("hand", "play"):
        zone = f"{own(value.by)}{ZONES.get(group.zone, group.zone)}から"
    card = noun(replace(group, side="any"), "", as_cards=False)
    if value.shift:
        free = f"変身を使い{free}"
    more = "その際に変身を使ってもよい。" if value.or_shift else ""
    if value.goes_to == "deck":
        more = "それを捨て札に置く代わりにあなたのデッキの一番下に置く。"
    return Clause(verb, f"{zone}{card}１枚を{free}", who=who, more=more)


@effects.of(PlayPaying)
def _play_paying(value: PlayPaying, d: Discourse) -> Clause:
    revealed = d.named(value.what).kind == "card"
    card = f"{reference(value.what, d)}を{'手札にあるかのように' if revealed else ''}"
    if value.exerted:
        return Clause("出す", f"{card}プレイし、エグザートで場に")
    return Clause("プレイする", card)


@effects.of(PlayAgain)
def _play_again(value: PlayAgain, d: Discourse) -> Clause:
    song = reference(value.what, d)
    more = "そうしたなら、そのカードを捨て札に置く代わりにあなたのデッキの一番下に置く。"
    return Clause("プレイする", f"{song}をあなたの捨て札から{FREE}もう一度", more=more)


@effects.of(PayLess)
def _pay_less(value: PayLess, d: Discourse) -> Clause:
    what = noun(replace(value.group, side="any"), "", as_cards=False)
    less = f"{full_width(value.n)}{{I}}" if isinstance(value.n, int) else ""
    less = less or f"{per(value.n, d)}{full_width(times(value.n))}{{I}}"
    body = f"あなたが次に{what}をプレイするコストの支払いは{less}"
    return Clause("減る", body, time="このターン、")


@effects.of(InkExtra)
def _ink_extra(value: InkExtra, d: Discourse) -> Clause:
    number = full_width(value.n)
    body = f"追加で手札を{number}枚インクウェルに裏向きで"
    return Clause("もよい", f"{body}置いて", time="このターン、")


@effects.of(PermitPlay)
def _permit_play(value: PermitPlay, d: Discourse) -> Clause:
    what = noun(replace(value.group, side="any"), "", as_cards=False)
    where = f"この{TYPES[d.this]}の下"
    zone = where if value.group.zone == "under this" else ZONES[value.group.zone]
    return Clause("もよい", f"{zone}から{what}をプレイして", time="このターン、")
