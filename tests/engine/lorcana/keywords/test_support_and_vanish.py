"""Keywords that are triggered abilities: Support (8.13) and Vanish (8.14)."""

from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"


def test_8_13_1_support_is_a_triggered_ability_with_may():
    """Support enters the bag when its character quests, and may be declined."""
    rolly = "Rolly - Hungry Pup"
    game = board(you={"play": [rolly, FLOUNDER]})

    game.quest(rolly)
    bag = game.bag()
    game.resolve("Support", may=False)

    assert (bag, game.strength(FLOUNDER)) == ([("Support", "you")], 2)


def test_8_13_1_support_adds_the_strength_as_it_is_on_resolution():
    """Rolly with +3 from another Rolly passes 6 on."""
    rolly = "Rolly - Hungry Pup"
    one, two = {rolly: {"as": "one"}}, {rolly: {"as": "two"}}
    game = board(you={"play": [one, two, FLOUNDER]})

    game.quest("one")
    game.resolve("Support", may=True, choose="two")
    game.quest("two")
    game.resolve("Support", may=True, choose=FLOUNDER)

    assert game.strength(FLOUNDER) == 2 + 6


def test_8_14_1_chosen_by_an_opponents_action_a_character_with_vanish_is_banished():
    """Smash only hurts Iago; Vanish, from the bag, banishes him."""
    iago = "Iago - Giant Spectral Parrot"
    game = board(you={"hand": ["Smash"], "ink": 3}, opponent={"play": [iago]})

    game.play("Smash")
    before = (game.damage(iago), game.bag())
    game.resolve("Vanish")

    assert before == (3, [("Vanish", "opponent")])
    assert game.banished("opponent") == [iago]


def test_8_14_1_an_ability_or_its_own_player_does_not_make_it_vanish():
    """Neither Major Malfunction nor one's own action triggers Vanish."""
    iago = "Iago - Giant Spectral Parrot"
    ability = board(
        you={"hand": [FLOUNDER], "ink": 2, "play": ["The Robot Queen"]},
        opponent={"play": [iago]},
    )
    ability.play(FLOUNDER)
    ability.resolve("Major Malfunction", may=True, choose=iago)
    own = board(you={"hand": ["Smash"], "ink": 3, "play": [iago]})
    own.play("Smash")

    assert (ability.bag(), own.bag()) == ([], [])


def test_8_14_2_vanish_does_nothing_for_a_character_that_has_moved():
    """Let It Go puts the character into the inkwell; Vanish finds nobody to banish."""
    rajah = "Rajah - Ghostly Tiger"
    game = board(you={"hand": ["Let It Go"], "ink": 5}, opponent={"play": [rajah]})

    game.play("Let It Go")
    game.resolve("Vanish")

    assert (game.banished("opponent"), game.zone("opponent", "inkwell")) == ([], [rajah])


def test_6_7_7_support_of_a_character_that_has_left_adds_its_last_strength():
    """Luisa, banished by her own other ability, still passes on the 5 she had."""
    luisa, mickey = "Luisa Madrigal - No Pressure", "Mickey Mouse - True Friend"
    game = board(
        you={"play": [{luisa: {"damage": 5}}, "Ranger Plane", {mickey: {"damage": 2}}, FLOUNDER]}
    )

    game.quest(luisa)
    game.resolve("Shoulder the Burden", may=True, choose=mickey, number=2)
    game.resolve("Support", may=True, choose=FLOUNDER)

    assert (game.banished("you"), game.strength(FLOUNDER)) == ([luisa], 2 + 5)
