"""The game state check (1.8)."""

from engine.core.choice import Illegal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
STITCH = "Stitch - Carefree Surfer"
GOAT = "Merlin - Goat"
PRIDE_ROCK = "Pride Lands - Pride Rock"
ROURKE = "Lyle Tiberius Rourke - Cunning Mercenary"
LUMIERE = "Lumiere - Hotheaded Candelabra"


def order(game, *codes):
    """The events of these codes, in the order in which they were told."""
    return [code for code in game.codes() if code in codes]


def test_1_8_1_1_twenty_lore_wins_with_an_ability_still_waiting():
    """L03-29: at 18 lore the first of two abilities gives 2 and wins; the other never resolves."""
    game = board(
        you={"hand": ["Be Prepared"], "ink": 7},
        opponent={"lore": 18, "play": ["Baloo - von Bruinwald XIII", GOAT]},
    )
    game.play("Be Prepared")
    game.resolve("Let's Make Like a Tree")

    assert (game.winner(), game.lore("opponent")) == ("opponent", 20)
    assert game.resolve("Here I Come!") == Illegal("bag", "7.7.4.1")


def test_1_8_1_1_the_opponent_wins_in_my_turn():
    """L03-29: reaching 20 wins in anybody's turn, at the next check."""
    game = board(you={"hand": ["Dragon Fire"], "ink": 5}, opponent={"lore": 19, "play": [GOAT]})

    game.play("Dragon Fire")
    game.resolve("Here I Come!")

    assert game.winner() == "opponent"


def test_1_8_1_1_more_than_twenty_wins_too():
    """Questing from 19 to 21 wins."""
    game = board(you={"lore": 19, "play": [MICKEY]})

    game.quest(MICKEY)

    assert (game.lore("you"), game.winner()) == (21, "you")


def test_1_8_1_4_damage_of_at_least_the_willpower_banishes_before_the_next_ability():
    """L03-29: the check after Major Malfunction banishes before anything else resolves."""
    game = board(
        you={"hand": [STITCH], "ink": 8, "play": ["The Robot Queen"]},
        opponent={"play": [FLOUNDER]},
    )

    game.play(STITCH)
    game.resolve("Major Malfunction", may=True, choose=FLOUNDER)

    assert (game.banished("opponent"), game.bag()) == ([FLOUNDER], [("Ohana", "you")])


def test_1_8_1_4_less_damage_than_willpower_does_not():
    """With 1 damage on 2 willpower a character stays."""
    game = board(you={"hand": ["Smash"], "ink": 3}, opponent={"play": [STITCH]})

    game.play("Smash")

    assert game.banished("opponent") == []


def test_1_8_1_4_a_location_is_banished_too():
    """A location whose willpower is reached by damage goes."""
    game = board(
        you={"play": [LUMIERE]},
        opponent={"play": [PRIDE_ROCK]},
    )

    game.challenge(LUMIERE, PRIDE_ROCK)

    assert game.banished("opponent") == [PRIDE_ROCK]


def test_1_8_2_triggers_of_a_check_wait_for_a_clean_check():
    """L03-30: Pride Rock falls, then Flounder who stood there; Rourke's ability waits for all."""
    game = board(
        you={"lore": 1, "play": [LUMIERE]},
        opponent={
            "play": [PRIDE_ROCK, {FLOUNDER: {"damage": 2, "at": PRIDE_ROCK}}, ROURKE],
        },
    )

    game.challenge(LUMIERE, PRIDE_ROCK)
    told = order(game, "check", "check_clean", "banished", "triggers", "resolves")

    assert told[-6:] == ["check", "banished", "check", "banished", "triggers", "check_clean"]
    assert (game.bag(), game.lore("you")) == ([("Thanks for Volunteering", "opponent")], 1)
    game.resolve("Thanks for Volunteering")
    assert game.lore("you") == 0


