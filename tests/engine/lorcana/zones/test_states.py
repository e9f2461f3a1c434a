"""States of cards: which, in which zone, and when they come and go (5.1)."""

import pytest

from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
ROCK_STAR = "Stitch - Rock Star"
NEW_DOG = "Stitch - New Dog"
CASA = "Casa Madrigal - Courtyard"
GENIE = "Genie - Magical Researcher"


def states(game, card):
    """The states of a card."""
    return set(game.measure("states", card))


def test_5_1_2_7_a_card_in_hand_has_no_state():
    """L05-12: neither ready nor faceup nor anything else."""
    game = board(you={"hand": [FLOUNDER]})

    assert states(game, FLOUNDER) == set()


@pytest.mark.parametrize(
    ("side", "found"),
    [
        ({"discard": [FLOUNDER]}, {"faceup"}),
        ({"deck": [FLOUNDER]}, {"facedown"}),
        ({"play": [FLOUNDER]}, {"ready", "undamaged", "dry", "faceup", "in play"}),
        ({"play": [{MICKEY: {"under": [FLOUNDER]}}]}, {"under", "in a stack", "faceup"}),
    ],
)
def test_5_1_1_cards_of_every_other_zone_have_states(side, found):
    """L05-12: deck and discard one, play several, also for the card under another."""
    assert states(board(you=side), FLOUNDER) == found


def test_5_1_2_4_ink_cards_are_facedown_and_ready_or_exerted():
    """L05-12: one of two ink cards has paid."""
    game = board(you={"hand": [FLOUNDER, MICKEY]})

    game.ink(MICKEY)
    ready = states(game, MICKEY)
    game.play(FLOUNDER)

    assert (ready, states(game, MICKEY)) == ({"ready", "facedown"}, {"exerted", "facedown"})


def test_5_1_2_1_a_shifted_damaged_exerted_character_has_all_its_states():
    """L05-13: it is on top of a stack, exerted, damaged and drying like the card below."""
    game = board(
        you={
            "hand": [ROCK_STAR], "ink": 4,
            "play": [{NEW_DOG: {"exerted": "true", "damage": 1, "drying": "true"}}],
        }
    )  # fmt: skip

    game.play(ROCK_STAR, pay=f"shift onto {NEW_DOG}")

    assert states(game, ROCK_STAR) == {
        "exerted", "damaged", "drying", "faceup", "in play", "on top", "in a stack",
    }  # fmt: skip
    assert states(game, NEW_DOG) == {"under", "in a stack", "faceup"}


@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("Lantern", {"ready", "faceup", "in play"}),
        (CASA, {"undamaged", "faceup", "in play"}),
    ],
)
def test_5_1_2_2_items_and_locations_have_fewer_states(card, found):
    """L05-13: an item has no damage and doesn't dry, a location is neither ready nor exerted."""
    assert states(board(you={"play": [card]}), card) == found


def test_5_1_1_10_a_card_under_another_facedown_keeps_that_state():
    """L05-13: Boost puts a card under Genie facedown."""
    game = board(you={"play": [GENIE], "ink": 1, "deck": [FLOUNDER, MICKEY]})

    game.boost(GENIE)

    assert states(game, FLOUNDER) == {"under", "in a stack", "facedown"}


def test_5_1_3_states_come_and_go_at_once():
    """L05-14: with the quest ready goes and exerted comes, in the same step of the trace."""
    game = board(you={"play": [{MICKEY: {"damage": 1}}]})
    before = states(game, MICKEY)

    game.quest(MICKEY)

    assert before - states(game, MICKEY) == {"ready"}
    assert states(game, MICKEY) - before == {"exerted"}
    assert [code for code in game.codes() if code in ("quests", "exerts", "lore")] == [
        "quests", "exerts", "lore",
    ]  # fmt: skip


def test_5_1_1_11_drying_ends_for_all_at_the_set_step():
    """L05-14: a character played this turn is dry once its player's next turn has begun."""
    game = board(you={"hand": [FLOUNDER], "ink": 1})

    game.play(FLOUNDER)
    drying = "drying" in states(game, FLOUNDER)
    for _ in range(2):
        game.end_turn()
        game.start_turn()

    assert (drying, "dry" in states(game, FLOUNDER)) == (True, True)
