"""Files of cases against their expectations: agrees, differs, refused or not gradable."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.marked import Problem, read
from engine.lorcana import api
from engine.lorcana.scenario.knowing import KNOWING
from engine.lorcana.scenario.model import Expectation, Measure, Scenario
from engine.lorcana.scenario.naming import UnknownName
from engine.lorcana.scenario.reading import read_one

UNORDERED = ("zone_cards", "banished", "bag", "options", "state_list", *KNOWING)


class Difference(NamedTuple):
    """An expectation that was not met: its line, what was expected, what came out."""

    line: int
    measure: Measure
    expected: Any
    got: Any


class Verdict(NamedTuple):
    """What came of one case. status: "agrees", "differs", "refused" or "not gradable"."""

    id: str
    status: str
    differences: tuple[Difference, ...] = ()
    problems: tuple[Problem, ...] = ()
    clauses: tuple[str, ...] = ()
    why: str = ""


def check_text(text: str, where: str) -> list[Verdict]:
    """A verdict for every case of a file. Raises Problems when the file is no YAML at all."""
    value = read(text, where)
    documents = value if isinstance(value, list) else [value]
    return [_check_document(document, where) for document in documents]


def _check_document(document: Any, where: str) -> Verdict:
    """What the file leaves ungraded stays so, even where something is missing besides."""
    scenario, problems = read_one(document, where)
    if scenario is None:
        return Verdict("?", "refused", problems=tuple(problems))
    if not scenario.gradable:
        return Verdict(scenario.id, "not gradable", problems=tuple(problems), why=scenario.why)
    if problems:
        return Verdict(scenario.id, "refused", problems=tuple(problems))
    return check(scenario)


def check(scenario: Scenario) -> Verdict:
    """Play the case and compare every expectation."""
    result = api.run(scenario)
    differences = []
    for expected in scenario.expect:
        got = _got(scenario, result, expected)
        if not (_met(expected, got) and _clause_met(expected, result)):
            differences.append(
                Difference(expected.line, expected.measure, _wanted(expected), plain(got))
            )
    if result.undecided:
        return Verdict(scenario.id, "not gradable", why=", ".join(result.undecided))
    status = "differs" if differences else "agrees"
    clauses = tuple(sorted(result.clauses, key=_clause_order))
    return Verdict(scenario.id, status, tuple(differences), clauses=clauses)


def _clause_order(clause: str) -> tuple[int, ...]:
    return tuple(int(part) for part in clause.split(".") if part.isdigit())


def _got(scenario: Scenario, result: api.Result, expected: Expectation) -> Any:
    if expected.measure.measure == "all_outcomes":
        name, _, of = expected.measure.of.partition(" ")
        found = api.explore(scenario, measures=(Measure(name, of),))
        return [outcome.values[0] for outcome in found.outcomes]
    try:
        return result.measure(expected.measure)
    except (UnknownName, KeyError) as error:
        return f"cannot be measured: {error}"


def _clause_met(expected: Expectation, result: api.Result) -> bool:
    """Whether what may be looked at, known or told is so by the clause expected."""
    if expected.clause is None or expected.measure.measure not in KNOWING:
        return True
    return expected.clause in result.clauses_of(expected.measure)


def _wanted(expected: Expectation) -> Any:
    wanted: dict[str, Any] = {"equals": plain(expected.equals)}
    for name in ("reason", "clause", "holds"):
        if getattr(expected, name):
            wanted[name] = getattr(expected, name)
    return wanted if len(wanted) > 1 else wanted["equals"]


def plain(value: Any) -> Any:
    """The value with every scalar as the text a file would write for it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return str(value)


def _met(expected: Expectation, got: Any) -> bool:
    wanted, found = plain(expected.equals), plain(got)
    match expected.measure.measure:
        case "all_outcomes":
            return _outcomes_met(expected, wanted, found)
        case "legal":
            return _legal_met(expected, wanted, found)
        case "options":
            return _options_met(wanted, found)
        case "state" | "ink" | "told" if isinstance(wanted, dict):
            return isinstance(found, dict) and all(
                found.get(key) == value for key, value in wanted.items()
            )
    if expected.measure.measure in UNORDERED and isinstance(found, list):
        return sorted(map(repr, found)) == sorted(map(repr, wanted))
    return bool(wanted == found)


def _outcomes_met(expected: Expectation, wanted: Any, found: Any) -> bool:
    if expected.holds == "never":
        return bool(wanted not in found)
    return sorted(wanted) == sorted(found)


def _legal_met(expected: Expectation, wanted: Any, found: Any) -> bool:
    if wanted == "yes" or not isinstance(found, dict):
        return bool(found == wanted)
    return bool(found["reason"] == expected.reason and found["clause"] == expected.clause)


def _options_met(wanted: Any, found: Any) -> bool:
    if isinstance(wanted, dict):
        return isinstance(found, dict) and found.get("count") == wanted.get("count")
    if isinstance(wanted, list) and isinstance(found, list):
        return sorted(wanted) == sorted(found)
    return bool(wanted == found)
