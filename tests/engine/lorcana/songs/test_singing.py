"""Singing a song alone or together (5.4.4, 8.11, 8.12)."""

import pytest

from engine.core.choice import Illegal, Legal
from engine.lorcana.actions import Play
from engine.lorcana.driver import Table
from engine.lorcana.rules.payment import Way
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
MINNIE = "Minnie Mouse - Beloved Princess"
PERDITA = "Perdita - Playful Mother"
SURFER = "Stitch - Carefree Surfer"
JIM = "Jim Hawkins - Space Traveler"
ARIEL = "Ariel - Spectacular Singer"
SEBASTIAN = "Sebastian - Court Composer"
VANESSA = "Ursula - Vanessa"
URSULA = "Ursula - Deceiver of All"
MEDUSA = "Madame Medusa - Deceiving Partner"
HALL = "Atlantica - Concert Hall"
FRIENDS = "Friends on the Other Side"
LET_IT_GO = "Let It Go"
WORLD = "A Whole New World"
BE_PREPARED = "Be Prepared"
FAMILY = "Look at This Family"
PIRATES = "A Pirate's Life"
GANTU = "Gantu - Experienced Enforcer"


def reason(verdict):
    """Why it was refused; "" when it was not."""
    return getattr(verdict, "reason", "")


@pytest.mark.parametrize(
    ("song", "refused"), [(FRIENDS, ""), (LET_IT_GO, ""), (BE_PREPARED, "cost")]
)
def test_5_4_4_2_one_character_sings_any_song_up_to_its_cost(song, refused):
    """L08-56: a cost 5 character sings songs of cost 3 and 5, not of 7."""
    game = board(you={"hand": [song], "play": [JIM]})

    verdict = game.play(song, pay=f"sing with {JIM}")

    assert reason(verdict) == refused


@pytest.mark.parametrize(
    ("state", "refused"),
    [({}, ""), ({"exerted": "true"}, "exerted"), ({"drying": "true"}, "drying")],
)
def test_5_1_1_11_a_singer_is_ready_and_dry(state, refused):
    """L08-57: exerted or drying, nobody sings."""
    game = board(you={"hand": [FRIENDS], "play": [{MICKEY: state}]})

    assert reason(game.play(FRIENDS, pay=f"sing with {MICKEY}")) == refused


def test_5_4_4_2_a_singer_is_exerted_for_the_song():
    """L08-57: who has sung is exerted and sings no second song."""
    game = board(you={"hand": [FRIENDS, FRIENDS], "play": [MICKEY]})

    first = game.play(FRIENDS, pay=f"sing with {MICKEY}")
    second = game.play(FRIENDS, pay=f"sing with {MICKEY}")

    assert (first, reason(second)) == (Legal(), "exerted")


def test_1_2_2_who_cannot_exert_to_sing_does_not_sing():
    """L08-57: after Gantu's Close All Channels a ready and dry character is refused."""
    game = board(
        you={"hand": [FRIENDS], "play": [MICKEY]},
        opponent={"hand": [GANTU], "ink": 4},
        active="opponent",
    )

    game.play(GANTU)
    game.resolve("Close All Channels")
    game.end_turn()
    game.start_turn()

    assert game.play(FRIENDS, pay=f"sing with {MICKEY}") == Illegal("restricted", "1.2.2")


def test_8_11_1_singer_counts_as_her_number():
    """L08-58: Ariel, cost 3 and Singer 5, sings a song of cost 5."""
    game = board(you={"hand": [LET_IT_GO], "play": [ARIEL, MICKEY]})

    assert game.play(LET_IT_GO, pay=f"sing with {ARIEL}", choose=MICKEY) == Legal()


def test_8_11_2_for_everything_else_the_cost_is_printed():
    """L08-59: Sebastian has sung as 4 and can still be chosen as a character that costs 2."""
    game = board(you={"hand": [FRIENDS, MEDUSA], "ink": 3, "play": [SEBASTIAN, MICKEY]})

    game.play(FRIENDS, pay=f"sing with {SEBASTIAN}")
    game.play(MEDUSA)
    game.resolve("Double-Cross", may=True, choose=MICKEY)

    assert game.measure("zone_cards", "you.play") == [MICKEY, MEDUSA]
    assert SEBASTIAN in game.zone("you", "hand")


@pytest.mark.parametrize(
    ("singer", "song", "refused"),
    [
        (VANESSA, PIRATES, ""),
        (VANESSA, FAMILY, "cost"),
        (MICKEY, WORLD, ""),
        (MICKEY, PIRATES, "cost"),
    ],
)
def test_8_11_3_more_to_sing_adds_to_singer_and_to_cost(singer, song, refused):
    """L08-60: at the Concert Hall Vanessa sings as 4 + 2, Mickey as 3 + 2."""
    game = board(you={"hand": [song], "play": [HALL, {singer: {"at": HALL}}]})

    verdict = game.play(song, pay=f"sing with {singer}")

    assert reason(verdict) == refused


