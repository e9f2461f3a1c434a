"""pay: how is a card paid for? The payment given is tried."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING, Any

from engine.core.marked import Mapping
from engine.lorcana.scenario.model import Measure
from quizzes.kinds.base import Given, Said, Score, Unclear, score
from quizzes.questions.faults import Faults
from quizzes.questions.predicates import Predicate
from quizzes.questions.reading_predicates import read_predicate

if TYPE_CHECKING:
    from quizzes.grading.simulation import Simulation

WAYS = ("ink", "sing", "shift")
_PAY = {"sing": "sing with", "shift": "shift onto"}


@dataclass(frozen=True)
class PayAsk:
    """An entry that plays a card, the ways and cards offered, and what has to come of it."""

    of: str
    ways: tuple[str, ...]
    cards: tuple[str, ...]
    goal: Predicate | None = None
    needs_board: bool = True

    @property
    def number(self) -> int:
        """The entry's number, from 1."""
        return int(self.of.removeprefix("do "))

    def parse(self, given: Given, sim: Simulation | None) -> Said | Unclear:
        way = given.one("said")
        if way not in self.ways:
            return Unclear("nothing")
        cards = [name for n, name in enumerate(self.cards) if str(n) in given.each("cards")]
        if (way == "ink") == bool(cards):
            return Unclear("ink_and_cards" if cards else "no_cards", "cards")
        return {"way": way, "cards": cards}

    def score(self, said: Said, sim: Simulation | None) -> Score:
        assert sim is not None
        return score(self._reaches(said, sim))

    def played(self, said: Said, sim: Simulation) -> Simulation:
        """The script with this payment."""
        pay = "ink" if said["way"] == "ink" else f"{_PAY[said['way']]} {' + '.join(said['cards'])}"
        entries = list(sim.scenario.do)
        entry = entries[self.number - 1]
        entries[self.number - 1] = entry._replace(args=entry.args | {"pay": pay})
        return sim.playing(replace(sim.scenario, do=tuple(entries)))

    def _reaches(self, said: Said, sim: Simulation) -> bool:
        played = self.played(said, sim)
        if not played.result.legal.get(self.number, False):
            return False
        return self.goal is None or self.goal.holds(played)

    def truth(self, sim: Simulation | None) -> list[Said]:
        """Every payment that is right."""
        assert sim is not None
        return [said for said in self._each() if self._reaches(said, sim)]

    def _each(self) -> list[Said]:
        found: list[Said] = [{"way": "ink", "cards": []}] if "ink" in self.ways else []
        for way in self.ways:
            if way != "ink":
                found += [
                    {"way": way, "cards": list(cards)}
                    for n in range(1, len(self.cards) + 1)
                    for cards in combinations(self.cards, n)
                ]
        return found

    def faults(self, sim: Simulation | None) -> list[str]:
        right = len(self.truth(sim))
        return ["none_right"] if not right else ["all_right"] if right == len(self._each()) else []

    def measures(self) -> tuple[Measure, ...] | None:
        return None

    def options(self) -> tuple[str, ...]:
        return ()


def read(value: Mapping, faults: Faults) -> PayAsk:
    """The ask of a file."""
    faults.mapping(value, ("of", "ways"), ("from", "goal", "show"), "ask")
    ways: list[Any] = faults.items(value.get("ways"), "ways")
    for way in ways:
        faults.one_of(way, WAYS, "way")
    cards = tuple(str(name) for name in faults.items(value.get("from"), "from"))
    goal = read_predicate(value["goal"], faults) if "goal" in value else None
    return PayAsk(str(value.get("of", "do 1")), tuple(str(way) for way in ways), cards, goal)
