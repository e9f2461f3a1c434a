"""Songs: sung by one, sung together, and "that song" (5.4.4, 6.1.11, 8.11, 8.12)."""

from engine.core.choice import Illegal, Legal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
STITCH = "Stitch - Carefree Surfer"
ARIEL = "Ariel - Spectacular Singer"
URSULA = "Ursula - Deceiver of All"
SEBASTIAN = "Sebastian - Court Composer"
FRIENDS = "Friends on the Other Side"
PIRATES = "A Pirate's Life"
CHILL = "Sudden Chill"


def two_ursulas(**you):
    """Two Ursulas sing A Pirate's Life together; both abilities wait."""
    game = board(you={"hand": [PIRATES], "play": [URSULA, URSULA], **you}, opponent={"lore": 10})
    game.play(PIRATES, pay=f"sing with {URSULA} + {URSULA}")
    return game


def test_5_4_4_2_a_character_of_the_songs_cost_sings_it():
    """A cost 3 character exerts for a cost 3 song; no ink is touched."""
    game = board(you={"hand": [FRIENDS], "ink": 3, "play": [MICKEY]})

    game.play(FRIENDS, pay=f"sing with {MICKEY}")

    assert (game.state(MICKEY)["exerted"], game.inkwell("you")) == (True, (3, 0))
    assert (game.drawn("you"), game.zone("you", "discard")) == (2, [FRIENDS])


def test_5_4_4_2_a_cheaper_character_can_not_sing_it():
    """A cost 1 character can't sing a cost 3 song; it stays ready and the song in hand."""
    game = board(you={"hand": [FRIENDS], "play": [FLOUNDER]})

    verdict = game.play(FRIENDS, pay=f"sing with {FLOUNDER}")

    assert (verdict.reason, verdict.rule) == ("cost", "5.4.4.2")
    assert (game.state(FLOUNDER)["exerted"], game.zone("you", "hand")) == (False, [FRIENDS])


def test_5_4_4_2_only_a_ready_and_dry_character_can_sing():
    """An exerted and a drying character are both refused."""
    exerted = board(you={"hand": [FRIENDS], "play": [{MICKEY: {"exerted": "true"}}]})
    drying = board(you={"hand": [FRIENDS], "play": [{MICKEY: {"drying": "true"}}]})
    sing = f"sing with {MICKEY}"

    assert exerted.play(FRIENDS, pay=sing) == Illegal("exerted", "5.1.1.2")
    assert drying.play(FRIENDS, pay=sing) == Illegal("drying", "5.1.1.11")


def test_5_4_4_2_two_characters_do_not_sing_a_song_without_sing_together():
    """Flounder and Minnie don't add up for an ordinary song."""
    minnie = "Minnie Mouse - Beloved Princess"
    game = board(you={"hand": [FRIENDS], "play": [FLOUNDER, minnie]})

    verdict = game.play(FRIENDS, pay=f"sing with {FLOUNDER} + {minnie}")

    assert verdict == Illegal("illegal_choice", "5.4.4.2")


def test_8_11_1_a_singer_counts_as_her_number():
    """Sebastian, cost 2 and Singer 4, sings a cost 3 song."""
    game = board(you={"hand": [FRIENDS], "play": [SEBASTIAN]})

    assert game.play(FRIENDS, pay=f"sing with {SEBASTIAN}") == Legal()


def test_8_11_2_singing_does_not_change_the_singers_cost():
    """Sebastian's cost stays 2."""
    game = board(you={"hand": [FRIENDS], "play": [SEBASTIAN]})

    game.play(FRIENDS, pay=f"sing with {SEBASTIAN}")

    assert game.measure("stat", SEBASTIAN, "cost") == 2


def test_8_11_3_a_bonus_to_sing_adds_to_the_singer_number():
    """Vanessa at the Concert Hall sings as 4 + 2, a cost 6 song."""
    hall, vanessa = "Atlantica - Concert Hall", "Ursula - Vanessa"
    there = board(you={"hand": [PIRATES], "play": [hall, {vanessa: {"at": hall}}]})
    not_there = board(you={"hand": [PIRATES], "play": [hall, vanessa]})

    assert there.play(PIRATES, pay=f"sing with {vanessa}") == Legal()
    assert not_there.play(PIRATES, pay=f"sing with {vanessa}").reason == "cost"


def test_8_12_2_costs_of_all_singers_are_added():
    """Costs 3 and 3 reach Sing Together 6; 3 and 1 don't."""
    enough = board(you={"hand": [PIRATES], "play": [MICKEY, URSULA]})
    short = board(you={"hand": [PIRATES], "play": [MICKEY, FLOUNDER]})

    assert enough.play(PIRATES, pay=f"sing with {MICKEY} + {URSULA}") == Legal()
    verdict = short.play(PIRATES, pay=f"sing with {MICKEY} + {FLOUNDER}")
    assert (verdict.reason, verdict.rule) == ("cost", "8.12.1")
    assert short.state(MICKEY)["exerted"] is False


