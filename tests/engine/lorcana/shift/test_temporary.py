"""Temporary Shift: as Shift, and at the end of the turn only the top card goes back (8.10.8.5)."""

from engine.core.choice import Legal
from engine.testing import board

MICKEY = "Mickey Mouse - True Friend"
WU = "Grandma Wu - Fierce Red Panda"
SMASH = "Smash"


def wu(**state):
    """Grandma Wu shifted onto another Wu, in that state, with Temporary Shift."""
    game = board(
        you={"hand": [{WU: {"as": "top"}}], "ink": 4, "play": [{WU: {"as": "base", **state}}]},
        opponent={"play": [{MICKEY: {"exerted": "true"}}], "hand": [SMASH], "ink": 3},
    )
    assert game.play("top", pay="shift onto base") == Legal()
    return game


def test_8_10_8_5_at_the_end_of_the_turn_only_the_top_card_returns():
    """L08-53: Wu with 3 damage is in hand, the card under her in play without damage."""
    game = wu(damage=3)

    game.end_turn()
    waiting = game.bag()
    game.resolve("Temporary Shift")

    assert waiting == [("Temporary Shift", "you")]
    assert (game.zone("you", "hand"), game.zone("you", "play")) == ([WU], [WU])
    assert (game.state("base")["damage"], game.measure("zone_count", "under base")) == (0, 0)


def test_8_10_8_5_it_triggers_at_the_end_of_that_turn_only():
    """L08-53: in the next turns nothing waits for it any more."""
    game = wu()

    game.end_turn()
    game.resolve("Temporary Shift")
    game.start_turn()
    game.end_turn()
    game.start_turn()
    game.end_turn()

    assert game.bag() == []


def test_8_10_8_5_a_card_that_has_left_does_not_return():
    """L08-53: banished before the end of the turn, the stack stays in the discard."""
    game = wu(damage=6)

    game.challenge("top", MICKEY)
    game.resolve("Intimidating Charge")
    game.end_turn()
    game.resolve("Temporary Shift")

    assert game.zone("you", "discard") == [WU, WU]
    assert game.zone("you", "hand") == []


def test_8_10_8_5_a_card_played_for_its_ink_stays():
    """L08-53: paid with 7 ink she was not shifted, and nothing returns her."""
    game = board(you={"hand": [WU], "ink": 7})

    game.play(WU)
    game.end_turn()

    assert (game.bag(), game.zone("you", "play")) == ([], [WU])


def test_8_10_8_5_the_uncovered_card_keeps_the_state_of_the_stack():
    """L08-53: the stack has challenged, so that the card left in play is exerted."""
    game = wu()

    game.challenge("top", MICKEY)
    game.resolve("Intimidating Charge")
    game.end_turn()
    game.resolve("Temporary Shift")

    assert game.state("base")["exerted"] is True
