"""Cards that effects put into the inkwell, and how one got there (4.2.3.2, 7.5.6)."""

import pytest

from engine.core.choice import Illegal, Legal
from engine.lorcana.cards import find
from engine.lorcana.knowledge import inkings, why_not_ink
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
BELLE = "Belle - Strange but Special"
LYLE = "Lyle Tiberius Rourke - Cunning Mercenary"
QUILL = "Fishbone Quill"
JUMP = "One Jump Ahead"


def test_7_5_6_an_effect_puts_a_card_there_unseen_and_beside_the_limit():
    """L05-45: one card is inked, another without the symbol follows by the Quill."""
    game = board(you={"hand": [FLOUNDER, LYLE], "play": [QUILL]})

    inked, used = game.ink(FLOUNDER), game.use(QUILL)

    assert (inked, used, game.inkwell("you")) == (Legal(), Legal(), (2, 0))
    assert game.measure("knows", LYLE) == []
    assert len(game.told("inks")) == 1


def test_4_2_3_2_after_the_effect_the_turn_action_is_still_there():
    """L05-45: the Quill first, then inking as usual."""
    game = board(you={"hand": [FLOUNDER, LYLE], "play": [QUILL]})

    game.use(QUILL, choose=LYLE)

    assert (game.ink(FLOUNDER), game.inkwell("you")) == (Legal(), (2, 0))


def test_4_2_3_2_the_quill_takes_any_card_as_often_as_it_is_paid():
    """L05-46: two Quills, two cards, one without the symbol."""
    game = board(
        you={"hand": [LYLE, FLOUNDER], "play": [{QUILL: {"as": "one"}}, {QUILL: {"as": "two"}}]}
    )

    game.use("one", choose=LYLE)
    game.use("two", choose=FLOUNDER)

    assert (game.inkwell("you"), game.zone("you", "hand")) == ((2, 0), [])
    assert game.use("one") == Illegal("exerted", "5.1.1.2")


def test_7_5_6_the_top_card_goes_there_unknown_to_everybody():
    """L05-47: One Jump Ahead: exerted, usable next turn, seen by nobody, its player included."""
    game = board(you={"hand": [JUMP], "ink": 2, "deck": [LYLE, MICKEY, MICKEY]})

    game.play(JUMP)
    exerted = game.inkwell("you")
    unknown = game.measure("knows", LYLE)
    for _ in range(2):
        game.end_turn()
        game.start_turn()

    assert (exerted, unknown, game.inkwell("you")) == ((0, 3), [], (3, 0))
    assert game.told("to_inkwell")[0]["card"] is None


@pytest.mark.parametrize(
    ("card", "how", "clause"),
    [
        (LYLE, "turn action", "4.2.1.1"),
        (LYLE, "additional", "4.2.1.1"),
        (LYLE, "effect", None),
        (FLOUNDER, "turn action", None),
        (FLOUNDER, "effect", None),
    ],
)
def test_7_5_6_a_card_without_the_symbol_is_ink_by_an_effect_only(card, how, clause):
    """L05-54: how did it get there? By an effect it is in order, by inking it can't have been."""
    assert why_not_ink(find(card), how) == clause


def test_7_5_6_the_replay_says_how_each_card_got_there():
    """L05-54: a turn action, an additional card, an effect from hand, one from the deck."""
    game = board(you={"hand": [FLOUNDER, MICKEY, LYLE, JUMP], "play": [BELLE, QUILL], "deck": 3})

    game.ink(FLOUNDER)
    game.ink(MICKEY)
    game.use(QUILL, choose=LYLE)
    game.play(JUMP)

    assert [inking.how for inking in inkings(game._events())] == [
        "turn action", "additional", "effect", "effect",
    ]  # fmt: skip
    assert [inking.card for inking in inkings(game._events())][2:] == [
        "lyle-tiberius-rourke-cunning-mercenary", None,
    ]  # fmt: skip
