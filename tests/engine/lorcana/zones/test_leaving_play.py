"""What a card loses when it leaves play, and what of it is remembered (7.1.6, 1.9.6, 6.7.7)."""

import pytest

from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
MARSHMALLOW = "Marshmallow - Persistent Guardian"
RALPH = "Wreck-it Ralph - Raging Wrecker"
ROURKE = "Lyle Tiberius Rourke - Cunning Mercenary"
BASIN = "Atlantica - Concert Hall"
WEIGHTS = "Medallion Weights"
MAUI = "Maui - Half-Shark"


def test_7_1_6_a_character_that_left_and_came_back_is_a_new_card():
    """L05-18: Candy Drift's +5 is gone when Mickey was returned and played again this turn."""
    game = board(
        you={"hand": ["Candy Drift", "Wrong Lever!"], "ink": 8, "play": [MICKEY], "deck": 3}
    )

    game.play("Candy Drift", choose=MICKEY)
    raised = game.strength(MICKEY)
    game.play("Wrong Lever!", mode="1", choose=MICKEY)
    game.play(MICKEY)

    assert (raised, game.strength(MICKEY)) == (8, 3)


def test_7_1_6_gained_keywords_are_gone():
    """L05-18: Twitterpated gave Evasive to the card that was, not to the one that is."""
    game = board(you={"hand": ["Twitterpated", "Wrong Lever!"], "ink": 7, "play": [MICKEY]})

    game.play("Twitterpated", choose=MICKEY)
    evasive = game.state(MICKEY)["evasive"]
    game.play("Wrong Lever!", mode="1", choose=MICKEY)
    game.play(MICKEY)

    assert (evasive, game.state(MICKEY)["evasive"]) == (True, False)


def test_7_1_6_what_applied_by_the_turn_no_longer_refers_to_the_card():
    """L05-18: "at the end of your turn, banish them" does not find the new Mickey."""
    game = board(
        you={"hand": ["Candy Drift", "Wrong Lever!"], "ink": 8, "play": [MICKEY], "deck": 3}
    )

    game.play("Candy Drift", choose=MICKEY)
    game.play("Wrong Lever!", mode="1", choose=MICKEY)
    game.play(MICKEY)
    game.end_turn()
    game.resolve("Candy Drift")

    assert (game.banished("you"), game.zone("you", "play")) == ([], [MICKEY])


def test_1_9_6_damage_on_what_leaves_ceases_to_exist():
    """L05-19: a location banished with 4 damage comes back with none."""
    game = board(
        you={"hand": ["Get to Safety!"], "ink": 1, "play": [{BASIN: {"damage": 4}}]},
        opponent={"play": [MICKEY]}, active="opponent",
    )  # fmt: skip

    game.challenge(MICKEY, BASIN)
    banished = game.banished("you")
    game.end_turn()
    game.start_turn()
    game.play("Get to Safety!")

    assert (banished, game.damage(BASIN)) == ([BASIN], 0)


def test_5_1_1_11_a_character_that_comes_back_starts_clean_and_drying():
    """L05-20: Marshmallow returns by Durable and is played again: no damage, drying."""
    game = board(
        you={"play": [{MARSHMALLOW: {"damage": 2}}], "ink": 6},
        opponent={"play": [{MICKEY: {"exerted": "true"}}]},
    )

    game.challenge(MARSHMALLOW, MICKEY)
    game.resolve("Durable", may=True)
    game.play(MARSHMALLOW)

    state = game.state(MARSHMALLOW)
    assert (state["damage"], state["drying"], state["exerted"]) == (0, True, False)


@pytest.mark.parametrize(("under", "left"), [(0, [MAUI]), (4, [])])
def test_6_7_7_the_last_known_value_counts(under, left):
    """L05-21: Ralph, banished with strength 7, takes Maui (7) along; with strength 3 he doesn't."""
    cards = [{"card": MICKEY, "facedown": "true"}] * under
    game = board(
        you={"hand": ["Dragon Fire"], "ink": 5, "play": []},
        opponent={"play": [{RALPH: {"under": cards}}, MAUI]},
    )

    game.play("Dragon Fire", choose=RALPH)
    game.resolve("Who's Comin' with Me?")

    assert game.zone("opponent", "play") == left


def test_7_4_3_cards_that_leave_together_see_each_other():
    """L05-22: Rourke's ability enters the bag for each of the two who go with him."""
    game = board(
        you={"hand": ["Be Prepared"], "ink": 7, "lore": 5},
        opponent={"play": [ROURKE, FLOUNDER, MICKEY]},
    )

    game.play("Be Prepared")

    assert game.bag() == [("Thanks for Volunteering", "opponent")] * 2


def test_7_4_3_each_other_character_counts_once_though_he_leaves_too():
    """L05-23: Rourke and three others: three triggers, three lore."""
    game = board(
        you={"hand": ["Be Prepared"], "ink": 7, "lore": 5},
        opponent={"play": [ROURKE, FLOUNDER, MICKEY, FLOUNDER]},
    )

    game.play("Be Prepared")
    for _ in range(3):
        game.resolve("Thanks for Volunteering")

    assert (game.lore("you"), game.bag()) == (2, [])


def test_7_4_3_two_of_him_see_each_other():
    """L05-23: two Rourkes alone: two triggers."""
    game = board(
        you={"hand": ["Be Prepared"], "ink": 7, "lore": 5}, opponent={"play": [ROURKE, ROURKE]}
    )

    game.play("Be Prepared")

    assert game.triggered("Thanks for Volunteering", "opponent") == 2
