"""One scenario under one set of rules: played when first asked for, explored likewise."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Any

from engine.lorcana import api
from engine.lorcana.profiles import Rules
from engine.lorcana.scenario.model import Entry, Measure, Scenario
from engine.lorcana.scenario.naming import UnknownName

BUDGET = 20_000


class Unmeasured(Exception):
    """The script never came to the moment, or the measure means nothing there."""


class Simulation:
    """What the engine says of a scenario. Everything is computed once and nothing is stored."""

    def __init__(self, scenario: Scenario, rules: Rules | None = None) -> None:
        self.scenario = scenario
        self.rules = rules or api.PROFILES[scenario.profile].rules
        self._explored: dict[tuple[Measure, ...], api.Exploration] = {}
        self._played: dict[str, Simulation] = {}
        self._read: set[str] = set()

    @cached_property
    def result(self) -> api.Result:
        """The script played as written."""
        return api.run(self.scenario, self.rules)

    @property
    def switches(self) -> frozenset[str]:
        """Switches of the rules that were read so far, in this simulation and those from it."""
        own = self.result.switches if "result" in self.__dict__ else frozenset()
        return own.union(self._read, *(s.switches for s in self._played.values()))

    @property
    def undecided(self) -> tuple[str, ...]:
        """Clauses that leave open what happens; if there are any, nothing may be graded."""
        found = dict.fromkeys(self.result.undecided)
        for exploration in self._explored.values():
            found.update(dict.fromkeys(exploration.undecided))
        for played in self._played.values():
            found.update(dict.fromkeys(played.undecided))
        return tuple(found)

    def measured(self, measure: Measure) -> Any:
        """The value at the moment. Raises Unmeasured."""
        try:
            return self.result.measure(measure)
        except (KeyError, UnknownName) as error:
            raise Unmeasured(str(error)) from error

    def explored(self, measures: tuple[Measure, ...]) -> api.Exploration:
        """Every outcome of these measures over all lines of play left open."""
        if measures not in self._explored:
            found = api.explore(self.scenario, self.rules, measures, BUDGET)
            self._explored[measures] = found
            self._read |= found.switches
        return self._explored[measures]

    def values(self, measure: Measure) -> tuple[Any, ...]:
        """The values a measure can come to over all lines, as plain Python values."""
        return tuple(outcome.values[0] for outcome in self.explored((measure,)).outcomes)

    def with_entries(self, *entries: Entry) -> Simulation:
        """The same with entries added at the end of the script."""
        return self.playing(replace(self.scenario, do=self.scenario.do + entries))

    def playing(self, scenario: Scenario) -> Simulation:
        """Another scenario under the same rules."""
        key = repr((scenario.do, scenario.standing))
        if key not in self._played:
            self._played[key] = Simulation(scenario, self.rules)
        return self._played[key]

    def under(self, rules: Rules) -> Simulation:
        """The same scenario under other rules."""
        return Simulation(self.scenario, rules)
