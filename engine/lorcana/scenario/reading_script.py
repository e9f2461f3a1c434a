"""Reading the script of a scenario, and what it measures when."""

from __future__ import annotations

import re
from typing import Any

from engine.core.marked import Items, Mapping, Text
from engine.lorcana.clauses import is_clause
from engine.lorcana.scenario.knowing import KNOWING, PLACE, QUESTION
from engine.lorcana.scenario.model import Entry, Expectation, Measure
from engine.lorcana.scenario.naming import payment_named
from engine.lorcana.scenario.reading_board import BoardReader
from engine.lorcana.scenario.shape import Shape, near
from engine.lorcana.values import NAMES

_CARDS = ("choose", "discard", "reveal", "order", "onto", "chance")
_ANSWERS = ("may", "number", "mode", "enter", "player", *_CARDS)
_WORDS = {"may": ("yes", "no"), "enter": ("ready", "exerted")}
"""Answers that are one of a few words."""
VERBS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "play": (("card",), ("pay", "from")),
    "quest": (("card",), ()),
    "challenge": (("card", "target"), ()),
    "use": (("card",), ("ability", "pay")),
    "boost": (("card",), ()),
    "move": (("card", "to"), ()),
    "ink": (("card",), ()),
    "start_turn": ((), ()),
    "end_turn": ((), ()),
    "resolve": (("ability",), ()),
    "answer": ((), (*_ANSWERS, "pay")),
}
"""For each verb the keys it needs and those it may have."""

MEASURES = (
    "zone_count", "zone_cards", "state", "stat", "lore", "drawn", "discarded", "banished", "bag",
    "triggered", "resolved_order", "ink", "paid", "legal", "options", "winner", "all_outcomes",
    *KNOWING,
)  # fmt: skip
STATS = ("strength", "willpower", "lore", "cost")
_OF_PLAYER = ("lore", "drawn", "discarded", "banished", "ink", "options")
_OF_CARD = ("state", "stat", "states")
_OF_ENTRY = ("paid", "legal", "duties")
_MOMENT = re.compile(r"(?:after do|when asked) (\d{1,3})")
_ENTRY = re.compile(r"do (\d{1,3})")
_ZONE = re.compile(r"(.+)\.(?:hand|deck|discard|inkwell|play)(?: (?:top|bottom) \d{1,3})?")


def marked_like(name: str, value: Any) -> Text:
    """A part of a text, at the line of the whole."""
    text = Text(name)
    text.line = getattr(value, "line", 0)
    return text


