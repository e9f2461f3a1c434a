"""`check`: files of cases against their expectations."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.cli.files import REFUSED, plain, problem_json, refused, text_of
from engine.cli.words import cited, measured, problem_lines, say, shown
from engine.core.marked import Problems
from engine.lorcana.scenario.checking import Difference, Verdict, check_text
from engine.lorcana.text.catalogue import gettext_noop as _

STATUS = {
    "agrees": _("agrees"),
    "differs": _("differs"),
    "refused": _("refused"),
    "not gradable": _("not gradable"),
}
CASE = _("{id}: {status}")
DIFFERENCE = _("line {line}: {measure}: expected {expected}, got {got}")
CLAUSES = _("clauses of the replay: {clauses}")
COUNT = _(
    "{total} {total:case|cases}: {agrees} {agrees:agrees|agree}, {differs} "
    "{differs:differs|differ}, {refused} refused, {not_gradable} not gradable."
)
DIFFERS = 1
"""Exit status when a case differs."""


def command(given: argparse.Namespace) -> int:
    """Check every file; exit status 0 only if all gradable cases agree."""
    each = [(path, _verdicts(path, given.lang)) for path in given.files]
    verdicts = [verdict for _path, found in each for verdict in found]
    if given.json:
        print(json.dumps(as_json(each), ensure_ascii=False, indent=2))
        return status(verdicts)
    for path, found in each:
        print(path)
        for verdict in found:
            print(*case_lines(verdict, given.lang), sep="\n")
    print(count_line(verdicts, given.lang))
    return status(verdicts)


def _verdicts(path: str, lang: str) -> list[Verdict]:
    try:
        return check_text(text_of(path, lang), path)
    except Problems as error:
        raise refused(error.problems, lang) from error


def status(verdicts: Sequence[Verdict]) -> int:
    """1 where a case differs, else 2 where one is refused, else 0."""
    found = {verdict.status for verdict in verdicts}
    if "differs" in found:
        return DIFFERS
    return REFUSED if "refused" in found else 0


def case_lines(verdict: Verdict, lang: str) -> list[str]:
    """The verdict on a case and all that explains it."""
    lines = ["  " + say(CASE, lang, id=verdict.id, status=say(STATUS[verdict.status], lang))]
    if verdict.why:
        lines[0] += f" ({verdict.why})"
    lines += [f"      {line}" for line in problem_lines(verdict.problems, lang)]
    lines += [f"      {difference_line(found, lang)}" for found in verdict.differences]
    if verdict.status == "differs":
        lines.append("      " + say(CLAUSES, lang, clauses=cited(verdict.clauses)))
    return lines


def difference_line(found: Difference, lang: str) -> str:
    """What was expected and what came out."""
    said = {"expected": shown(found.expected), "got": shown(found.got)}
    return say(DIFFERENCE, lang, line=found.line, measure=measured(found.measure), **said)


def count_line(verdicts: Sequence[Verdict], lang: str) -> str:
    """How many cases came out how."""
    found = Counter(verdict.status.replace(" ", "_") for verdict in verdicts)
    counts = {name.replace(" ", "_"): found[name.replace(" ", "_")] for name in STATUS}
    return say(COUNT, lang, total=len(verdicts), **counts)


def as_json(each: Sequence[tuple[str, Sequence[Verdict]]]) -> dict[str, Any]:
    """Every verdict and the counts."""
    counts = Counter(verdict.status for _path, found in each for verdict in found)
    return {
        "files": [
            {"file": path, "cases": [_case(verdict) for verdict in found]} for path, found in each
        ],
        "counts": {name: counts[name] for name in STATUS},
    }


def _case(verdict: Verdict) -> dict[str, Any]:
    return {
        "id": verdict.id,
        "status": verdict.status,
        "why": verdict.why,
        "differences": [
            {
                "line": found.line,
                **found.measure._asdict(),
                "expected": plain(found.expected),
                "got": plain(found.got),
            }
            for found in verdict.differences
        ],
        "problems": [problem_json(fault) for fault in verdict.problems],
        "clauses": list(verdict.clauses),
    }
