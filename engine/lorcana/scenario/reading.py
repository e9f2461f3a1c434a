"""Reading scenario files: validated into typed values, all problems at once with their lines."""

from __future__ import annotations

import difflib
from typing import Any

from engine.core.marked import Mapping, Problem, Problems, problem, read
from engine.lorcana.cards import UnknownCard, find
from engine.lorcana.profiles import PROFILES
from engine.lorcana.scenario.history import read_facts, read_sentences
from engine.lorcana.scenario.model import (
    CardSpec,
    Entry,
    Expectation,
    History,
    Measure,
    Scenario,
    SideSpec,
)
from engine.lorcana.unhandled import unhandled

KEYS = (
    "id", "title", "topics", "profile", "older", "event", "players", "active", "turn", "board",
    "history", "do", "expect", "clauses", "gradable", "why", "note", "wrong", "answers", "measure",
    "until",
)  # fmt: skip
SIDE_KEYS = ("lore", "play", "hand", "discard", "inkwell", "deck")
CARD_KEYS = ("card", "as", "exerted", "drying", "damage", "under", "at", "facedown")
VERBS = (
    "play", "quest", "challenge", "use", "boost", "move", "ink", "start_turn", "end_turn",
    "check_deck", "resolve", "answer",
)  # fmt: skip
MEASURES = (
    "zone_count", "zone_cards", "state", "stat", "lore", "drawn", "discarded", "banished", "bag",
    "triggered", "resolved_order", "ink", "paid", "legal", "options", "may_look", "must_tell",
    "winner", "all_outcomes",
)  # fmt: skip
EVENTS = ("casual", "sanctioned")


def read_file(text: str, where: str) -> list[Scenario]:
    """Every scenario of a file: one mapping or a list of them. Raises Problems with all faults."""
    value = read(text, where)
    documents = value if isinstance(value, list) else [value]
    scenarios: list[Scenario] = []
    problems: list[Problem] = []
    for document in documents:
        found, faults = read_one(document, where)
        problems += faults
        if found is not None:
            scenarios.append(found)
    if problems:
        raise Problems(problems)
    return scenarios


def read_each(text: str, where: str) -> list[tuple[str, Scenario | None, list[Problem]]]:
    """Each scenario of a file by itself: (id, scenario or None, its problems)."""
    value = read(text, where)
    documents = value if isinstance(value, list) else [value]
    each = []
    for document in documents:
        found, faults = read_one(document, where)
        name = str(document.get("id", "?")) if isinstance(document, dict) else "?"
        each.append((name, None if faults else found, faults))
    return each


def read_one(value: Any, where: str) -> tuple[Scenario | None, list[Problem]]:
    """One scenario and its faults; None when it is no mapping."""
    if not isinstance(value, Mapping):
        return None, [problem(where, value, "not_a_mapping")]
    reader = _Reader(where)
    return reader.scenario(value), reader.problems


