"""The handed cases: rulings that judges gave, and situations that other engines got wrong."""

from functools import cache
from pathlib import Path

import pytest

from engine.core.marked import read
from engine.lorcana.scenario.checking import Verdict, check_text

FOLDER = Path(__file__).parents[2] / "cases"
FILES = ("casebook", "lorcana")
CLASS_03 = {"bag", "trigger", "may", "state-check", "leaving-play"}

REFUSED: set[str] = set()
"""Cases that name a card we don't have. The list only gets shorter."""

NOT_GRADABLE = {"lorcana D15", "lorcana D42", "lorcana D43", "lorcana D45"}
"""Cases that the text of the rules doesn't settle; their files say why."""


@cache
def verdicts() -> dict[str, Verdict]:
    """The verdict on every case, by file and id."""
    return {
        f"{name} {verdict.id}": verdict
        for name in FILES
        for verdict in check_text((FOLDER / f"{name}.yaml").read_text("utf-8"), f"{name}.yaml")
    }


def topics() -> dict[str, set[str]]:
    """The topics of every case."""
    return {
        f"{name} {case['id']}": set(case["topics"])
        for name in FILES
        for case in read((FOLDER / f"{name}.yaml").read_text("utf-8"), f"{name}.yaml")
    }


EXPECTED = {
    case: "refused" if case in REFUSED else "not gradable" if case in NOT_GRADABLE else "agrees"
    for case in topics()
}


@pytest.mark.parametrize("case", EXPECTED)
def test_a_case_comes_out_as_its_file_expects(case):
    """Every gradable case agrees, save those listed as refused."""
    verdict = verdicts()[case]

    assert (verdict.status, verdict.differences) == (EXPECTED[case], ())


def test_no_case_of_class_03_is_refused():
    """What the class is about is complete: its cases all run."""
    assert {case for case in REFUSED if topics()[case] & CLASS_03} == set()


def test_the_lists_name_cases_that_there_are():
    """A case that was taken out or renamed leaves the lists."""
    assert set(EXPECTED) >= REFUSED | NOT_GRADABLE
