"""`points`: what the classes teach, point by point, and the tests that hold each of them."""

from __future__ import annotations

import argparse
import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engine.cli.clauses import ROOT, gathered
from engine.cli.words import cited, say
from engine.core.marked import read
from engine.lorcana.text.catalogue import gettext_noop as _

FILE = Path("engine/lorcana/points.yaml")
NAMED = re.compile(r"\bL0[358]-\d\d\b")

POLICY = _("policy, not simulated")
MISSING = _("no test yet")
SUM = _("{n} points: {tested} implemented and tested, {policy} policy, {missing} without a test.")


class Point(NamedTuple):
    """A point of a class: its clauses, our line, the tests that name it, and, where the engine
    does not simulate it, why."""

    id: str
    clauses: tuple[str, ...]
    title: str
    tests: tuple[str, ...]
    policy: str = ""
    star: bool = False

    @property
    def state(self) -> str:
        """ "tested", "policy" or "missing"."""
        return "policy" if self.policy else "tested" if self.tests else "missing"


def command(given: argparse.Namespace) -> int:
    """List the points; exit status 1 while one has no test."""
    found = [point for point in points() if not given.missing or point.state == "missing"]
    if given.json:
        listed = [{**point._asdict(), "state": point.state} for point in found]
        print(json.dumps(listed, ensure_ascii=False, indent=2))
    else:
        show(found, given.lang)
    return 1 if any(point.state == "missing" for point in found) else 0


def show(found: list[Point], lang: str) -> None:
    """Print points and how many there are of each state."""
    for point in found:
        print(*point_lines(point, lang), sep="\n")
    print(summary(points(), lang))


def point_lines(point: Point, lang: str) -> list[str]:
    """The point with its clauses, then its tests or why there is none."""
    star = " ★" if point.star else ""
    lines = [f"{point.id}{star}  {point.title} {cited(point.clauses)}"]
    if point.policy:
        return [*lines, f"    {say(POLICY, lang)}: {point.policy}"]
    return lines + [f"    {test}" for test in point.tests or (say(MISSING, lang),)]


def summary(found: list[Point], lang: str) -> str:
    """How many there are of each state."""
    states = [point.state for point in found]
    counts = {state: states.count(state) for state in ("tested", "policy", "missing")}
    return say(SUM, lang, n=len(found), **counts)


def points(root: Path = ROOT) -> list[Point]:
    """Every point of the file, with its tests."""
    tests = gathered(named(root))
    written: Any = read((root / FILE).read_text("utf-8"), str(FILE))
    return [
        Point(
            id=str(entry["id"]),
            clauses=tuple(map(str, entry["clauses"])),
            title=str(entry["title"]),
            tests=tests.get(str(entry["id"]), ()),
            policy=str(entry.get("policy", "")),
            star=entry.get("star") == "true",
        )
        for entry in written
    ]


def named(root: Path) -> Iterator[tuple[str, str]]:
    """(point, test) for every test whose docstring names a point."""
    for file in sorted((root / "tests").rglob("test_*.py")):
        place = file.relative_to(root).as_posix()
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for point in NAMED.findall(ast.get_docstring(node) or ""):
                    yield point, f"{place}::{node.name}"
