"""The bag: what enters it, and what its players pick (7.7.1 to 7.7.4.3)."""

from engine.core.choice import Illegal, Legal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
STITCH = "Stitch - Carefree Surfer"
GOAT = "Merlin - Goat"
JOHN = "Prince John - Fraidy-Cat"
DRAGON = "Maleficent - Monstrous Dragon"
LADY = "Lady - Decisive Dog"
NOT_YOURS = Illegal("illegal_choice", "7.7.4.2")


def who(game):
    """The player who picks from the bag now."""
    choice = game.asked()
    return None if choice is None else game.position.players[choice.player]


def test_7_7_1_the_bag_holds_abilities_and_no_cards():
    """L03-15: with Ohana waiting, every card is still in one of the players' zones."""
    game = board(you={"hand": [STITCH], "ink": 7})
    cards = len(game.position.things)

    game.play(STITCH)

    assert game.bag() == [("Ohana", "you")]
    assert sum(len(pile) for pile in game.position.zones.values()) == cards
    assert game.zone("you", "play") == [STITCH]


def test_7_7_2_actions_activated_abilities_and_cards_being_played_never_enter_the_bag():
    """L03-16: an action, an activated ability and an item leave the bag empty all along."""
    game = board(
        you={
            "hand": ["Smash", "Heart of Te Fiti", FLOUNDER],
            "ink": 6,
            "play": ["Fishbone Quill"],
        },
        opponent={"play": [DRAGON]},
    )

    game.play("Smash")
    game.play("Heart of Te Fiti")
    game.use("Fishbone Quill")

    assert game.told("triggers") == []
    assert (game.damage(DRAGON), game.inkwell("you")) == (3, (1, 6))


def test_7_7_3_1_an_ability_is_added_by_the_player_whose_card_it_is():
    """L03-17: the opponent's Cheshire Cat, banished in my turn, is the opponent's ability."""
    game = board(
        you={"play": ["Marshmallow - Persistent Guardian"]},
        opponent={"play": [{"Cheshire Cat - Not All There": {"exerted": "true"}}]},
    )

    game.challenge("Marshmallow - Persistent Guardian", "Cheshire Cat - Not All There")

    assert game.bag() == [("Lose Something?", "opponent")]


def test_7_7_3_1_abilities_that_trigger_together_are_added_together():
    """L03-18: playing Stitch adds Ohana and Major Malfunction before either resolves."""
    game = board(you={"hand": [STITCH], "ink": 8, "play": ["The Robot Queen"]})

    game.play(STITCH)

    assert sorted(game.bag()) == [("Major Malfunction", "you"), ("Ohana", "you")]
    assert game.resolved() == []


def test_7_7_3_1_a_trigger_during_another_effect_waits_until_that_effect_is_done():
    """L03-19: Merlin, played in the middle of The Sun Will Set, waits for its end."""
    game = board(
        you={"hand": ["Dragon Fire"], "ink": 5},
        opponent={"play": ["Mufasa - Betrayed Leader"], "deck": {"top": [GOAT], "size": 5}},
    )

    game.play("Dragon Fire", choose="Mufasa - Betrayed Leader")
    game.resolve("The Sun Will Set", answers=[{"may": True}, {"may": True}])

    assert game.resolved() == ["The Sun Will Set (opponent)"]
    assert (game.bag(), game.lore("opponent")) == ([("Here I Come!", "opponent")], 0)
    assert game.state(GOAT)["exerted"] is True


def test_7_7_4_1_a_player_with_nothing_waiting_is_passed_over():
    """L03-20: the active player has nothing in the bag, so it goes straight to the opponent."""
    game = board(you={"hand": [FLOUNDER], "ink": 1}, opponent={"play": [JOHN]})

    game.play(FLOUNDER)

    assert (who(game), game.options()) == ("opponent", ["Help! Help!"])


def test_7_7_4_2_the_active_player_picks_any_one_of_theirs():
    """L03-21: with two abilities waiting, either may be taken first."""
    side = {"hand": [STITCH], "ink": 8, "play": ["The Robot Queen"]}

    first = board(you=side)
    first.play(STITCH)
    offered = first.options()
    one = first.resolve("Ohana")
    second = board(you=side)
    second.play(STITCH)
    other = second.resolve("Major Malfunction", may=False)

    assert sorted(offered) == ["Major Malfunction", "Ohana"]
    assert (one, other) == (Legal(), Legal())


def test_7_7_4_2_nobody_is_offered_an_ability_of_another_player():
    """L03-25: neither the active player's list nor the opponent's ever shows the other's."""
    game = board(you={"hand": [GOAT], "ink": 4, "play": [LADY]}, opponent={"play": [JOHN]})

    game.play(GOAT)
    mine = sorted(game.options())
    stolen = game.resolve("Help! Help!")
    game.resolve("Here I Come!")
    game.resolve("Pack of Her Own")

    assert mine == ["Here I Come!", "Pack of Her Own"]
    assert stolen == NOT_YOURS
    assert (who(game), game.options()) == ("opponent", ["Help! Help!"])


def test_7_7_4_3_same_player_continues_until_they_have_none():
    """L03-22: one ability, a check, the same player's next, a check, and only then the pass."""
    game = board(you={"hand": [GOAT], "ink": 4, "play": [LADY]}, opponent={"play": [JOHN]})

    game.play(GOAT)
    game.resolve("Pack of Her Own")
    game.resolve("Here I Come!")
    game.resolve("Help! Help!")

    told = [code for code in game.codes() if code in ("resolves", "check_clean", "bag_passes")]
    resolving = ["resolves", "check_clean"]
    assert told == ["check_clean", *resolving, *resolving, "bag_passes", *resolving]


def test_7_7_4_2_two_copies_of_one_ability_are_two_entries():
    """Two Robot Queens see one character: both abilities wait, both resolve."""
    game = board(
        you={"hand": [FLOUNDER], "ink": 3, "play": ["The Robot Queen", "The Robot Queen"]},
        opponent={"play": [DRAGON]},
    )

    game.play(FLOUNDER)
    game.resolve("Major Malfunction", may=True, choose=DRAGON)
    game.resolve("Major Malfunction", may=True, choose=DRAGON)

    assert (game.damage(DRAGON), game.inkwell("you")) == (4, (0, 3))
