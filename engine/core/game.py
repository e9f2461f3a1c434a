"""The running game that procedures work on: a position, the rules, whoever answers, the trace."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from engine.core.choice import Answer, AnswerMismatch, Choice, Oracle
from engine.core.position import Position
from engine.core.trace import SILENT, Event, Trace, _Silent

P = TypeVar("P", bound=Position)
R = TypeVar("R")


class Game(Generic[P, R]):
    """What a procedure is handed. It changes `position` through verbs that tell what they do."""

    def __init__(self, position: P, rules: R, oracle: Oracle, trace: Trace | None = None) -> None:
        self.position = position
        self.rules = rules
        self.oracle = oracle
        self.trace = trace
        self.read: set[str] = set()
        self.open: list[str] = []

    def rule(self, *clauses: str, also_outer: bool = False) -> Trace | _Silent:
        """A block that follows these clauses; what is told inside it cites them.

        also_outer: and those of the block around it, for steps that two clauses make together.
        """
        trace = self.trace
        if trace is None:
            return SILENT
        if also_outer and trace.clauses:
            clauses += tuple(clause for clause in trace.clauses[-1] if clause not in clauses)
        trace.clauses.append(clauses)
        return trace

    def tell(
        self, code: str, *, kind: str = "event", touched: tuple[int, ...] = (), **params: Any
    ) -> None:
        """Add an event to the trace, citing the innermost rule block."""
        trace = self.trace
        if trace is None:
            return
        clauses = trace.clauses[-1] if trace.clauses else ()
        frame = self.position.clone() if trace.frames else None
        depth = max(0, len(trace.clauses) - 1)
        trace.events.append(Event(code, params, clauses, depth, kind, touched, frame))

    def ask(self, choice: Choice) -> Answer:
        """The answer to a choice. A forced one is taken, and told as forced.

        Raises Pending when nobody has answered yet, AnswerMismatch when the answer given names no
        option of this choice.
        """
        forced = choice.forced()
        answer = self.oracle.answer(choice, forced)
        if answer != forced and not choice.allows(answer):
            raise AnswerMismatch(f"{choice.kind}: {answer} is not among {choice.options}")
        return answer

    def switch(self, name: str) -> Any:
        """The value of a switch of the rules; remembers that it was read."""
        self.read.add(name)
        return getattr(self.rules, name)

    def undecided(self, clause: str) -> None:
        """Mark that the text of this clause does not settle what happens here."""
        self.open.append(clause)
        self.tell("undecided", clause=clause)
