"""Effects in Japanese that look through the deck, show it or shuffle it."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text.digits import full_width
from engine.lorcana.text.discourse import Discourse, Named
from engine.lorcana.text.japanese.amounts import per
from engine.lorcana.text.japanese.clauses import Clause
from engine.lorcana.text.japanese.effects import effects, object_of
from engine.lorcana.text.japanese.moving import moved, owner
from engine.lorcana.text.japanese.nouns import noun, own, player
from engine.lorcana.text.japanese.playing import FREE
from engine.lorcana.vocabulary import (
    FIRST,
    THAT,
    Every,
    Group,
    LookAt,
    LookAtTop,
    RevealTake,
    RevealTop,
    SearchDeck,
    ShuffleDeck,
    ShuffleIn,
    Who,
)


@effects.of(RevealTop)
def _reveal_top(value: RevealTop, d: Discourse) -> Clause:
    who = player(value.who, d)
    d.name(THAT, Named("card", yours=value.who is Who.YOU))
    return Clause("公開する", f"{own(value.who)}デッキの一番上のカードを", who=who)


@effects.of(RevealTake)
def _reveal_take(value: RevealTake, d: Discourse) -> Clause:
    what = noun(replace(value.take, zone="deck", side="any"), "")
    more = f"{what}をすべて手札に加え、{RESTS['bottom']}"
    if isinstance(value.n, int):
        body = f"あなたのデッキの上からカードを{full_width(value.n)}枚"
    else:
        body = f"{per(value.n, d)}あなたのデッキの上からカードを"
    return Clause("公開する", body, more=more)


RESTS = {
    "bottom": "残りを好きな順番でデッキの一番下に置く。",
    "discard": "残りを捨て札に置く。",
    "top": "残りを好きな順番でデッキの一番上に置く。",
}


@effects.of(LookAtTop)
def _look(value: LookAtTop, d: Discourse) -> Clause:
    if value.n == 1:
        return Clause("見る", "あなたのデッキの一番上のカードを", more=looked(value))
    body = f"あなたのデッキの上からカードを{full_width(value.n)}枚"
    return Clause("見る", body, more=looked(value))


def looked(value: LookAtTop) -> str:
    """What happens to the cards looked at, as sentences."""
    if value.n == 1:
        rest = "捨て札" if value.rest == "discard" else "デッキの一番下"
        return f"それをデッキの一番上か{rest}に置く。"
    if value.to == "top" or value.take is None:
        if value.take is None and value.to != "top":
            return f"それらを{RESTS[value.rest].removeprefix('残りを')}"
        if value.n == 2 and value.rest == "bottom":
            return "そのうち１枚をデッキの一番上に、もう１枚をデッキの一番下に置く。"
        return f"そのうち１枚をデッキの一番上に置き、{RESTS[value.rest]}"
    return taken(value, value.take) + RESTS[value.rest]


def taken(value: LookAtTop, group: Group) -> str:
    """ "歌・カードを１枚公開し手札に加えてもよい。"."""
    card = noun(replace(group, zone="deck", side="any"), "")
    number = f"{full_width(value.most)}枚{'まで' if value.most > 1 else ''}"
    does = "手札に加え" if value.to == "hand" else f"{FREE}プレイし"
    if value.exactly:
        return (
            f"そのうち{number}を{'手札に加える' if value.to == 'hand' else FREE + 'プレイする'}。"
        )
    glue = "" if value.to == "hand" else "、それを"
    return f"{card}を{number}公開し{glue}{does}てもよい。"


@effects.of(SearchDeck)
def _search(value: SearchDeck, d: Discourse) -> Clause:
    body = f"あなたのデッキから{noun(value.group, '')}１枚を探してプレイヤー全員に"
    after = {
        "hand": "そのカードを手札に加え、デッキをシャッフルする。",
        "top": "デッキをシャッフルし、そのカードをデッキの一番上に置く。",
    }
    return Clause("公開する", body, more=after[value.to])


@effects.of(ShuffleDeck)
def _shuffle_deck(value: ShuffleDeck, d: Discourse) -> Clause:
    return Clause("シャッフルする", f"{own(value.who)}デッキを", who=player(value.who, d))


@effects.of(ShuffleIn)
def _shuffle(value: ShuffleIn, d: Discourse) -> Clause:
    clause = moved("シャッフルする", value.what, d, f"{owner(value.what, d)}デッキに加えて")
    d.cards[FIRST] = Named("シャッフルしたカード")
    d.player = "named"
    return clause


@effects.of(LookAt)
def _look_at(value: LookAt, d: Discourse) -> Clause:
    what = value.what
    if isinstance(what, Every):
        return Clause("見る", f"{noun(what.group)}をすべて")
    lead, body = object_of(what, d, "を")
    return Clause("見る", body, lead=lead)
