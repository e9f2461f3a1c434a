"""Resolving actions and effects, step by step (1.7, 6.7)."""

from engine.core.choice import Illegal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
STITCH = "Stitch - Carefree Surfer"
FACILIER = "Dr. Facilier - Remarkable Gentleman"
CALHOUN = "Calhoun - Marine Sergeant"


def order(game, *codes):
    """The events of these codes, in the order in which they were told."""
    return [code for code in game.codes() if code in codes]


def test_1_7_2_a_song_resolves_fully_before_the_trigger_it_caused():
    """L03-01: Friends on the Other Side draws both cards before Dreams Made Real resolves."""
    game = board(you={"hand": ["Friends on the Other Side"], "ink": 3, "play": [FACILIER]})

    game.play("Friends on the Other Side")
    drawn, bag = game.drawn("you"), game.bag()
    game.resolve("Dreams Made Real", may=False)

    assert (drawn, bag) == (2, [("Dreams Made Real", "you")])
    assert order(game, "draws", "to_discard", "resolves") == [
        "draws",
        "draws",
        "to_discard",
        "resolves",
    ]


def test_1_7_2_nobody_can_do_anything_while_an_action_resolves():
    """L03-02: in the middle of Smash the only thing asked of anybody is its target."""
    game = board(
        you={"hand": ["Smash", FLOUNDER], "ink": 4, "play": [MICKEY]},
        opponent={"play": ["Heart of Te Fiti", MICKEY], "ink": 2},
    )

    game.play("Smash")
    asked = game.asked()

    assert (asked.player, asked.kind, len(asked.options)) == (0, "choose", 2)


def test_4_1_2_the_opponent_can_not_respond_between_the_triggers_either():
    """L03-02: with abilities in the bag the opponent's attempt is refused as out of turn."""
    game = board(
        you={"hand": ["Merlin - Goat"], "ink": 4},
        opponent={"play": ["Heart of Te Fiti"], "ink": 2},
    )

    game.play("Merlin - Goat")

    assert game.use("Heart of Te Fiti", by="opponent") == Illegal("bag", "4.1.2")


def test_5_4_1_2_an_action_resolves_at_once_and_then_goes_to_the_discard():
    """L03-03: Smash deals its damage, then lies in the discard; nothing entered the bag."""
    game = board(you={"hand": ["Smash"], "ink": 3}, opponent={"play": [STITCH]})

    game.play("Smash")

    assert order(game, "damage", "to_discard", "triggers") == ["damage", "to_discard"]
    assert (game.damage(STITCH), game.zone("you", "discard")) == (3, ["Smash"])


def test_4_3_3_2_while_it_resolves_the_action_is_in_play_not_in_the_discard():
    """L03-03: it enters play, does what it does, and only then lies in the discard."""
    game = board(you={"hand": ["Friends on the Other Side"], "ink": 3})

    game.play("Friends on the Other Side")

    assert order(game, "enters", "draws", "to_discard") == [
        "enters",
        "draws",
        "draws",
        "to_discard",
    ]


def test_7_3_4_the_opponent_picks_their_discard_in_my_turn():
    """L03-05: Sudden Chill lets the opponent choose what to discard."""
    game = board(you={"hand": ["Sudden Chill"], "ink": 2}, opponent={"hand": [FLOUNDER, MICKEY]})

    game.play("Sudden Chill")
    asked = game.asked().player
    game.answer(discard=MICKEY)

    assert (asked, game.zone("opponent", "discard")) == (1, [MICKEY])


def test_7_7_4_4_off_turn_the_opponent_resolves_their_own_trigger():
    """L03-05: Squeak makes the opponent discard; their own ability resolves after it."""
    game = board(
        you={
            "play": ["Bucky - Squirrel Squeak Tutor", "Stitch - New Dog"],
            "hand": ["Stitch - Rock Star"],
            "ink": 4,
        },
        opponent={"hand": [FLOUNDER, MICKEY], "play": ["Prince John - Fraidy-Cat"]},
    )

    game.play("Stitch - Rock Star", pay="shift onto Stitch - New Dog")
    game.resolve("Squeak", discard=FLOUNDER)
    game.resolve("Help! Help!")

    assert game.resolved() == ["Squeak (you)", "Help! Help! (opponent)"]
    assert game.discarded("opponent") == 1


def test_6_7_2_1_a_for_each_number_is_counted_before_the_effect_changes_it():
    """L03-31: Bruno draws for each character there is as it resolves, and once for all."""
    bruno = "Bruno Madrigal - Singing Seer"
    game = board(you={"hand": ["Friends on the Other Side"], "play": [bruno, FLOUNDER, MICKEY]})

    game.play("Friends on the Other Side", pay=f"sing with {bruno}")
    game.resolve("Bright Future", may=True)

    assert game.drawn("you") == 2 + 3
    assert game.told("counts") == [{"n": 3}]


