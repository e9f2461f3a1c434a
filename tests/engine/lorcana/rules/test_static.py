"""Static abilities: always on, never in the bag (6.4), and "instead" (6.5)."""

from engine.core.choice import Legal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
STITCH = "Stitch - Carefree Surfer"
PIRATES = "A Pirate's Life"
HALL = "Atlantica - Concert Hall"


def test_6_4_1_a_static_ability_applies_while_its_condition_holds_and_never_waits():
    """L03-10: at the Concert Hall Vanessa sings for 6, elsewhere for 4; the bag stays empty."""
    vanessa = "Ursula - Vanessa"
    game = board(you={"hand": [PIRATES], "ink": 2, "play": [HALL, vanessa]})

    before = game.play(PIRATES, pay=f"sing with {vanessa}")
    game.move(vanessa, HALL)
    there = game.play(PIRATES, pay=f"sing with {vanessa}")

    assert (before.reason, there) == ("cost", Legal())
    assert (game.triggered("Underwater Acoustics"), game.bag()) == (0, [])


def test_6_4_2_3_a_static_ability_ends_as_its_card_leaves_play():
    """L03-10: High Energy's +1 is gone with Donald."""
    donald, scar = "Donald Duck - Ruby Champion", "Scar - Fiery Usurper"
    game = board(you={"hand": ["Dragon Fire"], "ink": 5, "play": [donald, scar]})

    before = game.strength(scar)
    game.play("Dragon Fire", choose=donald)

    assert (before, game.strength(scar)) == (6, 5)


def test_6_4_2_3_a_card_that_enters_has_the_effect_as_it_comes_into_play():
    """Tinker Bell sees a character of strength 5 although it is printed lower."""
    donald, mulan = "Donald Duck - Ruby Champion", "Mulan - Ready for Battle"
    game = board(
        you={
            "hand": [mulan],
            "ink": 4,
            "play": [donald, "Tinker Bell - Insistent Fairy"],
        }
    )

    game.play(mulan)

    assert game.bag() == [("Pay Attention", "you")]


def test_6_4_2_2_what_was_given_on_resolution_does_not_reach_later_characters():
    """Captivating Melody weakens the characters there are, not one that comes afterwards."""
    tiana = "Tiana - Natural Talent"
    game = board(
        you={"hand": ["Sudden Chill"], "ink": 2, "play": [tiana]},
        opponent={"play": [MICKEY], "hand": [FLOUNDER, FLOUNDER], "ink": 1},
    )

    game.play("Sudden Chill")
    game.resolve("Captivating Melody")
    game.end_turn()
    game.start_turn()
    game.play(FLOUNDER)

    assert (game.strength(MICKEY), game.strength(FLOUNDER)) == (2, 2)


def test_6_1_8_a_static_for_each_is_counted_all_the_time():
    """Jafar's strength follows the hand."""
    jafar = "Jafar - Keeper of Secrets"
    game = board(you={"hand": [FLOUNDER, "Friends on the Other Side"], "ink": 3, "play": [jafar]})

    before = game.strength(jafar)
    game.play("Friends on the Other Side")

    assert (before, game.strength(jafar)) == (2, 3)


def test_6_1_13_1_during_the_opponents_turn_only():
    """Snow Fort's Resist holds in the opponent's turn."""
    game = board(you={"play": ["Snow Fort", FLOUNDER]})

    mine = game.state(FLOUNDER)["resist"]
    game.end_turn()
    game.start_turn()

    assert (mine, game.state(FLOUNDER)["resist"]) == (0, 1)


def test_6_1_13_5_while_follows_the_state_at_every_moment():
    """Rhino's Resist is there while undamaged: it reduces the damage that ends it."""
    rhino = "Rhino - Power Hamster"
    game = board(you={"hand": ["Smash"], "ink": 3}, opponent={"play": [rhino]})

    game.play("Smash")

    assert (game.damage(rhino), game.state(rhino)["resist"]) == (1, 0)


def test_8_1_2_numbers_of_resist_add_up():
    """Calhoun's Resist 1 and Snow Fort's make 2 in the opponent's turn."""
    calhoun = "Calhoun - Marine Sergeant"
    game = board(active="opponent", you={"play": [calhoun, "Snow Fort"]}, opponent={})

    assert game.state(calhoun)["resist"] == 2


def test_6_5_1_1_instead_puts_one_effect_in_the_place_of_another():
    """Helga deals 2 instead of 1 when two cards went to the discard this turn."""
    helga = "Helga Sinclair - Prepared for Anything"

    def dealt(history):
        game = board(
            you={"play": [helga], "discard": [FLOUNDER, FLOUNDER]},
            opponent={"play": [STITCH]},
            history=history,
        )
        game.quest(helga)
        game.resolve("Combat Training")
        return game.damage(STITCH)

    assert (dealt(None), dealt({"into_discard": {"you": 2}})) == (1, 2)


def test_6_5_3_instead_looks_at_the_moment_of_resolution():
    """A discard and a banished Broom, both earlier in the turn, make it 2."""
    helga, cobra = "Helga Sinclair - Prepared for Anything", "Giant Cobra - Ghostly Serpent"
    game = board(
        you={
            "play": [helga, "Magic Broom - Illuminary Keeper"],
            "hand": [cobra, FLOUNDER],
            "ink": 3,
        },
        opponent={"play": [STITCH]},
    )

    game.play(cobra)
    game.resolve("Mysterious Advantage", may=True)
    game.resolve("Nice and Tidy", may=True)
    game.quest(helga)
    game.resolve("Combat Training")

    assert game.damage(STITCH) == 2
