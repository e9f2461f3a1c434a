"""Effects in English that play cards, or change what playing and inking cost."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text.discourse import Discourse, Named
from engine.lorcana.text.english.amounts import per
from engine.lorcana.text.english.clauses import Clause, words
from engine.lorcana.text.english.effects import effects
from engine.lorcana.text.english.nouns import article, core, plain_some, player, reference, whose
from engine.lorcana.vocabulary import (
    THAT,
    Count,
    InkExtra,
    PayLess,
    PermitPlay,
    PlayAgain,
    PlayFree,
    PlayPaying,
    Ref,
)


@effects.of(PlayFree)
def _play_free(value: PlayFree, d: Discourse) -> Clause:
    who = player(value.by, d)
    own = whose(value.by)
    group = value.group
    if isinstance(group, Ref):
        noun = reference(group, d)
        enter = "they enter" if noun.many or d.named(group).kind == "character" else "it enters"
        tail = f" and {enter} play exerted" if value.exerted else ""
        rest = f"{noun.acted_on()} for free{tail}"
        return Clause("play", rest, who.text, who.many, key=who.key)
    d.name(THAT, Named(group.kind[0]))
    if value.any_number:
        cards = core(replace(group, side="any"), True)
        under = "that were under this card from your discard"
        rest = f"any number of {cards} {under} for free"
        return Clause("may play", rest, "you", True)
    if value.reveal:
        shown = article(words(core(group, False), f"from {own} hand"))
        rest = f"{shown} and play it for free"
        return Clause("reveal", rest, who.text, who.many, key=who.key)
    zone = group.zone
    if zone == "hand":
        group = replace(group, zone="play", side="any")
    how = "using their Shift ability for free" if value.shift else "for free"
    verb = "play or shift" if value.or_shift else "play"
    more = "Put it on the bottom of your deck instead of into your discard."
    return Clause(
        verb,
        f"{plain_some(group, own)} {how}",
        who.text,
        who.many,
        key=who.key,
        more=more if value.goes_to == "deck" else "",
    )


@effects.of(PlayPaying)
def _play_paying(value: PlayPaying, d: Discourse) -> Clause:
    revealed = d.named(value.what).kind == "card"
    noun = reference(value.what, d)
    enter = "they enter" if noun.many or d.named(value.what).kind == "character" else "it enters"
    tail = f" and {enter} play exerted" if value.exerted else ""
    how = " as if it were in your hand" if revealed else ""
    return Clause("play", f"{noun.acted_on()}{how}{tail}")


@effects.of(PlayAgain)
def _play_again(value: PlayAgain, d: Discourse) -> Clause:
    d.latest = None
    song = reference(value.what, d).text
    more = "If you do, put that card on the bottom of your deck instead of into your discard."
    return Clause("play", f"{song} again from your discard for free", more=more)


@effects.of(PayLess)
def _pay_less(value: PayLess, d: Discourse) -> Clause:
    what = core(value.group, False, as_cards=False)
    if isinstance(value.n, int):
        n, tail = value.n, ""
    else:
        n, tail = value.n.each if isinstance(value.n, Count) else 1, per(value.n, d)
    rest = words(f"{n} {{I}} less for the next {what} you play this turn", tail)
    return Clause("pay", rest, "you", True)


@effects.of(InkExtra)
def _ink_extra(value: InkExtra, d: Discourse) -> Clause:
    extra = "an additional card" if value.n == 1 else f"{value.n} additional cards"
    rest = f"{extra} from your hand into your inkwell facedown"
    return Clause("may put", rest, "you", True, before="this turn, ")


@effects.of(PermitPlay)
def _permit_play(value: PermitPlay, d: Discourse) -> Clause:
    what = core(replace(value.group, zone="play", side="any"), True)
    where = {"under this": f"from under this {d.this}"}
    zone = where.get(value.group.zone, f"from your {value.group.zone}")
    return Clause("may play", f"{what} {zone} this turn", "you", True)
