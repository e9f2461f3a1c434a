"""Choices a procedure asks for, the answers to them, and attempts that are refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, factorial
from typing import Any, NamedTuple, Protocol

Answer = tuple[str, ...]


class Option(NamedTuple):
    """Something that may be chosen. key is stable; label is what a script may call it.

    alike: options with the same value are interchangeable and are offered once ("" : none).
    """

    key: str
    label: str = ""
    alike: str = ""


class RefusedOption(NamedTuple):
    """Something that may not be chosen, and why."""

    key: str
    label: str
    reason: str
    rule: str


class Choice(NamedTuple):
    """A question to a player (None: chance) in the middle of a procedure.

    least, most: how many options one answer names. ordered: the answer is a permutation of all.
    weights, limit: a weight for each option, and what those of one answer may come to together.
    about: what asks (an ability key or a step), for scripts that answer by name.
    """

    player: int | None
    kind: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    refused: tuple[RefusedOption, ...] = ()
    rule: str = ""
    about: str = ""
    weights: tuple[int, ...] = ()
    limit: int = 0

    def answers(self) -> Iterator[Answer]:
        """Every answer that differs from the others, in a stable order."""
        if self.ordered:
            yield from self._orders()
            return
        seen: set[tuple[str, ...]] = set()
        for size in range(self.least, min(self.most, len(self.options)) + 1):
            for picked in combinations(self.options, size):
                alike = tuple(sorted(option.alike or option.key for option in picked))
                keys = tuple(option.key for option in picked)
                if alike not in seen and self._within_limit(keys):
                    seen.add(alike)
                    yield keys

    def _within_limit(self, answer: Answer) -> bool:
        """Whether the options of an answer weigh no more than they may together."""
        if not self.weights:
            return True
        weight = {option.key: n for option, n in zip(self.options, self.weights, strict=True)}
        return sum(weight[key] for key in answer) <= self.limit

    def _orders(self) -> Iterator[Answer]:
        seen: set[tuple[str, ...]] = set()
        for order in permutations(self.options):
            alike = tuple(option.alike or option.key for option in order)
            if alike not in seen:
                seen.add(alike)
                yield tuple(option.key for option in order)

    def number_of_answers(self) -> int:
        """How many answers there are, interchangeable options told apart."""
        if self.ordered:
            return factorial(len(self.options))
        top = min(self.most, len(self.options))
        if self.weights:
            sizes = range(self.least, top + 1)
            picks = (picked for size in sizes for picked in combinations(self.options, size))
            return sum(self._within_limit(tuple(o.key for o in picked)) for picked in picks)
        return sum(comb(len(self.options), size) for size in range(self.least, top + 1))

    def forced(self) -> Answer | None:
        """The only answer there is; None when the player has a real choice."""
        if self.ordered and len(self.options) > 1:
            first = self.options[0].alike
            if not first or any(option.alike != first for option in self.options):
                return None
            return tuple(option.key for option in self.options)
        if len(self.options) == 1 and self.least == 1:
            return (self.options[0].key,)
        if not self.options or self.most == 0:
            return ()
        if self.least == len(self.options):
            return tuple(option.key for option in self.options)
        if self.least == self.most:
            first = self.options[0].alike
            if first and all(option.alike == first for option in self.options):
                return tuple(option.key for option in self.options[: self.least])
        return None

    def allows(self, answer: Answer) -> bool:
        """Whether the answer names the right number of options, each once."""
        keys = {option.key for option in self.options}
        if self.ordered:
            return len(answer) == len(keys) and set(answer) == keys
        distinct = len(set(answer)) == len(answer)
        right_number = self.least <= len(answer) <= self.most
        offered = keys.issuperset(answer)
        return distinct and right_number and offered and self._within_limit(answer)


class Illegal(NamedTuple):
    """An attempt the rules don't allow: a reason word, the clause, and facts for the sentence."""

    reason: str
    rule: str
    facts: tuple[tuple[str, Any], ...] = ()

    def __bool__(self) -> bool:
        return False


class Legal(NamedTuple):
    """An attempt the rules allow."""

    def __bool__(self) -> bool:
        return True


class Pending(BaseException):
    """The task stops at a choice that nobody has answered yet."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice)
        self.choice = choice


class Refused(BaseException):
    """Raised inside a procedure when the attempt turns out illegal; the driver makes it a value."""

    def __init__(self, reason: str, rule: str, **facts: Any) -> None:
        super().__init__(reason)
        self.illegal = Illegal(reason, rule, tuple(sorted(facts.items())))


class AnswerMismatch(Exception):
    """An answer names no option of the choice it is given to."""


class Oracle(Protocol):
    """Whoever answers choices."""

    def answer(self, choice: Choice, forced: Answer | None) -> Answer:
        """The answer; `forced` when there is only one. Raises Pending when out of answers."""
        ...


class Answers:
    """Answers from a list, in order; the list is the state of a paused game."""

    def __init__(self, answers: list[Answer] | None = None) -> None:
        self.answers = answers or []
        self.used = 0

    def answer(self, choice: Choice, forced: Answer | None) -> Answer:
        """The next answer of the list; forced choices need none."""
        if forced is not None:
            return forced
        if self.used == len(self.answers):
            raise Pending(choice)
        self.used += 1
        return self.answers[self.used - 1]
