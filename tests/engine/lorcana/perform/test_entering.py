"""How cards enter play, what lies under them, and where they go instead (6.5, 6.7.9, 8.10.7)."""

from engine.core.choice import Legal
from engine.lorcana.cards import find
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
MINNIE = "Minnie Mouse - Beloved Princess"
DUO = "Mickey Mouse & Minnie Mouse - Adventuring Duo"
BOO = "Boo - Energetic Child"
BUDDIES = "Sulley & Boo - Scare Buddies"
SIBLINGS = "Dash Parr & Violet Parr - Super Siblings"
DASH = "Dash Parr - Super Speedy"
OMNIDROID = "Omnidroid - Ultimate Iteration"
MERIDA = "Merida - Wisp Conjurer"
SIMBA = "Simba - Protective Cub"
POTATO = "Potato"
SMASH = "Smash"
BE_PREPARED = "Be Prepared"
NEW_DOG, ROCK_STAR = "Stitch - New Dog", "Stitch - Rock Star"
EXERTED = {"exerted": "true"}


def test_6_5_1_1_the_duo_goes_to_the_inkwell_instead_of_being_banished():
    """The whole stack lies in the inkwell, facedown and exerted, and nobody was banished."""
    stack = {DUO: {"under": [MICKEY, MINNIE]}}
    game = board(you={"hand": [BE_PREPARED], "ink": 7, "play": [stack]})

    game.play(BE_PREPARED)

    assert (game.inkwell("you"), game.banished("you")) == ((0, 10), [])
    assert game.zone("you", "discard") == [BE_PREPARED]


def test_6_5_4_a_banishing_that_is_replaced_triggers_nothing_that_waits_for_one():
    """Who watches characters being banished sees Flounder go, and not the Duo."""
    grave = "Sid Phillips - Toy Surgeon"
    woody = "Woody - Town Sheriff"
    game = board(
        you={"hand": [BE_PREPARED], "ink": 7, "play": [grave, DUO, woody]},
    )

    game.play(BE_PREPARED)

    assert sorted(game.banished("you")) == sorted([grave, woody])
    assert game.bag() == [("Double Prizes!", "you")]


def test_6_5_4_damage_banishes_the_duo_into_the_inkwell_too():
    """The state check banishes it, and the replacement applies."""
    game = board(you={"hand": [SMASH], "ink": 3, "play": [{DUO: {"damage": 3}}]})

    game.play(SMASH, choose=DUO)

    assert (game.inkwell("you"), game.zone("you", "play")) == ((0, 4), [])


def test_8_10_7_what_was_under_the_buddies_may_be_played_for_free():
    """Banished, Sulley & Boo let Boo come back from the discard at no cost."""
    game = board(you={"hand": [BE_PREPARED], "ink": 7, "play": [{BUDDIES: {"under": [BOO]}}]})

    game.play(BE_PREPARED)
    game.resolve("The Power of Friendship", choose=BOO)

    assert (game.zone("you", "play"), game.inkwell("you")) == ([BOO], (0, 7))


def test_8_10_7_only_what_left_with_them_is_meant():
    """Another Boo in the discard is not offered, and none need be played."""
    game = board(
        you={"hand": [BE_PREPARED], "ink": 7, "discard": [FLOUNDER],
            "play": [{BUDDIES: {"under": [BOO]}}]}
    )  # fmt: skip

    game.play(BE_PREPARED)
    game.resolve("The Power of Friendship")
    offered = game.options()
    game.answer(choose=[])

    assert (offered, game.zone("you", "play")) == ([BOO], [])


def test_6_1_8_the_siblings_draw_for_each_card_under_them():
    """With one card under them they draw 1 as they quest."""
    game = board(you={"play": [{SIBLINGS: {"under": [DASH]}}]})

    game.quest(SIBLINGS)
    game.resolve("Incredible Tactics")

    assert game.drawn("you") == 1


def test_5_1_1_7_cards_may_be_taken_out_from_under_a_shifted_card():
    """Omnidroid is shifted, and the card under it goes back to hand."""
    game = board(you={"hand": [OMNIDROID], "ink": 6, "play": [OMNIDROID]})

    game.play(OMNIDROID, pay=f"shift onto {OMNIDROID}")
    game.resolve("Return on Investment", may=True)

    assert (game.zone("you", "hand"), game.zone("you", "play")) == ([OMNIDROID], [OMNIDROID])
    assert all(not thing.under for thing in game.position.things.values())


def test_6_7_9_merida_may_enter_exerted_to_draw():
    """The choice is made as she enters; nothing of it is in the bag."""
    exerted = board(you={"hand": [MERIDA], "ink": 4})
    ready = board(you={"hand": [MERIDA], "ink": 4})

    exerted.play(MERIDA, enter="exerted")
    ready.play(MERIDA, enter="ready")

    assert [game.state(MERIDA)["exerted"] for game in (exerted, ready)] == [True, False]
    assert [(game.drawn("you"), game.bag()) for game in (exerted, ready)] == [(1, []), (0, [])]


def test_8_3_2_a_bodyguard_that_enters_exerted_is_seen_entering_exerted():
    """Beckon triggers for an exerted Simba, not for a ready one."""
    games = {}
    for state in ("exerted", "ready"):
        games[state] = board(you={"hand": [SIMBA], "ink": 2, "play": [MERIDA]})
        games[state].play(SIMBA, enter=state)

    assert games["exerted"].bag() == [("Beckon", "you")]
    assert games["ready"].bag() == []


def test_8_10_2_on_an_exerted_card_a_shifted_one_enters_exerted_for_watchers():
    """Rock Star on an exerted New Dog enters play exerted, and Beckon triggers."""
    game = board(you={"hand": [ROCK_STAR], "ink": 4, "play": [MERIDA, {NEW_DOG: EXERTED}]})

    game.play(ROCK_STAR, pay=f"shift onto {NEW_DOG}")

    assert game.bag() == [("Beckon", "you")]


def test_5_1_2_2_an_item_that_enters_exerted_is_no_character():
    """The Potato enters exerted; Beckon speaks of characters."""
    game = board(you={"hand": [POTATO], "ink": 1, "play": [MERIDA]})

    game.play(POTATO)

    assert (game.state(POTATO)["exerted"], game.bag()) == (True, [])


def test_5_2_6_2_a_card_with_two_names_has_three():
    """Adventuring Duo is named Mickey Mouse, Minnie Mouse, and both together."""
    assert find(DUO).names == {"Mickey Mouse & Minnie Mouse", "Mickey Mouse", "Minnie Mouse"}


def test_7_5_6_of_the_duo_nothing_else_changes():
    """It is played for its ink like any character."""
    game = board(you={"hand": [DUO], "ink": 7})

    assert game.play(DUO) == Legal()
    assert game.state(DUO)["drying"] is True
