"""Kinds of question: how each reads its `ask`, understands an answer and scores it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.marked import Mapping
from quizzes.kinds import board, choice, legal, number, order, pay, possible, who
from quizzes.kinds.base import Ask
from quizzes.questions.faults import Faults


@dataclass(frozen=True)
class Kind:
    """A kind: how its `ask` is read. Its form is the template quizzes/kinds/NAME.html."""

    name: str
    read: Callable[[Mapping, Faults], Ask | Any]


KINDS: dict[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("number", number.read),
        Kind("choice", choice.read),
        Kind("several", choice.read_several),
        Kind("legal", legal.read),
        Kind("order", order.read),
        Kind("who", who.read),
        Kind("board", board.read),
        Kind("pay", pay.read),
        Kind("possible", possible.read),
    )
}
"""Every kind by name. `play` is reserved."""
