"""A card of the game as data, and how one is declared."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field

from engine.lorcana.vocabulary.abilities import Ability, Keyword


@dataclass(frozen=True, slots=True)
class Card:
    """One card: printed facts and abilities (5.2). key is made from the English name."""

    key: str
    name: str
    title: str | None
    type: str
    cost: int
    inkable: bool
    ink: tuple[str, ...]
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move_cost: int | None = None
    classes: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    name_ja: str | None = None
    title_ja: str | None = None
    set: str = ""
    number: int = 0
    also_ja: str | None = None
    names: frozenset[str] = field(default_factory=frozenset)

    @property
    def full_name(self) -> str:
        """English name and title as the files write it: "Name - Title"."""
        return f"{self.name} - {self.title}" if self.title else self.name

    @property
    def full_name_ja(self) -> str | None:
        """Japanese name and title, "名前 – 題"; None where the official name is not known."""
        if self.name_ja is None or (self.title and self.title_ja is None):
            return None
        return f"{self.name_ja} – {self.title_ja}" if self.title_ja else self.name_ja

    @property
    def keywords(self) -> dict[str, int]:
        """Printed keywords with their number (1 where a keyword has none)."""
        return {a.key: a.n or 1 for a in self.abilities if isinstance(a, Keyword)}


def key_of(full_name: str) -> str:
    """The key of a card: its full English name in lower case ASCII words joined by hyphens."""
    plain = unicodedata.normalize("NFKD", full_name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "").lower()).strip("-")


def card(
    full_name: str,
    ja: str | None,
    type: str,
    cost: int,
    *abilities: Ability,
    ink: str,
    inkable: bool = True,
    stats: tuple[int, int, int] | None = None,
    location: tuple[int, int, int] | None = None,
    classes: str = "",
    printed: str = "",
    also: str | None = None,
) -> Card:
    """Declare a card.

    full_name, ja: "Name - Title" and "名前 - 題" (the part known; None where no official name).
    stats: strength, willpower, lore. location: move cost, willpower, lore.
    classes: classifications separated by "/". printed: "set/number". ink: types joined by "/".
    also: a second official Japanese name of the whole card, as songs have it.
    """
    name, _, title = full_name.partition(" - ")
    name_ja, _, title_ja = (ja or "").partition(" - ")
    strength, willpower, lore = stats or (None, None, None)
    move_cost: int | None = None
    if location:
        move_cost, willpower, lore = location
    set_code, _, number = printed.partition("/")
    return Card(
        key=key_of(full_name),
        name=name,
        title=title or None,
        type=type,
        cost=cost,
        inkable=inkable,
        ink=tuple(ink.split("/")),
        strength=strength,
        willpower=willpower,
        lore=lore,
        move_cost=move_cost,
        classes=tuple(part for part in classes.split("/") if part),
        abilities=abilities,
        name_ja=name_ja or None,
        title_ja=title_ja or None,
        set=set_code,
        number=int(number or 0),
        also_ja=also,
        names=frozenset({name, *re.split(r" & | 'n' ", name)}),
    )
