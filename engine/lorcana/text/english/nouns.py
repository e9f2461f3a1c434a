"""Groups, references and players as English noun phrases."""

from __future__ import annotations

from dataclasses import dataclass

from engine.lorcana.text.discourse import Discourse, Named
from engine.lorcana.text.english.clauses import listed, words
from engine.lorcana.text.keywords import english_name
from engine.lorcana.vocabulary import IT, THAT, THESE, THIS, Chosen, Group, Ref, Who

SYMBOLS = {"strength": "{S}", "willpower": "{W}", "lore": "{L}", "cost": "cost"}
ZONES = {
    "discard": "discard",
    "hand": "hand",
    "inkwell": "inkwell",
    "deck": "deck",
    "hand or discard": "hand or discard",
}
PLURALS = {"Ally": "Allies", "Fairy": "Fairies", "Puppy": "Puppies"}


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun phrase: as a subject, as an object, whether many, and what it refers to."""

    text: str
    many: bool = False
    key: str = ""
    object: str = ""

    def acted_on(self) -> str:
        """The phrase as the object of a verb."""
        return self.object or self.text


def article(phrase: str) -> str:
    """ "a character", "an opposing character"."""
    return f"{'an' if phrase[:1].lower() in 'aeiou' else 'a'} {phrase}"


def possessive(name: str) -> str:
    """ "this character's", "those characters'"."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def kinds(group: Group, many: bool, as_cards: bool, last: str = "or") -> str:
    """The types of the group: "character", "characters or locations", "song cards"."""
    ending = "s" if many else ""
    card = "" if group.zone == "play" or not as_cards else " card"

    def one(kind: str) -> str:
        return f"card{ending}" if kind == "card" else f"{kind}{card}{ending}"

    if set(group.kind) == {"action", "item", "location"} and card:
        return f"non-character card{ending}"
    if set(group.kind) >= {"action", "song"}:
        return listed([one(kind) for kind in group.kind if kind != "song"], last)
    return listed([one(kind) for kind in group.kind], last)


def bounds(group: Group) -> str:
    """ "with cost 2 or less", "with 5 {S} or more"."""
    said = []
    for name, (low, high) in (
        ("cost", group.cost),
        ("strength", group.strength),
        ("lore", group.lore),
    ):
        if low is None and high is None:
            continue
        said.append(bound(name, low, high))
    if group.total:
        stat, most = group.total
        said.append(f"total {SYMBOLS[stat]} {most} or less")
    return f"with {listed(said)}" if said else ""


def bound(name: str, low: int | None, high: object) -> str:
    """One bound of a stat; a computed upper end is "equal to or less than" it."""
    if high is not None and not isinstance(high, int):
        from engine.lorcana.text.english.amounts import measure

        stat = "cost" if name == "cost" else SYMBOLS[name]
        return f"{stat} equal to or less than {measure(high, Discourse())}"
    number = f"{low}" if low is not None else f"{high}"
    end = "" if low == high else (" or more" if low is not None else " or less")
    return f"cost {number}{end}" if name == "cost" else f"{number} {SYMBOLS[name]}{end}"


def before(group: Group) -> str:
    """What stands before the type: state, ink, classifications."""
    states = [state for state in group.state if state != "inkable"]
    ink = group.ink.capitalize() if group.ink else ""
    return words(*states, ink, listed(list(group.classes), "or"))


def after(group: Group) -> str:
    """What stands after the type: name, keyword, bounds, inkwell symbol, place."""
    named = f"named {listed(list(group.named), 'or')}" if group.named else ""
    if group.not_named:
        named = f"not named {listed(list(group.not_named), 'or')}"
    if group.same_name:
        named = "with the same name"
    keyword = f"with {english_name(group.keyword)}" if group.keyword else ""
    inkable = "with the inkwell symbol" if "inkable" in group.state else ""
    return words(named, keyword, bounds(group), inkable, "here" if group.here else "")


def source(group: Group, preposition: str = "from", whose: str = "your") -> str:
    """The zone outside play: "from your discard"."""
    if group.zone == "play":
        return ""
    if group.zone == "under this":
        return "under this character"
    if group.side == "any" and group.zone == "discard":
        return f"{preposition} a player's discard"
    owner = "an opponent's" if group.side == "opposing" else whose
    return f"{preposition} {owner} {ZONES.get(group.zone, group.zone)}"


def core(group: Group, many: bool, as_cards: bool = True, last: str = "or") -> str:
    """The phrase without article, owner or zone: "opposing damaged characters"."""
    side = "opposing" if group.side == "opposing" and group.zone == "play" else ""
    return words(side, before(group), kinds(group, many, as_cards, last), after(group))


def some(group: Group, as_cards: bool = True, whose: str = "your") -> str:
    """One of the group: "a character", "one of your other characters", "another item"."""
    zone = source(group, whose=whose)
    if group.side in ("yours", "theirs") and group.zone == "play":
        other = "other " if group.other else ""
        owners = "their" if group.side == "theirs" else whose
        return f"one of {owners} {other}{core(group, True, as_cards)}"
    phrase = core(group, False, as_cards)
    return words(f"another {phrase}" if group.other else article(phrase), zone)


def plain_some(group: Group, whose: str = "your") -> str:
    """One of the group after "you play": "a character", "another Floodborn character"."""
    phrase = words(core(group, False, as_cards=False), source(group, whose=whose))
    return f"another {phrase}" if group.other else article(phrase)


def number_of(group: Group, n: int, suffix: str = "") -> str:
    """So many of the group: "2 or more other characters"."""
    other = "other" if group.other else ""
    return words(f"{n}{suffix}", other, core(group, n != 1 or bool(suffix)))


