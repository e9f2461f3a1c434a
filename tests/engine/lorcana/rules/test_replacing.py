"""Replacement effects on damage (6.5): which apply, and who chooses among them."""

from engine.testing import board

BEAST = "Beast - Selfless Protector"
FLOUNDER = "Flounder - Voice of Reason"
HEIHEI = "HeiHei - Boat Snack"
LILO = "Lilo - Bundled Up"
MICKEY = "Mickey Mouse - True Friend"
MINE = "Seven Dwarfs' Mine - Secure Fortress"
PIE_SLINGER = "Donald Duck - Pie Slinger"
RAPUNZEL = "Rapunzel - Ready for Adventure"
CANNONS = "Fire the Cannons!"


def by(game):
    """The abilities that replaced something, in order."""
    return [told["by"].en for told in game.told("replaced")]


def test_6_5_4_damage_that_another_takes_is_put_there_and_not_dealt():
    """Fire the Cannons! on Flounder: 2 counters lie on Beast, and Flounder has none."""
    game = board(you={"hand": [CANNONS], "ink": 1}, opponent={"play": [BEAST, FLOUNDER]})

    game.play(CANNONS, choose=FLOUNDER)

    assert (game.damage(FLOUNDER), game.damage(BEAST)) == (0, 2)
    assert by(game) == ["Shield Another"]


def test_1_9_2_2_what_beast_takes_for_others_is_not_lowered_by_his_resist():
    """With Snow Fort the 2 damage to Flounder come to 1; Beast takes that 1 whole."""
    game = board(
        you={"hand": [CANNONS], "ink": 1}, opponent={"play": [BEAST, FLOUNDER, "Snow Fort"]}
    )

    game.play(CANNONS, choose=FLOUNDER)

    assert game.damage(BEAST) == 1


def test_6_5_1_beast_takes_challenge_damage_of_his_own_side():
    """Flounder challenges Mickey and deals 2; the 3 he would be dealt lie on Beast."""
    game = board(
        you={"play": [BEAST, FLOUNDER]}, opponent={"play": [{MICKEY: {"exerted": "true"}}]}
    )

    game.challenge(FLOUNDER, MICKEY)

    assert [game.damage(card) for card in (FLOUNDER, BEAST, MICKEY)] == [0, 3, 2]


def test_6_5_3_counters_that_are_put_or_moved_are_not_dealt():
    """Malicious, Mean, and Scary puts a counter on Flounder, who keeps it."""
    song = "Malicious, Mean, and Scary"
    game = board(you={"hand": [song], "ink": 3}, opponent={"play": [BEAST, FLOUNDER]})

    game.play(song)

    assert (game.damage(FLOUNDER), game.damage(BEAST)) == (1, 1)


def test_6_5_6_a_self_replacement_comes_before_any_other():
    """Moving a Knight to the Mine makes it 2 damage, and then Beast takes it (6.5.7 example)."""
    game = board(you={"play": [MINE, PIE_SLINGER], "ink": 2}, opponent={"play": [BEAST, FLOUNDER]})

    game.move(PIE_SLINGER, MINE)
    game.resolve("Mountain Defense", may=True, choose=FLOUNDER)

    assert (game.damage(FLOUNDER), game.damage(BEAST)) == (0, 2)


def test_6_5_7_the_player_of_the_affected_card_chooses_among_several():
    """Lilo's own shield or Beast: her player is asked, in the turn of the other."""
    game = board(you={"hand": [CANNONS], "ink": 1}, opponent={"play": [BEAST, LILO]})

    game.play(CANNONS, choose=LILO)
    asked = (game.asked().player, sorted(game.options()))
    game.answer(choose=BEAST)

    assert asked == (1, [BEAST, LILO])
    assert (game.damage(LILO), game.damage(BEAST), by(game)) == (0, 2, ["Shield Another"])


