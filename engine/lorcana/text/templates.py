"""Templates and what fills them.

`{name}` stands for a value. `{name:one|other}` says "one" where the value is "you" or 1, and
"other" elsewhere: English verbs and plurals agree by it, Japanese does without. `{E}`, `{I}`,
`{S}`, `{W}` and `{L}` are the symbols of the game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from engine.lorcana.cards import CARDS
from engine.lorcana.text.catalogue import gettext_noop, translate

Part = tuple[str, str]
"""("text"|"card"|"ability"|"symbol", value): a card by its key, the others as shown."""

PLACE = re.compile(r"\{(\w+)(?::([^|{}]*)\|([^|{}]*))?\}")
SYMBOLS = {"strength": "S", "willpower": "W", "lore": "L"}
PLAYERS = {"you": gettext_noop("you"), "opponent": gettext_noop("the opponent")}
OWNERS = {"you": gettext_noop("your"), "opponent": gettext_noop("the opponent's")}
QUOTES = {"en": "“{}”", "ja": "「{}」"}
CARD_FIELDS = ("card", "cards", "target", "song", "on", "onto", "source")
PLAYER_FIELDS = ("player", "other")


def placeholders(template: str) -> set[str]:
    """The names a template shows; those only agreed with are left out."""
    return {found[1] for found in PLACE.finditer(template) if found[2] is None}


def fill(template: str, values: Mapping[str, Any], lang: str) -> list[Part]:
    """The translated template with its values, in parts."""
    parts: list[Part] = []
    text, end = translate(template, lang), 0
    for found in PLACE.finditer(text):
        parts.append(("text", text[end : found.start()]))
        parts += filled(found, values, lang)
        end = found.end()
    parts.append(("text", text[end:]))
    return capitalised(merged(parts)) if lang == "en" else merged(parts)


def filled(found: re.Match[str], values: Mapping[str, Any], lang: str) -> list[Part]:
    """What stands in one place of a template."""
    name, one, other = found.groups()
    if one is not None:
        return [("text", one if is_one(values.get(name)) else other)]
    if len(name) == 1 and name.isupper():
        return [("symbol", name)]
    if name == "whose":
        return [("text", whose(str(values["player"]), lang))]
    return shown(name, values.get(name), lang)


def is_one(value: Any) -> bool:
    """Whether the first form of an agreement is meant."""
    if isinstance(value, list | tuple):
        return len(value) == 1
    return value in ("you", 1, "1")


def shown(name: str, value: Any, lang: str) -> list[Part]:
    """A value as parts, by the name of its place."""
    if name in PLAYER_FIELDS:
        return [("text", player(str(value), lang))]
    if name in CARD_FIELDS:
        keys = value if isinstance(value, list | tuple) else [value]
        return listed([card(key, lang) for key in keys], lang)
    if name in ("ability", "by"):
        return [ability(value, lang)]
    if name == "stat":
        symbol = SYMBOLS.get(str(value))
        return [("symbol", symbol)] if symbol else [("text", translate(COST, lang))]
    return [("text", str(value))]


COST = gettext_noop("cost")
HIDDEN = gettext_noop("a facedown card")
UNNAMED = gettext_noop("the ability")


def player(name: str, lang: str) -> str:
    """A player in a sentence: "you", "the opponent", others by name."""
    known = PLAYERS.get(name)
    return translate(known, lang) if known else name


def whose(name: str, lang: str) -> str:
    """A player's: "your", "the opponent's", "Ann's"."""
    known = OWNERS.get(name)
    if known:
        return translate(known, lang)
    return f"{name}の" if lang == "ja" else f"{name}'s"


def card(key: str | None, lang: str) -> Part:
    """A card as a part; a hidden one has no key and is only called facedown."""
    return ("card", key) if key else ("text", translate(HIDDEN, lang))


def ability(name: Any, lang: str) -> Part:
    """An ability's name in quotation marks; English where it has no Japanese name."""
    text = name if isinstance(name, str) else (lang == "ja" and name.ja) or name.en
    if not text:
        return ("text", translate(UNNAMED, lang))
    return ("ability", QUOTES[lang].format(text))


def listed(items: list[Part], lang: str) -> list[Part]:
    """Parts with "and" or 、 between them."""
    if lang == "ja":
        links = ["、"] * (len(items) - 1)
    else:
        links = [", "] * (len(items) - 2) + [" and "] * (len(items) > 1)
    said = items[:1]
    for link, item in zip(links, items[1:], strict=True):
        said += [("text", link), item]
    return said


def merged(parts: list[Part]) -> list[Part]:
    """The parts without empty ones, neighbouring texts as one."""
    said: list[Part] = []
    for kind, value in parts:
        if kind == "text" and said and said[-1][0] == "text":
            said[-1] = ("text", said[-1][1] + value)
        elif value:
            said.append((kind, value))
    return said


def capitalised(parts: list[Part]) -> list[Part]:
    """The parts with a capital letter at the start of the sentence."""
    if parts and parts[0][0] == "text":
        text = parts[0][1]
        parts[0] = ("text", text[:1].upper() + text[1:])
    return parts


ENGLISH_NAME = {"en": "{}", "ja": "《{}》（英語名）"}


def card_name(key: str, lang: str) -> str:
    """A card's full name as a sentence shows it: Japanese in 《 》, marked where it is English."""
    known = CARDS.get(key)
    if known is None:
        return key
    if lang == "ja" and known.full_name_ja:
        return f"《{known.full_name_ja}》"
    return ENGLISH_NAME[lang].format(known.full_name.replace(" - ", " – "))


def as_text(parts: list[Part], lang: str) -> str:
    """Parts as one plain string."""
    said = {
        "card": lambda value: card_name(value, lang),
        "symbol": lambda value: f"{{{value}}}",
    }
    return "".join(said.get(kind, str)(value) for kind, value in parts)
