"""The files under tests/cases keep to one form, and each gradable case is a test of its own."""

import re
from pathlib import Path

import pytest

from engine.core.marked import read
from tests.engine.lorcana import test_cases

FOLDER = Path(__file__).parents[2] / "cases"
FILES = sorted(FOLDER.glob("*.yaml"))

KEYS = {
    "id", "title", "topics", "profile", "event", "players", "active", "turn", "board", "history",
    "do", "expect", "clauses", "older", "gradable", "why", "note", "wrong",
}  # fmt: skip
SIDE = {"lore", "play", "hand", "discard", "inkwell", "deck"}
VERBS = {
    "play", "quest", "challenge", "use", "boost", "move", "ink", "start_turn", "end_turn",
    "check_deck", "resolve", "answer",
}  # fmt: skip
MEASURES = {
    "zone_count", "zone_cards", "state", "stat", "drawn", "discarded", "banished", "bag",
    "triggered", "resolved_order", "ink", "paid", "legal", "options", "may_look", "all_outcomes",
    "lore", "winner",
}  # fmt: skip
REASONS = {
    "cost", "limit", "bag", "exerted", "drying", "restricted", "illegal_choice", "must_choose",
    "ward", "evasive", "bodyguard", "reckless", "no_base", "ink_types",
}  # fmt: skip
MOMENT = re.compile(r"end|(?:after|when asked) (?:do )?\d+")


def head(file):
    """The comment that explains the form, without the two lines that say what the file is."""
    lines = file.read_text("utf-8").splitlines()
    return [line for line in lines if line.startswith("#")][2:]


def cases():
    """(file, case) of every case."""
    return [(file, case) for file in FILES for case in read(file.read_text("utf-8"), file.name)]


def strays(case):
    """What a case says that the form doesn't know."""
    expected = case.get("expect", [])
    found = {
        "key": set(case) - KEYS,
        "player": set(case["board"]) - set(case["players"]),
        "side": {key for side in case["board"].values() for key in side} - SIDE,
        "verb": {_verb(case, entry) for entry in case["do"]} - VERBS,
        "measure": {one["measure"] for one in expected} - MEASURES,
        "reason": {one["reason"] for one in expected if one.get("reason")} - REASONS,
        "moment": {
            one["at"] for one in expected if not MOMENT.fullmatch(str(one.get("at", "end")))
        },
    }
    return {what: names for what, names in found.items() if names}


def _verb(case, entry):
    players = [name for name in entry if name in case["players"]]
    return entry[players[0]] if len(players) == 1 else f"{len(players)} players"


def test_the_files_explain_the_same_form():
    """Their heads are one and the same text."""
    heads = [head(file) for file in FILES]

    assert len(FILES) >= 2
    assert heads[0] and all(other == heads[0] for other in heads)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_case_leaves_the_handed_form(file):
    """Every key, verb, measure, reason word and moment is one that the head explains."""
    assert {case["id"]: strays(case) for at, case in cases() if at == file and strays(case)} == {}


def test_ids_name_one_case():
    """No id comes twice in a file."""
    ids = [(file.stem, str(case["id"])) for file, case in cases()]

    assert len(ids) == len(set(ids))


def test_each_gradable_case_is_a_test_of_its_own():
    """Every file is among those that are played, and each gradable case has to agree there."""
    gradable = {
        f"{file.stem} {case['id']}" for file, case in cases() if case["gradable"] != "false"
    }
    agreeing = {case for case, status in test_cases.EXPECTED.items() if status == "agrees"}

    assert gradable == agreeing