def test_6_5_7_what_was_not_chosen_is_still_there():
    """Beast took the first damage, so Lilo's shield takes the second."""
    game = board(you={"hand": [CANNONS, CANNONS], "ink": 2}, opponent={"play": [BEAST, LILO]})

    game.play(CANNONS, answers=[{"choose": LILO}, {"choose": BEAST}])
    game.play(CANNONS, answers=[{"choose": LILO}, {"choose": LILO}])

    assert (game.damage(BEAST), by(game)) == (2, ["Shield Another", "Extra Layers"])


def test_6_5_8_of_two_beasts_one_takes_the_damage_and_the_other_cant_take_it_on():
    """The chosen Beast keeps the counters: the same effect does not apply to one event twice."""
    beasts = [{"card": BEAST, "as": "first"}, {"card": BEAST, "as": "second"}]
    game = board(you={"hand": [CANNONS], "ink": 1}, opponent={"play": [*beasts, FLOUNDER]})

    game.play(CANNONS, answers=[{"choose": FLOUNDER}, {"choose": "second"}])

    assert (game.damage("first"), game.damage("second"), len(by(game))) == (0, 2, 1)


def test_6_5_1_the_next_damage_to_a_character_chosen_for_support_is_none():
    """HeiHei supports Flounder: the challenge back does no harm to him, the second one does."""
    game = board(
        you={"play": [RAPUNZEL, HEIHEI, FLOUNDER], "hand": [CANNONS, CANNONS], "ink": 2},
    )

    game.quest(HEIHEI)
    game.resolve("Support", may=True, choose=FLOUNDER)
    game.resolve("Act of Kindness")
    game.play(CANNONS, choose=FLOUNDER)
    first = game.damage(FLOUNDER)
    game.play(CANNONS, choose=FLOUNDER)

    assert first == 0
    assert game.banished("you") == [FLOUNDER]


def test_6_5_8_a_second_instance_of_the_same_effect_ceases_to_exist():
    """Two supports make two instances; the first damage uses one and ends the other."""
    snacks = [{"card": HEIHEI, "as": "one"}, {"card": HEIHEI, "as": "two"}]
    game = board(
        you={"play": [RAPUNZEL, *snacks, FLOUNDER], "hand": [CANNONS, CANNONS], "ink": 2},
    )

    for snack in ("one", "two"):
        game.quest(snack)
        game.resolve("Support", may=True, choose=FLOUNDER)
        game.resolve("Act of Kindness")
    game.play(CANNONS, choose=FLOUNDER)
    game.play(CANNONS, choose=FLOUNDER)

    assert game.banished("you") == [FLOUNDER]


def test_6_1_13_3_the_protection_ends_as_its_players_next_turn_begins():
    """Nothing hurt Flounder meanwhile: from the next turn on he is dealt damage."""
    game = board(you={"play": [RAPUNZEL, HEIHEI, FLOUNDER], "hand": [CANNONS], "ink": 1})

    game.quest(HEIHEI)
    game.resolve("Support", may=True, choose=FLOUNDER)
    game.resolve("Act of Kindness")
    for _ in range(2):
        game.end_turn()
        game.start_turn()
    game.play(CANNONS, choose=FLOUNDER)

    assert game.banished("you") == [FLOUNDER]


def test_6_5_1_an_effect_that_would_have_kronks_player_discard_does_not():
    """Sudden Chill: Kronk's player keeps the whole hand."""
    game = board(
        you={"hand": ["Sudden Chill"], "ink": 2},
        opponent={"play": ["Kronk - Laid Back"], "hand": [FLOUNDER, MICKEY]},
    )

    game.play("Sudden Chill")

    assert game.discarded("opponent") == 0
    assert by(game) == ["I'm Lovin' This"]


def test_1_5_3_a_discard_as_a_cost_is_no_effect_and_is_paid():
    """Kronk's player discards for Angel's Good Aim."""
    game = board(
        you={"play": ["Kronk - Laid Back", "Angel - Experiment 624"], "hand": [FLOUNDER]},
        opponent={"play": [MICKEY]},
    )

    game.use("Angel - Experiment 624", "Good Aim", choose=MICKEY)

    assert (game.damage(MICKEY), game.zone("you", "discard")) == (2, [FLOUNDER])
