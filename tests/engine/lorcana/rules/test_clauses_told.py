"""Which clause a step cites: the one for what happens there, not one that stands beside it."""

import pytest

from engine.core.choice import Illegal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
STITCH = "Stitch - Carefree Surfer"
BUCKY = "Bucky - Squirrel Squeak Tutor"
JAFAR = "Jafar - Striking Illusionist"
JUDY = "Judy Hopps - Uncovering Clues"
BOGO = "Chief Bogo - Calling the Shots"
FRIENDS = "Friends on the Other Side"
LUMIERE = "Lumiere - Hotheaded Candelabra"
URSULA = "Ursula - Deceiver of All"
TRIGGERS = {"7.7.3.1", "6.2.3"}


def test_1_12_1_no_card_to_draw():
    """Drawing takes the top card; with one left in the deck, as much as possible is one."""
    game = board(you={"hand": [FRIENDS], "ink": 3, "deck": 1})

    game.play(FRIENDS)

    assert game.clauses("cant_draw") == {"1.12.1", "1.2.3"}


def test_4_3_2_2_for_free_is_settled_as_the_way_of_paying_is_named():
    """The steps of working out and paying a total are skipped."""
    game = board(you={"hand": ["Just in Time", MICKEY], "ink": 3})

    game.play("Just in Time", may=True)

    assert game.clauses("pays_free") == {"4.3.2.2"}


@pytest.mark.parametrize(
    ("in_play", "card", "pay", "clauses"),
    [
        ([], "Merlin - Goat", "ink", {"4.3.3", "4.3.4.1"}),
        (["Lady - Decisive Dog"], FLOUNDER, "ink", {"4.3.3"}),
        (
            [BUCKY],
            "Baymax - Giant Robot",
            f"shift onto {BUCKY}",
            {"4.3.3", "4.3.4.1", "4.3.4.2"},
        ),
    ],
    ids=["its own", "a watcher", "covered"],
)
def test_4_3_4_what_triggers_on_a_card_being_played(in_play, card, pay, clauses):
    """The card's own ability, one that watches, and one that watches and is covered."""
    game = board(you={"hand": [card], "ink": 10, "play": in_play})

    game.play(card, pay=pay)

    assert game.clauses("triggers") == TRIGGERS | clauses


def test_6_1_13_the_duration_that_is_not_there():
    """Ready, Jafar lacks his "while"; it is one of two durations that have to hold together."""
    game = board(you={"hand": [FRIENDS], "ink": 3, "play": [JAFAR]})

    game.play(FRIENDS)

    assert game.clauses("not_triggered") == {"6.1.13.5", "6.1.13.6"}


def test_6_2_4_a_condition_tested_too_soon():
    """Who tests the secondary "if" at once is wrong about 6.2.4."""
    game = board(you={"hand": [STITCH], "ink": 7}, profile="if-only-at-trigger")

    game.play(STITCH)

    assert game.clauses("not_triggered") == {"6.2.4"}


def test_7_7_4_4_only_the_opponent_has_an_ability():
    """7.7.4.2 is about the active player; the bag goes to the next who has any."""
    cat = "Cheshire Cat - Not All There"
    game = board(you={"play": [LUMIERE]}, opponent={"play": [{cat: {"exerted": "true"}}]})

    game.challenge(LUMIERE, cat)
    game.resolve("Lose Something?")

    assert game.clauses("bag_pick") == {"7.7.4.4"}


def test_8_12_1_singing_together_then_8_12_3_what_it_triggers():
    """The exerting is Sing Together's; that each of them sings makes their abilities trigger."""
    song = "Look at This Family"
    game = board(you={"hand": [song], "play": [URSULA, LUMIERE]})

    game.play(song, pay=f"sing with {URSULA} + {LUMIERE}", reveal="none")

    assert game.clauses("sings") == {"8.12.1"}
    assert game.clauses("triggers") == TRIGGERS | {"8.12.3"}


def test_7_2_3_only_faceup_cards_have_an_order_to_know():
    """Characters from play have one; a single one has none, nor do cards of the deck."""
    sea = "Under the Sea"
    two = board(you={"hand": [sea], "ink": 8}, opponent={"play": [FLOUNDER, BUCKY]})
    one = board(you={"hand": [sea], "ink": 8}, opponent={"play": [FLOUNDER]})
    deck = board(you={"hand": [JUDY], "ink": 4, "deck": [FLOUNDER, MICKEY, STITCH]})

    two.play(sea, answers=[{"by": "opponent", "order": [FLOUNDER, BUCKY]}])
    one.play(sea)
    deck.play(JUDY)
    deck.resolve("Thorough Investigation", order=[FLOUNDER, MICKEY, STITCH])

    assert "7.2.3" in two.clauses("to_bottom")
    assert "7.2.3" not in one.clauses("to_bottom") | deck.clauses("to_bottom")


def test_7_5_6_the_top_card_goes_into_the_inkwell_by_an_effect():
    """It is not inked, so it is neither shown nor asked for its symbol."""
    game = board(you={"hand": ["Mickey Mouse - Detective"], "ink": 3})

    game.play("Mickey Mouse - Detective")
    game.resolve("Get a Clue", may=True)

    assert game.clauses("to_inkwell") == {"7.5.6"}


def test_1_2_2_damage_that_can_t_be_dealt():
    """Resist has no part in it when an effect forbids the dealing."""
    game = board(you={"hand": ["Smash"], "ink": 3, "play": [BOGO]})

    game.play("Smash", choose=BOGO)

    assert game.clauses("damage_zero") == {"1.2.2"}


@pytest.mark.parametrize(
    ("card", "clause"), [(FLOUNDER, "5.3.1"), (FRIENDS, "6.7.3")], ids=["no class", "no character"]
)
def test_6_7_3_a_card_that_is_not_asked_for(card, clause):
    """A character card has its printed classes (5.3.1); a song is no legal choice at all."""
    game = board(you={"hand": [JUDY], "ink": 4, "deck": [card, "Mickey Mouse - Detective", STITCH]})

    game.play(JUDY)
    verdict = game.resolve("Thorough Investigation", reveal=card)

    assert isinstance(verdict, Illegal)
    assert verdict.rule == clause


def test_2_3_3_2_between_two_the_empty_deck_itself_ends_the_game():
    """1.8.1.3, the last player left, is about games of more than two."""
    two = board(you={"deck": 0})
    three = board(you={"deck": 0}, second={"deck": 0}, third={})

    two.end_turn()
    three.end_turn()
    three.start_turn()
    three.end_turn()

    assert two.clauses("wins") == {"2.3.3.2"}
    assert three.clauses("wins") == {"1.8.1.3"}


def test_4_6_8_3_a_location_deals_no_damage():
    """Of the damage of a challenge it is said that only one of the two deals any."""
    rock = "Pride Lands - Pride Rock"
    game = board(you={"play": [LUMIERE, MICKEY]}, opponent={"play": [rock]})

    game.challenge(MICKEY, rock)

    assert game.clauses("challenge_damage") == {"4.6.6.2", "4.6.8.3"}


def test_4_4_4_an_activated_ability_resolves_when_it_is_paid_for():
    """The step between paying and what it does, as with an action and an ability from the bag."""
    game = board(you={"play": ["Heart of Te Fiti"], "ink": 2})

    game.use("Heart of Te Fiti")

    assert game.clauses("resolves") == {"4.4.4"}
