"""Ending the turn, and losing by it (3.3.2, 3.4, 1.8.1.2)."""

from engine.core.choice import Illegal, Legal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"


def test_3_3_2_1_the_turn_cannot_end_while_an_ability_waits():
    """With an ability in the bag the end of the turn can't be declared."""
    game = board(you={"hand": ["Merlin - Goat"], "ink": 4})

    game.play("Merlin - Goat")

    assert game.end_turn() == Illegal("bag", "4.1.2")


def test_8_7_3_a_ready_reckless_character_that_can_challenge_keeps_the_turn_open():
    """Reckless forbids ending the turn as long as there is somebody to challenge."""
    game = board(
        you={"play": ["Gaston - Arrogant Hunter"]},
        opponent={"play": [{FLOUNDER: {"exerted": "true"}}]},
    )

    early = game.end_turn()
    game.challenge("Gaston - Arrogant Hunter", FLOUNDER)

    assert (early, game.end_turn()) == (Illegal("reckless", "8.7.3"), Legal())


def test_8_7_3_a_reckless_character_that_cannot_challenge_does_not():
    """A drying, an exerted and an unopposed character with Reckless leave the turn free to end."""
    gaston = "Gaston - Arrogant Hunter"
    target = {"play": [{FLOUNDER: {"exerted": "true"}}]}

    drying = board(you={"play": [{gaston: {"drying": "true"}}]}, opponent=target).end_turn()
    exerted = board(you={"play": [{gaston: {"exerted": "true"}}]}, opponent=target).end_turn()
    unopposed = board(you={"play": [gaston]}, opponent={"play": [FLOUNDER]}).end_turn()

    assert [drying, exerted, unopposed] == [Legal(), Legal(), Legal()]


def test_3_4_1_1_end_of_turn_abilities_resolve_while_effects_of_the_turn_still_apply():
    """L03-42: Candy Drift banishes its character while it still has the +5."""
    ralph = "Wreck-it Ralph - Raging Wrecker"
    game = board(
        you={"hand": ["Candy Drift"], "ink": 2, "play": [ralph]},
        opponent={"play": ["Lumiere - Hotheaded Candelabra"]},
    )

    game.play("Candy Drift", choose=ralph)
    game.end_turn()
    game.resolve("Candy Drift")
    game.resolve("Who's Comin' with Me?")

    assert game.banished("opponent") == ["Lumiere - Hotheaded Candelabra"]


def test_3_4_1_2_effects_of_the_turn_end_after_the_bag_is_empty():
    """Strength for the turn is gone when the turn has ended."""
    game = board(
        you={"play": ["Rolly - Hungry Pup", FLOUNDER]},
    )

    game.quest("Rolly - Hungry Pup")
    game.resolve("Support", may=True, choose=FLOUNDER)
    helped = game.strength(FLOUNDER)
    game.end_turn()

    assert (helped, game.strength(FLOUNDER)) == (5, 2)


def test_3_4_1_2_a_payment_modifier_of_the_turn_ends_with_it():
    """Doc's discount doesn't wait for the next turn."""
    doc = "Doc - Leader of the Seven Dwarfs"
    game = board(you={"play": [doc], "hand": [FLOUNDER], "ink": 1})

    game.quest(doc)
    game.resolve("Share and Share Alike")
    for _ in range(2):
        game.end_turn()
        game.start_turn()
    game.play(FLOUNDER)

    assert game.inkwell("you") == (0, 1)


def test_3_4_2_the_next_player_in_turn_order_becomes_active():
    """Three players: the turn goes round, never back and forth."""
    game = board(you={}, left={}, right={})

    turns = []
    for _ in range(3):
        game.end_turn()
        game.start_turn()
        turns.append(game.position.players[game.position.active])

    assert turns == ["left", "right", "you"]


def test_1_8_1_2_an_empty_deck_loses_as_the_turn_ends():
    """A player may play on with an empty deck and loses only when the turn ends."""
    game = board(you={"deck": 0, "play": [FLOUNDER]})

    game.quest(FLOUNDER)
    before = game.winner()
    game.end_turn()

    assert (before, game.winner()) == ("none", "opponent")


def test_1_8_1_2_the_opponents_empty_deck_does_not_lose_in_my_turn():
    """Only the player whose turn ends is looked at."""
    game = board(opponent={"deck": 0})

    game.end_turn()

    assert game.winner() == "none"


def test_1_12_drawing_from_an_empty_deck_does_nothing():
    """A draw that can't be made draws nothing, and nobody loses by it."""
    game = board(you={"deck": 1, "hand": ["Friends on the Other Side"], "ink": 3})

    game.play("Friends on the Other Side")

    assert (game.drawn("you"), game.winner()) == (1, "none")


def test_9_2_3_a_player_who_loses_leaves_and_the_others_play_on():
    """Three players: one runs out of cards; the next one's turn begins, nobody has won yet."""
    game = board(you={"deck": 0, "play": [FLOUNDER]}, left={}, right={})

    game.end_turn()
    game.start_turn()

    assert game.winner() == "none"
    assert game.zone("you", "play") == []
    assert game.position.players[game.position.active] == "left"


def test_1_8_1_3_the_last_player_left_wins():
    """Three players: two run out of cards one after the other; the third wins."""
    game = board(you={"deck": 0}, left={"deck": 1}, right={})

    game.end_turn()
    game.start_turn()
    game.end_turn()

    assert game.winner() == "right"


def test_8_7_3_a_location_is_something_to_challenge():
    """A ready Reckless character may not let a location stand at the end of the turn."""
    game = board(
        you={"play": ["Gaston - Arrogant Hunter"]},
        opponent={"play": ["Pride Lands - Pride Rock"]},
    )

    assert game.end_turn() == Illegal("reckless", "8.7.3")
