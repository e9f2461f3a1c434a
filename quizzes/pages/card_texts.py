"""What the cards of a question say: the texts of those that have any, as cards print them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from django.urls import reverse

from courses.cards import CARDS, name_in
from courses.reading.cards import AbilityView, abilities_of
from engine.lorcana.scenario.model import CardSpec, Scenario


@dataclass(frozen=True)
class CardText:
    """A card with its abilities."""

    name: str
    name_lang: str
    href: str
    abilities: tuple[AbilityView, ...]


def card_texts(scenario: Scenario | None, lang: str) -> tuple[CardText, ...]:
    """Every card the scenario names that says something, in the order of the board."""
    faces = dict.fromkeys(_faces(scenario)) if scenario is not None else {}
    return tuple(_card(face, lang) for face in faces if CARDS[face].abilities)


def _faces(scenario: Scenario) -> Iterator[str]:
    for side in scenario.board:
        yield from _of(side.play)
    for side in scenario.board:
        yield from _of((*side.hand, *side.discard, *side.deck_top))


def _of(specs: Iterable[CardSpec]) -> Iterator[str]:
    for spec in specs:
        yield spec.face
        yield from _of(spec.under)


@lru_cache(maxsize=1024)
def _card(face: str, lang: str) -> CardText:
    card = CARDS[face]
    name, name_lang = name_in(card, lang)
    href = reverse("courses:card", args=[face])
    return CardText(name, name_lang, href, tuple(abilities_of(card, lang)))
