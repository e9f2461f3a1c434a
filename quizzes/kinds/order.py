"""order: put abilities in the order in which they resolve; the order given is played."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import permutations
from typing import TYPE_CHECKING, Any

from engine.core.marked import Mapping
from engine.lorcana.scenario.model import Entry, Measure
from quizzes.kinds.base import Given, Said, Score, Unclear, score
from quizzes.questions.faults import Faults
from quizzes.questions.predicates import Predicate
from quizzes.questions.reading_predicates import read_predicate

if TYPE_CHECKING:
    from quizzes.grading.simulation import Simulation

Named = tuple[str, str]
"""A player and the English name of an ability of theirs."""
MOST = 8


@dataclass(frozen=True)
class OrderAsk:
    """Abilities to put in order (those in the bag unless listed), and what has to come of it."""

    listed: tuple[Named, ...] = ()
    goal: Predicate | None = None
    needs_board: bool = True

    def abilities(self, sim: Simulation) -> tuple[Named, ...]:
        """What there is to put in order, in the order of the file or of the bag."""
        if self.listed:
            return self.listed
        return tuple((player, name) for name, player in sim.measured(Measure("bag")))

    def parse(self, given: Given, sim: Simulation | None) -> Said | Unclear:
        """Each ability has a field with its place, from 1."""
        assert sim is not None
        abilities = self.abilities(sim)
        places = [given.one(f"place-{n}") for n in range(len(abilities))]
        if not all(places):
            return Unclear("nothing")
        if sorted(places) != [str(n + 1) for n in range(len(abilities))]:
            return Unclear("places_twice")
        order = sorted(range(len(abilities)), key=lambda n: int(places[n]))
        return {"order": [list(abilities[n]) for n in order]}

    def score(self, said: Said, sim: Simulation | None) -> Score:
        assert sim is not None
        return score(self._reaches((tuple(named) for named in said["order"]), sim))

    def _reaches(self, order: Any, sim: Simulation) -> bool:
        named = tuple(order)
        if Counter(named) != Counter(self.abilities(sim)):
            return False
        return self._refused(named, sim) is None and self._goal_holds(named, sim)

    def _refused(self, order: tuple[Named, ...], sim: Simulation) -> int | None:
        """Which pick is the first that is not allowed, from 0; None where all are."""
        start = len(sim.scenario.do)
        legal = self.played({"order": order}, sim).result.legal
        return next((n for n in range(len(order)) if not legal.get(start + n + 1, False)), None)

    def _goal_holds(self, order: tuple[Named, ...], sim: Simulation) -> bool:
        return self.goal is None or self.goal.holds(self.played({"order": order}, sim))

    def played(self, said: Said, sim: Simulation) -> Simulation:
        """The order played after the script."""
        return sim.with_entries(*(resolve(sim, player, name) for player, name in said["order"]))

    def truth(self, sim: Simulation | None) -> Any:
        """All orders that are right; what is shown is one of them."""
        assert sim is not None
        return [[list(named) for named in order] for order in self.orders(sim)[0]]

    def orders(self, sim: Simulation) -> tuple[list[tuple[Named, ...]], int]:
        """The orders that are right, and how many there are in all. What begins with a pick that
        is refused is not played again."""
        every = list(dict.fromkeys(permutations(self.abilities(sim))))
        right: list[tuple[Named, ...]] = []
        hopeless: set[tuple[Named, ...]] = set()
        for order in every:
            if any(order[:n] in hopeless for n in range(1, len(order))):
                continue
            refused = self._refused(order, sim)
            if refused is not None:
                hopeless.add(order[: refused + 1])
            elif self._goal_holds(order, sim):
                right.append(order)
        return right, len(every)

    def faults(self, sim: Simulation | None) -> list[str]:
        assert sim is not None
        if not 2 <= len(self.abilities(sim)) <= 5:
            return ["bad_number_of_abilities"]
        right, every = self.orders(sim)
        return ["none_right"] if not right else ["all_right"] if len(right) == every else []

    def measures(self) -> tuple[Measure, ...] | None:
        return None

    def options(self) -> tuple[str, ...]:
        return ()


def resolve(sim: Simulation, player: str, ability: str) -> Entry:
    """The entry in which the player picks the ability."""
    return Entry(sim.scenario.players.index(player), "resolve", {"ability": ability}, 0)


def read(value: Mapping, faults: Faults) -> OrderAsk:
    """The ask of a file."""
    faults.mapping(value, (), ("abilities", "goal", "show"), "ask")
    listed = []
    for item in faults.items(value.get("abilities"), "abilities"):
        if isinstance(item, Mapping) and len(item) == 1:
            ((player, name),) = item.items()
            listed.append((player, str(name)))
        else:
            faults.add(item, "not_a_mapping", what="abilities")
    goal = read_predicate(value["goal"], faults) if "goal" in value else None
    return OrderAsk(tuple(listed), goal)
