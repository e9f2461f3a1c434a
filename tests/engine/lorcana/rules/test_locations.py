"""Moving to locations, and what watches it (4.7)."""

import pytest

from engine.testing import Illegal, board

BITTERWOOD = "The Bitterwood - Underground Forest"
FINISH = "Sugar Rush Speedway - Finish Line"
FLOUNDER = "Flounder - Voice of Reason"
HONEST = "Honest John - Shameless Schemer"
MICKEY = "Mickey Mouse - True Friend"
MINE = "Seven Dwarfs' Mine - Secure Fortress"
PALACE = "Elsa's Ice Palace - Place of Solitude"
PIE_SLINGER = "Donald Duck - Pie Slinger"
START = "Sugar Rush Speedway - Starting Line"
SCAR = "Scar - Fiery Usurper"


def test_4_7_5_an_ability_triggers_when_a_character_was_moved_there():
    """Mountain Defense waits in the bag once Flounder stands in the Mine."""
    game = board(you={"play": [MINE, FLOUNDER], "ink": 2}, opponent={"play": [MICKEY]})

    game.move(FLOUNDER, MINE)

    assert (game.state(FLOUNDER)["at"], game.bag()) == (MINE, [("Mountain Defense", "you")])


@pytest.mark.parametrize(("mover", "damage"), [(FLOUNDER, 1), (PIE_SLINGER, 2)])
def test_6_5_1_1_a_knight_moved_there_makes_it_two_damage_instead(mover, damage):
    """The ability looks at the character that was moved."""
    game = board(you={"play": [MINE, mover], "ink": 2}, opponent={"play": [MICKEY]})

    game.move(mover, MINE)
    game.resolve("Mountain Defense", may=True, choose=MICKEY)

    assert game.damage(MICKEY) == damage


def test_6_2_2_only_the_first_move_there_in_a_turn_meets_first():
    """The second character moved to the Mine triggers nothing, whatever came of the first."""
    game = board(you={"play": [MINE, FLOUNDER, MICKEY], "ink": 4}, opponent={"play": [SCAR]})

    game.move(FLOUNDER, MINE)
    game.resolve("Mountain Defense", may=False)
    game.move(MICKEY, MINE)

    assert (game.bag(), game.triggered("Mountain Defense")) == ([], 1)


def test_6_1_13_1_the_first_move_of_the_next_turn_is_a_first_again():
    """What happened in the last turn is not counted."""
    game = board(you={"play": [MINE, FLOUNDER, MICKEY], "ink": 4}, opponent={})

    game.move(FLOUNDER, MINE)
    game.resolve("Mountain Defense", may=False)
    for _ in range(2):
        game.end_turn()
        game.start_turn()
    game.move(MICKEY, MINE)

    assert game.triggered("Mountain Defense") == 2


def test_6_1_13_2_once_a_turn_looks_whether_it_has_resolved_and_not_at_the_moves():
    """Bitterwood: the second character of 5 strength moved there triggers, to no effect."""
    game = board(you={"play": [BITTERWOOD, HONEST, SCAR], "ink": 4}, opponent={})

    game.move(HONEST, BITTERWOOD)
    game.resolve("Gather Resources", may=True)
    game.move(SCAR, BITTERWOOD)
    game.resolve("Gather Resources")

    assert (game.drawn("you"), game.triggered("Gather Resources")) == (1, 2)


def test_6_2_2_a_weak_character_moved_to_the_bitterwood_triggers_nothing():
    """Flounder has not 5 strength."""
    game = board(you={"play": [BITTERWOOD, FLOUNDER], "ink": 2}, opponent={})

    game.move(FLOUNDER, BITTERWOOD)

    assert game.bag() == []


@pytest.mark.parametrize(("at", "bag"), [(None, []), (MINE, [("Bring It Home, Kid!", "you")])])
def test_6_2_2_the_finish_line_wants_a_character_from_another_location(at, bag):
    """From no location to the Finish Line is not from another one."""
    flounder = {FLOUNDER: {"at": at}} if at else FLOUNDER
    game = board(you={"play": [MINE, FINISH, flounder], "ink": 6}, opponent={})

    game.move(FLOUNDER, FINISH)

    assert game.bag() == bag


def test_6_1_5_1_the_finish_line_is_banished_for_lore_and_cards():
    """3 lore and 3 cards; Flounder stands nowhere then."""
    game = board(you={"play": [MINE, FINISH, {FLOUNDER: {"at": MINE}}], "ink": 6}, opponent={})

    game.move(FLOUNDER, FINISH)
    game.resolve("Bring It Home, Kid!", may=True)

    assert (game.lore("you"), game.drawn("you"), game.banished("you")) == (3, 3, [FINISH])


def test_4_7_3_2_the_starting_line_moves_a_character_for_free():
    """Exerted and dealt 1 damage, Mickey stands in the Mine; no ink was paid."""
    game = board(you={"play": [START, MINE, {MICKEY: {"at": START}}], "ink": 2}, opponent={})

    game.use(START, "On Your Marks!")
    state = game.state(MICKEY)

    assert (state["exerted"], state["damage"], state["at"]) == (True, 1, MINE)
    assert (game.inkwell("you"), game.bag()) == ((2, 0), [("Mountain Defense", "you")])


def test_6_1_13_2_the_starting_line_is_used_once_a_turn():
    """With a second ready character there it can't be used again."""
    here = [{MICKEY: {"at": START}}, {FLOUNDER: {"at": START}}]
    game = board(you={"play": [START, BITTERWOOD, *here]}, opponent={})

    game.use(START, "On Your Marks!", answers=[{"pay": MICKEY}])

    assert game.use(START, "On Your Marks!") == Illegal("limit", "6.1.13.2")


def test_5_1_1_11_a_drying_character_is_not_exerted_for_the_starting_line():
    """The only character there is drying: the cost can't be paid."""
    game = board(
        you={"play": [START, MINE, {MICKEY: {"at": START, "drying": "true"}}]}, opponent={}
    )

    assert not game.use(START, "On Your Marks!")


def test_6_1_13_5_while_the_ice_palace_stands_a_character_stays_exerted():
    """Mickey skips his readying as often as his turn begins, until the location is gone."""
    game = board(
        you={"hand": [PALACE], "ink": 3, "play": [SCAR]},
        opponent={"play": [{MICKEY: {"exerted": "true"}}]},
    )

    game.play(PALACE)
    game.resolve("Eternal Winter")
    exerted = []
    for _ in range(2):
        game.end_turn()
        game.start_turn()
        exerted.append(game.state(MICKEY)["exerted"])
        game.end_turn()
        game.start_turn()

    assert exerted == [True, True]


def test_6_4_2_3_what_the_ice_palace_did_ends_with_it():
    """Banished in a challenge, it holds nobody any more."""
    game = board(
        you={"hand": [PALACE], "ink": 3},
        opponent={"play": [{MICKEY: {"exerted": "true"}}, SCAR]},
    )

    game.play(PALACE)
    game.resolve("Eternal Winter")
    game.end_turn()
    game.start_turn()
    game.challenge(SCAR, PALACE)
    game.end_turn()
    game.start_turn()
    game.end_turn()
    game.start_turn()

    assert game.state(MICKEY)["exerted"] is False
