"""board: where is each card, and in what state?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.marked import Mapping
from engine.lorcana.scenario.model import Measure
from quizzes.kinds.base import Given, Said, Score, Unclear
from quizzes.kinds.number import read_number
from quizzes.questions.faults import Faults
from quizzes.questions.filters import card_key

if TYPE_CHECKING:
    from quizzes.grading.simulation import Simulation

ZONES = ("play", "hand", "discard", "inkwell", "deck")
FIELDS = ("zone", "damage", "exerted", "drying")
YES_NO = ("yes", "no")


@dataclass(frozen=True)
class BoardAsk:
    """Cards by their English full names, what is asked of each, and whose lore is asked."""

    cards: tuple[str, ...]
    fields: tuple[str, ...]
    lore: tuple[str, ...] = ()
    needs_board: bool = True

    def parse(self, given: Given, sim: Simulation | None) -> Said | Unclear:
        """Fields `card-N-FIELD` and `lore-PLAYER`; states are asked of cards in play only."""
        said: Said = {"cards": {}, "lore": {}}
        for n, name in enumerate(self.cards):
            zone = given.one(f"card-{n}-zone")
            if zone not in ZONES:
                return Unclear("nothing", f"card-{n}-zone")
            said["cards"][name] = {"zone": zone}
            for field in self.fields[1:] if zone == "play" else ():
                text = given.one(f"card-{n}-{field}")
                read = _read_field(field, text, f"card-{n}-{field}")
                if isinstance(read, Unclear):
                    return read
                said["cards"][name][field] = read
        for player in self.lore:
            number = read_number(given.one(f"lore-{player}"), f"lore-{player}", 99)
            if isinstance(number, Unclear):
                return number
            said["lore"][player] = number[0]
        return said

    def score(self, said: Said, sim: Simulation | None) -> Score:
        true = self.truth(sim)
        asked = list(_fields(true))
        right = sum(_at(said, path) == value for path, value in asked)
        extra = sum(_at(true, path) is None for path, _ in _fields(said))
        return Score(max(right - extra, 0), len(asked))

    def truth(self, sim: Any) -> Said:
        return {
            "cards": {name: self._state(name, sim) for name in self.cards},
            "lore": {player: sim.measured(Measure("lore", player)) for player in self.lore},
        }

    def _state(self, name: str, sim: Any) -> dict[str, Any]:
        zone = next(
            (
                zone
                for zone in ZONES
                for player in sim.scenario.players
                if name in sim.measured(Measure("zone_cards", f"{player}.{zone}"))
            ),
            "",
        )
        if zone != "play" or self.fields == ("zone",):
            return {"zone": zone}
        state = sim.measured(Measure("state", name))
        found: dict[str, Any] = {"zone": zone}
        for field in self.fields[1:]:
            found[field] = state[field] if field == "damage" else YES_NO[not state[field]]
        return found

    def faults(self, sim: Simulation | None) -> list[str]:
        true = self.truth(sim)
        return ["card_nowhere"] if any(not c["zone"] for c in true["cards"].values()) else []

    def measures(self) -> tuple[Measure, ...] | None:
        return None

    def options(self) -> tuple[str, ...]:
        return ()


def _read_field(field: str, text: str, at: str) -> int | str | Unclear:
    if field == "damage":
        number = read_number(text, at, 99)
        return number if isinstance(number, Unclear) else number[0]
    return text if text in YES_NO else Unclear("nothing", at)


def _fields(said: Said) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, state in said["cards"].items():
        for field, value in state.items():
            yield ("cards", name, field), value
    for player, lore in said["lore"].items():
        yield ("lore", player), lore


def _at(said: Said, path: tuple[str, ...]) -> Any:
    found: Any = said
    for key in path:
        found = found.get(key) if isinstance(found, dict) else None
    return found


def read(value: Mapping, faults: Faults) -> BoardAsk:
    """The ask of a file."""
    faults.mapping(value, ("cards",), ("fields", "lore", "show"), "ask")
    fields = tuple(str(field) for field in faults.items(value.get("fields"), "fields")) or ("zone",)
    for field in fields:
        faults.one_of(field, FIELDS, "field")
    if fields[0] != "zone":
        faults.add(value.get("fields"), "zone_first")
    names = faults.items(value.get("cards"), "cards")
    keys = [card_key(name, faults) for name in names]
    if len(set(keys)) != len(keys):
        faults.add(value.get("cards"), "card_twice")
    lore = tuple(str(player) for player in faults.items(value.get("lore"), "lore"))
    return BoardAsk(tuple(str(name) for name in names), fields, lore)
