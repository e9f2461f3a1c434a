"""Conditions in English: what stands after "if", "while" and "unless"."""

from __future__ import annotations

from dataclasses import replace

from engine.lorcana.text.discourse import Discourse, Named
from engine.lorcana.text.english.amounts import measure
from engine.lorcana.text.english.clauses import words
from engine.lorcana.text.english.nouns import (
    SYMBOLS,
    article,
    core,
    kind_of,
    number_of,
    plain_some,
    reference,
    source,
)
from engine.lorcana.text.renderers import Renderers
from engine.lorcana.vocabulary import (
    THAT,
    All,
    AtLeast,
    ChallengedThisTurn,
    DamageOn,
    DiscardedThisTurn,
    Group,
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

conditions: Renderers[str] = Renderers("English conditions")
"""Each says its condition, or with holds=False that it does not hold."""

STATES = {
    "damaged": ("has damage", "has no damage", "have damage", "have no damage"),
    "undamaged": ("has no damage", "has damage", "have no damage", "have damage"),
}
PLAYERS = {
    Who.YOU: ("you have", "you don't have", "your"),
    Who.EACH_OPPONENT: ("an opponent has", "no opponent has", "their"),
    Who.CHOSEN_OPPONENT: ("chosen opponent has", "chosen opponent doesn't have", "their"),
    Who.CHOSEN_PLAYER: ("chosen player has", "chosen player doesn't have", "their"),
    Who.EACH_PLAYER: ("each player has", "not every player has", "their"),
    Who.ITS_PLAYER: ("its player has", "its player doesn't have", "their"),
    Who.CHALLENGING_PLAYER: (
        "the challenging player has",
        "the challenging player doesn't have",
        "their",
    ),
    Who.THAT_PLAYER: ("they have", "they don't have", "their"),
}


def has(who: Who, holds: bool) -> str:
    """ "you have", "an opponent has", and their denials."""
    return PLAYERS[who][0 if holds else 1]


def has_of(who: Who, d: Discourse, holds: bool) -> str:
    """The same; a player named earlier is "that player" first, then "they"."""
    if who is Who.THAT_PLAYER and d.player not in ("", "they"):
        d.player = "they"
        return f"that player {'has' if holds else 'does not have'}"
    return has(who, holds)


@conditions.of(Present)
def _present(value: Present, d: Discourse, holds: bool = True) -> str:
    group = value.group
    if value.at_most == 0:
        return _presence(value, d, f"no {words('other' if group.other else '', core(group, True))}")
    if value.at_least == 1 and value.at_most is None:
        phrase = core(group, False)
        d.name(THAT, Named(kind_of(group)))
        return _presence(value, d, f"another {phrase}" if group.other else article(phrase), holds)
    if value.at_most is None:
        return _presence(value, d, number_of(group, value.at_least, " or more"), holds)
    if value.at_most == value.at_least:
        return _presence(value, d, "exactly " + number_of(group, value.at_least), holds)
    return _presence(value, d, number_of(group, value.at_most, " or fewer"), holds)


def _presence(value: Present, d: Discourse, what: str, holds: bool = True) -> str:
    group = value.group
    owner = {"yours": has(Who.YOU, holds), "opposing": has(Who.EACH_OPPONENT, holds)}
    if group.zone != "play":
        return words(owner.get(group.side, has(Who.YOU, holds)), what, source(group, "in"))
    place = "" if group.here else "in play"
    if group.side == "any":
        return words("there's" if holds else "there isn't", what, place)
    return words(owner[group.side], what.replace("opposing ", ""), place)


@conditions.of(Is)
def _is(value: Is, d: Discourse, holds: bool = True) -> str:
    if value.state == "has cards under":
        noun = reference(value.of, d)
        return f"there's {'a' if holds else 'no'} card under {noun.acted_on()}"
    if value.state == "in discard":
        d.latest = value.of
        return f"this card {'is' if holds else 'is not'} in your discard"
    noun = reference(value.of, d)
    if value.state in STATES:
        forms = STATES[value.state]
        return f"{noun.text} {forms[(2 if noun.many else 0) + (0 if holds else 1)]}"
    verb = ("are", "aren't") if noun.many else ("is", "isn't")
    state = value.state
    if state in ("character", "item", "location", "action", "song"):
        state = article(f"{state} card")
    return f"{noun.text} {verb[0 if holds else 1]} {state}"


@conditions.of(Matches)
def _matches(value: Matches, d: Discourse, holds: bool = True) -> str:
    noun = reference(value.of, d)
    verb = ("are", "aren't") if noun.many else ("is", "isn't")
    said = f"{noun.text} {verb[0 if holds else 1]} {matched(value.group, d.named(value.of))}"
    kind = kind_of(replace(value.group, zone="play"))
    d.cards[value.of] = Named(kind, yours=d.named(value.of).yours)
    d.latest = None
    return said.replace("it is ", "it's ", 1)


def matched(group: Group, named: Named) -> str:
    """What a card is: "a character card with cost 5 or less", "a Knight character"."""
    if named.kind == "card":
        group = replace(group, zone="deck", side="any")
    return article(core(group, False))


@conditions.of(SameName)
def _same_name(value: SameName, d: Discourse, holds: bool = True) -> str:
    card = reference(value.of, d).text
    verb = "has" if holds else "doesn't have"
    other = reference(value.as_, d)
    d.latest = value.of
    return f"{card} {verb} the same name as {other.acted_on()}"


@conditions.of(AtLeast)
def _at_least(value: AtLeast, d: Discourse, holds: bool = True) -> str:
    amount = value.amount
    if isinstance(amount, SingerCount):
        return f"{value.n} or more characters {'sang' if holds else 'did not sing'} this song"
    if isinstance(amount, DamageOn | StatOf):
        noun = reference(amount.of, d)
        unit = "damage" if isinstance(amount, DamageOn) else SYMBOLS[amount.stat]
        have = "have" if noun.many else "has"
        return f"{noun.text} {have if holds else 'does not have'} {value.n} {unit} or more".replace(
            f"{unit} or more", f"or more {unit}" if unit == "damage" else f"{unit} or more"
        )
    return f"{measure(amount, d)} is {'' if holds else 'not '}{value.n} or more"


@conditions.of(HasLore)
def _lore(value: HasLore, d: Discourse, holds: bool = True) -> str:
    return f"{has(value.who, holds)} {value.at_least} or more lore"


@conditions.of(HandSize)
def _hand(value: HandSize, d: Discourse, holds: bool = True) -> str:
    return f"{has_of(value.who, d, holds)} {hand_words(value)} in {PLAYERS[value.who][2]} hand"


def hand_words(value: HandSize) -> str:
    """ "no cards", "3 or more cards", "2 or fewer cards"."""
    if value.at_most == 0:
        return "no cards"
    if value.at_most is None:
        return f"{value.at_least} or more cards"
    if value.at_least == value.at_most:
        return f"exactly {value.at_most} card{'s' if value.at_most != 1 else ''}"
    return f"{value.at_most} or fewer cards"


@conditions.of(HandCompare)
def _compare(value: HandCompare, d: Discourse, holds: bool = True) -> str:
    said = f"{has(value.who, holds)} more cards in their hand than you"
    d.player = "that player"
    return said


@conditions.of(UsedShift)
def _shift(value: UsedShift, d: Discourse, holds: bool = True) -> str:
    used = "used" if holds else "didn't use"
    noun = reference(value.of, d)
    pronoun = "them" if noun.text == "this character" else noun.acted_on()
    return f"you {used} Shift to play {pronoun}"


@conditions.of(PlayedThisTurn)
def _played(value: PlayedThisTurn, d: Discourse, holds: bool = True) -> str:
    played = "played" if holds else "didn't play"
    if value.n == 1:
        return f"you {played} {plain_some(value.group)} this turn"
    return f"you {played} {number_of(value.group, value.n, ' or more')} this turn"


@conditions.of(DiscardedThisTurn)
def _discarded(value: DiscardedThisTurn, d: Discourse, holds: bool = True) -> str:
    count = f"{value.n} or more cards" if value.n > 1 else "a card"
    verb = ("were" if value.n > 1 else "was") + ("" if holds else "n't")
    return f"{count} {verb} put into your discard this turn"


@conditions.of(LeftDiscardThisTurn)
def _left(value: LeftDiscardThisTurn, d: Discourse, holds: bool = True) -> str:
    return f"{'a' if holds else 'no'} card left a player's discard this turn"


@conditions.of(ChallengedThisTurn)
def _challenged(value: ChallengedThisTurn, d: Discourse, holds: bool = True) -> str:
    if value.at_most == value.at_least:
        return f"it {'is' if holds else 'is not'} the {NTH[value.at_least]} challenge this turn"
    whose = PLAYERS[value.who][2]
    verb = "has" if holds else "hasn't"
    return f"one of {whose} characters {verb} challenged this turn"


NTH = {1: "first", 2: "second", 3: "third"}


@conditions.of(InkedThisTurn)
def _inked(value: InkedThisTurn, d: Discourse, holds: bool = True) -> str:
    return f"{'a' if holds else 'no'} card was put into your inkwell this turn"


@conditions.of(Not)
def _not(value: Not, d: Discourse, holds: bool = True) -> str:
    return conditions(value.condition, d, not holds)


@conditions.of(All)
def _all(value: All, d: Discourse, holds: bool = True) -> str:
    return " and ".join(conditions(each, d, holds) for each in value.conditions)
