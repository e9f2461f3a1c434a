"""The four steps of playing a card, and what waits until they are over (4.3.2 to 4.3.4)."""

import pytest

from engine.core.choice import Illegal, Legal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
SURFER = "Stitch - Carefree Surfer"
NEW_DOG = "Stitch - New Dog"
ROCK_STAR = "Stitch - Rock Star"
MUFASA = "Mufasa - Betrayed Leader"
FAMILY = "Look at This Family"
SNOW_QUEEN = "Elsa - Snow Queen"
SPIRIT = "Elsa - Spirit of Winter"
FACILIER = "Dr. Facilier - Remarkable Gentleman"
STORM = "Let the Storm Rage On"
FRIENDS = "Friends on the Other Side"
BUCKY = "Bucky - Squirrel Squeak Tutor"
BAYMAX = "Baymax - Giant Robot"
HALL = "Atlantica - Concert Hall"
JIM = "Jim Hawkins - Space Traveler"
STEPS = ("announce", "pays_ink", "pays_free", "enters", "played")


def steps(game):
    """The steps of playing as the trace told them."""
    return [code for code in game.codes() if code in STEPS]


def test_4_3_1_an_opponent_plays_nothing_in_my_turn():
    """L08-08: the opponent's action is refused in my turn."""
    game = board(opponent={"hand": ["Smash"], "ink": 3, "play": [MICKEY]})

    assert game.play("Smash", by="opponent") == Illegal("not_your_turn", "4.3.2")


def test_1_2_1_an_opponent_plays_a_card_in_my_turn_where_a_card_says_so():
    """L08-08: their Mufasa is banished in my turn, and they play the character they reveal."""
    game = board(
        you={"play": [SURFER]},
        opponent={"play": [{MUFASA: {"exerted": "true"}}], "deck": [FLOUNDER, MICKEY]},
    )

    game.challenge(SURFER, MUFASA)
    game.resolve("The Sun Will Set", may=True, answers=[{"by": "opponent", "may": True}])

    assert game.zone("opponent", "play") == [FLOUNDER]
    assert game.state(FLOUNDER)["exerted"] is True


@pytest.mark.parametrize("name", [FLOUNDER, "Smash", "Lantern", HALL])
def test_4_3_2_a_card_of_every_type_takes_the_same_steps(name):
    """L08-09: announced, paid for, in play, played, in this order."""
    game = board(you={"hand": [name], "ink": 3}, opponent={"play": [MICKEY]})

    game.play(name, choose=MICKEY) if name == "Smash" else game.play(name)

    assert steps(game) == ["announce", "pays_ink", "enters", "played"]


def test_4_3_2_1_a_card_that_was_announced_has_been_seen():
    """L08-10: the attempt is undone, the card is in hand again, and both players know it."""
    game = board(you={"hand": [SURFER], "ink": 3})

    game.play(SURFER)

    assert game.zone("you", "hand") == [SURFER]
    assert game.measure("knows", SURFER) == ["you", "opponent"]


def test_4_3_2_2_one_way_to_pay_is_chosen_and_the_others_are_ignored():
    """L08-11: a song that ink, one singer or two can pay; what is not chosen stays as it was."""

    def game():
        return board(
            you={
                "hand": [FAMILY],
                "ink": 7,
                "play": [SURFER, MICKEY, "Jessie - Lively Cowgirl", FLOUNDER],
            }
        )

    by_ink, alone, together = game(), game(), game()
    by_ink.play(FAMILY, reveal="none")
    alone.play(FAMILY, pay=f"sing with {SURFER}", reveal="none")
    group = f"{MICKEY} + Jessie - Lively Cowgirl + {FLOUNDER}"
    together.play(FAMILY, pay=f"sing with {group}", reveal="none")

    assert [len(each.told("exerts")) for each in (by_ink, alone, together)] == [0, 1, 3]
    assert [each.inkwell("you") for each in (by_ink, alone, together)] == [(0, 7), (7, 0), (7, 0)]


def test_4_3_2_2_for_free_waives_every_cost():
    """L08-12: Just in Time takes 3 ink, Elsa none; she enters ready and drying."""
    game = board(you={"hand": ["Just in Time", SNOW_QUEEN], "ink": 3})

    game.play("Just in Time", may=True)

    assert (game.inkwell("you"), game.told("pays_free")) == (
        (0, 3),
        [{"player": "you", "card": "elsa-snow-queen"}],
    )
    assert [game.state(SNOW_QUEEN)[key] for key in ("exerted", "drying")] == [False, True]


