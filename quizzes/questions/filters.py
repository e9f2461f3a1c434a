"""Which known cards, and which abilities of known cards, a filter lets through."""

import re
from typing import Any

from engine.core.marked import Mapping
from engine.lorcana import api
from engine.lorcana.cards import UnknownCard
from engine.lorcana.scenario.build import FILLER
from engine.lorcana.text import card_text
from engine.lorcana.vocabulary.abilities import Keyword
from quizzes.questions.faults import Faults
from quizzes.questions.values import AbilityValue, CardValue

TYPES = ("character", "action", "song", "item", "location")
RANGES = ("cost", "strength", "willpower", "lore")
WHERE = (*RANGES, "type", "inkable", "ink", "class", "abilities", "keyword", "not", "japanese")
KINDS = ("triggered", "activated", "static")


def cards_where(where: Mapping, faults: Faults) -> list[CardValue]:
    """The known cards that fit, by key; never the one that fills decks and inkwells, for its name
    would mean a card drawn as well."""
    unwanted = {key for name in _each(where.get("not")) if (key := card_key(name, faults))}
    unwanted.add(FILLER)
    return [
        CardValue(key)
        for key, card in sorted(api.cards().items())
        if key not in unwanted and _fits(card, where, faults)
    ]


def texts_where(where: Mapping, faults: Faults) -> list[AbilityValue]:
    """The abilities with a name that fit, of the cards that fit."""
    kinds = _each(where.get("kind")) or list(KINDS)
    for kind in kinds:
        faults.one_of(kind, KINDS, "kind")
    opening = where.get("opening")
    any_name = where.get("japanese") == "any"
    found = []
    for value in cards_where(where, faults):
        english = card_text(api.find_card(value.key), "en")
        for ability, japanese in zip(
            english, card_text(api.find_card(value.key), "ja"), strict=True
        ):
            if ability.kind not in kinds or ability.name is None:
                continue
            if opening and not ability.text.startswith(opening):
                continue
            if any_name or not japanese.name_is_english:
                found.append(AbilityValue(ability.name, value.key))
    return found


def card_key(name: Any, faults: Faults) -> str | None:
    """The key of a card by name; a fault where there is none."""
    try:
        return api.find_card(str(name)).key
    except UnknownCard as error:
        nearest = [card.full_name for card in error.nearest]
        faults.add(name, "unknown_card", name=str(name), nearest=nearest)
        return None


def _fits(card: api.Card, where: Mapping, faults: Faults) -> bool:
    if where.get("japanese") != "any" and card.full_name_ja is None:
        return False
    if not all(
        _in_range(getattr(card, name), where[name], faults) for name in RANGES if name in where
    ):
        return False
    tests = (
        ("type", card.type),
        ("inkable", "true" if card.inkable else "false"),
        ("ink", card.ink),
        ("class", card.classes),
        ("keyword", tuple(card.keywords)),
    )
    if not all(_one_of(found, where[name]) for name, found in tests if name in where):
        return False
    return "abilities" not in where or _abilities(card, where["abilities"], faults)


def _abilities(card: api.Card, wanted: Any, faults: Faults) -> bool:
    match faults.one_of(wanted, ("none", "any", "keywords"), "abilities"):
        case "none":
            return not card.abilities
        case "keywords":
            return bool(card.abilities) and all(isinstance(a, Keyword) for a in card.abilities)
    return bool(card.abilities)


def _one_of(found: Any, wanted: Any) -> bool:
    have = found if isinstance(found, tuple) else (found,)
    return any(word in have for word in _each(wanted))


def _in_range(fact: int | None, wanted: Any, faults: Faults) -> bool:
    return fact is not None and fact in numbers(wanted, faults)


def numbers(wanted: Any, faults: Faults) -> list[int]:
    """The numbers of "3", "2-4" or a list."""
    found: list[int] = []
    for part in _each(wanted):
        match = re.fullmatch(r"(\d+)(?:-(\d+))?", str(part))
        if match is None or (match[2] and int(match[2]) < int(match[1])):
            faults.add(part, "bad_number", what="range", value=part)
            continue
        found += range(int(match[1]), int(match[2] or match[1]) + 1)
    return found


def _each(value: Any) -> list[Any]:
    if value is None:
        return []
    return list(value) if isinstance(value, list) else [value]
