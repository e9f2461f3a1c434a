"""Cards as the board names them: in the reader's language, or in English and marked as English."""

from collections.abc import Callable, Collection, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from django.urls import reverse

T = TypeVar("T")


class Named(Protocol):
    """What the board needs of a card: its names and printed numbers."""

    name: str
    title: str | None
    name_ja: str | None
    title_ja: str | None
    strength: int | None
    willpower: int | None
    lore: int | None
    move_cost: int | None


Cards = Mapping[str, Named]
CardAddress = Callable[[str], str | None]


@dataclass(frozen=True, slots=True)
class Face:
    """A card's name and title, the language they are in, and where to read the card."""

    name: str
    title: str
    lang: str
    href: str | None = None

    def __str__(self) -> str:
        return f"{self.name} – {self.title}" if self.title else self.name


def card_page(key: str) -> str:
    """The address of the page that shows the card's text."""
    return reverse("courses:card", args=[key])


def no_page(key: str) -> None:
    """No address: card names on the board are not links."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What stays the same for every board of a page: language, viewer, cards and addresses."""

    lang: str
    cards: Cards
    viewer: str = "you"
    card_url: CardAddress = card_page
    _made: dict[Hashable, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

    def face(self, key: str) -> Face:
        """The card's names in the reader's language, else in English, said to be English."""
        return self.once(key, lambda: self._named(self.cards[key], self.card_url(key)))

    def faces(self, keys: Collection[str | None]) -> tuple[Face, ...]:
        """The faces of those cards that are known."""
        return tuple(self.face(key) for key in keys if key is not None)

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What was made under this key before, else what `make` gives now."""
        if key not in self._made:
            self._made[key] = make()
        made: T = self._made[key]
        return made

    def _named(self, card: Named, href: str | None) -> Face:
        if self.lang == "ja" and card.name_ja and (card.title_ja or not card.title):
            return Face(card.name_ja, card.title_ja or "", "ja", href)
        return Face(card.name, card.title or "", "en", href)
