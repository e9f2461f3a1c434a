"""An order of abilities beside one that is right, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString

from engine.lorcana.text import reason
from quizzes.grading.simulation import Simulation
from quizzes.kinds.base import Said
from quizzes.kinds.order import OrderAsk
from quizzes.pages.labels import Labels

Order = Sequence[Sequence[str]]


@dataclass(frozen=True)
class OrderedStep:
    """A place of an order. parts: the first in which the two orders differ."""

    ability: SafeString
    player: str
    parts: bool


@dataclass(frozen=True)
class Ordered:
    """The learner's order and the right one nearest to it; none where theirs is right.

    more: how many others are right. refused: why the first pick that isn't allowed is refused.
    """

    said: tuple[OrderedStep, ...]
    right: tuple[OrderedStep, ...] = ()
    more: int = 0
    refused: str = ""


def ordered(
    ask: Any, said: Said, truth: Any, sim: Simulation | None, labels: Labels
) -> Ordered | None:
    """Both orders, where the question asks for one; None elsewhere."""
    if not isinstance(ask, OrderAsk):
        return None
    own = said["order"]
    if not truth or sim is None:
        return Ordered(_steps(own, None, labels))
    right = max(truth, key=lambda order: _in_common(own, order))
    parting = _in_common(own, right)
    return Ordered(
        _steps(own, parting, labels),
        _steps(right, parting, labels),
        len(truth) - 1,
        _refusal(ask, said, sim, labels),
    )


def _in_common(one: Order, other: Order) -> int:
    """How many places the two begin with alike."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if list(a) != list(b)), len(one))


def _steps(order: Order, parting: int | None, labels: Labels) -> tuple[OrderedStep, ...]:
    return tuple(
        OrderedStep(labels.ability(name), labels.player(player), n == parting)
        for n, (player, name) in enumerate(order)
    )


def _refusal(ask: OrderAsk, said: Said, sim: Simulation, labels: Labels) -> str:
    legal = ask.played(said, sim).result.legal
    refused = next((legal[n] for n in sorted(legal) if not legal[n]), None)
    return labels.inline(reason(refused, labels.lang)) if refused is not None else ""
