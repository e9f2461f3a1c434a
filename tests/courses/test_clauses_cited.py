"""Every clause that the engine can cite has its line on a page."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from courses.content_files.library import read
from engine.lorcana.clauses import is_clause

ENGINE = Path(__file__).resolve().parents[2] / "engine"
NUMBER = re.compile(r"[1-9]\d*(?:\.\d+)+|(?:TR|PCG) \S.*")
VERSIONS = {"2.0.1", "2.1.0", "2.2.0"}
"""Of the rulebook; they have the form of a clause's number."""


def cited() -> dict[str, list[str]]:
    """Clause → places in the engine that name it in a string of its own."""
    found: dict[str, list[str]] = {}
    for file in sorted(ENGINE.rglob("*.py")):
        for number, line in _numbers(ast.parse(file.read_text("utf-8"))):
            found.setdefault(number, []).append(f"{file.relative_to(ENGINE)}:{line}")
    return found


def _numbers(tree: ast.Module) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        value = node.value if isinstance(node, ast.Constant) else None
        if isinstance(value, str) and NUMBER.fullmatch(value) and value not in VERSIONS:
            yield value, node.lineno


def test_every_clause_the_engine_cites_is_one_of_the_rulebook():
    """A number that no clause has would send a reader nowhere."""
    assert {number: at for number, at in cited().items() if not is_clause(number)} == {}


def test_every_clause_the_engine_cites_has_a_summary():
    """A step of a replay, a refusal or a profile leads to our own line about its clause."""
    held = clauses()
    assert {number: at for number, at in cited().items() if number not in held} == {}


def test_a_summary_is_one_line_in_both_languages():
    """No clause is told in one language only, or at length."""
    for key, clause in clauses().items():
        assert set(clause["summary"]) == {"en", "ja"}, key
        assert not any("\n" in text for text in clause["summary"].values()), key


def test_japanese_numbers_of_keywords_follow_the_lesson():
    """From Shift on, the Japanese edition numbers keywords one lower (class 08)."""
    shifted = {"8.10.2": "8.9.2", "8.10.8.6": "8.9.8.6", "8.11.1": "8.10.1", "8.12.3": "8.11.3"}
    held = clauses()
    assert {key: held[key]["numbers"]["ja"] for key in shifted} == shifted


def clauses() -> dict[str, dict[str, Any]]:
    """Lorcana's clauses by number, as the content files hold them."""
    return next(table for (game, _), table in read().clauses.items() if game == "lorcana")
