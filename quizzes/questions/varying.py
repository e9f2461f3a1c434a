"""What `vary` says: for each name, the values it may have."""

import re
from collections.abc import Callable
from typing import Any

from engine.core.marked import Mapping
from quizzes.questions.faults import Faults
from quizzes.questions.filters import WHERE, card_key, cards_where, numbers, texts_where
from quizzes.questions.values import (
    AbilityValue,
    CardValue,
    NumberValue,
    OrderValue,
    PlayerValue,
    Value,
)

_NAME = re.compile(r"[a-z][a-z0-9_]*")
RESERVED = ("answer",)


def read_vary(value: Any, faults: Faults) -> tuple[dict[str, list[Value]], dict[str, str]]:
    """The values of each name, and the expressions of the computed ones (`is`)."""
    if value is None:
        return {}, {}
    found: dict[str, list[Value]] = {}
    computed: dict[str, str] = {}
    for name, form in faults.mapping(value, may=tuple(value), what="vary").items():
        if not _NAME.fullmatch(name) or name in RESERVED:
            faults.add(form, "bad_name", name=name)
        elif isinstance(form, Mapping) and "is" in form:
            computed[name] = str(faults.mapping(form, ("is",), what=name)["is"])
        else:
            found[name] = _values(name, form, faults)
    return found, computed


def _values(name: str, form: Any, faults: Faults) -> list[Value]:
    form = faults.mapping(form, may=tuple(_FORMS), what=name)
    if len(form) != 1:
        faults.add(form, "one_form", name=name, forms=list(_FORMS))
        return []
    ((kind, said),) = form.items()
    if kind not in _FORMS:
        return []
    values = _FORMS[kind](said, faults)
    if not values:
        faults.add(form, "no_values", name=name)
    return values


def _cards(said: Any, faults: Faults) -> list[Value]:
    keys = [card_key(name, faults) for name in faults.items(said, "cards")]
    return [CardValue(key) for key in keys if key]


def _where(said: Any, faults: Faults) -> list[Value]:
    where = faults.mapping(said, may=WHERE, what="where")
    return list(cards_where(where, faults))


def _numbers(said: Any, faults: Faults) -> list[Value]:
    return [NumberValue(n) for n in numbers(said, faults)]


def _players(said: Any, faults: Faults) -> list[Value]:
    names = [str(name) for name in faults.items(said, "players")]
    following = dict(zip(names, names[1:] + names[:1], strict=True))
    return [PlayerValue(name, following[name]) for name in names]


def _abilities(said: Any, faults: Faults) -> list[Value]:
    names = [str(name) for name in faults.items(said, "abilities")]
    following = names[1:] + names[:1]
    return [AbilityValue(name, other=other) for name, other in zip(names, following, strict=True)]


def _texts(said: Any, faults: Faults) -> list[Value]:
    found: list[Value] = []
    for item in faults.items(said, "texts"):
        item = faults.mapping(item, ("card", "ability"), what="texts")
        if key := card_key(item.get("card"), faults):
            found.append(AbilityValue(str(item.get("ability", "")), key))
    return found


def _texts_where(said: Any, faults: Faults) -> list[Value]:
    where = faults.mapping(said, may=(*WHERE, "kind", "opening"), what="texts_where")
    return list(texts_where(where, faults))


def _entries(said: Any, faults: Faults) -> list[Value]:
    orders = faults.items(said, "entries")
    found: list[Value] = []
    for order in orders:
        given = [faults.number(n, "entries", 1) for n in faults.items(order, "entries")]
        if sorted(given) != list(range(1, len(given) + 1)):
            faults.add(order, "bad_order", given=given)
            continue
        found.append(OrderValue(tuple(given)))
    return found


_FORMS: dict[str, Callable[[Any, Faults], list[Value]]] = {
    "cards": _cards,
    "where": _where,
    "numbers": _numbers,
    "players": _players,
    "abilities": _abilities,
    "texts": _texts,
    "texts_where": _texts_where,
    "entries": _entries,
}
