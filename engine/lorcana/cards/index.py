"""Finding a card by any of its official names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher

from engine.lorcana.card import Card

APOSTROPHES = str.maketrans(dict.fromkeys("‘’ʼʹ´`", "'"))
DASH = re.compile(r"\s+[-‐‑–—―−]\s+|\s*[–—]\s*")
NEAR = 0.55


class UnknownCard(LookupError):
    """No card has that name; nearest lists those whose name or title is closest, best first."""

    def __init__(self, name: str, nearest: list[Card]) -> None:
        self.name = name
        self.nearest = nearest
        super().__init__(name)

    def __str__(self) -> str:
        if not self.nearest:
            return f"unknown card {self.name!r}"
        return (
            f"unknown card {self.name!r}; nearest: {', '.join(c.full_name for c in self.nearest)}"
        )


class Duplicate(ValueError):
    """Two declarations have the same key or answer to the same name."""


def plain(name: str) -> str:
    """A name without what typing changes: width, case, kinds of dash, apostrophe and space."""
    name = name.replace("－", " - ")
    narrow = unicodedata.normalize("NFKC", name).translate(APOSTROPHES).strip()
    return re.sub(r"\s+", " ", DASH.sub(" - ", narrow)).casefold()


def names_of(card: Card) -> set[str]:
    """Every name the card answers to, in plain form: key, English, Japanese, second Japanese."""
    names = (card.key, card.full_name, card.full_name_ja, card.also_ja)
    return {plain(name) for name in names if name}


def by_key(cards: Iterable[Card]) -> dict[str, Card]:
    """The cards by key, in the order given; raises Duplicate."""
    found: dict[str, Card] = {}
    for card in cards:
        if found.setdefault(card.key, card) is not card:
            raise Duplicate(card.key)
    return found


def by_name(cards: Mapping[str, Card]) -> dict[str, Card]:
    """The cards by every plain name; raises Duplicate when two answer to one name."""
    found: dict[str, Card] = {}
    for card in cards.values():
        for name in names_of(card):
            if found.setdefault(name, card) is not card:
                raise Duplicate(f"{name}: {found[name].key}, {card.key}")
    return found


def nearest(name: str, cards: Iterable[Card], most: int = 3) -> list[Card]:
    """The cards whose name and title, compared apart, are closest to those asked for."""
    asked, _, title = plain(name).partition(" - ")
    scored = [(closeness(asked, title, card), card) for card in cards]
    close = sorted((s, c.key, c) for s, c in scored if s >= NEAR)
    return [card for _, _, card in close[::-1][:most]]


def closeness(name: str, title: str, card: Card) -> float:
    """How like the card's the name and title are, from 0 to 1, in the better language."""
    pairs = [(card.name, card.title), (card.name_ja, card.title_ja)]
    return max(alike(name, title, n, t) for n, t in pairs if n)


def alike(name: str, title: str, card_name: str, card_title: str | None) -> float:
    """Mean likeness of name and title; of the name alone when no title was asked for."""
    first = ratio(name, plain(card_name))
    if not title:
        return first if card_title is None else first * 0.9
    return (first + ratio(title, plain(card_title or ""))) / 2


def ratio(one: str, other: str) -> float:
    """Likeness of two words."""
    return SequenceMatcher(None, one, other).ratio()