class ScriptReader:
    """Reads entries, standing answers, measures and expectations."""

    def __init__(self, shape: Shape, board: BoardReader, players: tuple[str, ...]) -> None:
        self.shape = shape
        self.board = board
        self.players = players
        self.length = 0

    def entries(self, value: Any) -> tuple[Entry, ...]:
        """The entries of `do`."""
        found = []
        for item in self.shape.mappings(value):
            entry = self.entry(item)
            if "answer" in item.values() and len(entry.args) != 1:
                self.shape.fault(item, "one_answer")
            found.append(entry)
        self.length = len(found)
        return tuple(found)

    def standing(self, value: Any) -> tuple[Entry, ...]:
        """Answers given for good, each to an ability or to any."""
        found = []
        for item in self.shape.mappings(value):
            entry = self.entry(item, more=("to",))
            if entry.verb != "answer":
                self.shape.fault(item, "bad_state", what="answers", got=entry.verb)
            to = entry.args.get("to", "any")
            if to != "any":
                self.ability(to)
            found.append(entry)
        return tuple(found)

    def entry(self, value: Mapping, more: tuple[str, ...] = ()) -> Entry:
        """Who does what."""
        who = next((name for name in value if name in self.players), None)
        if who is None:
            self.shape.fault(value, "unknown_player", name=next(iter(value), ""))
            return Entry(0, "answer", {}, value.line)
        verb = self.shape.text(value[who])
        if verb not in VERBS:
            self.shape.fault(value[who], "unknown_verb", name=verb, nearest=near(verb, VERBS))
            return Entry(self.players.index(who), "answer", {}, value.line)
        needs, may = VERBS[verb]
        self.shape.mapping(value, (who, "optional", *needs, *may, *more))
        for key in needs:
            if key not in value:
                self.shape.fault(value, "missing_key", key=key)
        args = {key: item for key, item in value.items() if key not in (who, "optional")}
        self.names(verb, args)
        optional = self.shape.flag(value, "optional")
        return Entry(self.players.index(who), verb, args, value.line, optional)

    def names(self, verb: str, args: dict[str, Any]) -> None:
        """Every card, ability and payment that an entry names."""
        if verb == "answer":
            self.words(args)
            for key in (*_CARDS, "pay"):
                for name in self.each(args.get(key)):
                    self.card(name)
            return
        for key in ("card", "target", "to"):
            if key in args:
                self.card(args[key])
        if "from" in args:
            self.place(args["from"])
        if "ability" in args:
            self.ability(args["ability"])
        if "pay" in args and "pay" in VERBS[verb][1]:
            self.payment(verb, args["pay"])

    def words(self, args: dict[str, Any]) -> None:
        """Answers that are one of a few words, or a number."""
        for key, allowed in _WORDS.items():
            said = self.shape.text(args.get(key), allowed[0])
            if said not in allowed:
                self.shape.fault(args[key], "bad_state", what=key, got=said)
        if "number" in args and not re.fullmatch(r"\d{1,3}", self.shape.text(args["number"])):
            self.shape.fault(args["number"], "bad_number", what="number")

    def each(self, value: Any) -> list[Any]:
        """The names of an answer that are meant to be cards."""
        names = value if isinstance(value, Items) else [value]
        return [name for name in names if name not in (None, "none", *self.players)]

    def card(self, value: Any) -> None:
        """A name that the file gives a card, or a card's own."""
        if self.shape.text(value) not in self.board.aliases:
            self.board.known(value)

    def ability(self, value: Any) -> None:
        """An ability by its English name."""
        name = self.shape.text(value)
        known = {ability.en for ability in NAMES.values()}
        if name not in known:
            self.shape.fault(value, "unknown_ability", name=name, nearest=near(name, known))

    def place(self, value: Any) -> None:
        """Where a card is played from, other than the hand: under another."""
        text = self.shape.text(value)
        if text.startswith("under "):
            self.card(marked_like(text.removeprefix("under "), value))
        elif text != "hand":
            self.shape.fault(value, "bad_state", what="from", got=text)

    def payment(self, verb: str, value: Any) -> None:
        """A way of paying that this verb has, with cards that exist."""
        kinds = {
            "play": ("ink", "free", "shift onto", "sing with", "exert", "banish", "discard"),
            "use": ("ink", "free", "exert", "banish"),
        }
        for kind, names in payment_named(self.shape.text(value)):
            if kind not in kinds[verb]:
                self.shape.fault(value, "bad_state", what="pay", got=str(value))
            for name in names:
                self.card(marked_like(name, value))

    # measures

    def measures(self, value: Any) -> tuple[Measure, ...]:
        """What makes an outcome."""
        keys = ("measure", "of", "at", "stat")
        return tuple(self.measure(item, keys) for item in self.shape.mappings(value))

    def expectations(self, value: Any) -> tuple[Expectation, ...]:
        """What a measure has to come to."""
        keys = ("measure", "of", "at", "stat", "equals", "reason", "clause", "holds")
        found = []
        for item in self.shape.mappings(value):
            if "equals" not in item:
                self.shape.fault(item, "missing_key", key="equals")
            if "clause" in item:
                self.clause(item["clause"])
            found.append(
                Expectation(
                    self.measure(item, keys), item.get("equals"), item.get("reason"),
                    item.get("clause"), item.get("holds"), item.line,
                )
            )  # fmt: skip
        return tuple(found)

    def measure(self, item: Mapping, keys: tuple[str, ...]) -> Measure:
        """A measure, of something there is, at a moment that comes."""
        shape = self.shape
        shape.mapping(item, keys)
        name = shape.text(item.get("measure"))
        if "measure" not in item:
            shape.fault(item, "missing_key", key="measure")
        elif name not in MEASURES:
            shape.fault(item, "unknown_measure", name=name, nearest=near(name, MEASURES))
        found = Measure(
            name,
            shape.text(item.get("of"), "all"),
            shape.text(item.get("at"), "end"),
            shape.text(item.get("stat")),
        )
        self.of(item, found)
        moment = _MOMENT.fullmatch(found.at)
        if found.at != "end" and (moment is None or not self.is_entry(moment[1])):
            shape.fault(item.get("at"), "unknown_moment", name=found.at)
        if name == "stat" and found.stat not in STATS:
            value = item.get("stat", item)
            shape.fault(value, "unknown_stat", name=found.stat, nearest=near(found.stat, STATS))
        return found

    def of(self, item: Mapping, measure: Measure) -> None:
        """What a measure speaks of."""
        of = item.get("of", item)
        if measure.measure in _OF_PLAYER and measure.of not in self.players:
            self.shape.fault(of, "unknown_player", name=measure.of)
        if measure.measure in _OF_CARD:
            self.card(of) if "of" in item else self.shape.fault(item, "missing_key", key="of")
        if measure.measure in _OF_ENTRY:
            entry = _ENTRY.fullmatch(measure.of)
            if entry is None or not self.is_entry(entry[1]):
                self.shape.fault(of, "unknown_moment", name=measure.of)
        self.knowing(of, measure)
        if measure.measure in ("zone_count", "zone_cards"):
            zone = _ZONE.fullmatch(measure.of)
            if not measure.of.startswith("under ") and (
                zone is None or zone[1] not in self.players
            ):
                self.shape.fault(of, "unknown_zone", name=measure.of)

    def knowing(self, of: Any, measure: Measure) -> None:
        """A question that may be asked, or a zone to be counted or rearranged."""
        if measure.measure in ("may_count", "may_arrange"):
            self.zone(of, measure.of)
        if measure.measure not in ("must_tell", "told"):
            return
        question = QUESTION.fullmatch(measure.of)
        if question is None:
            self.shape.fault(of, "bad_state", what="of", got=measure.of)
            return
        about, what = question.groups()
        if about in ("status", "name"):
            self.card(marked_like(what, of))
        elif about in ("count", "cards"):
            self.zone(of, what)
        elif what not in self.players:
            self.shape.fault(of, "unknown_player", name=what)

    def zone(self, of: Any, name: str) -> None:
        """A player's zone, the bag included."""
        place = PLACE.fullmatch(name)
        if place is None or place[1] not in self.players:
            self.shape.fault(of, "unknown_zone", name=name)

    def is_entry(self, number: str) -> bool:
        """Whether `do` has an entry of that number."""
        return 1 <= int(number) <= self.length

    def clause(self, value: Any) -> None:
        """A clause that there is."""
        number = self.shape.text(value)
        if not is_clause(number):
            self.shape.fault(value, "unknown_clause", name=number)

    def clauses(self, value: Any) -> tuple[str, ...]:
        """Clauses by number."""
        numbers = self.shape.items(value)
        for number in numbers:
            self.clause(number)
        return tuple(map(str, numbers))
