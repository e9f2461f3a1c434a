"""What cards of set 13 brought: both of two modes, having to quest, played when discarded."""

import pytest

from engine.core.choice import Illegal, Legal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
MINNIE = "Minnie Mouse - Beloved Princess"
WOODY = "Woody - Helping a Friend"
SHERIFF = "Woody - Town Sheriff"
JESSIE = "Jessie - Lively Cowgirl"
CELIA = "Celia Mae - Friendly Receptionist"
BOO = "Boo - Energetic Child"
MING = "Ming Lee - Giant Red Panda"
WU = "Grandma Wu - Fierce Red Panda"
HEIHEI = "Heihei - Created by the Vine"
ROCK_STAR = "Stitch - Rock Star"
POCAHONTAS = "Pocahontas & Meeko - Adventurous Friends"
POOH, MAGES = "Winnie the Pooh - Hunny Archmage", "Winnie the Pooh & Piglet - Hunny Mages"
PIGLET, ROO = "Piglet - Hunny Mage Apprentice", "Roo - Hunny Rogue"
ROBIN = "Christopher Robin - Hunny Sage"
DONE = "Look What You've Done"
ONE = "One and Only"
FRIENDS = "With a Few Good Friends"
VISION = "Prophetic Vision"
SMASH = "Smash"
EXERTED = {"exerted": "true"}


def woody(**you):
    """Woody has just been played, and Hang On! waits."""
    game = board(you={"hand": [WOODY, FLOUNDER], "ink": 4, "discard": [MINNIE], **you})
    game.play(WOODY)
    return game


def test_6_1_5_2_of_two_modes_one_is_chosen():
    """Alone Woody takes Minnie back or has Flounder played."""
    back, played = woody(), woody()

    back.resolve("Hang On!", mode=1)
    played.resolve("Hang On!", mode=2, choose=FLOUNDER)

    assert back.zone("you", "hand") == [FLOUNDER, MINNIE]
    assert played.zone("you", "play") == [WOODY, FLOUNDER]


def test_6_1_5_2_where_the_text_allows_it_both_are_chosen():
    """With another Toy in play Minnie comes back and is played at once."""
    game = woody(play=[JESSIE])

    game.resolve("Hang On!", answers=[{"mode": 3}, {"choose": MINNIE}, {"choose": MINNIE}])

    assert (game.zone("you", "hand"), sorted(game.zone("you", "play"))) == (
        [FLOUNDER],
        sorted([JESSIE, WOODY, MINNIE]),
    )


def test_6_1_5_2_without_another_toy_both_are_not_offered():
    """Two modes are offered, and three with Jessie."""
    alone, helped = woody(), woody(play=[JESSIE])
    for game in (alone, helped):
        game.resolve("Hang On!")

    assert [len(game.options()) for game in (alone, helped)] == [2, 3]


def sheriff():
    """Town Sheriff has told Mickey to move along; it is the opponent's turn."""
    game = board(
        you={"hand": [SHERIFF], "ink": 3, "play": [{FLOUNDER: EXERTED}]},
        opponent={"play": [MICKEY]},
    )
    game.play(SHERIFF)
    game.resolve("Move Along", choose=MICKEY)
    game.end_turn()
    game.start_turn()
    return game


def test_1_2_1_a_character_that_must_quest_keeps_the_turn_open():
    """Mickey can't challenge, and the turn ends only when he has quested."""
    game = sheriff()

    challenged = game.challenge(MICKEY, FLOUNDER)
    refused = game.end_turn()
    quested = game.quest(MICKEY)

    assert (challenged.reason, refused, quested) == (
        "restricted",
        Illegal("restricted", "1.2.1"),
        Legal(),
    )
    assert game.end_turn() == Legal()


def test_6_1_13_3_it_ends_as_the_next_turn_of_its_player_starts():
    """In the opponent's turn after that Mickey may stay where he is."""
    game = sheriff()
    game.quest(MICKEY)
    for _ in range(2):
        game.end_turn()
        game.start_turn()

    assert game.end_turn() == Legal()


