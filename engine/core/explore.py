"""Exploring every line of play, with a memo on canonical positions."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any, NamedTuple, Protocol

Line = tuple[Any, ...]
Outcomes = dict[tuple[Any, ...], Line]


class TooManyLines(Exception):
    """The budget of positions is used up; nothing is guessed from a part of the tree."""

    def __init__(self, budget: int) -> None:
        super().__init__(f"more than {budget} positions")
        self.budget = budget


class Branch(NamedTuple):
    """One way on: what was picked first (None where nothing was open), the choices made, where
    it leads."""

    pick: Hashable
    line: Line
    node: Any


class Node(Protocol):
    """A moment at which play can branch or is over."""

    def outcome(self) -> tuple[Any, ...] | None:
        """The measured values when play has ended here; else None."""
        ...

    def key(self) -> Hashable:
        """Equal for nodes from which the same can happen."""
        ...

    def branches(self) -> Iterator[Branch]:
        """Every way on."""
        ...

    def is_pick(self) -> bool:
        """Whether what branches here is the order of abilities."""
        ...


class Exploration(NamedTuple):
    """Every outcome with a shortest line that leads to it.

    order_mattered: at some pick, two picks lead to different sets of outcomes.
    positions: how many different positions were visited.
    """

    outcomes: Outcomes
    order_mattered: bool
    positions: int


class _Explorer:
    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.memo: dict[Hashable, Outcomes] = {}
        self.order_mattered = False

    def visit(self, node: Node) -> Outcomes:
        ended = node.outcome()
        if ended is not None:
            return {ended: ()}
        key = node.key()
        known = self.memo.get(key)
        if known is not None:
            return known
        if len(self.memo) >= self.budget:
            raise TooManyLines(self.budget)
        self.memo[key] = {}
        found: Outcomes = {}
        by_pick: dict[Hashable, set[tuple[Any, ...]]] = {}
        for branch in node.branches():
            reached = self.visit(branch.node)
            for outcome, line in reached.items():
                longer = branch.line + line
                if outcome not in found or len(longer) < len(found[outcome]):
                    found[outcome] = longer
            by_pick.setdefault(branch.pick, set()).update(reached)
        if node.is_pick() and len(by_pick) > 1 and not self.order_mattered:
            first, *others = by_pick.values()
            self.order_mattered = any(other != first for other in others)
        self.memo[key] = found
        return found


def explore(node: Node, budget: int = 200_000) -> Exploration:
    """Visit everything that can happen from here. Raises TooManyLines."""
    explorer = _Explorer(budget)
    try:
        outcomes = explorer.visit(node)
    except RecursionError:
        # A line that never ends goes deeper than Python counts, long before the budget is used.
        raise TooManyLines(budget) from None
    return Exploration(outcomes, explorer.order_mattered, len(explorer.memo))
