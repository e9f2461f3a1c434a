"""Reading the board of a scenario: the cards of every zone, their states, and what can't be."""

from __future__ import annotations

from typing import Any

from engine.core.marked import Mapping, marked
from engine.lorcana.card import Card
from engine.lorcana.cards import CARDS, UnknownCard, find
from engine.lorcana.cards.missing import MISSING
from engine.lorcana.scenario.model import CardSpec, SideSpec
from engine.lorcana.scenario.shape import Shape
from engine.lorcana.unhandled import unhandled

SIDE_KEYS = ("lore", "play", "hand", "discard", "inkwell", "deck")
CARD_KEYS = ("card", "as", "exerted", "drying", "damage", "under", "at", "facedown")
INK_KEYS = ("card", "as", "exerted", "facedown")
DECK = 20
"""Cards in a deck of which the file gives no size."""
IN_PLAY_ONLY = ("exerted", "drying", "damage", "at", "under")


class BoardReader:
    """Reads sides of the board; remembers the names the file gives and the cards it uses."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.aliases: set[str] = set()
        self.in_play: set[str] = set()
        """Every name by which a card in play can be called."""
        self.in_inkwell: set[str] = set()
        self.reported: set[str] = set()

    def sides(self, value: Any, players: tuple[str, ...]) -> tuple[SideSpec, ...]:
        """A side for every player, empty where the file has none."""
        board = self.shape.mapping(value, players)
        return tuple(self.side(board.get(name)) for name in players)

    def side(self, value: Any) -> SideSpec:
        """One player's side."""
        shape = self.shape
        side = shape.mapping(value, SIDE_KEYS)
        inkwell = shape.mapping(side.get("inkwell"), ("ready", "exerted", "cards"))
        deck = shape.mapping(side.get("deck"), ("size", "top"))
        top = self.cards(deck.get("top"))
        size = shape.number(deck, "size", max(DECK, len(top)))
        if size < len(top):
            shape.fault(deck.get("size"), "impossible", what="deck smaller than its top cards")
        play = self.cards(side.get("play"), in_play=True)
        self.standing(play)
        return SideSpec(
            lore=shape.number(side, "lore", 0),
            play=play,
            hand=self.cards(side.get("hand")),
            discard=self.cards(side.get("discard")),
            ink_ready=shape.number(inkwell, "ready", 0),
            ink_exerted=shape.number(inkwell, "exerted", 0),
            ink_cards=self.ink(inkwell.get("cards")),
            deck_size=size,
            deck_top=top,
        )

    def standing(self, play: tuple[CardSpec, ...]) -> None:
        """Characters stand at locations of their own side."""
        names = {spec.alias for spec in play if spec.alias}
        for spec in play:
            if spec.face:
                names |= {spec.face, CARDS[spec.face].full_name}
        self.in_play |= names
        for spec in play:
            if spec.at and spec.at not in names:
                self.shape.fault(spec.at, "impossible", what="at a location that is not in play")
            elif spec.at and not any(self.is_location(other, spec.at) for other in play):
                self.shape.fault(spec.at, "impossible", what="at a card that is no location")

    def is_location(self, spec: CardSpec, name: str) -> bool:
        """Whether it is a location that can be called by the name."""
        card = CARDS.get(spec.face)
        if card is None or card.type != "location":
            return False
        return name in (spec.alias, card.key, card.full_name)

    def cards(self, value: Any, in_play: bool = False) -> tuple[CardSpec, ...]:
        """The cards of a zone."""
        return tuple(self.card(item, in_play) for item in self.shape.items(value))

    def ink(self, value: Any) -> tuple[CardSpec, ...]:
        """Named cards of an inkwell, facedown unless the file says otherwise (TR 5.5)."""
        cards = []
        for item in self.shape.items(value):
            entry = self.named(item, INK_KEYS)
            if entry is None:
                continue
            cards.append(
                CardSpec(
                    face=self.face(entry["card"]),
                    alias=self.alias(entry.get("as")),
                    exerted=self.shape.flag(entry, "exerted"),
                    facedown=self.shape.flag(entry, "facedown", True),
                )
            )
            self.in_inkwell |= {str(entry["card"]), str(entry.get("as"))}
        return tuple(cards)

    def named(self, value: Any, keys: tuple[str, ...]) -> Mapping | None:
        """A mapping with the name of a card in it; a text is that name."""
        entry = marked({"card": value}) if isinstance(value, str) else value
        if isinstance(value, str):
            entry["card"] = value
        entry = self.shape.mapping(entry, keys)
        if "card" in entry:
            return entry
        self.shape.fault(value, "missing_key", key="card")
        return None

    def card(self, value: Any, in_play: bool) -> CardSpec:
        """A card: its name, or a mapping with its name and states."""
        shape = self.shape
        entry = self.named(value, CARD_KEYS)
        if entry is None:
            return CardSpec("")
        spec = CardSpec(
            face=self.face(entry["card"]),
            alias=self.alias(entry.get("as")),
            exerted=shape.flag(entry, "exerted"),
            drying=shape.flag(entry, "drying"),
            damage=shape.number(entry, "damage", 0),
            facedown=shape.flag(entry, "facedown"),
            at=self.place(entry.get("at")),
            under=self.cards(entry.get("under")),
        )
        self.possible(entry, spec, in_play)
        return spec

    def possible(self, entry: Mapping, spec: CardSpec, in_play: bool) -> None:
        """States that a card of this type, in this zone, can have."""
        name = entry["card"]
        card = CARDS.get(spec.face)
        if card is None:
            return
        if not in_play:
            if any(getattr(spec, key) for key in IN_PLAY_ONLY):
                self.shape.fault(name, "impossible", what="state of a card that is not in play")
            return
        if card.type in ("action", "song"):
            self.shape.fault(name, "impossible", what="an action in play")
        if spec.damage and card.willpower is None:
            self.shape.fault(name, "impossible", what="damage without willpower")
        if spec.drying and card.type != "character":
            self.shape.fault(name, "impossible", what="drying without being a character")

    def place(self, value: Any) -> str | None:
        """The location a card is at, with its line."""
        return value if value is None or self.shape.text(value) else None

    def alias(self, value: Any) -> str | None:
        """The name the file gives a card; no two have the same."""
        if value is None:
            return None
        name = self.shape.text(value)
        if name in self.aliases:
            self.shape.fault(value, "impossible", what="two cards of one name")
        self.aliases.add(name)
        return name

    def face(self, value: Any) -> str:
        """Key of the card of that name; faults where it is unknown or can't be played yet."""
        card = self.known(value)
        if card is None:
            return ""
        if card.key not in self.reported:
            self.reported.add(card.key)
            for word in unhandled(card.key):
                self.shape.fault(value, "not_implemented", card=str(value), word=word)
        return card.key

    def known(self, value: Any) -> Card | None:
        """The card of that name; a fault where there is none, with the reason if it is left out."""
        name = self.shape.text(value)
        try:
            return find(name)
        except UnknownCard as error:
            if name in MISSING:
                self.shape.fault(value, "left_out", name=name, why=MISSING[name])
            else:
                self.shape.fault(value, "unknown_card", name=name, nearest=error.nearest)
        return None
