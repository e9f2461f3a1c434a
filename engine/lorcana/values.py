"""Ability values by key, and by what they listen for: built once from the cards.

A key is "card-key#i" for a card's i-th ability and "card-key#i.j" for the j-th value nested in it
that lives on by itself, or that a position remembers (REMEMBERED).
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from engine.lorcana import vocabulary as v
from engine.lorcana.card import Card
from engine.lorcana.cards import CARDS as ALL_CARDS

LISTENS: dict[type, str] = {
    v.Played: "played",
    v.Quests: "quests",
    v.Challenges: "challenges",
    v.IsChallenged: "challenges",
    v.Banished: "banished",
    v.BanishesInChallenge: "banished",
    v.DealsChallengeDamage: "deals",
    v.TakesDamage: "damaged",
    v.LeavesPlay: "leaves",
    v.EntersPlayExerted: "enters exerted",
    v.IsDiscarded: "discarded",
    v.ReturnsToHand: "returned",
    v.Sings: "sings",
    v.DrawsCard: "draws",
    v.CardInked: "inked",
    v.PutUnderThis: "put under",
    v.Boosts: "boosts",
    v.PaysAtMost: "pays",
    v.StartOfTurn: "turn starts",
    v.EndOfTurn: "turn ends",
    v.DamageRemoved: "healed",
    v.IsExerted: "exerted",
    v.IsReadied: "readied",
    v.IsChosen: "chosen",
    v.Moves: "moved",
    v.CharactersSing: "sung",
}
"""The kind of event each trigger class listens for."""

REMEMBERED = (
    v.Watch, v.Later, v.PayLess, v.NextCostsLess, v.PreventFirstDamage, v.PermitPlay, v.Restrict,
    v.PreventNext, v.CantPlay, v.TakesDamageFor, v.NoDiscard,
)  # fmt: skip
"""Classes of nested values that have a key of their own."""

Listener = tuple[str, Any, Any]
"""(ability key, ability, trigger)."""

CARDS: dict[str, Card] = {}
VALUES: dict[str, Any] = {}
KEYS: dict[int, str] = {}
NAMES: dict[str, v.AbilityName] = {}
LISTENERS: dict[str, dict[str, tuple[Listener, ...]]] = {}
STATICS: dict[str, dict[type, tuple[tuple[v.Static, Any], ...]]] = {}
"""By face and class of static effect: (ability, effect)."""
BEARERS: dict[type, set[str]] = {}
"""Faces with a static effect of the class."""
DISCARD_KINDS: set[str] = set()
"""Kinds of event that a card in a discard listens for."""
KEYWORDS: dict[str, dict[str, int]] = {}
CLASSES_GIVEN: set[str] = set()
"""Classifications that a static ability of some card gives."""
MODIFYING: set[str] = set()
"""Faces with a payment modifier that works from play."""
WILLPOWER_CHANGERS: set[str] = set()
"""Faces with a static ability that changes willpower: without one, printed willpower counts."""


def load(cards: dict[str, Card]) -> None:
    """Index the abilities of these cards."""
    for key, card in cards.items():
        _load_card(key, card)


def _load_card(key: str, card: Card) -> None:
    CARDS[key] = card
    KEYWORDS[key] = card.keywords
    listeners: dict[str, list[Listener]] = {}
    statics: list[v.Static] = []
    for index, ability in enumerate(card.abilities):
        name = getattr(ability, "name", None)
        if name is None or not name.en:
            name = v.AbilityName(card.name, card.name_ja)
        _register(f"{key}#{index}", ability, name)
        _register_nested(f"{key}#{index}", ability, name)
        if isinstance(ability, v.Static):
            statics.append(ability)
        if isinstance(ability, v.Triggered):
            triggers = ability.when if isinstance(ability.when, tuple) else (ability.when,)
            for trigger in triggers:
                if ability.zone == "discard":
                    DISCARD_KINDS.add(LISTENS[type(trigger)])
                listeners.setdefault(LISTENS[type(trigger)], []).append(
                    (f"{key}#{index}", ability, trigger)
                )
    if listeners:
        LISTENERS[key] = {kind: tuple(found) for kind, found in listeners.items()}
    if statics:
        STATICS[key] = _by_class(statics)
        for cls in STATICS[key]:
            BEARERS.setdefault(cls, set()).add(key)
        if any(effect.stat == "willpower" for _, effect in STATICS[key].get(v.GetsStat, ())):
            WILLPOWER_CHANGERS.add(key)
        if any(cls in STATICS[key] for cls in (v.CostsLess, v.CostsMore, v.NextCostsLess)):
            MODIFYING.add(key)
        CLASSES_GIVEN.update(e.classification for _, e in STATICS[key].get(v.HasClass, ()))


def _by_class(statics: list[v.Static]) -> dict[type, tuple[tuple[v.Static, Any], ...]]:
    found: dict[type, tuple[tuple[v.Static, Any], ...]] = {}
    for ability in statics:
        for effect in ability.effects:
            found[type(effect)] = (*found.get(type(effect), ()), (ability, effect))
    return found


def _register(key: str, value: Any, name: v.AbilityName) -> None:
    VALUES[key] = value
    KEYS[id(value)] = key
    NAMES[key] = name


def _register_nested(key: str, ability: Any, name: v.AbilityName) -> None:
    found = [value for value in walk(ability) if isinstance(value, REMEMBERED)]
    for number, value in enumerate(found):
        _register(f"{key}.{number}", value, name)


_FIELDS: dict[type, tuple[str, ...] | None] = {}
"""Field names of every class met by `walk`; None for what is no vocabulary value."""


def walk(value: Any) -> list[Any]:
    """The value and every vocabulary value inside it, outermost first."""
    if isinstance(value, tuple):
        return [found for part in value for found in walk(part)]
    cls = type(value)
    if cls not in _FIELDS:
        _FIELDS[cls] = tuple(field.name for field in fields(cls)) if is_dataclass(cls) else None
    names = _FIELDS[cls]
    if names is None:
        return []
    return [value, *(found for name in names for found in walk(getattr(value, name)))]


load(ALL_CARDS)