def test_6_1_5_1_celia_readies_a_character_that_then_stays():
    """For 1 ink Mickey is ready, and neither quests nor challenges this turn."""
    game = board(
        you={"hand": [CELIA], "ink": 4, "play": [{MICKEY: EXERTED}]},
        opponent={"play": [{FLOUNDER: EXERTED}]},
    )

    game.play(CELIA)
    game.resolve("Please Hold", may=True, choose=MICKEY)

    assert (game.state(MICKEY)["exerted"], game.inkwell("you")) == (False, (0, 4))
    assert game.quest(MICKEY).reason == "restricted"
    assert game.challenge(MICKEY, FLOUNDER).reason == "restricted"


@pytest.mark.parametrize(("target", "banished"), [(MICKEY, [MICKEY]), (SHERIFF, [SHERIFF])])
def test_6_2_2_boo_banishes_the_weak_she_challenges(target, banished):
    """Characters of strength 3 are banished before any damage is dealt."""
    game = board(you={"play": [BOO]}, opponent={"play": [{target: EXERTED}]})

    game.challenge(BOO, target)
    game.resolve("Kid-Tastrophe!")

    assert (game.banished("opponent"), game.zone("you", "play")) == (banished, [BOO])


def test_6_2_2_boo_sees_no_challenge_of_a_strong_character():
    """Strength 4 is not 3 or less."""
    game = board(you={"play": [BOO]}, opponent={"play": [{CELIA: EXERTED}, {WU: EXERTED}]})

    game.challenge(BOO, WU)

    assert game.triggered("Kid-Tastrophe!") == 0


def test_6_7_2_3_ming_lee_is_ready_again_and_quests_no_more():
    """She challenges, is readied, challenges again, and can't quest."""
    game = board(you={"play": [MING]}, opponent={"play": [{FLOUNDER: EXERTED}, {MICKEY: EXERTED}]})

    game.challenge(MING, FLOUNDER)
    game.resolve("Path of Destruction")

    assert (game.state(MING)["exerted"], game.quest(MING).reason) == (False, "restricted")
    assert game.challenge(MING, MICKEY) == Legal()


def test_6_7_6_wu_gains_what_opponents_lose():
    """2 lore for you, 2 less for each opponent."""
    game = board(you={"play": [WU]}, opponent={"play": [{FLOUNDER: EXERTED}], "lore": 3})

    game.challenge(WU, FLOUNDER)
    game.resolve("Intimidating Charge")

    assert (game.lore("you"), game.lore("opponent")) == (2, 1)


def test_1_9_2_4_heihei_moves_one_damage():
    """Heihei is Floodborn himself: as he quests, 1 damage goes from Minnie to Flounder."""
    game = board(you={"play": [HEIHEI, {MINNIE: {"damage": 2}}]}, opponent={"play": [FLOUNDER]})

    game.quest(HEIHEI)
    game.resolve("Botanical Remedy", may=True, answers=[{"choose": MINNIE}, {"choose": FLOUNDER}])

    assert (game.damage(MINNIE), game.damage(FLOUNDER)) == (1, 1)


def test_6_1_5_1_pocahontas_takes_one_back_and_plays_one():
    """Flounder goes to hand, and the Roo there comes for free."""
    game = board(you={"hand": [ROO], "play": [POCAHONTAS, FLOUNDER]})

    game.quest(POCAHONTAS)
    game.resolve("Welcome Return", answers=[{"may": True}, {"may": True}, {"choose": ROO}])

    assert (game.zone("you", "hand"), game.zone("you", "play")) == ([FLOUNDER], [POCAHONTAS, ROO])


def test_6_4_2_1_hunny_characters_count_each_other():
    """Pooh has +2 lore with two other Hunny characters, Roo is Evasive with one."""
    alone = board(you={"play": [POOH, ROO]})
    together = board(you={"play": [POOH, ROO, PIGLET]})

    assert [game.measure("stat", POOH, "lore") for game in (alone, together)] == [1, 3]
    assert [game.state(ROO)["evasive"] for game in (alone, together)] == [True, True]


