"""Reading the files a command is given."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.cli.words import problem_lines, say
from engine.core.marked import Problem, Problems
from engine.lorcana import api
from engine.lorcana.scenario.model import Scenario
from engine.lorcana.text.catalogue import gettext_noop as _

NO_FILE = _("{path}: there is no such file, or it can't be read.")
NO_CASE = _("{path} has no case {id}. It has: {ids}.")
WHICH_CASE = _("{path} holds {n} cases. Name one with --id: {ids}.")
NOT_UTF_8 = _("{path} is no text in UTF-8 from line {line} on. Save it as UTF-8.")
FAULTS = _("This can't be played. It has {n} {n:problem|problems}:")

REFUSED = 2
"""Exit status when a file can't be played as it stands."""


class Unreadable(Exception):
    """A command can't go on; the sentences say why."""

    def __init__(self, *lines: str, problems: Sequence[Problem] = ()) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines
        self.problems = problems


def text_of(path: str, lang: str) -> str:
    """The text of a file. Raises Unreadable."""
    try:
        return Path(path).read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise Unreadable(say(NOT_UTF_8, lang, path=path, line=line)) from error
    except OSError as error:
        raise Unreadable(say(NO_FILE, lang, path=path)) from error


def one_scenario(path: str, id: str | None, lang: str) -> Scenario:
    """The scenario of a file, or the one of that id. Raises Unreadable with all its problems."""
    try:
        each = api.read_each(text_of(path, lang), path)
    except Problems as error:
        raise refused(error.problems, lang) from error
    ids = ", ".join(name for name, _, _ in each)
    if id is not None:
        each = [found for found in each if found[0] == id]
        if not each:
            raise Unreadable(say(NO_CASE, lang, path=path, id=id, ids=ids))
    if len(each) != 1:
        raise Unreadable(say(WHICH_CASE, lang, path=path, n=len(each), ids=ids))
    _name, scenario, problems = each[0]
    if scenario is None:
        raise refused(problems, lang)
    return scenario


def refused(problems: list[Problem], lang: str) -> Unreadable:
    """Every problem with its place."""
    lines = say(FAULTS, lang, n=len(problems)), *problem_lines(problems, lang)
    return Unreadable(*lines, problems=problems)


def complain(error: Unreadable, as_json: bool) -> int:
    """Print why a command can't go on; gives its exit status."""
    for line in error.lines:
        print(line, file=sys.stderr)
    if as_json:
        problems = [problem_json(fault) for fault in error.problems]
        print(json.dumps({"problems": problems}, ensure_ascii=False, indent=2))
    return REFUSED


def problem_json(fault: Problem) -> dict[str, Any]:
    """A problem as JSON values: place, code and facts, cards by their full name."""
    facts = {name: _fact(fact) for name, fact in fault.params}
    return {"file": fault.where, "line": fault.line, "code": fault.code, **facts}


def _fact(fact: Any) -> Any:
    if isinstance(fact, list):
        return [_fact(item) for item in fact]
    return str(getattr(fact, "full_name", fact))


def plain(value: Any) -> Any:
    """JSON values for what results hold: records as lists, sets sorted."""
    if hasattr(value, "en") and hasattr(value, "ja"):
        return {"en": value.en, "ja": value.ja}
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, frozenset | set):
        return sorted(plain(item) for item in value)
    return value
