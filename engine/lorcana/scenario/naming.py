"""Names in a script: which cards, players and options they mean."""

from __future__ import annotations

import re
from typing import Any, TypeGuard

from engine.core.choice import Answer, Choice, RefusedOption
from engine.lorcana.cards import UnknownCard, find
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.scenario.build import Aliases

CARD_KINDS = ("choose", "reveal", "discard", "pay", "onto")


class UnknownName(Exception):
    """A name in the script means no card of this board."""


def is_answer(said: Answer | RefusedOption | str | None) -> TypeGuard[Answer]:
    """Whether a script's word is an answer that may be given."""
    return isinstance(said, tuple) and not isinstance(said, RefusedOption)


def listed(value: Any) -> list[str]:
    """The names of an answer: a list, one name, or none at all."""
    if isinstance(value, list):
        return [str(item) for item in value]
    return [] if value == "none" else [str(value)]


def joined(text: str) -> list[str]:
    """Names joined by " + "."""
    return [part.strip() for part in text.split(" + ") if part.strip()]


def cards_named(position: LorcanaPosition, aliases: Aliases, name: str) -> list[int]:
    """Cards that the name may mean: the one called so in the file, else all of that face."""
    if name in aliases:
        return [aliases[name]]
    try:
        key = find(name).key
    except UnknownCard as error:
        raise UnknownName(name) from error
    return [card for card, thing in position.things.items() if thing.face == key]


def one_card(
    position: LorcanaPosition, aliases: Aliases, name: str, zone: str, player: int | None = None
) -> int:
    """The first card of that name in the zone. Raises UnknownName."""
    for card in cards_named(position, aliases, name):
        thing = position.things[card]
        if thing.zone == zone and player in (None, thing.owner):
            return card
    raise UnknownName(name)


def answer_for(
    position: LorcanaPosition, aliases: Aliases, args: dict[str, Any], choice: Choice
) -> Answer | RefusedOption | str | None:
    """What the scripted answer says to this choice.

    Gives the answer; the refused option it names; "illegal" when it names something that is not
    offered; None when it speaks of another kind of choice.
    """
    match choice.kind:
        case "may" | "number" | "mode" | "enter":
            return _plain(args.get(choice.kind), choice)
        case "player":
            return _plain(args.get("choose", args.get("player")), choice)
        case "players":
            return _players(args.get("choose", args.get("players")), choice)
        case "way":
            return _way(position, aliases, args.get("pay"), choice)
        case "chance":
            return _cards(position, aliases, args["chance"], choice) if "chance" in args else None
        case "order":
            return _cards(position, aliases, args["order"], choice) if "order" in args else None
    for kind in CARD_KINDS:
        if kind in args:
            return _cards(position, aliases, args[kind], choice)
    return None


def _plain(value: Any, choice: Choice) -> Answer | str | None:
    if value is None:
        return None
    if str(value) in [option.key for option in choice.options]:
        return (str(value),)
    return "illegal"


def _players(value: Any, choice: Choice) -> Answer | str | None:
    if value is None:
        return None
    names = tuple(listed(value))
    return names if choice.allows(names) else "illegal"


_WAYS = {"shift onto": "shift", "sing with": "sing", "ink": "ink", "free": "free"}


def _way(
    position: LorcanaPosition, aliases: Aliases, value: Any, choice: Choice
) -> Answer | str | None:
    """The way to pay of that name: "ink", "shift onto X", "sing with X + Y"."""
    if value is None:
        return None
    kind, names = payment_named(str(value))[0]
    wanted = _WAYS.get(kind, "instead")
    for option in choice.options:
        word, *cards = option.key.split()
        named = zip(cards, names, strict=False)
        if word == wanted and all(int(c) in cards_named(position, aliases, n) for c, n in named):
            return (option.key,)
    return "illegal"


def _cards(
    position: LorcanaPosition, aliases: Aliases, value: Any, choice: Choice
) -> Answer | RefusedOption | str:
    picked: list[str] = []
    offered = [option.key for option in choice.options]
    for name in listed(value):
        try:
            keys = [str(card) for card in cards_named(position, aliases, name)]
        except UnknownName:
            return "illegal"
        free = [key for key in offered if key in keys and key not in picked]
        if not free:
            refused = [option for option in choice.refused if option.key in keys]
            return refused[0] if refused else "illegal"
        picked.append(free[0])
    return tuple(picked) if choice.allows(tuple(picked)) else "illegal"


_PAY = re.compile(r"(shift onto|sing with|exert|banish|discard) (.+)")
_COUNTED = re.compile(r"(?:one|two|three|four|five|six|\d+) \w+")
"""So many of a kind: which of them is left to the answers."""


def payment_named(text: str) -> list[tuple[str, list[str]]]:
    """The parts of a `pay`: [("ink", [])], [("shift onto", [names])], [("banish", [names])],
    [("exert", [])] for "exert four items" …"""
    parts: list[tuple[str, list[str]]] = []
    for part in text.split(", "):
        found = _PAY.fullmatch(part.strip())
        if found is None:
            parts.append((part.strip(), []))
        else:
            counted = _COUNTED.fullmatch(found[2])
            parts.append((found[1], [] if counted else joined(found[2])))
    return parts
