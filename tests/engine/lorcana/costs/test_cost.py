"""What a card costs and what is paid for it (1.5)."""

import pytest

from engine.core.choice import Legal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
SURFER = "Stitch - Carefree Surfer"
ROCK_STAR = "Stitch - Rock Star"
PERDITA = "Perdita - Playful Mother"
JESSIE = "Jessie - Lively Cowgirl"
MEDUSA = "Madame Medusa - Deceiving Partner"
SEBASTIAN = "Sebastian - Court Composer"
CHILL = "Sudden Chill"
AKOOD = "Akood et Emuti"
HEART = "Heart of Te Fiti"


@pytest.mark.parametrize("zone", ["hand", "play", "discard"])
def test_1_5_1_a_card_has_its_printed_cost_in_every_zone(zone):
    """L08-01: Stitch costs 7 in hand, in play and in the discard."""
    game = board(you={zone: [SURFER]})

    assert game.measure("stat", SURFER, "cost") == 7


def test_1_5_4_a_discount_leaves_the_cost_alone():
    """L08-02: Flounder is played for nothing and still costs 1."""
    game = board(you={"hand": [FLOUNDER], "play": ["Lantern"], "ink": 1})

    game.use("Lantern")
    game.play(FLOUNDER)

    assert (game.inkwell("you"), game.measure("stat", FLOUNDER, "cost")) == ((1, 0), 1)


def test_1_5_4_a_discount_for_a_card_lowers_no_cost_of_an_ability():
    """L08-03: the Heart takes 2 ink; the discount waits and makes Flounder free."""
    game = board(you={"hand": [FLOUNDER], "play": ["Lantern", HEART], "ink": 2})

    game.use("Lantern")
    game.use(HEART)
    paid = game.inkwell("you")
    game.play(FLOUNDER)

    assert (paid, game.inkwell("you")) == ((0, 3), (0, 3))
    assert game.told("discount_used") == [{"n": 1, "card": "flounder-voice-of-reason"}]


def test_1_5_4_who_counts_a_cost_counts_the_printed_one():
    """L08-04: bought for 2, Perdita is no character that costs 2 or less."""
    game = board(
        you={"hand": [AKOOD, PERDITA], "ink": 5, "play": [ROCK_STAR]},
    )

    game.play(AKOOD)
    game.play(PERDITA)

    assert (game.inkwell("you"), game.bag()) == ((0, 5), [])


def test_4_3_5_who_counts_what_was_paid_counts_the_payment():
    """L08-04: Jessie looks at the ink paid, and 2 were paid for Perdita."""
    game = board(
        you={"hand": [AKOOD, PERDITA], "ink": 5, "play": [JESSIE]},
        opponent={"play": [MICKEY]},
    )

    game.play(AKOOD)
    game.play(PERDITA)

    assert game.bag() == [("Yodel-ay-hee-hoo!", "you")]


def test_1_5_4_a_choice_by_cost_looks_at_the_printed_cost():
    """L08-04: Medusa can return the Flounder that cost 1, not the Perdita bought for 2."""
    game = board(
        you={"hand": [AKOOD, PERDITA, MEDUSA], "ink": 8, "play": [FLOUNDER, MICKEY]},
    )

    game.play(AKOOD)
    game.play(PERDITA)
    game.play(MEDUSA)
    game.resolve("Double-Cross", may=True, choose=MICKEY)

    assert FLOUNDER in game.zone("you", "hand")
    assert PERDITA in game.zone("you", "play")


def test_4_3_5_singer_changes_how_one_pays_not_what_a_card_costs():
    """L08-05: Sebastian, Singer 4, costs 2, so that Adoring Fans sees him."""
    game = board(you={"hand": [SEBASTIAN], "ink": 2, "play": [ROCK_STAR]})

    game.play(SEBASTIAN)

    assert game.bag() == [("Adoring Fans", "you")]


def test_1_5_3_with_too_little_ink_nothing_is_paid():
    """L08-06: 3 ready ink for a card of cost 4: all stay ready, the card in hand."""
    game = board(you={"hand": [PERDITA], "ink": 3})

    verdict = game.play(PERDITA)

    assert (verdict.reason, verdict.rule, dict(verdict.facts)) == (
        "cost",
        "1.5.3",
        {"needed": 4, "ready": 3},
    )
    assert (game.inkwell("you"), game.zone("you", "hand")) == ((3, 0), [PERDITA])


def test_1_7_6_an_illegal_attempt_uses_up_no_discount():
    """L08-06: what was announced is undone; the discount still waits for the next character."""
    game = board(you={"hand": [SURFER, FLOUNDER], "play": ["Lantern"], "ink": 1})

    game.use("Lantern")
    refused = game.play(SURFER)
    game.play(FLOUNDER)

    assert (bool(refused), game.inkwell("you")) == (False, (1, 0))


def test_1_7_6_a_part_that_was_paid_is_undone():
    """L08-06: without the song to discard, Ursula's Shift leaves everything as it was."""
    bride = "Ursula - Eric's Bride"
    vanessa = "Ursula - Vanessa"
    game = board(you={"hand": [bride], "play": [vanessa], "ink": 4})

    verdict = game.play(bride, pay=f"shift onto {vanessa}")

    assert (verdict.reason, game.zone("you", "play")) == ("cost", [vanessa])
    assert (game.zone("you", "hand"), game.inkwell("you")) == ([bride], (4, 0))


def test_1_5_3_what_is_left_over_pays_nothing_else():
    """L08-07: a cost 7 character sings a cost 2 song; Now, Sing! finds no ink."""
    game = board(you={"hand": [CHILL], "play": ["Ursula's Shell Necklace", SURFER]})

    game.play(CHILL, pay=f"sing with {SURFER}")
    game.resolve("Now, Sing!", may=True)

    assert (game.drawn("you"), game.codes().count("cannot_pay")) == (0, 1)


def test_1_5_3_one_ink_card_pays_one_cost():
    """L08-07: with 3 ink the song takes 2 and Now, Sing! the third, so that nothing is left."""
    game = board(you={"hand": [CHILL, FLOUNDER], "play": ["Ursula's Shell Necklace"], "ink": 3})

    game.play(CHILL)
    game.resolve("Now, Sing!", may=True)

    assert (game.drawn("you"), game.play(FLOUNDER).reason) == (1, "cost")
    assert game.inkwell("you") == (0, 3)


def test_1_5_3_ink_that_has_been_paid_is_ready_again_next_turn_only():
    """L08-07: the same ink pays once in a turn."""
    game = board(you={"hand": [FLOUNDER, FLOUNDER], "ink": 1})

    assert game.play(FLOUNDER) == Legal()
    assert game.play(FLOUNDER).reason == "cost"
