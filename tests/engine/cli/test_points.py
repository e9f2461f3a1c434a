"""The points of the classes: every one is tested or listed as policy, found from the tests."""

import json
from collections import Counter

import pytest

from engine.cli.main import main
from engine.cli.points import FILE, point_lines, points
from engine.lorcana.clauses import is_clause

POINTS = """\
- {id: L05-01, clauses: [7.1.2.1], title: "Six zones"}
- {id: L05-02, star: true, clauses: [7.1.1], title: "Zones stay apart"}
- {id: L05-03, clauses: [TR 5.1], title: "Layout", policy: "No position shows it."}
"""
TESTS = '''
def test_7_1_2_1_there_are_six():
    """L05-01: and every player has them; L05-011 is no point."""


def test_other():
    """Speaks of no point."""


def helper():
    """L05-02: no test."""
'''


@pytest.fixture
def small(tmp_path):
    """A repository with three points and one test."""
    for name, text in ((str(FILE), POINTS), ("tests/engine/test_zones.py", TESTS)):
        file = tmp_path / name
        file.parent.mkdir(parents=True)
        file.write_text(text, "utf-8")
    return points(tmp_path)


def test_a_point_is_implemented_only_with_a_test_that_names_it(small):
    """A docstring of a test counts, one of a helper does not."""
    assert [point.state for point in small] == ["tested", "missing", "policy"]
    assert small[0].tests == ("tests/engine/test_zones.py::test_7_1_2_1_there_are_six",)


def test_each_point_is_shown_with_its_clauses_and_its_state(small):
    """Tests, "no test yet", or why it is policy."""
    assert [point_lines(point, "en") for point in small] == [
        [
            "L05-01  Six zones 〔7.1.2.1〕",
            "    tests/engine/test_zones.py::test_7_1_2_1_there_are_six",
        ],
        ["L05-02 ★  Zones stay apart 〔7.1.1〕", "    no test yet"],
        ["L05-03  Layout 〔TR 5.1〕", "    policy, not simulated: No position shows it."],
    ]


def test_the_file_holds_every_point_of_the_three_classes_once():
    """51, 55 and 63 of them, numbered without a gap."""
    ids = [point.id for point in points()]

    assert Counter(name[:3] for name in ids) == {"L03": 51, "L05": 55, "L08": 63}
    assert ids == [f"{name[:3]}-{int(name[4:]):02d}" for name in ids]
    assert len(set(ids)) == len(ids)


def test_every_point_cites_clauses_that_there_are():
    """Comprehensive Rules by number, other documents by name."""
    wrong = {
        (point.id, clause)
        for point in points()
        for clause in point.clauses
        if not point.clauses or not is_clause(clause)
    }
    assert wrong == set()


@pytest.mark.parametrize("lesson", ["L03", "L05", "L08"])
def test_no_point_of_the_class_is_without_a_test(lesson):
    """What is not tested is policy, and says why."""
    open_ = [p.id for p in points() if p.id.startswith(lesson) and p.state == "missing"]

    assert open_ == []


def test_what_is_policy_is_not_tested_at_the_same_time():
    """A point is one or the other."""
    assert [point.id for point in points() if point.policy and point.tests] == []


def test_the_command_lists_points_as_json(capsys):
    """With state, tests and clauses of each."""
    main(["points", "--json", "--lang", "en"])
    listed = json.loads(capsys.readouterr().out)

    first = next(point for point in listed if point["id"] == "L05-01")
    assert (first["state"], first["clauses"]) == ("tested", ["7.1.2.1", "7.1.3.1"])
    assert first["tests"][0].startswith("tests/engine/lorcana/zones/")


def test_clauses_show_every_point_as_well(capsys):
    """After the clauses come all 169 with their state."""
    main(["clauses", "--lang", "en"])
    lines = capsys.readouterr().out.splitlines()

    assert sum(line.startswith(("L03-", "L05-", "L08-")) for line in lines) == 169
    assert lines[-1].startswith("169 points")


def test_the_command_sums_up_in_the_readers_language(capsys):
    """The last line of the list."""
    main(["points", "--missing", "--lang", "ja"])

    assert capsys.readouterr().out.splitlines()[-1].startswith("要点169件")
