"""The one driver loop: what comes next, tasks that commit whole or not at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.choice import AnswerMismatch, Answers, Illegal, Pending
from engine.core.trace import Trace
from engine.lorcana.actions import EndTurn, Play, Quest
from engine.lorcana.driver import Table, Task, next_task
from engine.lorcana.knowledge import knows, may_look
from engine.lorcana.rules.payment import INK
from engine.lorcana.scenario.naming import one_card
from engine.testing import board
from tests.engine.random_play import Anything, table, tables

STITCH = "Stitch - Carefree Surfer"
ROBOT = "The Robot Queen"
MICKEY = "Mickey Mouse - True Friend"
seeds = st.integers(0, 2**32)


def stitch(ink=8, answers=()):
    """A table at which Stitch can be played beside a robot and a hurt Mickey Mouse."""
    hurt = {MICKEY: {"damage": 1}}
    game = board(you={"hand": [STITCH], "ink": ink, "play": [ROBOT, hurt]})
    return Table(game.position, oracle=Answers(list(answers)), trace=Trace())


def play_stitch(on):
    """Play Stitch at that table."""
    return on.attempt(Play(0, one_card(on.position, {}, STITCH, "hand"), INK))


@given(seeds)
def test_asking_for_the_next_task_changes_nothing(seed):
    """It is a pure function of the position."""
    for game in tables(seed, 8):
        before = game.position.key()
        switch = game.switch

        assert next_task(game.position, switch) == next_task(game.position.clone(), switch)
        assert game.position.key() == before


def test_after_an_action_comes_the_check_then_the_bag():
    """The order of the loop: check, bag, turn."""
    game = stitch()
    seen = [game.next_task().kind]

    play_stitch(game)
    seen.append(game.next_task().kind)
    game.run(Task("check"))
    seen.append(game.next_task().kind)

    assert seen == ["turn", "check", "bag"]


def test_while_abilities_wait_no_turn_action_is_allowed():
    """7.7.4 comes before what the active player wants to do."""
    game = stitch()
    play_stitch(game)
    game.run(Task("check"))

    assert game.attempt(EndTurn(0)) == Illegal("bag", "4.1.2")


def test_a_task_without_its_answer_leaves_the_position_and_the_trace():
    """The copy is dropped; nothing half done is kept."""
    game = stitch()
    play_stitch(game)
    game.run(Task("check"))
    position, told = game.position, len(game.trace.events)

    with pytest.raises(Pending) as raised:
        game.run(Task("bag"))

    assert raised.value.choice.kind == "resolve"
    assert game.position is position
    assert len(game.trace.events) == told
    assert game.trace.clauses == []


def test_a_task_goes_on_with_one_answer_more():
    """It is run again from its start, with the answers given so far."""
    game = stitch()
    play_stitch(game)
    game.run(Task("check"))
    answers = []
    asked = []
    while game.next_task().kind == "bag" and len(asked) < 4:
        game.oracle = Answers(list(answers))
        try:
            game.run(Task("bag"))
        except Pending as pending:
            asked.append(pending.choice.kind)
            wanted = ("Major Malfunction", "yes", "mickey-mouse-true-friend")
            answers.append(
                next((o.key,) for o in pending.choice.options if {o.key, o.label} & {*wanted})
            )
        else:
            break

    assert asked == ["resolve", "may", "choose"]
    assert [entry.face for entry in game.position.waiting] == ["stitch-carefree-surfer"]


def test_1_7_6_an_illegal_attempt_leaves_the_position():
    """Ink, hand and turn are as before."""
    game = stitch(ink=3)
    before = game.position

    verdict = play_stitch(game)

    assert verdict == Illegal("cost", "1.5.3", (("needed", 7), ("ready", 3)))
    assert game.position.things == before.things
    assert game.position.zones == before.zones
    assert game.next_task().kind == "turn"


def test_1_7_6_2_a_card_announced_in_an_illegal_attempt_stays_known():
    """The opponent has seen it in your hand, and may not look at it again."""
    game = stitch(ink=3)
    card = one_card(game.position, {}, STITCH, "hand")
    assert not knows(game.position, 1, card)[0]

    play_stitch(game)

    assert knows(game.position, 1, card) == (True, "1.7.6.2")
    assert may_look(game.position, 1, card) == (False, "7.3.2")


def test_an_illegal_attempt_is_one_step_of_the_trace():
    """What the procedure had told before it was refused is taken back."""
    game = stitch(ink=3)

    play_stitch(game)

    assert [event.code for event in game.trace.events] == ["refused"]
    assert game.trace.events[0].clauses == ("1.5.3", "1.7.6")


def test_4_1_1_only_the_active_player_takes_turn_actions():
    """The opponent's attempt is refused."""
    game = Table(board(opponent={"play": [MICKEY]}).position)
    card = one_card(game.position, {}, MICKEY, "play")

    assert game.attempt(Quest(1, card)) == Illegal("not_your_turn", "4.1.1")


def test_an_answer_that_names_no_option_is_an_error():
    """On replay a mismatch never becomes another branch."""
    game = stitch(answers=[("ohana",)])
    play_stitch(game)
    game.run(Task("check"))
    before = game.position

    with pytest.raises(AnswerMismatch):
        game.run(Task("bag"))

    assert game.position is before


@given(seeds)
def test_the_same_answers_lead_to_the_same_position(seed):
    """Two games by the same answers agree in every key on the way."""
    first = [game.position.key() for game in tables(seed, 10)]
    second = [game.position.key() for game in tables(seed, 10)]

    assert first == second


@given(seeds)
def test_a_paused_game_is_its_list_of_answers(seed):
    """The answers taken by chance, given as a list, rebuild the position of the next turn."""
    game = table(seed)
    game.attempt(EndTurn(0))
    game.settle()
    assert isinstance(game.oracle, Anything)

    again = table(seed)
    again.oracle = Answers(game.oracle.given)
    again.attempt(EndTurn(0))
    again.settle()

    assert again.position.key() == game.position.key()


def test_the_trace_has_no_part_in_the_position():
    """Told or silent, the same comes out."""
    told, silent = stitch(), stitch()
    silent.trace = None

    play_stitch(told)
    play_stitch(silent)

    assert told.position.key() == silent.position.key()
    assert told.trace.events != []
