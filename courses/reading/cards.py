"""A card's page: its facts and its text, drawn from the engine's data; no picture, no copy."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from courses.cards import CARDS, name_in
from courses.text.render import render
from engine.lorcana.card import Card
from engine.lorcana.text import card_text


@dataclass(frozen=True)
class AbilityView:
    """An ability: its name, the language of the name, and its text with symbols drawn."""

    name: str
    html: SafeString
    name_lang: str


@dataclass(frozen=True)
class TextView:
    """A card's text in one language: its name, whether official, and its abilities."""

    lang: str
    name: str
    name_lang: str
    abilities: tuple[AbilityView, ...]


@dataclass(frozen=True)
class CardPage:
    """All that a card's page shows. `facts` are pairs of label and value."""

    key: str
    name: str
    name_lang: str
    facts: tuple[tuple[str, str], ...]
    texts: tuple[TextView, ...]


def card_page(key: str, lang: str) -> CardPage | None:
    """The page of the card with the key, or None when there is no such card."""
    card = CARDS.get(key)
    if card is None:
        return None
    name, name_lang = name_in(card, lang)
    order = (lang, *(code for code in ("en", "ja") if code != lang))
    texts = tuple(_text(card, code) for code in order)
    return CardPage(card.key, name, name_lang, tuple(_facts(card)), texts)


def _text(card: Card, lang: str) -> TextView:
    name, name_lang = name_in(card, lang)
    return TextView(lang, name, name_lang, tuple(abilities_of(card, lang)))


def abilities_of(card: Card, lang: str) -> Sequence[AbilityView]:
    """The abilities in the language, rendered from their values."""
    return [
        AbilityView(
            name=ability.name or "",
            html=render(ability.text, lang),
            name_lang="en" if ability.name_is_english else lang,
        )
        for ability in card_text(card, lang)
    ]


def _facts(card: Card) -> Sequence[tuple[str, str]]:
    shown: list[tuple[str, Any]] = [
        (_("Type"), type_words(card.type)),
        (_("Ink"), " / ".join(ink_words(ink) for ink in card.ink)),
        (_("Cost"), card.cost),
        (_("May be inked"), _("yes") if card.inkable else _("no")),
        (_("Strength"), card.strength),
        (_("Willpower"), card.willpower),
        (_("Lore"), card.lore),
        (_("Move cost"), card.move_cost),
        (_("Set and number"), f"{card.set} / {card.number}" if card.set else None),
    ]
    return [(label, str(value)) for label, value in shown if value is not None]


def type_words(type: str) -> str:
    """The card's type in the reader's language."""
    return {
        "character": pgettext("card type", "character"),
        "action": pgettext("card type", "action"),
        "song": pgettext("card type", "song"),
        "item": pgettext("card type", "item"),
        "location": pgettext("card type", "location"),
    }.get(type, type)


def ink_words(ink: str) -> str:
    """The ink type in the reader's language."""
    return {
        "amber": pgettext("ink", "Amber"),
        "amethyst": pgettext("ink", "Amethyst"),
        "emerald": pgettext("ink", "Emerald"),
        "ruby": pgettext("ink", "Ruby"),
        "sapphire": pgettext("ink", "Sapphire"),
        "steel": pgettext("ink", "Steel"),
    }.get(ink, ink)
