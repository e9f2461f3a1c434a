"""A game is its position and its answers: copied, written down or replayed, it goes on alike."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.choice import Answers, Pending
from engine.core.trace import Trace
from engine.lorcana import api
from engine.lorcana.driver import Table
from engine.lorcana.position import LorcanaPosition
from tests.engine.trust.recording import does, recorded

seeds = st.integers(0, 2**32)
profiles = st.sampled_from(sorted(api.PROFILES))


def through_json(position):
    """The position as it comes back from JSON text."""
    return LorcanaPosition.from_json(json.loads(json.dumps(position.to_json())))


@given(seeds, profiles)
def test_recorded_answers_replay_to_the_same_trace(seed, profile):
    """From the first position, the same actions and answers tell the same events."""
    steps, rules = recorded(seed, profile)
    if not steps:
        return
    answers = [answer for step in steps for answer in step.answers]
    table = Table(steps[0].before.clone(), rules, Answers(answers), Trace())

    for step in steps:
        assert isinstance(step.does, tuple)
        does(table, step.does)

    assert table.trace.events == [event for step in steps for event in step.told]
    assert table.position.key() == steps[-1].after.key()
    assert table.oracle.used == len(answers)


@pytest.mark.parametrize("copy", [LorcanaPosition.clone, through_json], ids=["clone", "json"])
@given(seed=seeds, profile=profiles)
def test_a_copy_at_every_choice_has_the_same_future(copy, seed, profile):
    """With the answers so far a copy asks the same choice; with all, it comes to the same end.

    The copy is copied again before every task, so that what one copy loses the rest would show.
    """
    steps, rules = recorded(seed, profile, actions=5)
    copied = copy(steps[0].before) if steps else None
    for step in steps:
        copied = copy(copied)
        assert copied.key() == step.before.key()
        for number, choice in enumerate(step.asked):
            table = Table(copy(copied), rules, Answers(list(step.answers[:number])))
            with pytest.raises(Pending) as raised:
                does(table, step.does)
            assert raised.value.choice == choice
            assert table.position.key() == step.before.key()
        table = Table(copied, rules, Answers(list(step.answers)), Trace())
        does(table, step.does)
        assert (table.trace.events, table.position.key()) == (list(step.told), step.after.key())
        copied = table.position