def test_6_1_8_1_drawing_up_to_a_number_is_counted_once():
    """L03-31: who has one card draws two to reach three."""
    demona = "Demona - Scourge of the Wyvern Clan"
    game = board(you={"hand": [demona, FLOUNDER], "ink": 6}, opponent={"hand": [FLOUNDER] * 3})

    game.play(demona)
    game.resolve("Ad Saxum Commutate")

    assert (game.drawn("you"), game.drawn("opponent")) == (2, 0)


def test_6_7_2_2_the_total_is_fixed_before_the_damage_is_put():
    """L03-32: Smash picks its target, 3 less Resist 3 is 0, and no counter goes down."""
    silver = "John Silver - Greedy Treasure Seeker"
    here = "Pride Lands - Pride Rock"
    game = board(
        you={"hand": ["Smash"], "ink": 3},
        opponent={"play": [silver, here, here, here]},
    )

    game.play("Smash")

    assert (game.state(silver)["resist"], game.damage(silver)) == (3, 0)
    assert game.codes().index("chooses") < game.codes().index("damage_zero")


def test_6_7_2_2_resist_reduces_by_its_number():
    """L03-32: of Smash's 3 a character with Resist 1 takes 2."""
    game = board(you={"hand": ["Smash"], "ink": 3}, opponent={"play": [CALHOUN]})

    game.play("Smash")

    assert game.told("damage")[0]["n"] == 2


def test_6_7_2_2_each_damage_has_its_own_target():
    """L03-32: Three Arrows deals to a first and, if wanted, to another character."""
    game = board(
        you={"hand": ["Three Arrows"], "ink": 3},
        opponent={"play": [FLOUNDER, MICKEY]},
    )

    game.play("Three Arrows", answers=[{"choose": FLOUNDER}, {"may": True}, {"choose": MICKEY}])

    assert (game.banished("opponent"), game.damage(MICKEY)) == ([FLOUNDER], 1)


def test_6_7_2_3_instructions_are_followed_in_printed_order():
    """L03-33: Candy Drift draws first, then gives strength, then sets up the end of the turn."""
    game = board(you={"hand": ["Candy Drift"], "ink": 2, "play": [FLOUNDER]})

    game.play("Candy Drift")

    assert order(game, "draws", "stat", "delayed") == ["draws", "stat", "delayed"]


def test_6_7_4_triggers_of_one_sentence_wait_for_the_others():
    """Get to Safety! plays a location and draws before the location's ability resolves."""
    game = board(
        you={
            "hand": ["Get to Safety!"],
            "discard": ["Sleepy Hollow - The Bridge"],
            "ink": 1,
            "play": ["Jim Hawkins - Space Traveler"],
        }
    )

    game.play("Get to Safety!")

    assert (game.drawn("you"), game.bag()) == (1, [("Take the Helm", "you")])


def test_6_7_5_the_check_comes_after_all_sentences():
    """Luisa with 4 damage for a moment is not banished: the check comes after the whole ability."""
    luisa = "Luisa Madrigal - Confident Climber"
    game = board(
        you={"ink": 1, "play": [{luisa: {"damage": 3}}, {MICKEY: {"damage": 1}}]},
        opponent={"play": [STITCH]},
    )

    game.use(luisa, number=1, answers=[{"choose": MICKEY}])

    assert (game.banished("you"), game.damage(luisa), game.damage(STITCH)) == ([], 0, 4)


def test_6_7_7_a_source_that_is_gone_counts_as_it_last_was():
    """Ralph's strength with two cards under him decides although he is in the discard."""
    ralph = "Wreck-it Ralph - Raging Wrecker"
    game = board(
        you={"hand": ["Dragon Fire"], "ink": 5},
        opponent={
            "play": [
                {ralph: {"under": [FLOUNDER, FLOUNDER]}},
                "Winnie the Pooh - Hunny Wizard",
                "Lumiere - Hotheaded Candelabra",
            ]
        },
    )

    game.play("Dragon Fire", choose=ralph)
    game.resolve("Who's Comin' with Me?")

    assert game.banished("opponent") == ["Winnie the Pooh - Hunny Wizard", ralph]


def test_6_2_3_an_ability_resolves_although_its_source_has_left():
    """Baloo is in the discard; his ability gives 2 lore all the same."""
    baloo = "Baloo - von Bruinwald XIII"
    game = board(you={"hand": ["Dragon Fire"], "ink": 5}, opponent={"play": [baloo]})

    game.play("Dragon Fire")
    game.resolve("Let's Make Like a Tree")

    assert game.lore("opponent") == 2
