"""Predicates: statements about what happens, which the engine decides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.lorcana import api
from engine.lorcana.scenario.checking import UNORDERED, plain
from engine.lorcana.scenario.model import Measure
from engine.lorcana.text import ability_text

if TYPE_CHECKING:
    from quizzes.grading.simulation import Simulation


@dataclass(frozen=True)
class Comparison:
    """How a measured value is compared. wanted is plain: text, lists and mappings of text."""

    test: str
    wanted: Any
    field: str = ""
    reason: str = ""
    unordered: bool = False

    def holds(self, found: Any) -> bool:
        """Whether the value compares so."""
        value = plain(found)
        if self.field:
            value = dict(value).get(self.field) if isinstance(value, dict) else _field(value, self)
        return _TESTS[self.test](self, value)


def _field(value: Any, comparison: Comparison) -> Any:
    """A field of a value that came out of exploring, where mappings are pairs."""
    return dict(value).get(comparison.field) if isinstance(value, list) else None


def _equals(comparison: Comparison, value: Any) -> bool:
    wanted = comparison.wanted
    if isinstance(value, dict) and "legal" in value:
        reason_fits = comparison.reason in ("", value.get("reason"))
        return bool(value["legal"] == wanted and reason_fits)
    if isinstance(wanted, dict):
        return isinstance(value, dict) and all(value.get(k) == v for k, v in wanted.items())
    if comparison.unordered and isinstance(value, list) and isinstance(wanted, list):
        return sorted(map(repr, value)) == sorted(map(repr, wanted))
    return bool(value == wanted)


_TESTS: dict[str, Callable[[Comparison, Any], bool]] = {
    "equals": _equals,
    "not_equals": lambda c, value: not _equals(c, value),
    "at_least": lambda c, value: int(value) >= int(c.wanted),
    "at_most": lambda c, value: int(value) <= int(c.wanted),
    "contains": lambda c, value: c.wanted in value,
    "lacks": lambda c, value: c.wanted not in value,
    "counts": lambda c, value: len(value) == int(c.wanted),
}
TESTS = tuple(_TESTS)


@dataclass(frozen=True)
class Measured:
    """A measure of the script as played, or over all lines (lines: always, sometimes, never)."""

    measure: Measure
    comparison: Comparison
    lines: str = ""

    def holds(self, sim: Simulation) -> bool:
        """Raises Unmeasured."""
        if not self.lines:
            return self.comparison.holds(sim.measured(self.measure))
        found = [self.comparison.holds(value) for value in sim.values(self.measure)]
        return {"always": all(found), "sometimes": any(found), "never": not any(found)}[self.lines]


@dataclass(frozen=True)
class Outcomes:
    """Over all lines exactly these values (holds always), or none of them (never)."""

    measure: Measure
    wanted: tuple[Any, ...]
    never: bool = False

    def holds(self, sim: Simulation) -> bool:
        found = {repr(plain(value)) for value in sim.values(self.measure)}
        wanted = {repr(value) for value in self.wanted}
        return not found & wanted if self.never else found == wanted


@dataclass(frozen=True)
class OrderMattered:
    """Whether the order of abilities changes what the scenario measures."""

    wanted: bool

    def holds(self, sim: Simulation) -> bool:
        return sim.explored(sim.scenario.measures).order_mattered is self.wanted


@dataclass(frozen=True)
class Cites:
    """The replay cites the clause."""

    clause: str

    def holds(self, sim: Simulation) -> bool:
        return self.clause in sim.result.clauses


@dataclass(frozen=True)
class Asked:
    """The player is asked something at the moment; "nobody" is."""

    player: str
    at: str

    def holds(self, sim: Simulation) -> bool:
        asked = [
            name
            for name in sim.scenario.players
            if sim.measured(Measure("options", name, self.at)) != "not asked"
        ]
        return self.player in asked if self.player != "nobody" else not asked


@dataclass(frozen=True)
class AbilityKind:
    """The ability is triggered, activated, static, an action's, or a keyword (6.1.1)."""

    card: str
    ability: str
    wanted: str

    def holds(self, sim: Simulation | None) -> bool:
        return text_of(self.card, self.ability, "en").kind == self.wanted


@dataclass(frozen=True)
class OpensWith:
    """The ability's English text begins with these words."""

    card: str
    ability: str
    wanted: str

    def holds(self, sim: Simulation | None) -> bool:
        return text_of(self.card, self.ability, "en").text.startswith(self.wanted)


@dataclass(frozen=True)
class Every:
    """All of them hold."""

    parts: tuple[Predicate, ...]

    def holds(self, sim: Any) -> bool:
        return all(part.holds(sim) for part in self.parts)


@dataclass(frozen=True)
class Some:
    """One of them holds."""

    parts: tuple[Predicate, ...]

    def holds(self, sim: Any) -> bool:
        return any(part.holds(sim) for part in self.parts)


@dataclass(frozen=True)
class Not:
    """It does not hold."""

    part: Predicate

    def holds(self, sim: Any) -> bool:
        return not self.part.holds(sim)


Predicate = (
    Measured
    | Outcomes
    | OrderMattered
    | Cites
    | Asked
    | AbilityKind
    | OpensWith
    | Every
    | Some
    | Not
)


def text_of(card: str, ability: str, lang: str) -> Any:
    """The ability's text by its English name. Raises LookupError where the card has none such."""
    found = api.find_card(card)
    for one in found.abilities:
        name = getattr(one, "name", None)
        if (name.en if name else "") == ability or getattr(one, "key", None) == ability:
            return ability_text(one, lang, found)
    raise LookupError(ability)


def is_text_only(predicate: Predicate) -> bool:
    """Whether it asks of card text alone, so that nothing is played."""
    match predicate:
        case AbilityKind() | OpensWith():
            return True
        case Every(parts) | Some(parts):
            return all(is_text_only(part) for part in parts)
        case Not(part):
            return is_text_only(part)
    return False


__all__ = ["TESTS", "UNORDERED", "Predicate", "text_of"]