@pytest.mark.parametrize(
    ("singers", "refused"),
    [
        ((PERDITA, MICKEY), ""),
        ((PERDITA, MINNIE), "cost"),
        ((JIM, PERDITA), ""),
        ((PERDITA, MINNIE, FLOUNDER), ""),
        ((SURFER,), ""),
        ((SURFER, JIM, PERDITA), ""),
        ((JIM,), "cost"),
    ],
)
def test_8_12_1_together_they_sing_with_costs_that_reach_the_number(singers, refused):
    """L08-61: for Sing Together 7 any set of ready characters will do whose costs reach 7."""
    game = board(you={"hand": [FAMILY], "play": list(singers)})

    verdict = game.play(FAMILY, pay="sing with " + " + ".join(singers), reveal="none")

    assert reason(verdict) == refused


def test_8_12_1_every_one_of_them_is_ready_and_dry():
    """L08-61: with one exerted or drying singer the whole group is refused, and nobody exerts."""
    for state, refused in (({"exerted": "true"}, "exerted"), ({"drying": "true"}, "drying")):
        game = board(you={"hand": [FAMILY], "play": [PERDITA, {MICKEY: state}]})

        verdict = game.play(FAMILY, pay=f"sing with {PERDITA} + {MICKEY}")

        assert (reason(verdict), game.state(PERDITA)["exerted"]) == (refused, False)


def test_8_12_1_a_character_counts_once():
    """L08-61: one Mickey named twice is no two singers."""
    position = board(you={"hand": [PIRATES], "play": [MICKEY]}).position
    (song,), (mickey,) = position.zones[0, "hand"], position.zones[0, "play"]

    verdict = Table(position).attempt(Play(0, song, Way("sing", (mickey, mickey))))

    assert verdict == Illegal("illegal_choice", "5.4.4.2")


def test_8_12_1_an_opponents_character_does_not_sing_along():
    """L08-61: only one's own characters are added up."""
    game = board(you={"hand": [PIRATES], "play": [MICKEY]}, opponent={"play": [JIM]})

    verdict = game.play(PIRATES, pay=f"sing with {MICKEY} + {JIM}")

    assert verdict == Illegal("illegal_choice", "5.4.4.2")


def test_8_12_3_everyone_exerted_for_the_song_sings_it():
    """L08-62: two Ursulas sing together, and What a Deal waits for each."""
    game = board(you={"hand": [PIRATES], "play": [URSULA, URSULA]})

    game.play(PIRATES, pay=f"sing with {URSULA} + {URSULA}")

    assert game.bag() == [("What a Deal", "you"), ("What a Deal", "you")]
    assert game.told("sings")[0]["cards"] == ["ursula-deceiver-of-all"] * 2


def test_8_12_3_who_is_not_exerted_does_not_sing():
    """L08-62: the second Ursula stays ready, and only one What a Deal waits."""
    game = board(you={"hand": [PIRATES], "play": [{URSULA: {"as": "U1"}}, {URSULA: {"as": "U2"}},
        MICKEY]})  # fmt: skip

    game.play(PIRATES, pay=f"sing with U1 + {MICKEY}")

    assert game.bag() == [("What a Deal", "you")]
    assert game.state("U2")["exerted"] is False


def test_8_12_2_a_singer_brings_her_singer_number_to_the_group():
    """L08-63: Vanessa 4 and Sebastian 4 reach 6, though they cost 2 and 2."""
    game = board(you={"hand": [PIRATES], "play": [VANESSA, SEBASTIAN]}, opponent={"lore": 5})

    verdict = game.play(PIRATES, pay=f"sing with {VANESSA} + {SEBASTIAN}")

    assert (verdict, game.lore("you"), game.lore("opponent")) == (Legal(), 2, 3)


def test_8_12_2_what_adds_to_sing_counts_in_the_group_too():
    """L08-63: at the Concert Hall Vanessa brings 6 to Sing Together 7, and Flounder 1."""
    game = board(you={"hand": [FAMILY], "play": [HALL, {VANESSA: {"at": HALL}}, FLOUNDER]})

    assert game.play(FAMILY, pay=f"sing with {VANESSA} + {FLOUNDER}", reveal="none") == Legal()


def test_5_4_4_2_only_songs_are_sung():
    """L08-56: no character sings an action that is no song."""
    game = board(you={"hand": ["Smash"], "play": [MICKEY]})

    assert game.play("Smash", pay=f"sing with {MICKEY}") == Illegal("illegal_choice", "5.4.4.2")