def test_6_1_8_ink_types_among_characters_are_counted_once_each():
    """Amethyst and sapphire, then ruby as well: the Mages have 2 lore, then 3."""
    two = board(you={"play": [MAGES, PIGLET]})
    three = board(you={"play": [MAGES, PIGLET, BOO]})

    assert [game.measure("stat", MAGES, "lore") for game in (two, three)] == [2, 3]


def test_8_12_1_a_chosen_player_draws_for_each_ink_type():
    """Mickey and Wu sing for the opponent: amber and ruby are two."""
    game = board(you={"hand": [FRIENDS], "play": [MICKEY, WU]})

    game.play(FRIENDS, pay=f"sing with {WU}", choose="opponent")

    assert (game.drawn("you"), game.drawn("opponent")) == (0, 2)


def test_7_1_4_christopher_robin_finds_a_hunny_card():
    """The Piglet on top of the deck is found; Mickey is no Hunny card."""
    game = board(you={"hand": [ROBIN], "ink": 6, "deck": [MICKEY, PIGLET]})

    game.play(ROBIN)
    game.resolve("Magical Summons", may=True, reveal=PIGLET)

    assert game.zone("you", "hand") == [PIGLET]


def test_6_1_12_what_is_discarded_may_be_played_from_the_discard():
    """In your turn, discarded, it may be paid for like from hand."""
    game = board(you={"hand": ["Tinker Bell - Tiny Tactician", DONE], "ink": 5, "play": [
        "Tinker Bell - Tiny Tactician"]}, opponent={"play": [MICKEY]})  # fmt: skip

    game.use("Tinker Bell - Tiny Tactician", "Battle Plans", discard=DONE)
    waiting = game.bag()
    game.resolve(DONE, may=True, choose=MICKEY)

    assert waiting == [(DONE, "you")]
    assert (game.damage(MICKEY), game.inkwell("you")) == (2, (3, 2))


def test_6_1_13_6_in_an_opponents_turn_it_is_only_discarded():
    """Sudden Chill in the opponent's turn discards it, and nothing triggers."""
    game = board(
        you={"hand": [DONE], "ink": 2}, opponent={"hand": ["Sudden Chill"], "ink": 2},
        active="opponent",
    )  # fmt: skip

    game.play("Sudden Chill")

    assert (game.zone("you", "discard"), game.bag()) == ([DONE], [])


def test_7_4_3_one_and_only_banishes_every_namesake():
    """All other Stitches go, whoever's, and the chosen one stays."""
    game = board(
        you={"hand": [ONE], "ink": 3, "play": [ROCK_STAR]},
        opponent={"play": ["Stitch - New Dog", MICKEY]},
    )

    game.play(ONE, choose=ROCK_STAR)

    assert (game.banished("opponent"), game.banished("you")) == (["Stitch - New Dog"], [])


def vision(top):
    """Prophetic Vision is played; chance puts that card on top."""
    game = board(
        you={"hand": [VISION], "ink": 2, "deck": {"top": [top], "size": 1}},
        opponent={"lore": 3, "play": [MICKEY]},
    )
    return game, game.play(VISION)


def test_6_1_14_2_an_action_that_is_revealed_may_be_played():
    """Smash comes for free and deals its damage."""
    game, _ = vision(SMASH)

    game.answer(may=True)

    assert (game.banished("opponent"), game.lore("you")) == ([MICKEY], 0)


def test_6_1_14_2_what_is_no_action_goes_to_the_bottom():
    """A character is put on the bottom, and 1 lore changes sides."""
    game, _ = vision(FLOUNDER)

    assert (game.lore("you"), game.lore("opponent")) == (1, 2)
    assert game.zone("you", "deck") == [FLOUNDER]
