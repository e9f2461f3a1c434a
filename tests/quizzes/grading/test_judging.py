"""Verdicts by simulation, and where wrong answers come from."""

import pytest

from quizzes.grading import judging
from quizzes.grading.judging import judge
from quizzes.grading.simulation import Simulation
from tests.quizzes import samples


def judged(text: str, said: dict):
    """The judgement on an answer to the first variant."""
    chosen, sim = samples.played(text)
    return judge(chosen, said, sim)


def test_the_simulated_number_is_right():
    """Ohana finds one other character: no card."""
    assert judged(samples.OHANA, {"number": 0}).verdict == judging.RIGHT


def test_an_answer_that_a_wrong_belief_yields_names_the_belief():
    """Two cards would be drawn if the "if" were tested only when Ohana triggers."""
    found = judged(samples.OHANA, {"number": 2})
    assert (found.verdict, found.diagnosis.misconception) == ("wrong", "if-only-at-trigger")
    assert found.diagnosis.parting is not None


def test_an_answer_that_no_belief_yields_names_none():
    """Nothing makes it one card."""
    assert judged(samples.OHANA, {"number": 1}).diagnosis.misconception == ""


def test_one_refusal_does_not_bind_the_other_player():
    """Whoever thinks so is told."""
    found = judged(samples.CHOICE, {"options": ["nobody"]})
    assert found.diagnosis.misconception == "one-refusal-binds-all"


def test_any_legal_order_that_reaches_the_goal_is_right():
    """The order given is played."""
    right = {"order": [["you", "Ohana"], ["you", "Major Malfunction"]]}
    other = {"order": [["you", "Major Malfunction"], ["you", "Ohana"]]}
    assert judged(samples.ORDER, right).verdict == judging.RIGHT
    assert judged(samples.ORDER, other).verdict == judging.WRONG


def test_an_order_of_other_abilities_is_wrong():
    """Abilities that do not wait can't be put in order."""
    assert judged(samples.ORDER, {"order": [["you", "Ohana"]]}).verdict == judging.WRONG


@pytest.mark.parametrize(("when", "verdict"), [("sometimes", "right"), ("always", "wrong")])
def test_the_explorer_decides_what_is_possible(when, verdict):
    """Both outcomes can be reached."""
    assert judged(samples.POSSIBLE, {"when": when}).verdict == verdict


def test_half_of_two_ends_is_partly_right():
    """The least is right, the most is not."""
    found = judged(samples.ENDS, {"least": 0, "most": 1})
    assert (found.verdict, found.points, found.total) == ("partly", 1, 2)


def test_the_right_refusal_for_the_wrong_reason_is_partly_right():
    """An exerted character can't quest; drying is not why."""
    assert judged(samples.LEGAL, {"legal": "no", "reason": "exerted"}).verdict == "right"
    assert judged(samples.LEGAL, {"legal": "no", "reason": "drying"}).verdict == "partly"
    assert judged(samples.LEGAL, {"legal": "yes", "reason": ""}).verdict == "wrong"


def test_each_field_of_a_board_counts():
    """Zone and damage of two cards and the lore of one player."""
    said = {
        "cards": {
            "Smash": {"zone": "discard"},
            "Stitch - Carefree Surfer": {"zone": "play", "damage": 2},
        },
        "lore": {"you": 0},
    }
    found = judged(samples.BOARD, said)
    assert (found.verdict, found.points, found.total) == ("partly", 3, 4)


def test_any_payment_the_engine_accepts_is_right():
    """A character of cost 3 sings a song of cost 3; one of cost 1 can't."""
    assert judged(
        samples.PAY, {"way": "sing", "cards": ["Mickey Mouse - True Friend"]}
    ).verdict == ("right")
    assert judged(
        samples.PAY, {"way": "sing", "cards": ["Flounder - Voice of Reason"]}
    ).verdict == ("wrong")


def test_texts_are_judged_without_a_board():
    """Ohana opens with "When": it is triggered."""
    assert judged(samples.TEXT, {"options": ["triggered"]}).verdict == judging.RIGHT


def test_what_the_rules_leave_open_is_never_graded():
    """A run that cites an undecided clause could not be judged."""
    chosen, sim = samples.played(samples.OHANA)
    sim.result.script.table.undecided.append("6.1.1")
    found = judge(chosen, {"number": 0}, sim)
    assert (found.verdict, found.why) == (judging.UNJUDGED, "6.1.1")


def test_too_many_lines_of_play_could_not_be_judged(monkeypatch):
    """The explorer's budget is used up; nothing is guessed."""
    from quizzes.grading import simulation

    monkeypatch.setattr(simulation, "BUDGET", 1)
    assert judged(samples.POSSIBLE, {"when": "always"}).verdict == judging.UNJUDGED


def test_equal_outcomes_have_equal_digests():
    """Grading twice says the same."""
    first, again = (judged(samples.OHANA, {"number": 0}) for _ in range(2))
    assert first.digest == again.digest != ""


def test_nothing_is_kept_of_an_answer():
    """A simulation is made of the scenario alone."""
    chosen, _ = samples.played(samples.OHANA)
    assert not hasattr(Simulation(chosen.scenario), "answer")


GOAT, LIGHT = ["you", "Here I Come!"], ["you", "Thanks for Volunteering"]
VOLUNTEERS, EMERALD = ["opponent", "Thanks for Volunteering"], ["opponent", "Emerald Light"]


@pytest.mark.parametrize(
    ("order", "belief"),
    [
        ([VOLUNTEERS, EMERALD, GOAT, LIGHT], "opponent-first"),
        ([VOLUNTEERS, GOAT, LIGHT, EMERALD], "active-orders-all"),
        ([GOAT, EMERALD, VOLUNTEERS, LIGHT], "active-orders-all"),
    ],
)
def test_7_7_4_2_an_order_made_for_everybody_names_the_belief(order, belief):
    """What the active player would order if they ordered for both; a nearer belief comes first."""
    assert judged(samples.BOTH_SIDES, {"order": order}).diagnosis.misconception == belief


def test_the_replay_opens_where_the_named_belief_parts_from_the_rules():
    """An older version parts earlier, but it is the belief that is named and shown."""
    found = judged(samples.STORM, {"number": 4}).diagnosis
    _chosen, sim = samples.played(samples.STORM)
    step = sim.result.events[found.parting - 1]
    assert (found.misconception, found.version) == ("source-gone-fizzles", "2.0.1")
    assert sim.result.events[found.parting - 2].code == "resolves"
    assert step.code == "lore"
