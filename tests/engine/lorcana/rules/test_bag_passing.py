"""The bag goes from player to player (7.7.4.3 to 7.7.7)."""

from engine.core.choice import Illegal, Legal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
GOAT = "Merlin - Goat"
JOHN = "Prince John - Fraidy-Cat"
DRAGON = "Maleficent - Monstrous Dragon"
LADY = "Lady - Decisive Dog"
ERIC = "Prince Eric - Expert Helmsman"
NOT_YOURS = Illegal("illegal_choice", "7.7.4.2")


def who(game):
    """The player who picks from the bag now."""
    choice = game.asked()
    return None if choice is None else game.position.players[choice.player]


def test_7_7_4_4_all_of_the_active_players_resolve_before_the_opponents():
    """L03-26: of two of mine and one of the opponent's added together, both of mine come first."""
    game = board(you={"hand": [GOAT], "ink": 4, "play": [LADY]}, opponent={"play": [JOHN]})

    game.play(GOAT)
    game.resolve("Here I Come!")
    between = game.resolve("Help! Help!")
    game.resolve("Pack of Her Own")
    game.resolve("Help! Help!")

    assert between == NOT_YOURS
    assert game.resolved() == [
        "Here I Come! (you)",
        "Pack of Her Own (you)",
        "Help! Help! (opponent)",
    ]


def test_7_7_4_4_the_bag_passes_to_the_next_player_who_has_something():
    """L03-23: of three players the second has nothing; the third resolves next."""
    game = board(you={"hand": [GOAT], "ink": 4}, left={}, right={"play": [JOHN]})

    game.play(GOAT)
    game.resolve("Here I Come!")

    assert (who(game), game.told("bag_passes")) == ("right", [])
    game.resolve("Help! Help!")
    assert game.told("bag_passes") == [{"player": "right"}]


def test_7_7_4_4_players_after_the_active_one_resolve_in_turn_order():
    """The third of four players is active: then the fourth, the first and the second resolve."""
    watching = {"play": [JOHN]}
    game = board(
        active="third",
        first=watching,
        second=watching,
        third={"hand": [GOAT], "ink": 4},
        fourth=watching,
    )

    game.play(GOAT)
    order = []
    while who(game) is not None:
        order.append(who(game))
        game.resolve(game.options()[0])

    assert order == ["third", "fourth", "first", "second"]


def test_7_7_4_5_when_the_bag_is_empty_the_active_player_goes_on():
    """L03-24: after the opponent's last ability the next turn action is the active player's."""
    game = board(
        you={"hand": [GOAT], "ink": 4, "play": [FLOUNDER]}, opponent={"play": [JOHN, DRAGON]}
    )

    game.play(GOAT)
    early = game.quest(FLOUNDER)
    game.resolve("Here I Come!")
    game.resolve("Help! Help!")

    assert (early, game.asked()) == (Illegal("bag", "4.1.2"), None)
    assert game.quest(DRAGON, by="opponent") == Illegal("not_your_turn", "4.1.1")
    assert game.quest(FLOUNDER) == Legal()


def test_7_7_5_a_new_ability_of_the_resolving_player_may_be_chosen_next():
    """L03-27: Dragon Fire banishes my own Merlin; his ability comes before the opponent's."""
    game = board(
        you={"hand": [DRAGON], "ink": 9, "play": [GOAT]},
        opponent={"play": [JOHN]},
    )

    game.play(DRAGON)
    game.resolve("Dragon Fire", may=True, choose=GOAT)
    next_up = (who(game), game.options())
    game.resolve("Here I Come!")
    game.resolve("Help! Help!")

    assert next_up == ("you", ["Here I Come!"])
    assert game.resolved() == [
        "Dragon Fire (you)",
        "Here I Come! (you)",
        "Help! Help! (opponent)",
    ]