def test_8_12_1_a_singer_brings_her_singer_number_to_the_group():
    """Ariel with Singer 5 and Flounder with cost 1 reach 6 (the class decides, L08-63)."""
    game = board(you={"hand": [PIRATES], "play": [ARIEL, FLOUNDER]})

    assert game.play(PIRATES, pay=f"sing with {ARIEL} + {FLOUNDER}") == Legal()


def test_8_12_1_one_character_of_the_songs_cost_may_sing_it_alone():
    """A cost 7 character sings the cost 6 song without the others."""
    game = board(you={"hand": [PIRATES], "play": [STITCH, MICKEY]})

    game.play(PIRATES, pay=f"sing with {STITCH}")

    assert game.state(MICKEY)["exerted"] is False


def test_8_12_3_each_singer_triggers_its_own_ability():
    """L03-47: two Ursulas sing together, two What a Deal wait, and both resolve."""
    game = two_ursulas()
    waiting = game.bag()

    game.resolve("What a Deal", may=False)
    game.resolve("What a Deal", may=False)

    assert waiting == [("What a Deal", "you"), ("What a Deal", "you")]
    assert game.resolved() == ["What a Deal (you)", "What a Deal (you)"]


def test_6_1_11_that_song_is_played_again_from_the_discard():
    """The first What a Deal plays the song again for free; it then goes to the deck's bottom."""
    game = two_ursulas()

    game.resolve("What a Deal", may=True)

    assert (game.lore("you"), game.lore("opponent")) == (4, 6)
    assert game.zone("you", "deck")[-1] == PIRATES
    assert game.zone("you", "discard") == []


def test_6_1_11_1_once_that_song_has_left_the_discard_that_part_does_nothing():
    """L03-45: with the song on the bottom of the deck the second What a Deal plays nothing."""
    game = two_ursulas()

    game.resolve("What a Deal", may=True)
    game.resolve("What a Deal", may=True)

    assert (game.lore("you"), game.lore("opponent")) == (4, 6)
    assert game.resolved() == ["What a Deal (you)", "What a Deal (you)"]


def test_6_1_11_1_another_copy_is_not_that_song():
    """L03-46: a second copy in the discard isn't played by the second What a Deal."""
    game = two_ursulas(discard=[PIRATES])

    game.resolve("What a Deal", may=True)
    game.resolve("What a Deal", may=True)

    assert (game.lore("you"), game.zone("you", "discard")) == (4, [PIRATES])


def test_6_1_11_that_song_follows_the_song_until_its_play_is_over():
    """The song was in play when What a Deal triggered and is found in the discard after it."""
    game = board(you={"hand": [FRIENDS], "play": [URSULA]})

    game.play(FRIENDS, pay=f"sing with {URSULA}")
    game.resolve("What a Deal", may=True)

    assert (game.zone("you", "deck")[-1], game.drawn("you")) == (FRIENDS, 4)


def test_6_1_11_a_song_sung_by_another_character_is_not_ursulas():
    """What a Deal triggers only for the songs Ursula sings."""
    game = board(you={"hand": [FRIENDS], "play": [URSULA, MICKEY]})

    game.play(FRIENDS, pay=f"sing with {MICKEY}")

    assert game.bag() == []


def test_5_4_4_a_song_paid_with_ink_is_not_sung():
    """Playing the song for ink doesn't trigger What a Deal."""
    game = board(you={"hand": [FRIENDS], "ink": 3, "play": [URSULA]})

    game.play(FRIENDS)

    assert game.bag() == []


def test_5_4_5_triggers_from_playing_a_song_wait_until_it_has_resolved():
    """The Shell Necklace's ability resolves after the song, and can be paid with ready ink."""
    game = board(you={"hand": [CHILL], "ink": 3, "play": ["Ursula's Shell Necklace"]})

    game.play(CHILL)
    in_discard = game.zone("you", "discard")
    game.resolve("Now, Sing!", may=True)

    assert (in_discard, game.drawn("you"), game.inkwell("you")) == ([CHILL], 1, (0, 3))


def test_1_5_3_surplus_from_singing_pays_nothing_else():
    """A cost 3 character sings a cost 2 song; without ready ink Now, Sing! can't be paid."""
    game = board(you={"hand": [CHILL], "play": ["Ursula's Shell Necklace", MICKEY]})

    game.play(CHILL, pay=f"sing with {MICKEY}")
    game.resolve("Now, Sing!", may=True)

    assert game.drawn("you") == 0


def test_4_3_2_2_an_opposing_character_can_not_sing_my_song():
    """Only one's own characters may be exerted to sing."""
    game = board(you={"hand": [FRIENDS]}, opponent={"play": [MICKEY]})

    verdict = game.play(FRIENDS, pay=f"sing with {MICKEY}")

    assert verdict == Illegal("illegal_choice", "5.4.4.2")
