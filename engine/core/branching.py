"""All ways a task can go: every answer list, the last open answer advanced first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar

from engine.core.choice import Answer, Choice

T = TypeVar("T")


class Made(NamedTuple):
    """A choice that was open and the answer taken in this branch."""

    choice: Choice
    answer: Answer


class Brancher:
    """Answers open choices by a prefix, then by the first answer; remembers what else there was."""

    def __init__(self, prefix: list[Answer]) -> None:
        self.prefix = prefix
        self.made: list[Made] = []
        self.left: list[list[Answer]] = []

    def free(self, choice: Choice) -> Answer:
        """The answer of this branch to an open choice."""
        depth = len(self.made)
        if depth < len(self.prefix):
            answer, left = self.prefix[depth], []
        else:
            answer, *left = choice.answers()
        self.made.append(Made(choice, answer))
        self.left.append(left)
        return answer


def branches(run: Callable[[Brancher], T]) -> Iterator[tuple[list[Made], T]]:
    """Run a task once for every list of answers. `run` answers open choices by the brancher."""
    pending: list[list[Answer]] = [[]]
    while pending:
        prefix = pending.pop()
        brancher = Brancher(prefix)
        result = run(brancher)
        answers = [made.answer for made in brancher.made]
        for depth in range(len(prefix), len(brancher.left)):
            for other in reversed(brancher.left[depth]):
                pending.append([*answers[:depth], other])
        yield brancher.made, result