def test_7_7_5_the_new_ability_may_come_before_one_that_waited_longer():
    """L03-27: of the new Here I Come! and the older Pack of Her Own the player takes either."""
    game = board(you={"hand": [DRAGON], "ink": 9, "play": [GOAT, LADY]})

    game.play(DRAGON)
    game.resolve("Dragon Fire", may=True, choose=GOAT)

    assert sorted(game.options()) == ["Here I Come!", "Pack of Her Own"]
    assert game.resolve("Here I Come!") == Legal()


def test_7_7_6_a_new_ability_of_the_active_player_waits_while_the_opponent_resolves():
    """L03-28: Durable, added by the opponent's ability, waits until Rourke's has resolved."""
    marshmallow, rourke = (
        "Marshmallow - Persistent Guardian",
        "Lyle Tiberius Rourke - Cunning Mercenary",
    )
    game = board(
        you={"lore": 2, "play": [marshmallow]},
        opponent={"play": [{"Cheshire Cat - Not All There": {"exerted": "true"}}, rourke]},
    )

    game.challenge(marshmallow, "Cheshire Cat - Not All There")
    game.resolve("Lose Something?")
    waiting = sorted(game.bag())
    early = game.resolve("Durable", may=True)
    game.resolve("Thanks for Volunteering")
    game.resolve("Durable", may=True)

    assert waiting == [("Durable", "you"), ("Thanks for Volunteering", "opponent")]
    assert early == NOT_YOURS
    assert (game.lore("you"), game.zone("you", "hand")) == (1, [marshmallow])


def four_players():
    """Dragon Fire on the third player's Eric, whose ability may banish again; the fourth waits."""
    game = board(
        you={"hand": [DRAGON], "ink": 9, "play": [GOAT]},
        second={"play": [{GOAT: {"as": "their goat"}}]},
        third={"play": [ERIC]},
        fourth={"play": [JOHN]},
    )
    game.play(DRAGON)
    game.resolve("Dragon Fire", may=True, choose=ERIC)
    return game


def test_7_7_6_a_player_already_passed_waits_until_the_bag_has_gone_round():
    """Four players: the third adds one for the second; the fourth resolves, then the second."""
    game = four_players()

    game.resolve("Surprise Maneuver", may=True, choose="their goat")
    order = []
    while who(game) is not None:
        order.append((who(game), *game.options()))
        game.resolve(game.options()[0])

    assert order == [("fourth", "Help! Help!"), ("second", "Here I Come!")]


def test_7_7_6_the_active_player_waits_for_the_players_between():
    """Four players: the third adds one for the active player; the fourth still comes first."""
    game = four_players()

    game.resolve("Surprise Maneuver", may=True, choose=GOAT)
    order = []
    while who(game) is not None:
        order.append((who(game), *game.options()))
        game.resolve(game.options()[0])

    assert order == [("fourth", "Help! Help!"), ("you", "Here I Come!")]


def test_7_7_7_abilities_of_a_player_who_left_the_game_are_gone():
    """Three players under 1.x: who can't draw is out, and takes the waiting ability along."""
    game = board(
        profile="1.x",
        you={
            "deck": 1,
            "hand": ["Friends on the Other Side"],
            "ink": 3,
            "play": ["Dr. Facilier - Remarkable Gentleman"],
        },
        left={},
        right={},
    )

    game.play("Friends on the Other Side")

    assert (game.triggered("Dreams Made Real"), game.bag()) == (1, [])
    assert (game.zone("you", "play"), game.winner()) == ([], "none")


def test_7_7_4_3_triggers_of_the_check_belong_to_the_same_round():
    """What the check after a resolution adds for the resolving player comes before the pass."""
    game = board(
        you={"hand": ["Mickey Mouse - Detective"], "ink": 4, "play": ["The Robot Queen", GOAT]},
        opponent={"play": [JOHN]},
    )

    game.play("Mickey Mouse - Detective")
    game.resolve("Get a Clue", may=False)
    game.resolve("Major Malfunction", may=True, choose="Mickey Mouse - Detective")

    assert (who(game), game.options()) == ("opponent", ["Help! Help!"])


