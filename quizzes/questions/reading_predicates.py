"""Reading predicates and measures from question files."""

from typing import Any

from engine.core.marked import Mapping
from engine.lorcana.scenario.model import Measure
from engine.lorcana.scenario.reading import MEASURES
from quizzes.questions.faults import Faults
from quizzes.questions.filters import card_key
from quizzes.questions.predicates import (
    TESTS,
    UNORDERED,
    AbilityKind,
    Asked,
    Cites,
    Comparison,
    Every,
    Measured,
    Not,
    OpensWith,
    OrderMattered,
    Outcomes,
    Predicate,
    Some,
    plain,
    text_of,
)

MEASURE_KEYS = ("measure", "of", "at", "stat", "field")
LINES = ("always", "sometimes", "never")
ABILITY_KINDS = ("triggered", "activated", "static", "action", "keyword")
NOTHING: Predicate = Every(())


def read_predicate(value: Any, faults: Faults) -> Predicate:
    """The predicate a mapping says."""
    mapping = faults.mapping(value, may=tuple(value) if isinstance(value, Mapping) else ())
    for key, read in _BY_KEY.items():
        if key in mapping:
            return read(mapping, faults)
    faults.add(value, "no_predicate", known=list(_BY_KEY))
    return NOTHING


def read_measure(mapping: Mapping, faults: Faults) -> Measure:
    """The measure a mapping names."""
    name = faults.one_of(mapping.get("measure"), MEASURES, "measure")
    of, at, stat = (str(mapping.get(k, d)) for k, d in (("of", "all"), ("at", "end"), ("stat", "")))
    return Measure(name, of, at, stat)


def read_comparison(mapping: Mapping, faults: Faults, unordered: bool = False) -> Comparison:
    """The comparison in a mapping: exactly one of equals, at_least …"""
    tests = [key for key in TESTS if key in mapping]
    if len(tests) != 1:
        faults.add(mapping, "one_comparison", known=list(TESTS))
        return Comparison("equals", "")
    return Comparison(
        tests[0],
        plain(mapping[tests[0]]),
        str(mapping.get("field", "")),
        str(mapping.get("reason", "")),
        unordered,
    )


def _measured(mapping: Mapping, faults: Faults) -> Predicate:
    if mapping.get("measure") == "all_outcomes":
        return _outcomes(mapping, faults)
    faults.mapping(mapping, ("measure",), (*MEASURE_KEYS, *TESTS, "reason", "lines"))
    lines = mapping.get("lines")
    if lines is not None:
        faults.one_of(lines, LINES, "lines")
        if mapping.get("at", "end") != "end":
            faults.add(mapping["at"], "lines_at_end")
    measure = read_measure(mapping, faults)
    comparison = read_comparison(mapping, faults, measure.measure in UNORDERED)
    return Measured(measure, comparison, str(lines or ""))


def _outcomes(mapping: Mapping, faults: Faults) -> Predicate:
    faults.mapping(mapping, ("measure", "of", "equals"), ("at", "holds"))
    name, _, of = str(mapping.get("of", "")).partition(" ")
    faults.one_of(name, MEASURES, "measure")
    never = faults.one_of(mapping.get("holds", "always"), ("always", "never"), "holds") == "never"
    wanted = mapping.get("equals")
    values = tuple(plain(wanted)) if isinstance(wanted, list) else (plain(wanted),)
    return Outcomes(Measure(name, of), values, never)


def _order_mattered(mapping: Mapping, faults: Faults) -> Predicate:
    faults.mapping(mapping, ("order_mattered",))
    wanted = faults.one_of(mapping["order_mattered"], ("true", "false"), "order_mattered")
    return OrderMattered(wanted == "true")


def _cites(mapping: Mapping, faults: Faults) -> Predicate:
    faults.mapping(mapping, ("cites",))
    return Cites(str(mapping["cites"]))


def _asked(mapping: Mapping, faults: Faults) -> Predicate:
    faults.mapping(mapping, ("asked",), ("at",))
    return Asked(str(mapping["asked"]), str(mapping.get("at", "end")))


def read_text(value: Any, faults: Faults) -> tuple[str, str]:
    """The card key and ability name of `{card: …, ability: …}`; faults where there is none such."""
    mapping = faults.mapping(value, ("card",), ("ability",), "card and ability")
    key = card_key(mapping.get("card"), faults) or ""
    ability = str(mapping.get("ability") or "")
    if key:
        try:
            text_of(key, ability, "en")
        except LookupError:
            faults.add(value, "unknown_ability", card=str(mapping["card"]), name=ability)
    return key, ability


def _ability_kind(mapping: Mapping, faults: Faults) -> Predicate:
    faults.mapping(mapping, ("ability_kind", "equals"))
    kind = faults.one_of(mapping.get("equals"), ABILITY_KINDS, "equals")
    return AbilityKind(*read_text(mapping["ability_kind"], faults), kind)


def _opens_with(mapping: Mapping, faults: Faults) -> Predicate:
    faults.mapping(mapping, ("opens_with", "equals"))
    return OpensWith(*read_text(mapping["opens_with"], faults), str(mapping.get("equals")))


def _each(mapping: Mapping, key: str, faults: Faults) -> tuple[Predicate, ...]:
    faults.mapping(mapping, (key,))
    return tuple(read_predicate(part, faults) for part in faults.items(mapping[key], key))


_BY_KEY = {
    "measure": _measured,
    "order_mattered": _order_mattered,
    "cites": _cites,
    "asked": _asked,
    "ability_kind": _ability_kind,
    "opens_with": _opens_with,
    "all": lambda mapping, faults: Every(_each(mapping, "all", faults)),
    "any": lambda mapping, faults: Some(_each(mapping, "any", faults)),
    "not": lambda mapping, faults: Not(read_predicate(mapping["not"], faults)),
}
