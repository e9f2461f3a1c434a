"""`clauses`: which clauses the code follows and what tests them, read from both."""

from __future__ import annotations

import argparse
import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engine.cli.words import say
from engine.core.marked import Mapping, Problems, read
from engine.lorcana.text.catalogue import gettext_noop as _

ROOT = Path(__file__).resolve().parents[2]
CLAUSE = re.compile(r"[1-9]\d*(?:\.[1-9]\d*)+")
CITES = ("rule", "Refused", "Illegal", "RefusedOption", "undecided")
"""Calls whose literal clause numbers say what the code follows."""
TEST = re.compile(r"test_((?:[1-9]\d*_)+)")

COUNT = _("{n} clauses are followed, {tested} of them tested by name.")
NO_CODE = _("only tested")
NO_TEST = _("no test of its name")


class Clause(NamedTuple):
    """A clause, the functions that follow it, the tests named for it, the cases that cite it."""

    number: str
    code: tuple[str, ...]
    tests: tuple[str, ...]
    cases: tuple[str, ...]


def command(given: argparse.Namespace) -> int:
    """List every clause, then every point that the classes teach."""
    from engine.cli import points

    found = clauses()
    if given.json:
        print(json.dumps([clause._asdict() for clause in found], ensure_ascii=False, indent=2))
        return 0
    for clause in found:
        print(*clause_lines(clause, given.lang), sep="\n")
    followed = [clause for clause in found if clause.code]
    tested = sum(bool(clause.tests) for clause in followed)
    print(say(COUNT, given.lang, n=len(followed), tested=tested))
    points.show(points.points(), given.lang)
    return 0


def clause_lines(clause: Clause, lang: str) -> list[str]:
    """The number, then where it is followed and tested."""
    code = ", ".join(clause.code) or say(NO_CODE, lang)
    lines = [f"{clause.number}  {code}"]
    lines += [f"    {test}" for test in clause.tests] or [f"    {say(NO_TEST, lang)}"]
    if clause.cases:
        lines.append("    " + ", ".join(clause.cases))
    return lines


def clauses(root: Path = ROOT) -> list[Clause]:
    """Every clause that code, tests or cases name, in the order of the rulebook."""
    code = gathered(followed(root))
    tests = gathered(tested(root))
    cases = gathered(cited(root))
    return [
        Clause(number, code.get(number, ()), tests.get(number, ()), cases.get(number, ()))
        for number in sorted({*code, *tests, *cases}, key=order)
    ]


def order(number: str) -> tuple[int, ...]:
    """Where a clause stands in the rulebook."""
    return tuple(int(part) for part in number.split("."))


def gathered(pairs: Iterator[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    """Places by clause, each once, in the order met."""
    found: dict[str, dict[str, None]] = {}
    for number, place in pairs:
        found.setdefault(number, {})[place] = None
    return {number: tuple(places) for number, places in found.items()}


def followed(root: Path) -> Iterator[tuple[str, str]]:
    """(clause, function) for every literal in the engine's calls that cite a clause."""
    for file in sorted((root / "engine").rglob("*.py")):
        module = file.relative_to(root / "engine").with_suffix("").as_posix().replace("/", ".")
        tree = ast.parse(file.read_text("utf-8"))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                for number in _literals(function):
                    yield number, f"{module}.{function.name}"


def _literals(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            cites = _called(node) in CITES
            parts: list[ast.expr] = list(node.args) if cites else []
            parts += [word.value for word in node.keywords if cites or word.arg == "rule"]
            for part in parts:
                yield from _numbers(part)
        elif isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
            yield from _numbers(node.value)


def _called(node: ast.Call) -> str:
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _numbers(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        value = part.value if isinstance(part, ast.Constant) else None
        if isinstance(value, str) and CLAUSE.fullmatch(value):
            yield value


def tested(root: Path) -> Iterator[tuple[str, str]]:
    """(clause, test) for every test named for its clause."""
    for file in sorted((root / "tests").rglob("test_*.py")):
        place = file.relative_to(root).as_posix()
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and (found := TEST.match(node.name)):
                number = found[1].strip("_").replace("_", ".")
                if CLAUSE.fullmatch(number):
                    yield number, f"{place}::{node.name}"


def cited(root: Path) -> Iterator[tuple[str, str]]:
    """(clause, case) for every clause that a handed case names."""
    for file in sorted((root / "tests" / "cases").glob("*.yaml")):
        try:
            documents: Any = read(file.read_text("utf-8"), str(file))
        except Problems:
            continue
        for case in documents or []:
            if isinstance(case, Mapping):
                for number in case.get("clauses") or []:
                    yield str(number), f"{file.stem} {case.get('id', '?')}"
