"""The secondary "if" of a triggered ability (6.2.4), and the class's first example."""

from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
STITCH = "Stitch - Carefree Surfer"


def test_6_2_4_a_secondary_condition_that_became_true_counts():
    """L03-34: one other character as Stitch enters, two as Ohana resolves: it draws two."""
    lady = "Lady - Family Dog"
    game = board(
        you={
            "hand": [STITCH, FLOUNDER],
            "deck": {"top": [lady], "size": 10},
            "ink": 8,
            "play": ["The Robot Queen", {"Mufasa - Betrayed Leader": {"damage": 2}}],
        }
    )

    game.play(STITCH)
    game.resolve("Major Malfunction", may=True, choose="Mufasa - Betrayed Leader")
    game.resolve("The Sun Will Set", answers=[{"may": True}, {"may": True}])
    game.resolve("Someone to Care For", may=True)
    game.resolve("Ohana", may=True)

    assert game.drawn("you") == 2


def test_6_2_4_a_secondary_condition_is_not_looked_at_when_it_triggers():
    """L03-34: with no other character at all Ohana still enters the bag."""
    game = board(you={"hand": [STITCH], "ink": 7})

    game.play(STITCH)

    assert game.bag() == [("Ohana", "you")]


def test_6_2_4_false_at_resolution_the_ability_resolves_with_no_effect():
    """L03-35: two others when it triggered, one as it resolves: no cards, and the bag is empty."""
    game = board(
        you={
            "hand": [STITCH],
            "ink": 8,
            "play": ["The Robot Queen", {MICKEY: {"damage": 1}}, FLOUNDER],
        }
    )

    game.play(STITCH)
    game.resolve("Major Malfunction", may=True, choose=MICKEY)
    game.resolve("Ohana")

    assert (game.drawn("you"), game.bag()) == (0, [])
    told = [code for code in game.codes() if code in ("if_false", "no_effect")]
    assert told == ["if_false", "no_effect"]


def test_6_2_4_every_secondary_condition_is_tested():
    """Mr. Smee hurts himself only when he is exerted and there is no Captain."""
    smee = "Mr. Smee - Bumbling Mate"

    def damage(smee_state, *others):
        game = board(you={"play": [{smee: smee_state}, *others]})
        game.end_turn()
        game.resolve("Oh Dear, Dear, Dear")
        return game.damage(smee)

    exerted = {"exerted": "true"}
    found = [damage(exerted), damage({}), damage(exerted, "Captain Hook - Forceful Duelist")]
    assert found == [1, 0, 0]


def test_example_1_major_malfunction_first_leaves_ohana_one_other_character():
    """L03-43: the damage kills an own character; Ohana finds one other and draws nothing."""
    game = board(
        you={
            "hand": [STITCH],
            "ink": 8,
            "play": ["The Robot Queen", {"The Queen - Conceited Ruler": {"damage": 2}}, FLOUNDER],
        }
    )

    game.play(STITCH)
    game.resolve("Major Malfunction", may=True, choose="The Queen - Conceited Ruler")
    game.resolve("Ohana")

    assert (game.drawn("you"), game.banished("you")) == (
        0,
        ["The Queen - Conceited Ruler", "The Robot Queen"],
    )


def test_example_1_ohana_first_draws_two_and_is_not_taken_back():
    """L03-44: in the other order Ohana draws two; the damage that follows changes nothing."""
    game = board(
        you={
            "hand": [STITCH],
            "ink": 8,
            "play": ["The Robot Queen", {"The Queen - Conceited Ruler": {"damage": 2}}, FLOUNDER],
        }
    )

    game.play(STITCH)
    game.resolve("Ohana", may=True)
    game.resolve("Major Malfunction", may=True, choose="The Queen - Conceited Ruler")

    assert (game.drawn("you"), game.banished("you")) == (
        2,
        ["The Queen - Conceited Ruler", "The Robot Queen"],
    )
