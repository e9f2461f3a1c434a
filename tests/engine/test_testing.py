"""The board builder and the game played by name fail where a test would lie to itself."""

import pytest

from engine.core.marked import Problems
from engine.testing import Illegal, Legal, Unanswered, UnusedAnswer, board

STITCH = "Stitch - Carefree Surfer"
MICKEY = "Mickey Mouse - True Friend"
ROBOT = "The Robot Queen"
FLOUNDER = "Flounder - Voice of Reason"
WARDED = "The Muses - Proclaimers of Heroes"


def stitch_is_played():
    """Stitch was just played beside a robot, Flounder and a hurt Mickey Mouse."""
    hurt = {MICKEY: {"damage": 1}}
    game = board(you={"hand": [STITCH], "ink": 8, "play": [ROBOT, FLOUNDER, hurt]})
    game.play(STITCH)
    return game


def test_6_2_4_secondary_condition_is_checked_on_resolution():
    """Ohana draws nothing when only one other character is left as it resolves."""
    game = stitch_is_played()

    game.resolve("Major Malfunction", may=True, choose=MICKEY)
    game.resolve("Ohana")

    assert game.drawn("you") == 0


def test_what_came_of_it_is_asked_by_name():
    """Bag, zones, states and counters answer by the names a file uses."""
    game = stitch_is_played()

    assert sorted(game.bag()) == [("Major Malfunction", "you"), ("Ohana", "you")]
    assert game.inkwell("you") == (1, 7)
    assert game.zone("you", "play") == [ROBOT, FLOUNDER, MICKEY, STITCH]
    assert game.state(STITCH)["drying"] is True
    assert game.damage(MICKEY) == 1
    assert game.strength(MICKEY) == 3
    assert game.triggered("Ohana") == 1
    assert sorted(game.options()) == ["Major Malfunction", "Ohana"]
    assert game.winner() == "none"


def test_what_was_banished_and_resolved_is_counted():
    """Banished cards and resolved abilities come in the words of the measures."""
    game = stitch_is_played()
    game.resolve("Major Malfunction", may=True, choose=MICKEY)

    assert game.banished("you") == [MICKEY, ROBOT]
    assert game.resolved() == ["Major Malfunction (you)"]
    assert game.told("check") == [{"found": 1}]
    assert "1.8.1.4" in game.clauses()


def test_a_question_nobody_answered_waits():
    """The action gives the open choice; nothing else may be done or asked until it is answered."""
    game = stitch_is_played()

    choice = game.resolve("Major Malfunction")

    assert choice == game.asked()
    assert choice.kind == "may"
    with pytest.raises(Unanswered):
        game.lore("you")
    with pytest.raises(Unanswered):
        game.resolve("Ohana")


def test_an_answer_goes_on_from_the_question():
    """Answers may come one by one, each after seeing what is asked."""
    game = stitch_is_played()

    game.resolve("Major Malfunction")
    game.answer(may=True)
    assert sorted(game.options()) == [FLOUNDER, MICKEY, STITCH]
    verdict = game.answer(choose=MICKEY)

    assert verdict == Legal()
    assert game.banished("you") == [MICKEY, ROBOT]


def test_an_answer_nothing_asked_for_fails():
    """A test may not script what the game never asks."""
    game = board(you={"play": [MICKEY]})

    with pytest.raises(UnusedAnswer):
        game.quest(MICKEY, may=True)
    with pytest.raises(UnusedAnswer):
        game.answer(may=True)


def test_an_answer_that_is_not_offered_fails():
    """Naming a card that can't be chosen is a fault of the test, unless a rule refuses it."""
    game = stitch_is_played()
    with pytest.raises(UnusedAnswer):
        game.resolve("Major Malfunction", may=True, choose="Cheshire Cat - Not All There")


def test_8_15_1_an_option_that_a_rule_refuses_gives_the_verdict():
    """Choosing an opposing character with Ward is refused, and the ability still waits."""
    game = board(
        you={"hand": ["Fire the Cannons!"], "ink": 1},
        opponent={"play": [WARDED, FLOUNDER, MICKEY]},
    )

    verdict = game.play("Fire the Cannons!", choose=WARDED)

    assert verdict == Illegal("ward", "8.15.1")
    assert game.answer(choose=FLOUNDER) == Legal()


def test_1_7_6_an_illegal_attempt_changes_nothing():
    """Too little ink: the verdict says so, the card is still in hand."""
    game = board(you={"hand": [STITCH], "ink": 6})

    verdict = game.play(STITCH)

    assert verdict == Illegal("cost", "1.5.3", (("needed", 7), ("ready", 6)))
    assert game.zone("you", "hand") == [STITCH]
    assert game.inkwell("you") == (6, 0)


def test_a_board_that_cannot_be_is_refused_with_all_problems():
    """Every fault is told at once."""
    with pytest.raises(Problems) as raised:
        board(you={"hand": ["Stich - Carefree Surfer"], "discart": []})

    assert [problem.code for problem in raised.value.problems] == ["unknown_key", "unknown_card"]


@pytest.mark.parametrize("names", [("you", "left", "right"), ("you", "left", "across", "right")])
def test_3_4_2_the_turn_passes_around_a_table_of_any_size(names):
    """Three and four players take turns in the order of the board."""
    game = board(**{name: {} for name in names})

    active = []
    for _ in names:
        game.end_turn()
        game.start_turn()
        active.append(names[game.position.active])

    assert active == [*names[1:], names[0]]


def test_copies_are_told_apart_by_the_names_the_board_gives():
    """Two of one name are two cards, each with its own state."""
    first, second = {MICKEY: {"as": "first"}}, {MICKEY: {"as": "second", "damage": 2}}
    game = board(you={"play": [first, second]})

    game.quest("second")

    assert game.state("first")["exerted"] is False
    assert game.state("second")["exerted"] is True
    assert game.damage("second") == 2
