"""Choices: the answers there are, the forced one, and what is allowed."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.choice import (
    AnswerMismatch,
    Answers,
    Choice,
    Illegal,
    Legal,
    Option,
    Pending,
    Refused,
)
from engine.core.game import Game
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.profiles import CURRENT


def of(*keys, least=1, most=1, ordered=False, alike=()):
    """A choice between options of these keys; those in `alike` are interchangeable."""
    options = tuple(Option(key, alike="same" if key in alike else "") for key in keys)
    return Choice(0, "choose", options, least, most, ordered)


choices = st.builds(
    lambda n, least, extra, ordered, alike: of(
        *"abcd"[:n], least=min(least, n), most=least + extra, ordered=ordered, alike="abcd"[:alike]
    ),
    st.integers(0, 4),
    st.integers(0, 3),
    st.integers(0, 2),
    st.booleans(),
    st.integers(0, 4),
)


@pytest.mark.parametrize(
    ("choice", "answers"),
    [
        (of("a", "b"), [("a",), ("b",)]),
        (of("a", "b", least=0), [(), ("a",), ("b",)]),
        (of("a", "b", "c", least=2, most=2), [("a", "b"), ("a", "c"), ("b", "c")]),
        (of("a", "b", least=0, most=5), [(), ("a",), ("b",), ("a", "b")]),
        (of("a", "b", ordered=True), [("a", "b"), ("b", "a")]),
        (of("a", "b", "c", alike="ab"), [("a",), ("c",)]),
        (of("a", "b", "c", least=2, most=2, alike="ab"), [("a", "b"), ("a", "c")]),
        (of("a", "b", ordered=True, alike="ab"), [("a", "b")]),
        (of(least=0), [()]),
    ],
)
def test_answers_come_in_a_stable_order_interchangeable_ones_once(choice, answers):
    """Every answer that differs from the others, and no other."""
    assert list(choice.answers()) == answers


@pytest.mark.parametrize(
    ("choice", "forced"),
    [
        (of("a"), ("a",)),
        (of("a", "b"), None),
        (of("a", least=0), None),
        (of(), ()),
        (of("a", "b", least=2, most=2), ("a", "b")),
        (of("a", "b", most=0, least=0), ()),
        (of("a", "b", alike="ab"), ("a",)),
        (of("a", "b", "c", alike="ab"), None),
        (of("a", "b", "c", least=2, most=2, alike="abc"), ("a", "b")),
        (of("a", ordered=True), ("a",)),
        (of("a", "b", ordered=True), None),
        (of("a", "b", ordered=True, alike="ab"), ("a", "b")),
    ],
)
def test_an_answer_is_forced_when_there_is_no_other(choice, forced):
    """One legal answer, or interchangeable ones only, is no real choice."""
    assert choice.forced() == forced


@given(choices)
def test_every_answer_is_allowed_and_the_forced_one_is_among_them(choice):
    """answers, allows, forced and count speak of the same answers."""
    answers = list(choice.answers())

    assert all(choice.allows(answer) for answer in answers)
    assert len(answers) == len(set(answers)) <= choice.number_of_answers()
    if choice.forced() is not None:
        assert answers == [choice.forced()]


@pytest.mark.parametrize("answer", [(), ("a", "b"), ("a", "a"), ("x",)])
def test_an_answer_of_the_wrong_number_or_name_is_not_allowed(answer):
    """One of two is one that is offered, once."""
    assert not of("a", "b").allows(answer)


def test_an_order_names_every_option_once():
    """A permutation is whole."""
    choice = of("a", "b", "c", ordered=True)

    assert all(choice.allows(order) for order in permutations("abc"))
    assert not choice.allows(("a", "b"))
    assert not choice.allows(("a", "b", "b"))


def test_a_verdict_is_true_when_legal():
    """Legal and Illegal may stand in a condition."""
    assert Legal()
    assert not Illegal("cost", "1.5.3")


def test_a_refusal_carries_reason_clause_and_facts():
    """What is raised inside a procedure becomes a value."""
    assert Refused("cost", "1.5.3", ready=1, needed=2).illegal == Illegal(
        "cost", "1.5.3", (("needed", 2), ("ready", 1))
    )


def game(*answers):
    """A game that answers from a list."""
    return Game(LorcanaPosition(("you", "opponent")), CURRENT, Answers(list(answers)))


def test_answers_are_used_one_by_one_then_the_task_is_pending():
    """Out of answers, the choice is shown to whoever runs the task."""
    asked = game(("a",))

    assert asked.ask(of("a", "b")) == ("a",)
    with pytest.raises(Pending) as raised:
        asked.ask(of("c", "d"))
    assert raised.value.choice == of("c", "d")


def test_a_forced_choice_uses_up_no_answer():
    """A list of answers holds what was really chosen."""
    asked = game(("b",))

    assert asked.ask(of("x")) == ("x",)
    assert asked.ask(of("a", "b")) == ("b",)


def test_an_answer_to_another_choice_is_an_error():
    """Never a silent other branch: the answer's key must be among the options."""
    with pytest.raises(AnswerMismatch):
        game(("z",)).ask(of("a", "b"))


def test_options_of_one_answer_weigh_no_more_than_their_limit_together():
    """Of weights 4, 3 and 6, with 7 at most, the two light ones go together and no others do."""
    options = tuple(Option(key) for key in "abc")
    choice = Choice(0, "choose", options, 0, 3, weights=(4, 3, 6), limit=7)

    found = list(choice.answers())

    assert found == [(), ("a",), ("b",), ("c",), ("a", "b")]
    assert choice.number_of_answers() == len(found)
    assert (choice.allows(("a", "b")), choice.allows(("b", "c"))) == (True, False)
