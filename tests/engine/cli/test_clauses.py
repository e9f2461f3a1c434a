"""The table of clauses is read from the code and the tests, never kept by hand."""

import pytest

from engine.cli.clauses import clauses
from engine.lorcana.clauses import is_clause

CODE = '''
def challenge(game):
    """Docstrings cite 1.2.3 without following it."""
    with game.rule("4.6.4.1", "7.7.4.3" if game else "7.7.4.4"):
        raise Refused("drying", "4.6.4.1")
    version = "2.0.1"
    return Choice(0, "choose", (), rule="6.1.3")


def may_look(position):
    return True, "7.1.2"
'''
TESTS = """
def test_4_6_4_1_a_drying_character_cannot_challenge(): ...
def test_4_6_4_1_an_exerted_one_neither(): ...
def test_2_of_three(): ...
def test_nothing_by_number(): ...
"""
CASES = """\
- {id: A1, clauses: ["6.1.3", "9.9"]}
"""


@pytest.fixture
def found(tmp_path):
    """The clauses of a small repository, by number."""
    for name, text in (
        ("engine/lorcana/rules/challenge.py", CODE),
        ("tests/engine/test_challenge.py", TESTS),
        ("tests/cases/small.yaml", CASES),
    ):
        file = tmp_path / name
        file.parent.mkdir(parents=True)
        file.write_text(text, "utf-8")
    return {clause.number: clause for clause in clauses(tmp_path)}


def test_literals_of_the_code_say_what_is_followed(found):
    """Rule blocks, refusals, choices and answers about knowledge; no docstrings, no versions."""
    followed = {number: clause.code for number, clause in found.items() if clause.code}

    assert followed == {
        "4.6.4.1": ("lorcana.rules.challenge.challenge",),
        "6.1.3": ("lorcana.rules.challenge.challenge",),
        "7.1.2": ("lorcana.rules.challenge.may_look",),
        "7.7.4.3": ("lorcana.rules.challenge.challenge",),
        "7.7.4.4": ("lorcana.rules.challenge.challenge",),
    }


def test_names_of_tests_say_what_is_tested(found):
    """Every test whose name begins with the number of a clause."""
    assert found["4.6.4.1"].tests == (
        "tests/engine/test_challenge.py::test_4_6_4_1_a_drying_character_cannot_challenge",
        "tests/engine/test_challenge.py::test_4_6_4_1_an_exerted_one_neither",
    )
    assert "2" not in found


def test_handed_cases_are_named_with_the_clauses_they_cite(found):
    """A clause that only a case cites is in the table, too."""
    assert found["6.1.3"].cases == ("small A1",)
    assert (found["9.9"].code, found["9.9"].tests) == ((), ())


def test_the_table_is_in_the_order_of_the_rulebook(found):
    """4.6 before 6.1 before 7.7, and 8.2 before 8.10."""
    assert list(found) == ["4.6.4.1", "6.1.3", "7.1.2", "7.7.4.3", "7.7.4.4", "9.9"]


def test_every_clause_that_code_and_tests_name_exists():
    """A number that moved or was mistyped is found here."""
    assert [c.number for c in clauses() if not is_clause(c.number)] == []
