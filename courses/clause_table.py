"""The table of clauses: followed and tested by the engine, taught by classes, asked by questions.

Generated from code, tests and content files; nobody keeps it by hand.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from courses.content_files import folders, marked_yaml
from courses.content_files.library import Library
from engine.cli.clauses import clauses


@dataclass(frozen=True)
class Row:
    """A clause and how often it is followed, tested, cited by cases, taught and asked."""

    number: str
    followed: tuple[str, ...] = ()
    tested: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()
    taught: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()


def clause_table(library: Library, bases: list[Path]) -> list[Row]:
    """Every clause that anything names, in the order of the rulebook."""
    engine = {clause.number: clause for clause in clauses()}
    taught, asked = _gathered(_taught(library)), _gathered(_asked(bases))
    rows: list[Row] = []
    for number in sorted({*engine, *taught, *asked}, key=_order):
        known = engine.get(number)
        rows.append(
            Row(
                number,
                known.code if known else (),
                known.tests if known else (),
                known.cases if known else (),
                taught.get(number, ()),
                asked.get(number, ()),
            )
        )
    return rows


def _taught(library: Library) -> Iterator[tuple[str, str]]:
    """Clause and the class that cites it."""
    for files in library.classes:
        for keys in files.citations.values():
            yield from ((key, files.key) for key in keys)


def _asked(bases: list[Path]) -> Iterator[tuple[str, str]]:
    """Clause and the question that teaches it: any content file that says `teaches`."""
    for base in bases:
        for path in sorted(base.glob("**/*.yaml")):
            data = marked_yaml.read(folders.read_text(path), path.name).data
            if isinstance(data, dict) and isinstance(data.get("teaches"), list):
                yield from ((str(key), str(data.get("id"))) for key in data["teaches"])


def _gathered(pairs: Iterator[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for key, place in pairs:
        found.setdefault(key, {})[place] = None
    return {key: tuple(places) for key, places in found.items()}


def _order(number: str) -> tuple[int, tuple[int, ...], str]:
    """The Comprehensive Rules first, by number; other documents after them."""
    parts = number.split(".")
    if all(part.isdecimal() for part in parts):
        return 0, tuple(int(part) for part in parts), ""
    return 1, (), number
