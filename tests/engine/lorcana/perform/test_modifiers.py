"""What is paid more or less for a card (4.3.2.3, 4.3.6)."""

from engine.testing import board

MICKEY = "Mickey Mouse - True Friend"
FLOUNDER = "Flounder - Voice of Reason"
LEFOU = "LeFou - Bumbler"
WILLOW = "Grandmother Willow - Ancient Advisor"
GANTU = "Gantu - Experienced Enforcer"
NAMAARI = "Namaari - Resolute Daughter"


def paid(game):
    """Ink paid so far."""
    return sum(told["n"] for told in game.told("pays_ink"))


def test_6_1_8_zero_to_hero_counts_as_it_resolves():
    """Two characters in play as it resolves: the next costs 2 less, however many there are then."""
    game = board(you={"hand": ["Zero to Hero", MICKEY], "ink": 3, "play": [FLOUNDER, LEFOU]})

    game.play("Zero to Hero")
    game.play(MICKEY)

    assert paid(game) == 2 + 1


def test_4_3_6_the_next_character_takes_the_discount_of_each_card_in_play():
    """Two Willows: the first character is 2 cheaper, the second costs what it costs."""
    willows = [{"card": WILLOW, "as": "W1"}, {"card": WILLOW, "as": "W2"}]
    game = board(you={"hand": [MICKEY, FLOUNDER], "ink": 3, "play": willows})

    game.play(MICKEY)
    game.play(FLOUNDER)

    assert paid(game) == 1 + 1


def test_4_3_6_example_a_a_free_character_uses_up_the_discount():
    """A character played for free is the next character; nothing is left for the one after it."""
    free = ["Just in Time", MICKEY, FLOUNDER]
    game = board(you={"hand": free, "ink": 4, "play": [WILLOW]})

    game.play("Just in Time", may=True, answers=[{"choose": MICKEY}])
    game.play(FLOUNDER)

    assert paid(game) == 3 + 1


def test_4_3_6_the_discount_is_there_again_in_ones_next_turn_only():
    """It works once in each of one's turns."""
    game = board(you={"hand": [FLOUNDER, LEFOU], "ink": 3, "play": [WILLOW]})

    game.play(FLOUNDER)
    for _ in range(2):
        game.end_turn()
        game.start_turn()
    game.play(LEFOU)

    assert paid(game) == 0 + 1


def test_4_3_2_3_every_player_pays_more_for_actions_and_items():
    """With Gantu in play Smash costs 5, a character what it costs."""
    game = board(you={"hand": ["Smash", FLOUNDER], "ink": 6}, opponent={"play": [GANTU]})

    game.play("Smash")
    game.play(FLOUNDER)

    assert paid(game) == 5 + 1


def test_4_3_2_3_what_more_is_paid_can_make_a_card_too_dear():
    """Three ink is not enough for Smash."""
    game = board(you={"hand": ["Smash"], "ink": 3, "play": [GANTU]})

    verdict = game.play("Smash")

    assert (verdict.reason, dict(verdict.facts)["needed"]) == ("cost", 5)


def test_5_4_4_2_a_song_that_is_sung_costs_no_ink_beside_gantu():
    """Singing pays no ink, so there is nothing to raise."""
    game = board(
        you={"hand": ["Zero to Hero"], "play": [LEFOU]},
        opponent={"play": [GANTU]},
    )

    game.play("Zero to Hero", pay=f"sing with {LEFOU}")

    assert paid(game) == 0


def test_6_4_2_1_nobody_can_sing_characters_that_come_later_included():
    """Close All Channels speaks of characters: whichever are in play until the next turn."""
    game = board(
        you={"hand": [GANTU], "ink": 4},
        opponent={"hand": ["Zero to Hero"], "play": [LEFOU]},
    )

    game.play(GANTU)
    game.resolve("Close All Channels")
    game.end_turn()
    game.start_turn()
    refused = game.play("Zero to Hero", pay=f"sing with {LEFOU}")

    assert (refused.reason, refused.rule) == ("restricted", "1.2.2")


def test_6_1_13_3_they_sing_again_from_gantus_players_next_turn_on():
    """The restriction ends as that turn starts."""
    game = board(you={"hand": [GANTU, "Zero to Hero"], "ink": 4, "play": [LEFOU]})

    game.play(GANTU)
    game.resolve("Close All Channels")
    now = game.play("Zero to Hero", pay=f"sing with {LEFOU}")
    for _ in range(2):
        game.end_turn()
        game.start_turn()
    later = game.play("Zero to Hero", pay=f"sing with {LEFOU}")

    assert (bool(now), bool(later)) == (False, True)


def test_6_1_12_namaari_costs_less_for_each_opposing_character_banished_in_a_challenge():
    """One of the two was banished in a challenge, so she is 2 cheaper."""
    game = board(
        you={"hand": [NAMAARI, "Fire the Cannons!"], "ink": 8, "play": [MICKEY]},
        opponent={"play": [{LEFOU: {"exerted": "true"}}, FLOUNDER]},
    )

    game.challenge(MICKEY, LEFOU)
    game.play("Fire the Cannons!", choose=FLOUNDER)
    game.play(NAMAARI)

    assert paid(game) == 1 + 7


def test_6_1_12_what_was_banished_earlier_this_turn_may_be_declared():
    """Two characters banished in challenges earlier make her 4 cheaper."""
    game = board(
        you={"hand": [NAMAARI], "ink": 5},
        history={"banished_in_challenge": {"opponent": [LEFOU, FLOUNDER]}},
    )

    game.play(NAMAARI)

    assert paid(game) == 5
