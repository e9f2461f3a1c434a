"""Triggers that work in the discard, ask what did it, or end with the next time (6.2)."""

import pytest

from engine.testing import board

CANNONS = "Fire the Cannons!"
FLOUNDER = "Flounder - Voice of Reason"
LILO = "Lilo - Escape Artist"
MERIDA = "Merida - Formidable Archer"
MICKEY = "Mickey Mouse - True Friend"
SCAR = "Scar - Fiery Usurper"


def test_6_1_12_an_ability_that_says_so_works_in_the_discard():
    """Lilo is played from the discard for her cost as the turn starts; she enters exerted."""
    game = board(before_turn=True, you={"discard": [LILO], "ink": 2}, opponent={})

    game.start_turn()
    game.resolve("No Place I'd Rather Be", may=True)

    assert (game.zone("you", "play"), game.inkwell("you")) == ([LILO], (0, 2))
    assert game.state(LILO)["exerted"] is True


def test_1_5_3_without_the_ink_lilo_stays_in_the_discard():
    """She is not played for free."""
    game = board(before_turn=True, you={"discard": [LILO], "ink": 1}, opponent={})

    game.start_turn()
    game.resolve("No Place I'd Rather Be", may=True)

    assert (game.zone("you", "discard"), game.inkwell("you")) == ([LILO], (1, 0))


def test_6_1_12_in_play_lilos_ability_does_not_trigger():
    """It works in the discard only."""
    game = board(before_turn=True, you={"play": [LILO], "ink": 2}, opponent={})

    game.start_turn()

    assert game.bag() == []


@pytest.mark.parametrize(("source", "bag"), [(CANNONS, [("Steady Aim", "you")]), ("quest", [])])
def test_1_9_2_1_damage_dealt_by_an_action_is_told_from_damage_in_a_challenge(source, bag):
    """Steady Aim triggers on Fire the Cannons!, and not on a challenge."""
    game = board(
        you={"play": [MERIDA, FLOUNDER], "hand": [CANNONS], "ink": 1},
        opponent={"play": [{MICKEY: {"exerted": "true"}}]},
    )

    if source == CANNONS:
        game.play(CANNONS, choose=MICKEY)
    else:
        game.challenge(FLOUNDER, MICKEY)

    assert game.bag() == bag


def test_6_2_3_steady_aim_deals_two_more_and_does_not_trigger_itself():
    """Its own damage comes from a character, not from an action."""
    winnie = "Winnie the Pooh - Hunny Wizard"
    game = board(you={"play": [MERIDA], "hand": [CANNONS], "ink": 1}, opponent={"play": [winnie]})

    game.play(CANNONS, choose=winnie)
    game.resolve("Steady Aim")

    assert (game.damage(winnie), game.bag()) == (4, [])


def test_6_2_7_1_the_next_time_ends_when_it_has_triggered():
    """Readied again, Scar challenges a second time: only the first gave lore."""
    weak = [{"card": FLOUNDER, "as": name, "exerted": "true"} for name in ("a", "b")]
    card = "Next Stop, Olympus"
    game = board(
        you={"play": [SCAR], "hand": [card, "Fan the Flames"], "ink": 3}, opponent={"play": weak}
    )

    game.play(card, choose=SCAR)
    game.challenge(SCAR, "a")
    game.resolve(card)
    game.play("Fan the Flames", choose=SCAR)
    game.challenge(SCAR, "b")

    assert (game.lore("you"), game.bag()) == (1, [])


def test_4_3_2_3_next_stop_olympus_costs_less_beside_a_strong_character():
    """With Scar of 5 strength it takes no ink, with Mickey 2."""
    strong = board(you={"play": [SCAR], "hand": ["Next Stop, Olympus"], "ink": 2}, opponent={})
    weak = board(you={"play": [MICKEY], "hand": ["Next Stop, Olympus"], "ink": 2}, opponent={})

    strong.play("Next Stop, Olympus")
    weak.play("Next Stop, Olympus")

    assert (strong.inkwell("you"), weak.inkwell("you")) == ((2, 0), (0, 2))