def test_1_5_5_3_for_free_needs_no_ink_whatever_the_cost():
    """L08-12: a cost 5 character comes with no ink left."""
    game = board(you={"hand": ["Just in Time", JIM], "ink": 3})

    game.play("Just in Time", may=True)
    game.resolve("This Is It!", may=False)

    assert (game.zone("you", "play"), game.inkwell("you")) == ([JIM], (0, 3))


def test_4_3_2_3_the_total_is_the_chosen_cost_with_its_modifiers():
    """L08-13: Shift 4 with one Lantern comes to 3."""
    game = board(you={"hand": [ROCK_STAR], "play": ["Lantern", NEW_DOG], "ink": 4})

    game.use("Lantern")
    game.play(ROCK_STAR, pay=f"shift onto {NEW_DOG}")

    assert game.inkwell("you") == (1, 3)


def test_4_3_2_4_ready_ink_is_exerted_card_by_card():
    """L08-14: of five ink cards, two exerted, a cost of 3 exerts the other three."""
    game = board(you={"hand": [MICKEY], "ink": {"ready": 3, "exerted": 2}})

    game.play(MICKEY)

    assert (game.inkwell("you"), game.told("pays_ink")) == ((0, 5), [{"player": "you", "n": 3}])


def test_4_3_2_4_every_part_of_a_cost_is_paid_in_full():
    """L08-14: Scrooge's own cost takes four ready items; with three he can't be played so."""
    scrooge = "Scrooge McDuck - Resourceful Miser"
    enough = board(you={"hand": [scrooge], "play": ["Lantern"] * 4})
    short = board(you={"hand": [scrooge], "play": ["Lantern"] * 3})

    for game in (enough, short):
        game.play(scrooge, pay="exert four items")

    assert [scrooge in game.zone("you", "play") for game in (enough, short)] == [True, False]
    assert len(short.measure("zone_cards", "you.hand")) == 1


def test_4_3_3_a_card_that_is_paid_for_is_in_play_and_has_been_played():
    """L08-15: the location stays in play, and whoever waits for a location sees it."""
    game = board(you={"hand": [HALL], "ink": 1, "play": [JIM]})

    game.play(HALL)

    assert sorted(game.zone("you", "play")) == sorted([HALL, JIM])
    assert game.bag() == [("Take the Helm", "you")]


def test_4_3_3_2_an_action_is_not_in_the_discard_while_it_resolves():
    """L08-16: the two draws come before the song lies in the discard."""
    game = board(you={"hand": [FRIENDS], "ink": 3})

    game.play(FRIENDS)
    order = [code for code in game.codes() if code in ("enters", "draws", "to_discard")]

    assert order == ["enters", "draws", "draws", "to_discard"]


def test_4_3_4_triggers_wait_until_the_process_of_playing_is_over():
    """L08-17: damage and draw come first, then Dreams Made Real is in the bag."""
    game = board(you={"hand": [STORM], "ink": 3, "play": [FACILIER]}, opponent={"play": [MICKEY]})

    game.play(STORM, choose=MICKEY)

    assert (game.damage(MICKEY), game.drawn("you")) == (2, 1)
    assert game.bag() == [("Dreams Made Real", "you")]
    assert game.resolved() == []


def test_4_3_4_1_when_you_play_this_is_met_as_it_enters():
    """L08-18: one Deep Freeze waits, however many characters there are."""
    game = board(you={"hand": [SPIRIT], "ink": 8}, opponent={"play": [MICKEY, FLOUNDER]})

    game.play(SPIRIT)

    assert game.bag() == [("Deep Freeze", "you")]


def test_4_3_4_2_a_card_sees_what_is_put_on_top_of_it():
    """L08-19: Baymax is put on Bucky, and Squeak waits although Bucky is covered."""
    game = board(you={"hand": [BAYMAX], "ink": 4, "play": [BUCKY]}, opponent={"hand": [FLOUNDER]})

    game.play(BAYMAX, pay=f"shift onto {BUCKY}")

    assert sorted(game.bag()) == [("Functionality Improved", "you"), ("Squeak", "you")]


def test_4_3_4_2_once_covered_a_card_sees_nothing_more():
    """L08-19: what is played after Baymax is nothing that the covered Bucky sees."""
    game = board(
        you={"hand": [ROCK_STAR], "ink": 4, "play": [NEW_DOG, {BAYMAX: {"under": [BUCKY]}}]},
        opponent={"hand": [FLOUNDER]},
    )

    assert game.play(ROCK_STAR, pay=f"shift onto {NEW_DOG}") == Legal()
    assert game.bag() == []
