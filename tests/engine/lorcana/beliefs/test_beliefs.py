"""Beliefs: each has a board that tells it from the rules, and two are never the same."""

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from engine.core.marked import read
from engine.lorcana import api
from engine.lorcana.profiles import PROFILES
from engine.lorcana.scenario.checking import check
from engine.lorcana.scenario.naming import UnknownName
from engine.lorcana.scenario.reading import read_one

FILES = sorted(Path(__file__).parent.glob("*.yaml"))
BELIEFS = [profile.name for profile in PROFILES.values() if profile.kind == "misconception"]


@cache
def scenarios():
    """The boards by the belief they are for."""
    found = {}
    for file in FILES:
        for document in read(file.read_text("utf-8"), file.name):
            scenario, problems = read_one(document, file.name)
            assert problems == [] and scenario.id not in found
            found[scenario.id] = scenario
    return found


@cache
def result(name):
    """The board of a belief under the rules in force."""
    return api.run(scenarios()[name])


def came_out(result, scenario):
    """What the board measures, the verdict on every entry, and what is asked at the end."""
    values = tuple(repr(measured(result, expected.measure)) for expected in scenario.expect)
    legal = tuple(bool(result.legal.get(n)) for n in range(1, len(scenario.do) + 1))
    return values, legal, result.open_choice and result.open_choice.kind


def measured(result, measure):
    """The value; None where the script never came to that moment, or nothing has that name."""
    try:
        return result.measure(measure)
    except (KeyError, UnknownName):
        return None


@cache
def outcome(board, belief):
    """How the board comes out under the belief; where its switch is not read, as by the rules."""
    scenario, right = scenarios()[board], result(board)
    as_by_the_rules = came_out(right, scenario)
    profile = PROFILES.get(belief)
    if profile is None or not profile.switches & right.switches:
        return as_by_the_rules
    return came_out(api.run(scenario, profile.rules), scenario)


def test_every_belief_has_its_board():
    """The boards are those of the beliefs, no more and no fewer."""
    assert sorted(scenarios()) == sorted(BELIEFS)


@pytest.mark.parametrize("belief", BELIEFS)
def test_the_rules_give_what_the_board_expects(belief):
    """Under the rules in force the board comes out as its file says, and nothing is open."""
    verdict = check(scenarios()[belief])

    assert (verdict.status, verdict.differences) == ("agrees", ())


@pytest.mark.parametrize("belief", BELIEFS)
def test_the_belief_gives_something_else(belief):
    """On its own board the belief comes out otherwise than the rules."""
    assert outcome(belief, belief) != outcome(belief, "")


def test_no_two_beliefs_are_the_same():
    """For every two beliefs there is a board on which they come out otherwise."""
    same = [
        (one, other)
        for one, other in combinations(BELIEFS, 2)
        if all(outcome(board, one) == outcome(board, other) for board in scenarios())
    ]

    assert same == []
