"""Effects in English that act on cards in play, damage, lore and stats."""

from __future__ import annotations

from engine.lorcana.text import keywords
from engine.lorcana.text.discourse import Discourse, Named
from engine.lorcana.text.english.amounts import change, units
from engine.lorcana.text.english.clauses import Clause, third, words
from engine.lorcana.text.english.nouns import (
    Noun,
    chosen,
    core,
    each,
    every,
    kind_of,
    many,
    note_chosen,
    player,
    reference,
    several,
    some,
)
from engine.lorcana.text.renderers import Renderers
from engine.lorcana.vocabulary import (
    THAT,
    THESE,
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
    Who,
)

effects: Renderers[Clause] = Renderers("English effects")
"""Each gives a Clause."""

TIMES = {
    Until.THIS_TURN: "this turn",
    Until.YOUR_NEXT_TURN: "until the start of your next turn",
    Until.THEIR_NEXT_TURN: "during their next turn",
    Until.WHILE_SOURCE: "while this {this} is in play",
    Until.END_OF_CHALLENGE: "during this challenge",
}
ACTS = {"sing": "{E} to sing songs"}


def time(until: Until, d: Discourse) -> str:
    """The duration as it stands at the end of a clause."""
    return TIMES[until].replace("{this}", d.this)


def with_tail(until: str, tail: str) -> str:
    """A duration and what computes the number: "this turn, where X is …"."""
    return f"{until}, {tail}" if tail.startswith("where") else words(until, tail)


def target(what: Target, d: Discourse, spread: bool = False) -> Noun:
    """What an effect acts on, as a noun phrase; spread: "each …" rather than "all …"."""
    if isinstance(what, Ref):
        return reference(what, d)
    if isinstance(what, Every):
        yours = what.group.side == "yours"
        d.name(THAT, Named(kind_of(what.group), many=True, yours=yours))
        d.cards[THESE] = d.cards[THAT]
        return Noun(each(what.group) if spread else every(what.group), not spread, "every")
    said = chosen(what)
    note_chosen(what, d)
    d.cards[THESE] = d.cards[THAT]
    if spread and many(what.n):
        return Noun(f"each of {said}", False, "that")
    return Noun(said, many(what.n), "that")


def subject(what: Target, d: Discourse) -> Noun:
    """Cards as the subject of a clause: "your other characters" without "all"."""
    noun = target(what, d)
    if isinstance(what, Every):
        return Noun(several(what.group), True, "every")
    return noun


def act(verb: str, what: Target, d: Discourse, rest: str = "", spread: bool = False) -> Clause:
    """A verb done to the target by you, or by the player who chooses."""
    if isinstance(what, Chosen) and what.by is not Who.YOU and rest:
        return chosen_by(verb, what, rest, d)
    if isinstance(what, Chosen) and what.by is not Who.YOU:
        who = player(what.by, d)
        said = some(what.group, whose="their")
        note_chosen(what, d)
        return Clause(f"choose and {verb}", words(said, rest), who.text, who.many, key=who.key)
    return Clause(verb, words(target(what, d, spread).acted_on(), rest))


def chosen_by(verb: str, what: Chosen, rest: str, d: Discourse) -> Clause:
    """ "each player chooses 2 of their characters and puts them into their inkwell …"."""
    who = player(what.by, d)
    note_chosen(what, d)
    group = what.group
    said = some(group, whose="their")
    if many(what.n):
        said = f"{what.n} of their {core(group, True)}"
    tail = f"{'them' if many(what.n) or kind_of(group) == 'character' else 'it'} {rest}"
    return Clause(
        "choose",
        said,
        who.text,
        who.many,
        key=who.key,
        tail=f" and {verb} {tail}",
        tail_third=f" and {third(verb)} {tail}",
    )


@effects.of(Deal)
def _deal(value: Deal, d: Discourse) -> Clause:
    amount, tail = units(value.n, "damage", d)
    more = "Resist doesn't reduce this damage." if value.ignores_resist else ""
    said = words(amount, "to", target(value.to, d, True).acted_on(), tail)
    return Clause("deal", said, more=more)


@effects.of(PutDamage)
def _put_damage(value: PutDamage, d: Discourse) -> Clause:
    amount, tail = units(value.n, "damage counter", d)
    if isinstance(value.n, int) and value.n > 1:
        amount += "s"
    return Clause("put", words(amount, "on", target(value.on, d, True).acted_on(), tail))


@effects.of(Heal)
def _heal(value: Heal, d: Discourse) -> Clause:
    number = f"{'up to ' if value.up_to else ''}{value.n} damage"
    if value.n is None:
        number = "all damage"
    healed = target(value.of, d, True).acted_on()
    d.this_way = "that had damage removed this way"
    d.done = "damage removed"
    return Clause("remove", words(number, "from", healed))


