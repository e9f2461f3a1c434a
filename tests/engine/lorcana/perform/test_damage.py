"""Damage dealt, put and moved, and what keeps it away (1.9, 6.5)."""

from engine.testing import board

MICKEY = "Mickey Mouse - True Friend"
LILO = "Lilo - Bundled Up"
BALOO = "Baloo - Ol' Iron Paws"
BOGO = "Chief Bogo - Calling the Shots"
KHAN = "Shere Khan - Fearsome Tiger"
DETECTIVE = "Mickey Mouse - Detective"
LEVIATHAN = "The Leviathan - Guardian of Atlantis"


def test_1_9_2_2_counters_that_are_put_are_not_lowered_by_resist():
    """Malicious, Mean, and Scary puts a counter on Mickey although Snow Fort gives Resist."""
    game = board(
        you={"hand": ["Malicious, Mean, and Scary"], "ink": 3},
        opponent={"play": ["Snow Fort", MICKEY]},
    )

    game.play("Malicious, Mean, and Scary")

    assert game.state(MICKEY)["resist"] == 1
    assert game.damage(MICKEY) == 1


def test_1_9_2_2_shere_khan_puts_a_counter_on_another_chosen_character():
    """The damaged character is banished; the counter goes on one that was not chosen before."""
    hurt = {"card": MICKEY, "as": "hurt", "damage": 1}
    game = board(you={"play": [KHAN]}, opponent={"play": [hurt, "Flounder - Voice of Reason"]})

    game.quest(KHAN)
    game.resolve("On the Hunt", may=True, answers=[{"choose": "Flounder - Voice of Reason"}])

    assert game.banished("opponent") == [MICKEY]
    assert game.damage("Flounder - Voice of Reason") == 1


def test_1_2_2_a_character_that_cant_be_dealt_damage_takes_none_in_a_challenge():
    """Beside Baloo a character with 10 strength deals its damage and takes nothing."""
    strong = {LEVIATHAN: {"exerted": "true"}}
    game = board(you={"play": [MICKEY]}, opponent={"play": [BALOO, strong]})

    game.challenge(MICKEY, LEVIATHAN)

    assert game.banished("you") == [MICKEY]
    assert game.damage(LEVIATHAN) == 0


def test_1_9_2_4_counters_can_be_moved_onto_a_character_that_cant_be_dealt_damage():
    """The Leviathan can't be dealt damage, but Bestow a Gift moves a counter onto it."""
    game = board(
        you={"play": [{MICKEY: {"damage": 1}}], "hand": ["Bestow a Gift"], "ink": 1},
        opponent={"play": [BALOO, LEVIATHAN]},
    )

    game.play("Bestow a Gift", answers=[{"choose": MICKEY}, {"choose": LEVIATHAN}])

    assert game.damage(LEVIATHAN) == 1


def test_6_1_13_1_chief_bogo_is_dealt_damage_in_an_opponents_turn():
    """My Jurisdiction holds in one's own turn: challenged by the opponent, Bogo is banished."""
    bogo = {BOGO: {"exerted": "true"}}
    game = board(active="opponent", you={"play": [bogo]}, opponent={"play": [MICKEY]})

    game.challenge(MICKEY, BOGO)

    assert game.banished("you") == [BOGO]


def test_6_5_1_the_first_damage_in_a_turn_is_replaced_and_the_second_is_taken():
    """Lilo takes nothing from the first Fire the Cannons! and 2 from the second."""
    cards = ["Fire the Cannons!", "Fire the Cannons!"]
    game = board(you={"hand": cards, "ink": 2}, opponent={"play": [LILO]})

    game.play("Fire the Cannons!")
    first = game.damage(LILO)
    game.play("Fire the Cannons!")

    assert first == 0
    assert game.banished("opponent") == [LILO]
    assert [told["by"].en for told in game.told("replaced")] == ["Extra Layers"]


def test_6_5_1_a_shield_that_was_used_this_turn_may_be_declared():
    """With Extra Layers used earlier in the turn, the next damage is taken."""
    game = board(
        you={"hand": ["Fire the Cannons!"], "ink": 1},
        opponent={"play": [LILO]},
        history={"used": [{"ability": "Extra Layers", "of": LILO}]},
    )

    game.play("Fire the Cannons!")

    assert game.banished("opponent") == [LILO]


def test_6_5_1_the_shield_is_there_again_in_the_next_turn():
    """Used in one of the opponent's turns, it works in their next one."""
    cards = ["Fire the Cannons!", "Fire the Cannons!"]
    game = board(you={"hand": cards, "ink": 2}, opponent={"play": [LILO]})

    game.play("Fire the Cannons!")
    for _ in range(2):
        game.end_turn()
        game.start_turn()
    game.play("Fire the Cannons!")

    assert game.damage(LILO) == 0


def test_6_1_13_1_lilo_has_no_shield_in_her_players_turn():
    """In your own turn the damage your Lilo would take is taken."""
    game = board(you={"play": [LILO], "hand": ["Fire the Cannons!"], "ink": 1})

    game.play("Fire the Cannons!")

    assert game.banished("you") == [LILO]


def test_1_9_5_whether_damage_of_zero_uses_up_a_shield_is_not_written():
    """Resist takes the only point of damage: 2.2.0 leaves open whether Lilo's shield is used."""
    lilo = {LILO: {"exerted": "true"}}
    game = board(you={"play": [DETECTIVE]}, opponent={"play": [lilo, "Snow Fort"]})

    game.challenge(DETECTIVE, LILO)

    assert game.undecided() == ["1.9.5"]
    assert "damage_to_zero" in game.switches()


def test_6_5_3_before_2_2_0_damage_of_zero_uses_no_shield():
    """In 2.0.1 such damage does not happen, so the shield waits for the second challenge."""
    lilo = {LILO: {"exerted": "true"}}
    game = board(
        profile="2.0.1",
        you={"play": [DETECTIVE, MICKEY]},
        opponent={"play": [lilo, "Snow Fort"]},
    )

    game.challenge(DETECTIVE, LILO)
    game.challenge(MICKEY, LILO)

    assert (game.undecided(), game.damage(LILO)) == ([], 0)


def test_6_1_8_as_many_cards_are_drawn_as_damage_was_removed_this_way():
    """Ohana Means Family takes 2 damage off and draws 2."""
    game = board(you={"hand": ["Ohana Means Family"], "ink": 3, "play": [{MICKEY: {"damage": 2}}]})

    game.play("Ohana Means Family")

    assert (game.damage(MICKEY), game.drawn("you")) == (0, 2)
