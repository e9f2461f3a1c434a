"""Cards that leave play, alone and together (5.1.1.7, 7.1.6, 7.4.3)."""

from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
ROURKE = "Lyle Tiberius Rourke - Cunning Mercenary"
GOAT = "Merlin - Goat"


def test_7_4_3_cards_banished_together_see_each_other():
    """Rourke, banished with two others, adds his ability once for each of them."""
    game = board(
        you={"hand": ["Be Prepared"], "ink": 7, "lore": 5},
        opponent={"play": [ROURKE, FLOUNDER, MICKEY]},
    )

    game.play("Be Prepared")
    game.resolve("Thanks for Volunteering")
    game.resolve("Thanks for Volunteering")

    assert (game.triggered("Thanks for Volunteering", "opponent"), game.lore("you")) == (2, 3)


def test_7_4_3_he_does_not_count_himself():
    """Rourke banished alone adds nothing: his ability speaks of other characters."""
    game = board(you={"hand": ["Dragon Fire"], "ink": 5}, opponent={"play": [ROURKE]})

    game.play("Dragon Fire")

    assert game.bag() == []


def test_7_4_3_two_watchers_leaving_together_see_each_other():
    """Two Rourkes banished together: each sees the other."""
    game = board(
        you={"hand": ["Be Prepared"], "ink": 7, "lore": 5}, opponent={"play": [ROURKE, ROURKE]}
    )

    game.play("Be Prepared")

    assert game.triggered("Thanks for Volunteering", "opponent") == 2


def test_7_4_3_two_characters_that_banish_each_other_both_trigger():
    """In a challenge both are banished in one check; the abilities of both enter the bag."""
    game = board(you={"play": [GOAT]}, opponent={"play": [{GOAT: {"exerted": "true"}}]})

    game.challenge(GOAT, GOAT)

    assert sorted(game.bag()) == [("Here I Come!", "opponent"), ("Here I Come!", "you")]


def test_7_4_3_one_after_the_other_the_first_does_not_see_the_second():
    """Rourke falls in the first check and Flounder, whose bonus went, in the second: no trigger."""
    champion = "Mickey Mouse - Amber Champion"
    game = board(
        you={"hand": ["Grab Your Sword"], "ink": 5},
        opponent={"play": [
            {champion: {"damage": 3}}, {ROURKE: {"damage": 2}}, {MICKEY: {"damage": 2}}]},
    )  # fmt: skip

    game.play("Grab Your Sword")

    assert [event["card"] for event in game.told("banished")] == [
        "mickey-mouse-amber-champion",
        "lyle-tiberius-rourke-cunning-mercenary",
        "mickey-mouse-true-friend",
    ]
    assert game.triggered("Thanks for Volunteering", "opponent") == 1


def test_5_1_1_7_all_cards_of_a_stack_leave_together():
    """A character on two cards returns to hand with both."""
    rock_star = {"Stitch - Rock Star": {"under": ["Stitch - New Dog", "Stitch - New Dog"]}}
    game = board(you={"hand": ["Wrong Lever!"], "ink": 3}, opponent={"play": [rock_star]})

    game.play("Wrong Lever!")

    assert sorted(game.zone("opponent", "hand")) == [
        "Stitch - New Dog",
        "Stitch - New Dog",
        "Stitch - Rock Star",
    ]


def test_5_1_1_7_only_the_top_card_of_a_stack_is_banished():
    """The covered cards go along, but one character left play: Rourke triggers once."""
    rock_star = {"Stitch - Rock Star": {"under": ["Stitch - New Dog"]}}
    game = board(
        you={"hand": ["Dragon Fire"], "ink": 5},
        opponent={"play": [rock_star, ROURKE]},
    )

    game.play("Dragon Fire", choose="Stitch - Rock Star")

    assert game.triggered("Thanks for Volunteering", "opponent") == 1
    assert len(game.zone("opponent", "discard")) == 2


def test_5_1_1_7_covered_cards_take_the_top_cards_state_in_the_inkwell():
    """Let It Go on a stack of two adds two exerted ink cards."""
    rock_star = {"Stitch - Rock Star": {"under": ["Stitch - New Dog"]}}
    game = board(you={"hand": ["Let It Go"], "ink": 5}, opponent={"play": [rock_star]})

    game.play("Let It Go")

    assert game.inkwell("opponent") == (0, 2)


def test_7_1_6_a_card_that_left_play_is_a_new_card():
    """Strength given before is gone when the character comes back."""
    game = board(
        you={"hand": ["Candy Drift", "Wrong Lever!", "Smash"], "ink": 6, "play": [FLOUNDER]}
    )

    game.play("Candy Drift")
    game.play("Wrong Lever!")
    game.play(FLOUNDER)

    assert (game.strength(FLOUNDER), game.state(FLOUNDER)["drying"]) == (2, True)


