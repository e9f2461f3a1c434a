"""Cards that effects play, for free (6.1.7, 6.7.8)."""

from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
STITCH = "Stitch - Carefree Surfer"
NAVEEN = "Prince Naveen - Ukulele Player"
FACILIER = "Dr. Facilier - Remarkable Gentleman"
GENIE = "Genie - Powers Unleashed"
FRIENDS = "Friends on the Other Side"


def order(game, *codes):
    """The events of these codes, in the order in which they were told."""
    return [code for code in game.codes() if code in codes]


def test_6_1_7_a_card_played_for_free_costs_nothing():
    """Just in Time is paid; the character it plays isn't, and enters ready and drying."""
    game = board(you={"hand": ["Just in Time", MICKEY], "ink": 6})

    game.play("Just in Time", may=True)

    assert game.inkwell("you") == (3, 3)
    state = game.state(MICKEY)
    assert (state["exerted"], state["drying"]) == (False, True)


def test_6_1_7_played_for_free_it_counts_as_played():
    """The character's own ability and its watchers trigger, after the action."""
    game = board(
        you={
            "hand": ["Just in Time", "Merlin - Goat"],
            "ink": 3,
            "play": ["Lady - Decisive Dog"],
        }
    )

    game.play("Just in Time", may=True)

    assert sorted(game.bag()) == [("Here I Come!", "you"), ("Pack of Her Own", "you")]


def test_6_1_7_for_free_shift_is_no_option():
    """A character with Shift played for free enters beside its namesake, not on it."""
    slinger = "Donald Duck - Pie Slinger"
    game = board(
        you={
            "hand": ["Just in Time", slinger],
            "ink": 3,
            "play": ["Donald Duck - Boisterous Fowl"],
        },
        opponent={"lore": 5},
    )

    game.play("Just in Time", may=True)
    game.resolve("Humble Pie")

    assert len(game.zone("you", "play")) == 2
    assert (game.under(slinger), game.lore("opponent")) == ([], 5)


def test_6_7_8_1_an_action_an_effect_plays_waits_for_the_effect_and_precedes_the_bag():
    """Naveen plays a song: his ability ends, the song resolves, then Facilier's ability."""
    game = board(
        you={"hand": [NAVEEN, FRIENDS], "ink": 4, "play": [FACILIER]},
    )

    game.play(NAVEEN)
    game.resolve("It's Beautiful, No?", may=True)

    assert (game.drawn("you"), game.bag()) == (2, [("Dreams Made Real", "you")])
    assert order(game, "resolves", "resolves_action", "draws") == [
        "resolves",
        "resolves_action",
        "draws",
        "draws",
    ]


def test_6_7_8_1_it_resolves_before_abilities_that_waited_already():
    """Of two abilities waiting, one plays an action; the action comes before the other one."""
    game = board(
        you={"hand": [NAVEEN, FRIENDS], "ink": 4, "play": ["Lady - Decisive Dog"]},
    )

    game.play(NAVEEN)
    game.resolve("It's Beautiful, No?", may=True)

    assert (game.drawn("you"), game.bag()) == (2, [("Pack of Her Own", "you")])


def test_6_7_8_the_rest_of_the_instructing_effect_comes_first():
    """Powerline's looked-at cards go to the bottom before the song he found does anything."""
    powerline = "Powerline - World's Greatest Rock Star"
    game = board(
        you={
            "hand": ["Sudden Chill"],
            "play": [powerline],
            "deck": [FLOUNDER, FRIENDS, FLOUNDER, FLOUNDER, MICKEY, STITCH],
        },
        opponent={},
    )

    game.play("Sudden Chill", pay=f"sing with {powerline}")
    game.resolve("Mash-Up", choose=FRIENDS)

    told = order(game, "resolves", "to_bottom", "resolves_action", "draws")
    after = told[told.index("resolves") + 1 :]
    assert after == ["to_bottom"] * 3 + ["resolves_action", "draws", "draws"]
    assert sorted(game.zone("you", "hand")) == [MICKEY, STITCH]


def test_6_7_8_a_check_comes_between_the_effect_and_the_action_it_played():
    """Genie's quest reaches 20 lore: the action his ability plays never gets to resolve."""
    game = board(you={"lore": 17, "hand": [FRIENDS], "play": [GENIE]})

    game.quest(GENIE)

    assert (game.winner(), game.drawn("you")) == ("you", 0)


def test_1_2_1_the_opponent_plays_a_card_in_my_turn_when_an_ability_says_so():
    """L03-05: Mufasa, banished in my turn, plays the top character for the opponent."""
    game = board(
        you={"hand": ["Dragon Fire"], "ink": 5},
        opponent={
            "play": ["Mufasa - Betrayed Leader"],
            "deck": {"top": [FLOUNDER], "size": 4},
        },
    )

    game.play("Dragon Fire", choose="Mufasa - Betrayed Leader")
    game.resolve("The Sun Will Set", answers=[{"may": True}, {"may": True}])

    assert game.zone("opponent", "play") == [FLOUNDER]
    assert game.state(FLOUNDER)["exerted"] is True


def test_6_1_14_2_a_revealed_card_that_is_not_played_stays_where_it_was():
    """The Sun Will Set reveals an action: it stays on top of the deck."""
    game = board(
        you={"hand": ["Dragon Fire"], "ink": 5},
        opponent={
            "play": ["Mufasa - Betrayed Leader"],
            "deck": {"top": ["Smash"], "size": 4},
        },
    )

    game.play("Dragon Fire", choose="Mufasa - Betrayed Leader")
    game.resolve("The Sun Will Set", may=True)

    assert game.zone("opponent", "deck")[0] == "Smash"
    assert game.told("reveals") != []


def test_6_7_8_the_cards_not_played_are_put_away_before_the_action_resolves():
    """Robin Hood plays a song he looked at; the others lie in the discard before it resolves."""
    robin = "Robin Hood - Sharpshooter"
    game = board(
        you={
            "play": [robin],
            "deck": [FLOUNDER, FRIENDS, FLOUNDER, "Sudden Chill", MICKEY, STITCH],
        },
        opponent={"hand": [FLOUNDER]},
    )

    game.quest(robin)
    game.resolve("My Greatest Performance", choose="Sudden Chill")

    assert order(game, "to_discard", "discards") == ["to_discard"] * 3 + ["discards", "to_discard"]
    assert sorted(game.zone("you", "discard")) == [FLOUNDER, FLOUNDER, FRIENDS, "Sudden Chill"]


def test_4_3_6_a_free_card_uses_up_the_next_card_discount():
    """Doc's discount attaches to the character played for free; the next one costs in full."""
    doc = "Doc - Leader of the Seven Dwarfs"
    game = board(
        you={"hand": ["Just in Time", MICKEY, FLOUNDER], "ink": 4, "play": [doc]},
    )

    game.quest(doc)
    game.resolve("Share and Share Alike")
    game.play("Just in Time", may=True, choose=MICKEY)
    game.play(FLOUNDER)

    assert game.inkwell("you") == (0, 4)
