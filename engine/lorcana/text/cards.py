"""Rules text of a card, rendered from its ability values."""

from __future__ import annotations

from dataclasses import dataclass

from engine.lorcana.card import Card
from engine.lorcana.text import keywords
from engine.lorcana.text.discourse import Discourse
from engine.lorcana.text.english import abilities as english
from engine.lorcana.text.japanese import abilities as japanese
from engine.lorcana.vocabulary import (
    Ability,
    Activated,
    Keyword,
    OnResolve,
    Static,
    Triggered,
)

KINDS: dict[type, str] = {
    Triggered: "triggered",
    Activated: "activated",
    Static: "static",
    OnResolve: "action",
    Keyword: "keyword",
}
WORDS = {"en": english.abilities, "ja": japanese.abilities}
PERMANENT = ("character", "item", "location")


@dataclass(frozen=True, slots=True)
class AbilityText:
    """One ability as it stands on the card.

    name: the ability's name; None for keywords and for what an action does. name_is_english: no
    official Japanese name is known, so that the name (of a keyword: the whole text) is English.
    text: rules text with the symbols {E} {I} {S} {W} {L}; lines of modes begin with • or ・.
    kind: "triggered", "activated", "static", "action" (6.1.1.2) or "keyword".
    """

    name: str | None
    name_is_english: bool
    text: str
    kind: str


def card_text(card: Card, lang: str) -> list[AbilityText]:
    """The abilities of a card in the phrasing of printed cards; lang is "en" or "ja"."""
    return [ability_text(ability, lang, card) for ability in card.abilities]


def ability_text(ability: Ability, lang: str, card: Card | None = None) -> AbilityText:
    """One ability in words; without its card it speaks of "this character"."""
    name, is_english = named(ability, lang)
    text = WORDS[lang](ability, discourse(card))
    return AbilityText(name, is_english, text, KINDS[type(ability)])


def named(ability: Ability, lang: str) -> tuple[str | None, bool]:
    """The name to show and whether it is English for want of a Japanese one."""
    if isinstance(ability, Keyword):
        return None, lang == "ja" and keywords.japanese_name(ability.key) is None
    name = getattr(ability, "name", None)
    if name is None or not name.en:
        return None, False
    if lang == "ja" and name.ja:
        return str(name.ja), False
    return str(name.en), lang == "ja"


def discourse(card: Card | None) -> Discourse:
    """Nothing said yet; how the card calls itself, and its abilities' Japanese names."""
    if card is None:
        return Discourse()
    names = [getattr(ability, "name", None) for ability in card.abilities]
    japanese_names = {name.en: name.ja for name in names if name is not None and name.ja}
    this = card.type if card.type in PERMANENT else "card"
    return Discourse(this=this, abilities=japanese_names)


def opening(ability: Ability, lang: str, card: Card | None = None) -> str:
    """The words that tell what kind an ability is, as rendered: "When you play this character,",
    "{E}, 2 {I} –", "このキャラクターがクエストするたび、". For a static ability or an action, which
    have no such words, its first sentence; for a keyword its text.
    """
    if isinstance(ability, Triggered):
        condition = english.opened if lang == "en" else japanese.opened
        said = condition(ability, discourse(card))
        return f"{said[:1].upper()}{said[1:]}{',' if lang == 'en' else '、'}"
    text = ability_text(ability, lang, card).text
    if isinstance(ability, Activated):
        dash = " – " if lang == "en" else " ： "
        return text.partition(dash)[0] + dash.rstrip()
    stop = ". " if lang == "en" else "。"
    first, found, _ = text.partition(stop)
    return first + found.rstrip()