class _Reader:
    def __init__(self, where: str) -> None:
        self.where = where
        self.problems: list[Problem] = []
        self.players: tuple[str, ...] = ()
        self.faces: set[str] = set()

    def fault(self, value: Any, code: str, **params: Any) -> None:
        self.problems.append(problem(self.where, value, code, **params))

    def keys(self, value: Mapping, allowed: tuple[str, ...]) -> None:
        for key in value:
            if key not in allowed:
                nearest = difflib.get_close_matches(key, allowed, 1)
                params = (("key", key), ("nearest", nearest))
                self.problems.append(Problem(self.where, value.lines[key], "unknown_key", params))

    def scenario(self, value: Mapping) -> Scenario:
        self.keys(value, KEYS)
        self.players = tuple(value.get("players") or ("you", "opponent"))
        if not 2 <= len(self.players) <= 4:
            self.fault(value.get("players"), "bad_number", what="players")
        gradable = value.get("gradable", "true") != "false"
        board = self.board(value.get("board") or Mapping())
        do = self.entries(value.get("do") or [], ("play", "use"))
        standing = self.entries(value.get("answers") or [], ())
        history = self.history(value.get("history"), board)
        self.implemented(value)
        profile = str(value.get("profile", "2.2.0"))
        if profile not in PROFILES:
            self.fault(value.get("profile"), "unknown_profile", name=profile)
        if value.get("event", "casual") not in EVENTS:
            self.fault(value.get("event"), "unknown_event", name=value.get("event"))
        return Scenario(
            id=str(value.get("id", "")),
            title=str(value.get("title", "")),
            where=self.where,
            line=value.line,
            profile=profile,
            event=str(value.get("event", "casual")),
            players=self.players,
            active=self.player(value.get("active", self.players[0])),
            before_turn=self.turn(value.get("turn")),
            board=board,
            history=history,
            history_text=str(value.get("history") or ""),
            do=do,
            expect=self.expectations(value.get("expect") or []),
            measures=tuple(self.measure(item) for item in value.get("measure") or []),
            standing=standing,
            clauses=tuple(value.get("clauses") or ()),
            topics=tuple(value.get("topics") or ()),
            gradable=gradable,
            why=str(value.get("why", "")),
            note=str(value.get("note", "")),
            extra={key: value[key] for key in ("older", "wrong", "until") if key in value},
        )

    def turn(self, value: Any) -> bool:
        if value is None:
            return False
        if str(value) != "the moment before your Ready step":
            self.fault(value, "bad_state", what="turn", got=str(value))
        return True

    def player(self, name: Any) -> int:
        if name in self.players:
            return self.players.index(name)
        self.fault(name, "unknown_player", name=name)
        return 0

    def board(self, value: Any) -> tuple[SideSpec, ...]:
        self.keys(value, self.players)
        return tuple(self.side(value.get(name) or Mapping()) for name in self.players)

    def side(self, value: Mapping) -> SideSpec:
        if not hasattr(value, "lines"):
            value.lines = {}
        self.keys(value, SIDE_KEYS)
        inkwell, deck = value.get("inkwell") or {}, value.get("deck") or {}
        top = self.cards(deck.get("top") or [])
        size = self.number(deck, "size", 20)
        if size < len(top):
            self.fault(deck.get("size"), "impossible", what="deck smaller than its top cards")
        return SideSpec(
            lore=self.number(value, "lore", 0),
            play=self.cards(value.get("play") or [], in_play=True),
            hand=self.cards(value.get("hand") or []),
            discard=self.cards(value.get("discard") or []),
            ink_ready=self.number(inkwell, "ready", 0),
            ink_exerted=self.number(inkwell, "exerted", 0),
            deck_size=size,
            deck_top=top,
        )

    def number(self, value: Any, key: str, default: int) -> int:
        text = value.get(key)
        if text is None:
            return default
        if not str(text).isdigit():
            self.fault(text, "bad_number", what=key)
            return default
        return int(text)

    def cards(self, value: list[Any], in_play: bool = False) -> tuple[CardSpec, ...]:
        return tuple(self.card(item, in_play) for item in value)

    def card(self, value: Any, in_play: bool = False) -> CardSpec:
        if not isinstance(value, Mapping):
            return CardSpec(self.face(value))
        self.keys(value, CARD_KEYS)
        if "card" not in value:
            self.fault(value, "missing_key", key="card")
            return CardSpec("")
        spec = CardSpec(
            face=self.face(value["card"]),
            alias=value.get("as"),
            exerted=self.flag(value, "exerted"),
            drying=self.flag(value, "drying"),
            damage=self.number(value, "damage", 0),
            facedown=self.flag(value, "facedown"),
            at=value.get("at"),
            under=self.cards(value.get("under") or []),
        )
        if not in_play and (spec.exerted or spec.drying or spec.damage or spec.at):
            self.fault(value, "impossible", what="state of a card that is not in play")
        return spec

    def flag(self, value: Mapping, key: str) -> bool:
        text = value.get(key, "false")
        if text not in ("true", "false"):
            self.fault(text, "bad_state", what=key, got=str(text))
        return bool(text == "true")

    def face(self, name: Any) -> str:
        try:
            key = find(str(name)).key
        except UnknownCard as error:
            self.fault(name, "unknown_card", name=str(name), nearest=error.nearest)
            return ""
        for word in unhandled(key):
            if key not in self.faces:
                self.fault(name, "not_implemented", card=str(name), word=word)
        self.faces.add(key)
        return key

    def entries(self, value: Any, _: tuple[str, ...]) -> tuple[Entry, ...]:
        return tuple(self.entry(item) for item in value)

    def entry(self, value: Mapping) -> Entry:
        who = next((name for name in value if name in self.players), None)
        if who is None:
            self.fault(value, "unknown_player", name=next(iter(value), ""))
            return Entry(0, "answer", {}, value.line)
        verb = str(value[who])
        if verb not in VERBS:
            nearest = difflib.get_close_matches(verb, VERBS, 1)
            self.fault(value[who], "unknown_verb", name=verb, nearest=nearest)
        args = {key: item for key, item in value.items() if key not in (who, "optional")}
        optional = value.get("optional") == "true"
        return Entry(self.players.index(who), verb, args, value.line, optional)

    def history(self, value: Any, board: tuple[SideSpec, ...]) -> History:
        if value is None:
            return History()
        if isinstance(value, Mapping):
            history, problems = read_facts(value, self.players, self.where)
        else:
            names = _first_names(board)
            history, problems = read_sentences(value, names, len(self.players), self.where)
        self.problems += problems
        return history

    def expectations(self, value: Any) -> tuple[Expectation, ...]:
        return tuple(
            Expectation(
                self.measure(item),
                item.get("equals"),
                item.get("reason"),
                item.get("clause"),
                item.get("holds"),
                item.line,
            )
            for item in value
        )

    def measure(self, item: Mapping) -> Measure:
        name = str(item.get("measure", ""))
        if name not in MEASURES:
            nearest = difflib.get_close_matches(name, MEASURES, 1)
            self.fault(item, "unknown_measure", name=name, nearest=nearest)
        return Measure(
            name, str(item.get("of", "all")), str(item.get("at", "end")), str(item.get("stat", ""))
        )

    def implemented(self, value: Mapping) -> None:
        """Names in the script are cards or names the file gives; checked when they are used."""
        for entry in value.get("do") or []:
            if entry.get("card") and "as" not in entry and " - " in entry["card"]:
                try:
                    find(entry["card"])
                except UnknownCard as error:
                    card = entry["card"]
                    self.fault(card, "unknown_card", name=str(card), nearest=error.nearest)


def _first_names(board: tuple[SideSpec, ...]) -> dict[str, str]:
    from engine.lorcana.cards import CARDS

    cards = [CARDS[spec.face] for side in board for spec in side.play if spec.face]
    return {card.name.lower(): card.full_name for card in cards}
