"""Computed numbers in English."""

from __future__ import annotations

from engine.lorcana.text.discourse import Discourse
from engine.lorcana.text.english.clauses import words
from engine.lorcana.text.english.nouns import SYMBOLS, core, its, reference, several, source
from engine.lorcana.text.renderers import Renderers
from engine.lorcana.vocabulary import (
    THIS,
    BanishedThisTurn,
    Count,
    DamageOn,
    EventAmount,
    HandCount,
    InkTypes,
    SingerCount,
    StatOf,
    ThisWay,
    UnderCount,
    Who,
)

amounts: Renderers[str] = Renderers("English amounts")
"""Each renders an amount as what follows "for each"."""


@amounts.of(Count)
def _count(value: Count, d: Discourse) -> str:
    group = value.group
    other = "other" if group.other else ""
    if group.zone != "play":
        return words(other, core(group, False), source(group, "in"))
    place = "you have in play" if group.side == "yours" and not group.here else ""
    if group.here:
        place = "you have here" if group.side == "yours" else ""
    phrase = words(other, core(group, False), place)
    return phrase.replace(" here you have here", " you have here")


@amounts.of(StatOf)
def _stat(value: StatOf, d: Discourse) -> str:
    return f"{its(value.of, d)} {SYMBOLS[value.stat]}"


@amounts.of(UnderCount)
def _under(value: UnderCount, d: Discourse) -> str:
    named = d.named(value.of)
    if named.gone and value.of != THIS:
        return f"card that was under that {named.kind}"
    return f"card under {reference(value.of, d).acted_on()}"


@amounts.of(DamageOn)
def _damage(value: DamageOn, d: Discourse) -> str:
    return f"damage on {reference(value.of, d).acted_on()}"


@amounts.of(EventAmount)
def _event(value: EventAmount, d: Discourse) -> str:
    return "that much"


@amounts.of(InkTypes)
def _inks(value: InkTypes, d: Discourse) -> str:
    cards = "those cards" if value.group is None else several(value.group)
    return f"different ink type among {cards}"


@amounts.of(HandCount)
def _hand(value: HandCount, d: Discourse) -> str:
    return f"card in {hand_of(value.who, d)}"


@amounts.of(ThisWay)
def _this_way(value: ThisWay, d: Discourse) -> str:
    if d.done.startswith("card"):
        return f"{d.done} this way"
    return f"1 {d.done or 'of them'} this way"


@amounts.of(SingerCount)
def _singers(value: SingerCount, d: Discourse) -> str:
    return "character that sang this song"


@amounts.of(BanishedThisTurn)
def _banished(value: BanishedThisTurn, d: Discourse) -> str:
    where = " in a challenge" if value.in_challenge else ""
    return f"{core(value.group, False)} that was banished{where} this turn"


def hand_of(who: Who, d: Discourse) -> str:
    """ "your hand", "that player's hand", "each opponent's hand"."""
    if who is Who.YOU:
        return "your hand"
    named = {Who.THAT_PLAYER: "their", Who.ITS_PLAYER: "its player's"}
    return f"{named.get(who, who.value + chr(39) + 's')} hand"


def per(amount: object, d: Discourse) -> str:
    """ "for each character you have in play"."""
    return f"for each {amounts(amount, d)}"


def measure(amount: object, d: Discourse) -> str:
    """The amount after "equal to": "their {S}", "the number of cards under this character"."""
    if isinstance(amount, StatOf):
        return amounts(amount, d)
    if isinstance(amount, DamageOn):
        return f"the {amounts(amount, d)}"
    if isinstance(amount, EventAmount):
        return "that number"
    head, _, tail = amounts(amount, d).partition(" ")
    return f"the number of {counted(head, tail)}"


def counted(head: str, tail: str) -> str:
    """The plural of a phrase's type word: "cards under them", "other characters …"."""
    if head in ("card", "character", "item", "location", "action", "song"):
        return words(f"{head}s", tail)
    following, _, rest = tail.partition(" ")
    return words(head, counted(following, rest)) if tail else head


def cards(n: object, d: Discourse) -> tuple[str, str]:
    """A number of cards and what follows it: ("2 cards", ""), ("a card", "for each …")."""
    if isinstance(n, int):
        return ("a card" if n == 1 else f"{n} cards"), ""
    if isinstance(n, EventAmount):
        return "that many cards", ""
    if isinstance(n, Count):
        return cards(n.each, d)[0], per(n, d)
    if isinstance(n, StatOf):
        return "cards", f"equal to {measure(n, d)}"
    return "a card", per(n, d)


def units(n: object, unit: str, d: Discourse) -> tuple[str, str]:
    """A number of damage or lore and what follows: ("3 damage", ""), ("lore", "equal to …")."""
    if isinstance(n, int):
        return f"{n} {unit}", ""
    if isinstance(n, EventAmount):
        return f"that much {unit}", ""
    if isinstance(n, Count):
        return f"{n.each} {unit}", per(n, d)
    if isinstance(n, StatOf | DamageOn):
        return unit, f"equal to {measure(n, d)}"
    return f"1 {unit}", per(n, d)


def change(n: object, stat: str, d: Discourse) -> tuple[str, str]:
    """A change of a stat and what follows: ("+2 {S}", "for each …")."""
    symbol = SYMBOLS[stat]
    if isinstance(n, int):
        return f"{'+' if n >= 0 else '-'}{abs(n)} {symbol}", ""
    if isinstance(n, Count):
        return f"{'+' if n.each >= 0 else '-'}{abs(n.each)} {symbol}", per(n, d)
    if isinstance(n, StatOf | EventAmount):
        return f"+X {symbol}", f"where X is {measure(n, d)}"
    return f"+1 {symbol}", per(n, d)