def test_7_1_6_leaving_the_discard_ends_what_an_ability_may_do_with_the_card():
    """Gramma Tala may go to the inkwell only as the card that was banished, from the discard."""
    tala = "Gramma Tala - Storyteller"
    game = board(you={"hand": ["Dragon Fire"], "ink": 5}, opponent={"play": [tala]})

    game.play("Dragon Fire")
    game.resolve("I Will Be with You", may=True)

    assert (game.inkwell("opponent"), game.zone("opponent", "discard")) == ((0, 1), [])


def test_4_6_2_banished_by_an_ability_during_the_challenge_is_banished_in_it():
    """Marshmallow, banished by Cheshire Cat's ability, was banished in a challenge."""
    marshmallow = "Marshmallow - Persistent Guardian"
    game = board(
        you={"play": [marshmallow]},
        opponent={"play": [{"Cheshire Cat - Not All There": {"exerted": "true"}}]},
    )

    game.challenge(marshmallow, "Cheshire Cat - Not All There")
    game.resolve("Lose Something?")
    game.resolve("Durable", may=True)

    assert game.zone("you", "hand") == [marshmallow]


def test_4_6_2_banished_outside_a_challenge_durable_stays_silent():
    """Dragon Fire on Marshmallow triggers nothing."""
    game = board(
        you={"hand": ["Dragon Fire"], "ink": 5, "play": ["Marshmallow - Persistent Guardian"]}
    )

    game.play("Dragon Fire")

    assert game.bag() == []


def test_1_8_1_4_the_challenger_banishes_only_by_its_own_damage():
    """A counter moved before the damage banishes the challenged: the challenger banished nobody."""
    calhoun, gothel = "Calhoun - Marine Sergeant", "Mother Gothel - Vain Sorceress"
    game = board(
        you={"play": [calhoun, {gothel: {"damage": 1}}]},
        opponent={"play": [{FLOUNDER: {"exerted": "true", "damage": 1}}]},
    )

    game.challenge(calhoun, FLOUNDER)
    game.resolve("Now You've Upset Me", may=True, answers=[{"choose": gothel}])

    assert (game.banished("opponent"), game.triggered("Level Up")) == ([FLOUNDER], 0)


def test_1_8_1_4_damage_of_the_challenge_is_the_challengers():
    """Calhoun banishes Flounder in a challenge and gains 2 lore."""
    calhoun = "Calhoun - Marine Sergeant"
    game = board(you={"play": [calhoun]}, opponent={"play": [{FLOUNDER: {"exerted": "true"}}]})

    game.challenge(calhoun, FLOUNDER)
    game.resolve("Level Up")

    assert game.lore("you") == 2


def test_1_8_1_4_a_location_is_no_character_that_was_banished():
    """Banishing a location in a challenge is not banishing another character."""
    calhoun, bridge = "Calhoun - Marine Sergeant", "Sleepy Hollow - The Bridge"
    game = board(you={"play": [calhoun]}, opponent={"play": [{bridge: {"damage": 5}}]})

    game.challenge(calhoun, bridge)

    assert (game.banished("opponent"), game.bag()) == ([bridge], [])


def test_5_6_characters_at_a_location_that_left_are_nowhere():
    """When the location is banished its characters stay in play, at no location."""
    bridge = "Sleepy Hollow - The Bridge"
    game = board(
        you={"play": ["Lumiere - Hotheaded Candelabra"]},
        opponent={"play": [bridge, {MICKEY: {"at": bridge}}]},
    )

    game.challenge("Lumiere - Hotheaded Candelabra", bridge)

    assert (game.zone("opponent", "play"), game.state(MICKEY)["at"]) == ([MICKEY], "none")


def test_6_4_2_3_an_effect_that_lasts_while_its_source_is_in_play_ends_with_it():
    """The Magic Feather returned to hand takes Evasive along."""
    feather = "The Magic Feather"
    game = board(you={"hand": [feather], "ink": 5, "play": [FLOUNDER]})

    game.play(feather)
    game.resolve("Now You Can Fly!")
    flying = game.state(FLOUNDER)["evasive"]
    game.use(feather)

    assert (flying, game.state(FLOUNDER)["evasive"]) == (True, False)


def test_7_2_3_cards_put_on_the_bottom_are_ordered_by_their_player():
    """Under the Sea: the opponent orders the two cards, in one answer."""
    game = board(
        you={"hand": ["Under the Sea"], "ink": 8},
        opponent={"play": [FLOUNDER, "Donald Duck - Boisterous Fowl"]},
    )

    game.play("Under the Sea")
    asked = game.asked()
    game.answer(order=["Donald Duck - Boisterous Fowl", FLOUNDER])

    assert (asked.player, asked.kind) == (1, "order")
    assert game.zone("opponent", "deck")[-2:] == ["Donald Duck - Boisterous Fowl", FLOUNDER]
