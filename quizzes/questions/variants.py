"""Variants: one choice of values for all names, picked by a seed, the same one every time."""

from collections.abc import Iterator
from itertools import islice, product
from math import prod
from random import Random

from quizzes.questions.filling import BadPlaceholder, evaluate
from quizzes.questions.values import CardValue, NumberValue, Value, Values

SEEDS = 64
_ALL_UP_TO = 4096
_TRIES = 4000
Comparison = tuple[str, str, str]

_COMPARE = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
}


def enumerated(
    id: str,
    names: dict[str, list[Value]],
    computed: dict[str, str],
    keep: tuple[Comparison, ...],
) -> tuple[Values, ...]:
    """Up to 64 variants that differ; the first has the first values that fit together."""
    if not all(names.values()):
        return ()
    found: list[Values] = []
    seen: set[tuple[Value, ...]] = set()
    for values in _candidates(id, names, found):
        key = tuple(values.values())
        if key not in seen and _apart(values) and _kept(values, keep):
            seen.add(key)
            found.append(values | _computed(values, computed))
            if len(found) == SEEDS:
                break
    return tuple(found)


def _candidates(id: str, names: dict[str, list[Value]], found: list[Values]) -> Iterator[Values]:
    """Every combination in a shuffled order, or random ones where there are too many.

    found: those taken so far. The combinations in their own order only serve to find the first.
    """
    chance = Random(id)
    if prod(len(values) for values in names.values()) <= _ALL_UP_TO:
        first, *rest = product(*names.values())
        chance.shuffle(rest)
        yield dict(zip(names, first, strict=True))
        yield from (dict(zip(names, values, strict=True)) for values in rest)
        return
    for values in islice(product(*names.values()), _TRIES):
        if found:
            break
        yield dict(zip(names, values, strict=True))
    for _ in range(_TRIES):
        yield {name: chance.choice(values) for name, values in names.items()}


def _apart(values: Values) -> bool:
    cards = [value.key for value in values.values() if isinstance(value, CardValue)]
    return len(set(cards)) == len(cards)


def _kept(values: Values, keep: tuple[Comparison, ...]) -> bool:
    return all(_COMPARE[sign](_amount(a, values), _amount(b, values)) for a, sign, b in keep)


def _amount(expression: str, values: Values) -> str | int:
    found = evaluate(expression, values)
    if isinstance(found, NumberValue):
        return found.number
    return found if isinstance(found, str | int) else found.text


def _computed(values: Values, computed: dict[str, str]) -> Values:
    found: Values = {}
    for name, expression in computed.items():
        value = evaluate(expression, values | found)
        if isinstance(value, str):
            raise BadPlaceholder(expression)
        found[name] = NumberValue(value) if isinstance(value, int) else value
    return found
