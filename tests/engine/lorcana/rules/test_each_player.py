"""Effects for several players (6.7.6)."""

from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
STITCH = "Stitch - Carefree Surfer"
DONALD = "Donald Duck - Perfect Gentleman"
HERCULES = "The Return of Hercules"


def allow_me(**sides):
    """Before the first player's turn with Perfect Gentleman, run up to Allow Me."""
    you = sides.pop("you", {})
    game = board(before_turn=True, you={"play": [DONALD], **you}, **sides)
    game.start_turn()
    return game


def test_6_7_6_the_active_player_acts_first_then_turn_order():
    """L03-36: with three players Allow Me asks you, then left, then right, in one resolution."""
    game = allow_me(left={}, right={})

    asked = [game.resolve("Allow Me").player]
    asked.append(game.answer(may=True).player)
    asked.append(game.answer(may=True).player)
    game.answer(may=True)

    assert asked == [0, 1, 2]
    assert [event["player"] for event in game.told("draws")] == ["you", "left", "right", "you"]
    assert game.resolved() == ["Allow Me (you)"]


def test_6_7_6_off_turn_the_active_player_still_comes_first():
    """L03-36: the opponent's effect, in my turn, lets me discard first."""
    game = board(
        active="right",
        you={"hand": [FLOUNDER]},
        left={"hand": [MICKEY]},
        right={"hand": ["Sudden Chill"], "ink": 2},
    )

    game.play("Sudden Chill")

    assert [event["player"] for event in game.told("discards")] == ["you", "left"]


def test_6_7_6_no_check_and_no_bag_until_everybody_is_done():
    """L03-37: Allow Me is followed by one check, after the last player's draw."""
    game = allow_me(left={}, right={})

    game.resolve("Allow Me", answers=[{"may": True}] * 3)
    codes = game.codes()
    resolving = codes[codes.index("resolves") :]

    assert resolving.index("check_clean") > max(
        index for index, code in enumerate(resolving[:-2]) if code == "may"
    )
    told = [code for code in resolving if code in ("draws", "check_clean")]
    assert told == ["draws", "draws", "draws", "check_clean", "draws", "check_clean"]


def test_6_7_6_a_trigger_of_one_part_waits_for_the_others():
    """L03-37: Diablo sees the active player's draw, but waits until everybody has decided."""
    diablo = {"Diablo - Devoted Herald": {"exerted": "true"}}
    game = allow_me(opponent={"play": [diablo]})

    game.resolve("Allow Me", answers=[{"may": True}, {"may": True}])

    assert game.bag() == [("Circle Far and Wide", "opponent")]
    assert game.drawn("opponent") == 1


def test_6_1_4_each_player_decides_alone():
    """L03-50: one declines, the other draws."""
    game = allow_me()

    game.resolve("Allow Me", answers=[{"by": "you", "may": False}, {"by": "opponent", "may": True}])

    drawn = [event["player"] for event in game.told("draws")]
    assert drawn == ["opponent", "you"]  # the last is the Draw step's


def test_6_1_4_with_three_players_every_pattern_is_possible():
    """L03-50: yes, no, yes of three players gives one card, none and one."""
    game = allow_me(left={}, right={})

    game.resolve("Allow Me", answers=[{"may": True}, {"may": False}, {"may": True}])

    assert [event["player"] for event in game.told("draws")] == ["you", "right", "you"]


def test_6_7_6_a_card_played_by_a_part_is_there_for_the_next_player():
    """L03-36: The Return of Hercules: both play; the triggers of both wait, in turn order."""
    goat = "Merlin - Goat"
    game = board(you={"hand": [HERCULES, goat], "ink": 5}, opponent={"hand": [goat, FLOUNDER]})

    game.play(
        HERCULES,
        answers=[
            {"may": True},
            {"by": "opponent", "may": True},
            {"by": "opponent", "reveal": goat},
        ],
    )

    assert sorted(game.bag()) == [("Here I Come!", "opponent"), ("Here I Come!", "you")]
    assert game.asked().player == 0


def test_6_7_6_each_opponent_is_every_other_player():
    """L03-36: of three players both opponents lose lore."""
    game = board(you={"hand": ["A Pirate's Life"], "ink": 6}, left={"lore": 5}, right={"lore": 1})

    game.play("A Pirate's Life")

    assert (game.lore("you"), game.lore("left"), game.lore("right")) == (2, 3, 0)


def test_6_7_6_a_condition_for_each_player_is_read_for_each():
    """L03-36: with three players only those with fewer than three cards draw up to three."""
    demona = "Demona - Scourge of the Wyvern Clan"
    game = board(
        you={"hand": [demona, FLOUNDER], "ink": 6},
        left={"hand": [FLOUNDER] * 4},
        right={},
    )

    game.play(demona)
    game.resolve("Ad Saxum Commutate")

    assert [game.drawn(name) for name in ("you", "left", "right")] == [2, 0, 3]


def test_1_2_3_a_player_who_cannot_do_their_part_does_not_stop_the_others():
    """L03-36: the first opponent has no card to discard; the second still discards."""
    game = board(you={"hand": ["Sudden Chill"], "ink": 2}, left={}, right={"hand": [FLOUNDER]})

    game.play("Sudden Chill")

    assert (game.discarded("left"), game.discarded("right")) == (0, 1)


def test_6_1_5_1_sid_makes_every_opponent_banish_one_of_theirs():
    """L03-36: Playtime's Over: left chooses among left's characters, right among right's."""
    sid = "Sid Phillips - Toy Surgeon"
    game = board(
        you={"hand": [sid], "ink": 6, "play": [FLOUNDER]},
        left={"play": [MICKEY, STITCH]},
        right={"play": [FLOUNDER]},
    )

    game.play(sid)
    game.resolve("Playtime's Over", may=True, answers=[{"by": "left", "choose": STITCH}])

    banished = [game.banished(name) for name in ("you", "left", "right")]
    assert banished == [[FLOUNDER], [STITCH], [FLOUNDER]]


def test_6_7_6_each_player_discards_and_draws_in_turn_order():
    """L03-36: A Whole New World: you do all of your part, then left, then right."""
    game = board(
        you={"hand": ["A Whole New World", FLOUNDER], "ink": 5},
        left={"hand": [MICKEY, MICKEY]},
        right={},
    )

    game.play("A Whole New World")

    parts = [event["player"] for event in game.told("draws")]
    assert parts == ["you"] * 7 + ["left"] * 7 + ["right"] * 7
    assert len(game.zone("left", "discard")) == 2


def test_6_1_13_1_that_opponent_is_the_one_whose_turn_it_is():
    """Of two opponents who draw in one turn, Diablo watches the active player alone."""
    game = board(
        first={"hand": ["A Whole New World"], "ink": 5},
        second={},
        third={"play": [{"Diablo - Devoted Herald": {"exerted": "true"}}]},
    )

    game.play("A Whole New World")

    assert (game.drawn("first"), game.drawn("second")) == (7, 7)
    assert game.bag() == [("Circle Far and Wide", "third")] * 7
