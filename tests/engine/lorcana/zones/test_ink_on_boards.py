"""Inkwells whose cards a file names, and what its history says of them (4.2, 7.5, TR 5.5)."""

import pytest

from engine.core.choice import Illegal, Legal
from engine.core.marked import Problems
from engine.lorcana.api import read, run
from engine.lorcana.text import sentence
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
BELLE = "Belle - Strange but Special"
LYLE = "Lyle Tiberius Rourke - Cunning Mercenary"
ROLLY = "Rolly - Hungry Pup"
PONGO = "Pongo - Dear Old Dad"
BOTH = ["you", "opponent"]


def ink(*cards, ready=0, exerted=0):
    """An inkwell with named cards."""
    return {"ready": ready, "exerted": exerted, "cards": list(cards)}


def test_7_5_1_named_ink_cards_count_like_the_others():
    """L05-35: an exerted Rourke and a ready Flounder beside two cards without a name."""
    game = board(you={"ink": ink({"card": LYLE, "exerted": "true"}, FLOUNDER, ready=2)})

    assert game.inkwell("you") == (3, 1)
    assert game.measure("states", LYLE) == ["exerted", "facedown"]


def test_7_5_4_the_file_knows_what_lies_there_the_players_may_not_look():
    """L05-38: a named ink card is facedown like any other."""
    game = board(you={"ink": ink(LYLE)})

    assert game.measure("may_look", LYLE) == []
    assert game.measure("knows", LYLE) == []


def test_7_1_3_pongo_finds_a_puppy_in_the_inkwell():
    """L05-38: his text lets its player look, and play Rolly from there for free."""
    game = board(you={"play": [PONGO], "ink": ink(ROLLY, MICKEY)}, before_turn=True)

    game.start_turn()
    game.resolve("Found You, You Little Rascal", may=True)

    assert (sorted(game.zone("you", "play")), game.inkwell("you")) == ([PONGO, ROLLY], (1, 0))


@pytest.mark.parametrize(("event", "look"), [("casual", []), ("sanctioned", BOTH)])
def test_tr_5_5_history_names_cards_that_were_inked_this_turn(event, look):
    """L05-48: everybody has seen Mickey; in a sanctioned event he still lies faceup."""
    game = board(
        event=event, you={"ink": ink(MICKEY, LYLE), "hand": [FLOUNDER]}, history={"inked": [MICKEY]}
    )

    assert game.measure("knows", MICKEY) == BOTH
    assert game.measure("may_look", MICKEY) == look
    assert game.ink(FLOUNDER) == Illegal("limit", "4.2.3")


def test_tr_5_5_asked_for_its_name_the_player_tells_a_faceup_ink_card():
    """L05-43: the opponent must know which card it is, as long as it lies faceup."""
    game = board(event="sanctioned", you={"ink": ink(MICKEY, LYLE)}, history={"inked": [MICKEY]})

    assert game.measure("told", f"name of {MICKEY}") == MICKEY
    assert game.measure("told", f"name of {LYLE}") == "nothing"


def test_a_card_inked_by_the_history_lies_in_an_inkwell():
    """A name that is in no inkwell is a fault of the file."""
    with pytest.raises(Problems) as caught:
        board(you={"ink": ink(LYLE)}, history={"inked": [MICKEY]})

    assert [problem.code for problem in caught.value.problems] == ["impossible"]


def test_tr_5_5_the_replay_shows_faceup_ink_and_says_so():
    """L05-48: the board after inking names the card; the sentence says how long it stays so."""
    result = run(read(f"""
id: faceup
event: sanctioned
board: {{you: {{hand: ["{MICKEY}"]}}}}
do: [{{you: ink, card: "{MICKEY}"}}, {{you: end_turn}}]
"""), replay=True)  # fmt: skip
    steps = {step.code: step for step in result.replay.steps}

    assert steps["to_inkwell"].board.sides[0].ink_faceup == ("mickey-mouse-true-friend",)
    assert "faceup until the turn ends" in sentence(steps["to_inkwell"], "en")
    assert "表向き" in sentence(steps["to_inkwell"], "ja")
    assert steps["turns_over"].board.sides[0].ink_faceup == ()
    assert steps["turns_over"].clauses == ("TR 5.5",)


def test_4_2_3_1_what_another_source_adds_when_the_used_one_is_gone_is_not_decided():
    """L05-44: Belle was used and left, another Belle came: the text settles no third card."""
    hand = [FLOUNDER, FLOUNDER, FLOUNDER, "Wrong Lever!", {BELLE: {"as": "second"}}]
    game = board(you={"hand": hand, "play": [{BELLE: {"as": "first"}}], "ink": 7})

    game.ink(FLOUNDER)
    game.ink(FLOUNDER)
    game.play("Wrong Lever!", mode="1", choose="first")
    game.play("second")

    assert (game.ink(FLOUNDER), game.undecided()) == (Legal(), ["4.2.3.1"])


def test_4_2_3_1_two_sources_that_stay_are_decided():
    """L05-44: with both in play the third card is beyond doubt."""
    game = board(you={"hand": [FLOUNDER] * 3, "play": [BELLE, BELLE]})

    for _ in range(3):
        game.ink(FLOUNDER)

    assert (game.inkwell("you"), game.undecided()) == ((3, 0), [])
