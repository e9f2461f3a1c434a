"""What the web apps, the command line and authors use of the engine."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

from engine.core.choice import Choice, Illegal, Legal
from engine.core.explore import TooManyLines
from engine.core.explore import explore as explore_tree
from engine.core.marked import Problem, Problems
from engine.core.trace import Event, Trace
from engine.lorcana.card import Card
from engine.lorcana.cards import CARDS, UnknownCard, find
from engine.lorcana.profiles import PROFILES, Profile, Rules
from engine.lorcana.replay import Replay
from engine.lorcana.scenario.exploring import Taken, root
from engine.lorcana.scenario.knowing import clauses_of
from engine.lorcana.scenario.measures import empty_tally, value
from engine.lorcana.scenario.model import Measure, Scenario
from engine.lorcana.scenario.reading import read_each, read_file
from engine.lorcana.scenario.script import Moment, Script
from engine.lorcana.unhandled import unhandled

__all__ = [
    "PROFILES", "Card", "Exploration", "Illegal", "Legal", "Outcome", "Problem", "Problems",
    "Profile", "Result", "Scenario", "TooManyLines", "UnknownCard", "cards", "explore",
    "find_card", "read", "read_each", "read_file", "run",
]  # fmt: skip


def read(text: str, where: str = "scenario") -> Scenario:
    """The one scenario of a text. Raises Problems with every fault and its line."""
    scenarios = read_file(text, where)
    if len(scenarios) != 1:
        raise Problems([Problem(where, 1, "one_scenario", (("n", len(scenarios)),))])
    return scenarios[0]


def cards() -> dict[str, Card]:
    """The cards that can be played, by key; a card with a word nothing carries out is left out."""
    return {key: card for key, card in CARDS.items() if not unhandled(key)}


def find_card(name: str) -> Card:
    """A card by full name in either language, or by key. Raises UnknownCard with `nearest`."""
    return find(name)


@dataclass
class Result:
    """What came of a scenario under some rules."""

    script: Script
    events: list[Event] = field(default_factory=list)

    def measure(self, asked: dict[str, Any] | Measure) -> Any:
        """The value of a measure: int, str, list or dict. Raises UnknownName for unknown names."""
        measure = asked if isinstance(asked, Measure) else _measure(asked)
        return value(self.script, measure, self._moment(measure))

    def clauses_of(self, asked: dict[str, Any] | Measure) -> frozenset[str]:
        """The clauses by which players may look, know or have to tell (measures of knowledge)."""
        measure = asked if isinstance(asked, Measure) else _measure(asked)
        return clauses_of(self.script, measure, self._moment(measure))

    def _moment(self, measure: Measure) -> Moment:
        moment = (self.script.moments or {}).get(measure.at)
        if moment is None:
            raise KeyError(f"the script never came to {measure.at!r}")
        return moment

    @property
    def legal(self) -> dict[int, Legal | Illegal]:
        """The verdict on each entry of `do`, counted from 1."""
        return self.script.legal

    @property
    def open_choice(self) -> Choice | None:
        """The choice nothing in the script answers; None when it came to its end."""
        return self.script.unanswered

    @property
    def switches(self) -> frozenset[str]:
        """Switches of the rules that were read."""
        return frozenset(self.script.table.read)

    @property
    def clauses(self) -> frozenset[str]:
        """Clauses the trace cites."""
        return frozenset(clause for event in self.events for clause in event.clauses)

    @property
    def undecided(self) -> tuple[str, ...]:
        """Clauses that don't settle what happened; if there are any, nothing may be graded."""
        return tuple(self.script.table.undecided)

    @property
    def replay(self) -> Replay:
        """The replay, step by step with boards (needs replay=True)."""
        from engine.lorcana.replaying import make_replay

        return make_replay(self.script.start, self.events)

    @property
    def digest(self) -> str:
        """A hash of the position at the end: equal for runs that came out the same."""
        moments = self.script.moments or {}
        position = moments["end"].position
        return hashlib.sha256(repr(position.key()).encode()).hexdigest()[:16]


def _measure(asked: dict[str, Any]) -> Measure:
    return Measure(
        str(asked["measure"]),
        str(asked.get("of", "all")),
        str(asked.get("at", "end")),
        str(asked.get("stat", "")),
    )


def run(
    scenario: Scenario, rules: Rules | None = None, replay: bool = False, trace: bool = True
) -> Result:
    """Play the script under these rules (the scenario's profile unless given).

    replay: keep the board after every event. trace: without it nothing is told.
    """
    chosen = rules or PROFILES[scenario.profile].rules
    tracer = Trace(frames=replay) if trace or replay else None
    script = Script(scenario, chosen, tracer, moments=True)
    script.table.position.tally = empty_tally(len(scenario.players))
    script.play()
    return Result(script, tracer.events if tracer is not None else [])


@dataclass(frozen=True)
class Outcome:
    """Values in the order of the scenario's measures, and a shortest line of play to them."""

    values: tuple[Any, ...]
    line: tuple[Taken, ...]


@dataclass(frozen=True)
class Exploration:
    """Every outcome; whether the order of abilities mattered; positions visited; switches of the
    rules that were read on the way; clauses that leave open what happens on some line."""

    outcomes: tuple[Outcome, ...]
    order_mattered: bool
    positions: int
    switches: frozenset[str] = frozenset()
    undecided: tuple[str, ...] = ()


def explore(
    scenario: Scenario,
    rules: Rules | None = None,
    measures: tuple[Measure, ...] | None = None,
    budget: int = 200_000,
) -> Exploration:
    """Every line of play the rules allow. Raises TooManyLines beyond the budget of positions."""
    wanted = measures or scenario.measures
    chosen = rules or PROFILES[scenario.profile].rules
    start = root(scenario, chosen, wanted)
    found = explore_tree(start, budget)
    outcomes = tuple(
        Outcome(values, line) for values, line in sorted(found.outcomes.items(), key=repr)
    )
    table = start.script.table
    return Exploration(
        outcomes, found.order_mattered, found.positions, frozenset(table.read),
        tuple(dict.fromkeys(table.undecided)),
    )  # fmt: skip
