"""Exploring random small boards: the memo leaves nothing out, and chance meets nothing new."""

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.core.marked import Problems
from engine.lorcana import api
from engine.lorcana.legal import legal_actions
from engine.lorcana.scenario.exploring import root
from engine.lorcana.scenario.measures import tally_for, value
from engine.lorcana.scenario.script import Moment, Script
from tests.bench.decks import Dice
from tests.engine.trust.boards import small_board

MOST = 1_500
RULES = api.PROFILES["2.2.0"].rules
seeds = st.integers(0, 2**32)
turn = pytest.mark.parametrize("turn", [False, True], ids=["one play", "rest of the turn"])


def board_of(seed, turn):
    """The board of a seed; those whose states contradict their cards are passed over."""
    try:
        return small_board(seed, turn)
    except Problems:
        assume(False)
        raise


def explored(scenario):
    """What exploring finds; boards that are too wide are passed over."""
    try:
        return api.explore(scenario, budget=400)
    except api.TooManyLines:
        assume(False)
        raise


class TooWide(Exception):
    """There are more lines than a test without the memo may walk."""


def every_line(node, left):
    """Outcome and length of every line of play, without any memo."""
    left[0] -= 1
    if left[0] < 0:
        raise TooWide
    ended = node.outcome()
    if ended is not None:
        yield ended, 0
        return
    for branch in node.branches():
        for outcome, length in every_line(branch.node, left):
            yield outcome, length + len(branch.line)


def by_chance(scenario, seed):
    """What is measured after play by chance on the driver alone, without the explorer."""
    chance = Random(seed)
    script = Script(scenario, RULES, None, moments=False)
    table = script.table
    table.position.tally = tally_for(scenario.measures, len(scenario.players))
    actions = [script.action(entry) for entry in scenario.do]
    table.oracle = Dice(chance)
    for action in actions:
        table.attempt(action)
    while table.settle(ends_turn).kind == "turn" and scenario.until:
        assert table.attempt(chance.choice(legal_actions(table.position)))
    moment = Moment(table.position, None)
    found = (value(script, measure, moment) for measure in scenario.measures)
    return tuple(tuple(sorted(v.items())) if isinstance(v, dict) else v for v in found)


def ends_turn(task):
    """Whether the next turn would begin."""
    return task.name in ("next", "ready")


@turn
@given(seed=seeds)
def test_the_memo_leaves_no_outcome_out(turn, seed):
    """Walking every line gives the same outcomes, each with a line as short."""
    scenario = board_of(seed, turn)
    found = explored(scenario)
    shortest = {}
    try:
        for outcome, length in every_line(root(scenario, RULES, scenario.measures), [MOST]):
            shortest[outcome] = min(length, shortest.get(outcome, length))
    except TooWide:
        assume(False)

    assert {outcome.values: len(outcome.line) for outcome in found.outcomes} == shortest


@turn
@given(seed=seeds)
def test_any_line_of_play_ends_in_an_outcome_that_was_found(turn, seed):
    """Twenty games of chance from the board each end in one of the outcomes."""
    scenario = board_of(seed, turn)
    outcomes = {outcome.values for outcome in explored(scenario).outcomes}

    assert {by_chance(scenario, number) for number in range(20)} <= outcomes


ENDLESS = """\
board:
  you:
    hand: [We Know the Way]
    discard: [{card: We Know the Way, as: B}]
    inkwell: {ready: 3}
    deck: {size: 0}
do:
  - {you: play, card: We Know the Way, pay: ink}
measure: [{measure: lore, of: you}]
"""


def test_a_line_that_never_ends_is_too_many_lines():
    """A song that may be played again and again: no answer from a part, and no crash."""
    with pytest.raises(api.TooManyLines):
        api.explore(api.read(ENDLESS))