def test_1_8_3_after_a_check_that_found_something_it_is_checked_again():
    """Every check that finds something is followed by another, up to a clean one."""
    game = board(you={"hand": ["Fire the Cannons!"], "ink": 1}, opponent={"play": [FLOUNDER]})

    game.play("Fire the Cannons!")

    assert order(game, "check", "check_clean") == ["check", "check_clean"]


def test_1_8_4_one_check_banishes_everybody_it_finds():
    """Two characters dead by one song leave in one check."""
    game = board(
        you={"hand": ["Grab Your Sword"], "ink": 5},
        opponent={"play": [FLOUNDER, {MICKEY: {"damage": 1}}, STITCH]},
    )

    game.play("Grab Your Sword")

    assert [event["found"] for event in game.told("check")] == [2]
    assert game.banished("opponent") == [FLOUNDER, MICKEY]


def test_1_8_5_a_condition_that_no_longer_holds_at_the_check_does_nothing():
    """Luisa had damage enough in the middle of her ability, but not when it is checked."""
    luisa = "Luisa Madrigal - Confident Climber"
    game = board(
        you={"ink": 1, "play": [{luisa: {"damage": 3}}, {MICKEY: {"damage": 1}}]},
        opponent={"play": [STITCH]},
    )

    game.use(luisa, choose=MICKEY, number=1)

    assert (game.banished("you"), game.damage(STITCH)) == ([], 4)


def test_1_8_1_a_check_follows_every_turn_action():
    """Quest, ink and use are each followed by a check."""
    game = board(
        you={
            "hand": [FLOUNDER, MICKEY],
            "play": [STITCH, "Fishbone Quill"],
        }
    )

    game.quest(STITCH)
    game.ink(MICKEY)
    game.use("Fishbone Quill")

    assert order(game, "check_clean", "check") == ["check_clean"] * 3


def test_1_8_1_a_check_follows_each_step_of_the_start_of_the_turn():
    """Ready, Set and Draw are each followed by a check."""
    game = board(before_turn=True)

    game.start_turn()

    assert order(game, "ready_all", "dry_all", "draws", "check_clean") == [
        "ready_all",
        "check_clean",
        "dry_all",
        "check_clean",
        "draws",
        "check_clean",
    ]


def test_6_4_2_3_a_willpower_bonus_ends_with_its_card_and_the_next_check_sees_it():
    """A damaged character that another one kept alive goes in the second check."""
    champion = "Mickey Mouse - Amber Champion"
    game = board(
        you={"hand": ["Dragon Fire"], "ink": 5},
        opponent={"play": [champion, {MICKEY: {"damage": 4}}]},
    )

    game.play("Dragon Fire", choose=champion)

    assert game.banished("opponent") == [champion, MICKEY]


def test_1_9_6_damage_ceases_when_the_card_leaves_play():
    """A character that returns to the discard and is played again has no damage."""
    game = board(
        you={
            "hand": ["Sudden Chill"],
            "ink": 3,
            "play": ["The Muses - Proclaimers of Heroes", {FLOUNDER: {"damage": 1}}],
        },
    )

    game.play("Sudden Chill")
    game.resolve("The Gospel Truth", may=True, choose=FLOUNDER)
    game.play(FLOUNDER)

    assert game.damage(FLOUNDER) == 0


def test_1_8_4_results_of_several_players_come_in_turn_order():
    """With right active, the characters of you and left go in one check, those of you first."""
    game = board(
        active="right",
        you={"play": [{FLOUNDER: {"damage": 1}}]},
        left={"play": [{MICKEY: {"damage": 2}}]},
        right={"play": ["Tinker Bell - Tiny Tactician"], "hand": ["Tinker Bell - Giant Fairy"],
               "ink": 4},
    )  # fmt: skip

    game.play("Tinker Bell - Giant Fairy", pay="shift onto Tinker Bell - Tiny Tactician")
    game.resolve("Rock the Boat")

    assert [event["player"] for event in game.told("banished")] == ["you", "left"]
    assert [event["found"] for event in game.told("check")] == [2]
