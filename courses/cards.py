"""Cards as lesson text refers to them: by a name in either language, to a page."""

from functools import lru_cache

from django.urls import reverse

from engine.lorcana.card import Card
from engine.lorcana.cards import CARDS, UnknownCard, find


def find_card(name: str) -> Card:
    """The card of that key or full name; raises UnknownCard, which knows the nearest ones."""
    return find(name)


def known_card(name: str) -> Card | None:
    """The card of that name, or None."""
    try:
        return find(name)
    except UnknownCard:
        return None


def name_in(card: Card, lang: str) -> tuple[str, str]:
    """The card's full name and the language it is in: the reader's if an official name is known."""
    if lang == "ja" and card.full_name_ja:
        return card.full_name_ja, "ja"
    return card.full_name.replace(" - ", " – "), "en"


class CardPages:
    """The card book of the renderer: names lead to card pages."""

    def href(self, name: str, lang: str) -> str | None:
        card = _by_name(name)
        return reverse("courses:card", args=[card.key]) if card else None


@lru_cache(maxsize=2048)
def _by_name(name: str) -> Card | None:
    return known_card(name)


CARD_PAGES = CardPages()
__all__ = ["CARDS", "CARD_PAGES", "UnknownCard", "find_card", "known_card", "name_in"]