def test_7_7_4_3_the_opponent_goes_on_with_what_their_check_added():
    """The opponent's ability kills the opponent's own character: that ability, too, comes first."""
    game = board(
        you={"hand": [DRAGON], "ink": 9, "play": [GOAT]},
        opponent={"play": [{JOHN: {"damage": 4}}, "Baloo - von Bruinwald XIII", "Merlin - Rabbit"]},
    )

    game.play(DRAGON)
    game.resolve("Dragon Fire", may=True, choose="Baloo - von Bruinwald XIII")
    game.resolve("Let's Make Like a Tree")

    assert (who(game), game.options()) == ("opponent", ["Help! Help!"])
    game.resolve("Help! Help!")
    assert game.banished("opponent") == ["Baloo - von Bruinwald XIII", JOHN]


def test_7_7_4_3_an_action_played_by_an_ability_does_not_end_the_players_round():
    """The opponent's ability plays a song in my turn; what that adds for them comes before mine."""
    game = board(
        you={"hand": ["Dragon Fire"], "ink": 5, "play": [{GOAT: {"damage": 1}}]},
        opponent={
            "hand": ["Let the Storm Rage On"],
            "deck": {"top": ["Prince Naveen - Ukulele Player"], "size": 9},
            "play": [
                "Chief Bogo - Commanding Officer",
                "Simba - Protective Cub",
                "Royal Guard - Octopus Soldier",
            ],
        },
    )

    game.play("Dragon Fire", choose="Simba - Protective Cub")
    game.resolve("Sending Backup", answers=[{"may": True}, {"may": True}])
    game.resolve("It's Beautiful, No?", may=True, choose=GOAT)

    assert sorted(game.bag()) == [("Heavily Armed", "opponent"), ("Here I Come!", "you")]
    assert (who(game), game.options()) == ("opponent", ["Heavily Armed"])


def test_7_7_5_merlin_comes_before_the_opponents_queen_of_hearts():
    """L03-27: the Queen saw Maleficent first; Merlin, banished later, still comes before her."""
    queen = "Queen of Hearts - Unpredictable Bully"
    game = board(you={"hand": [DRAGON], "ink": 9, "play": [GOAT]}, opponent={"play": [queen]})

    game.play(DRAGON)
    game.resolve("Dragon Fire", may=True, choose=GOAT)
    early = game.resolve("If I Lose My Temper...")
    game.resolve("Here I Come!")
    lore, damage = game.lore("you"), game.damage(DRAGON)
    game.resolve("If I Lose My Temper...")

    assert (early, lore, damage, game.damage(DRAGON)) == (NOT_YOURS, 1, 0, 1)


def test_7_7_6_is_cited_where_the_active_player_has_to_wait():
    """Here I Come! entered for the active player while the opponent resolves and goes on."""
    cat, rourke = "Cheshire Cat - Not All There", "Lyle Tiberius Rourke - Cunning Mercenary"
    game = board(
        you={"play": [GOAT], "lore": 3}, opponent={"play": [{cat: {"exerted": "true"}}, rourke]}
    )

    game.challenge(GOAT, cat)
    game.resolve("Lose Something?")
    before = game.clauses("bag_pick")
    game.resolve("Thanks for Volunteering")

    assert (before, game.clauses("bag_pick")) == ({"7.7.4.4"}, {"7.7.4.4", "7.7.4.3", "7.7.6"})
    assert who(game) == "you"


def test_7_7_4_3_of_abilities_that_are_all_alike_one_is_next():
    """Three draws under Jafar: nobody has a choice, and none is the only one."""
    jafar = "Jafar - Striking Illusionist"
    game = board(you={"play": [{jafar: {"exerted": "true", "damage": 3}}, "Dinner Bell"], "ink": 2})

    game.use("Dinner Bell", choose=jafar)
    for _ in range(3):
        game.resolve("Power Beyond Measure")

    assert [told.get("n") for told in game.told("bag_pick")] == [3, 2, None]
