"""What a placeholder can stand for: cards, numbers, players, abilities, orders of entries."""

from dataclasses import dataclass
from typing import Any

from engine.lorcana import api

CARD_FIELDS = ("name", "key", "cost", "strength", "willpower", "lore")


class NoField(LookupError):
    """The value has no such field."""


@dataclass(frozen=True, slots=True)
class CardValue:
    """A card."""

    key: str

    @property
    def text(self) -> str:
        """How scenarios name it."""
        return api.find_card(self.key).full_name

    def field(self, name: str) -> str | int:
        """A printed fact of the card."""
        if name not in CARD_FIELDS:
            raise NoField(name)
        fact = getattr(api.find_card(self.key), name)
        if fact is None:
            raise NoField(name)
        return fact

    def to_json(self) -> dict[str, Any]:
        return {"card": self.key}


@dataclass(frozen=True, slots=True)
class NumberValue:
    """A number."""

    number: int

    @property
    def text(self) -> str:
        """How scenarios write it."""
        return str(self.number)

    def field(self, name: str) -> str | int:
        raise NoField(name)

    def to_json(self) -> dict[str, Any]:
        return {"number": self.number}


@dataclass(frozen=True, slots=True)
class PlayerValue:
    """A player, and the one next to them."""

    player: str
    other: str

    @property
    def text(self) -> str:
        """How scenarios name them."""
        return self.player

    def field(self, name: str) -> str | int:
        """other: the next player."""
        if name != "other":
            raise NoField(name)
        return self.other

    def to_json(self) -> dict[str, Any]:
        return {"player": [self.player, self.other]}


@dataclass(frozen=True, slots=True)
class AbilityValue:
    """An ability by its English name; of a certain card, or one of a list with the next one."""

    ability: str
    card: str = ""
    other: str = ""

    @property
    def text(self) -> str:
        """How scenarios name it."""
        return self.ability

    def field(self, name: str) -> str | int:
        """card and ability of a text; other: the next of the list."""
        known = {"card": self.card, "ability": self.ability, "other": self.other}
        if not known.get(name):
            raise NoField(name)
        if name == "card":
            return api.find_card(self.card).full_name
        return known[name]

    def to_json(self) -> dict[str, Any]:
        return {"ability": [self.ability, self.card, self.other]}


@dataclass(frozen=True, slots=True)
class OrderValue:
    """An order of the entries of `do`, counted from 1."""

    order: tuple[int, ...]

    @property
    def text(self) -> str:
        """Nothing: an order is no placeholder."""
        return ""

    def field(self, name: str) -> str | int:
        raise NoField(name)

    def to_json(self) -> dict[str, Any]:
        return {"entries": list(self.order)}


Value = CardValue | NumberValue | PlayerValue | AbilityValue | OrderValue
Values = dict[str, Value]


def from_json(data: dict[str, Any]) -> Value:
    """The value that `to_json` wrote."""
    ((kind, said),) = data.items()
    match kind:
        case "card":
            return CardValue(said)
        case "number":
            return NumberValue(said)
        case "player":
            return PlayerValue(*said)
        case "ability":
            return AbilityValue(*said)
    return OrderValue(tuple(said))