@effects.of(MoveDamage)
def _move_damage(value: MoveDamage, d: Discourse) -> Clause:
    if value.n is None:
        number = "all damage counters"
    else:
        plural = "s" if value.n > 1 else ""
        number = f"{'up to ' if value.up_to else ''}{value.n} damage counter{plural}"
    origin = target(value.of, d, spread=True).acted_on()
    d.done = "damage moved"
    return Clause("move", f"{number} from {origin} to {target(value.to, d).acted_on()}")


@effects.of(Banish)
def _banish(value: Banish, d: Discourse) -> Clause:
    return act("banish", value.what, d)


@effects.of(Exert)
def _exert(value: Exert, d: Discourse) -> Clause:
    return act("exert", value.what, d)


@effects.of(Ready)
def _ready(value: Ready, d: Discourse) -> Clause:
    return act("ready", value.what, d)


@effects.of(CantReady)
def _cant_ready(value: CantReady, d: Discourse) -> Clause:
    noun = subject(value.what, d)
    when = "at the start of their next turn"
    return Clause("can't ready", "", noun.text, noun.many, when, noun.key)


def restricted(what: Target | Group, d: Discourse) -> Noun:
    """Whom a restriction binds; a group is whichever cards are in it meanwhile."""
    if isinstance(what, Group):
        return Noun(several(what), True, "every")
    return subject(what, d)


@effects.of(Restrict)
def _restrict(value: Restrict, d: Discourse) -> Clause:
    noun = restricted(value.what, d)
    verb = f"can't {ACTS.get(value.act, value.act)}"
    return Clause(verb, "", noun.text, noun.many, time(value.until, d), noun.key)


@effects.of(Oblige)
def _oblige(value: Oblige, d: Discourse) -> Clause:
    noun = subject(value.what, d)
    verb = f"must {value.act} if able"
    return Clause(verb, "", noun.text, True, time(value.until, d), noun.key)


@effects.of(PreventNext)
def _prevent(value: PreventNext, d: Discourse) -> Clause:
    noun = subject(value.what, d)
    opening = f"{time(value.until, d)}, the next time {noun.text} would be dealt damage, "
    again = "they" if noun.many or d.this == "character" else "it"
    return Clause("take", "no damage instead", again, True, key=noun.key, before=opening)


@effects.of(CantPlay)
def _cant_play(value: CantPlay, d: Discourse) -> Clause:
    what = core(value.group, True)
    return Clause(f"can't play {what}", "", "opponents", True, time(value.until, d))


@effects.of(ChangeStat)
def _change_stat(value: ChangeStat, d: Discourse) -> Clause:
    noun = subject(value.what, d)
    amount, tail = change(value.n, value.stat, d)
    until = with_tail(time(value.until, d), tail)
    give = f"{noun.acted_on()} {amount}"
    return Clause("get", amount, noun.text, noun.many, until, noun.key, give)


@effects.of(GiveKeyword)
def _give_keyword(value: GiveKeyword, d: Discourse) -> Clause:
    noun = subject(value.what, d)
    keyword = keywords.english(value.keyword, value.n)
    give = f"{noun.acted_on()} {keyword}"
    return Clause("gain", keyword, noun.text, noun.many, time(value.until, d), noun.key, give)


@effects.of(GainLore)
def _gain(value: GainLore, d: Discourse) -> Clause:
    who = player(value.who, d)
    amount, tail = units(value.n, "lore", d)
    return Clause("gain", words(amount, tail), who.text, who.many, key=who.key)


@effects.of(LoseLore)
def _lose(value: LoseLore, d: Discourse) -> Clause:
    who = player(value.who, d)
    amount, tail = units(value.n, "lore", d)
    return Clause("lose", words(amount, tail), who.text, who.many, key=who.key)


@effects.of(Select)
def _select(value: Select, d: Discourse) -> Clause:
    what = value.what
    if isinstance(what, Chosen):
        who = player(what.by, d)
        note_chosen(what, d)
        if what.n == 1 and not what.up_to:
            said = some(what.group, whose=("your" if what.by is Who.YOU else "their"))
        else:
            said = chosen(what).replace("chosen ", "", 1)
        return Clause("choose", said, who.text, who.many, key=who.key)
    return Clause("choose", target(what, d).acted_on())


@effects.of(MoveCharacter)
def _move(value: MoveCharacter, d: Discourse) -> Clause:
    mover = target(value.what, d).acted_on()
    where = value.to
    if isinstance(where, Chosen):
        note_chosen(where, d)
        place = some(where.group)
    else:
        d.latest = None
        place = target(where, d).acted_on()
    return Clause("move", f"{mover} to {place} for free")