def several(group: Group, whose: str = "your") -> str:
    """All of the group as a subject: "your other characters", "opposing characters"."""
    other = "other" if group.other else ""
    owner = whose if group.side == "yours" and group.zone == "play" else ""
    return words(owner, other, core(group, True, last="and"), source(group, "in", whose))


def each(group: Group) -> str:
    """The group one by one: "each opposing character", "each of your other characters"."""
    if group.side == "yours" and group.zone == "play":
        return f"each of {several(group)}"
    return words("each", "other" if group.other else "", core(group, False), source(group, "in"))


def every(group: Group) -> str:
    """All of the group as an object: "all opposing characters", "all your other items"."""
    return f"all {several(group)}"


def many(n: int | None) -> bool:
    """Whether a number of cards is plural; None is any number."""
    return n is None or n > 1


def chosen(target: Chosen, whose: str = "") -> str:
    """What is chosen: "another chosen character of yours", "up to 2 chosen characters"."""
    group, n = target.group, target.n
    if group.zone != "play":
        return from_zone(group, n, target.up_to)
    count = f"up to {n}" if target.up_to else (str(n) if many(n) else "")
    count = "any number of" if n is None else count
    other = ("other" if count else "another") if group.other or group.apart_from else ""
    owner = "of yours" if group.side == "yours" else ""
    return words(count, other, "chosen", owned(core(group, many(n)), owner))


def owned(phrase: str, owner: str) -> str:
    """ "character of yours with cost 2 or less": the owner right after the type."""
    if not owner:
        return phrase
    for mark in (" not named ", " named ", " with ", " here"):
        head, found, tail = phrase.partition(mark)
        if found:
            return f"{head} {owner}{mark}{tail}"
    return f"{phrase} {owner}"


def from_zone(group: Group, n: int | None, up_to: bool) -> str:
    """Cards outside play: "a character card from your discard", "up to 2 item cards …"."""
    if n == 1 and not up_to:
        return some(group)
    count = f"up to {n}" if up_to else str(n)
    count = "any number of" if n is None else count
    other = "other" if group.other else ""
    return words(count, other, core(group, many(n)), source(group))


def reference(ref: Ref, d: Discourse) -> Noun:
    """This card, or one named earlier: by a pronoun when it was named last."""
    if ref == THIS and d.latest == THIS:
        return pronoun(d.named(THIS), "this")
    if ref == THIS:
        d.latest = None
        word = "card" if d.named(THIS).gone else d.this
        return Noun(f"this {word}", key="this")
    named = d.named(ref)
    if ref == THESE and d.this_way:
        return Noun(f"each {named.kind} {d.this_way}", False, "these")
    key = "this" if ref == IT and d.cards.get(IT) == d.cards.get(THIS, object()) else ref.name
    if d.latest == ref and not named.role and not named.gone:
        return pronoun(named, key)
    d.latest = ref
    return Noun(full(named), named.many, key)


def pronoun(named: Named, key: str) -> Noun:
    """ "they / them" for characters and for many, "it" for one other card."""
    if named.many or named.kind == "character":
        return Noun("they", True, key, "them")
    return Noun("it", False, key)


def full(named: Named) -> str:
    """ "that character", "those cards", "the challenging character"."""
    kind = "card" if named.gone else named.kind
    if kind == "shuffled card":
        return f"the {kind}"
    if named.role:
        return f"the {named.role} {kind}"
    return f"those {kind}s" if named.many else f"that {kind}"


def its(ref: Ref, d: Discourse) -> str:
    """The possessive of a reference: "their", "its", "this character's"."""
    noun = reference(ref, d)
    if noun.text == "they":
        return "their"
    return "its" if noun.text == "it" else possessive(noun.text)


def kind_of(group: Group) -> str:
    """The word that later words call a card of the group."""
    if len(group.kind) > 1 and set(group.kind) != {"action", "song"}:
        return "card"
    return "card" if group.zone != "play" else group.kind[0]


def note_chosen(target: Chosen, d: Discourse) -> None:
    """From here on THAT is what was chosen."""
    d.name(THAT, Named(kind_of(target.group), many(target.n), yours=target.group.side == "yours"))


PLAYERS = {
    Who.YOU: "you",
    Who.EACH_OPPONENT: "each opponent",
    Who.CHOSEN_OPPONENT: "chosen opponent",
    Who.CHOSEN_PLAYER: "chosen player",
    Who.EACH_PLAYER: "each player",
    Who.CHOSEN_PLAYERS: "any number of chosen players",
    Who.CHALLENGING_PLAYER: "the challenging player",
}


def player(who: Who, d: Discourse) -> Noun:
    """A player as the subject; "" for you, so that the verb stands in the imperative."""
    if who is Who.YOU:
        return Noun("", key="you")
    if who is Who.THAT_PLAYER:
        return Noun(d.player or "that player", d.player in ("they", "you"), key="that player")
    if who is Who.PLAYER_OF_THAT and d.player not in ("that player", "they"):
        d.player = "that player"
        return Noun("their player", key="that player")
    if who is Who.PLAYER_OF_THAT:
        return Noun("that player", key="that player")
    if who is Who.ITS_PLAYER and d.player:
        return Noun(d.player, d.player == "they", key="that player")
    if who is Who.ITS_PLAYER:
        d.player = "that player"
        return Noun("its player", key="that player")
    d.player = "that player"
    return Noun(PLAYERS[who], who is Who.CHOSEN_PLAYERS, key="that player")


def whose(who: Who) -> str:
    """ "your", or "their" for anyone else."""
    return "your" if who is Who.YOU else "their"
