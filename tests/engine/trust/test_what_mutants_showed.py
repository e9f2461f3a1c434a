"""What no test held until a mutant survived: one board, one action, one outcome each."""

from engine.core.choice import Illegal, Legal
from engine.lorcana.actions import Quest
from engine.lorcana.driver import Table
from engine.lorcana.profiles import PROFILES
from engine.lorcana.scenario.naming import one_card
from engine.testing import board

BELLE = "Belle - Strange but Special"
ARIEL = "Ariel - Ethereal Voice"
FLOUNDER = "Flounder - Voice of Reason"
BROOM = "Magic Broom - Illuminary Keeper"
MICKEY = "Mickey Mouse - True Friend"
CASA = "Casa Madrigal - Courtyard"


def test_4_5_1_1_only_ones_own_character_in_play_can_quest():
    """A card in hand and an opponent's character are no choice."""
    position = board(you={"hand": [FLOUNDER]}, opponent={"play": [MICKEY]}).position
    cards = one_card(position, {}, FLOUNDER, "hand"), one_card(position, {}, MICKEY, "play")

    verdicts = {Table(position.clone()).attempt(Quest(0, card)) for card in cards}

    assert verdicts == {Illegal("illegal_choice", "4.5.1.1")}


def test_8_4_1_boost_without_the_ink_is_refused_for_its_cost():
    """Ariel's Boost 1 with no ready ink; nothing is put under her."""
    game = board(you={"play": [ARIEL], "ink": 0})

    assert game.boost(ARIEL) == Illegal("cost", "1.5.3", (("needed", 1), ("ready", 0)))
    assert game.under(ARIEL) == []


def test_4_7_a_move_is_told_with_who_goes_where():
    """The trace names the character and the location."""
    game = board(you={"play": [MICKEY, CASA], "ink": 5})

    assert game.move(MICKEY, CASA) == Legal()
    assert [(told["card"], told["target"]) for told in game.told("moves")] == [
        ("mickey-mouse-true-friend", "casa-madrigal-courtyard")
    ]


def test_who_thinks_that_shift_is_no_playing_still_plays_by_paying_ink():
    """Under that belief Magic Broom sees a character that is played in the usual way."""
    belief = next(p.rules for p in PROFILES.values() if not p.rules.shift_is_playing)
    game = board(rules=belief, you={"play": [BROOM], "hand": [FLOUNDER], "ink": 3})

    game.play(FLOUNDER)

    assert game.position.played == ((0, "flounder-voice-of-reason", False),)


def test_4_2_3_1_one_card_and_one_by_an_effect_leave_nothing_open():
    """With Belle two cards are inked in a turn, the third is refused, and the text decides it."""
    game = board(you={"play": [BELLE], "hand": [FLOUNDER, BROOM, MICKEY]})

    first, second, third = game.ink(FLOUNDER), game.ink(BROOM), game.ink(MICKEY)

    assert (first, second, third.reason) == (Legal(), Legal(), "limit")
    assert game.position.inked == 2
    assert game.undecided() == []


def test_3_4_a_new_turn_remembers_nothing_of_the_last():
    """Whatever was counted during the turn begins anew for the next player."""
    counted = (
        "inked", "extra_inks", "extra_permits", "played", "into_discard", "left_discard",
        "into_inkwell", "challenges", "moved", "banished", "limits",
    )  # fmt: skip
    game = board(
        you={"play": [MICKEY, CASA, ARIEL], "hand": [FLOUNDER, BROOM], "ink": 8},
        opponent={"play": [{FLOUNDER: {"exerted": True}}]},
    )
    fresh = [getattr(board(you={}, opponent={}).position, name) for name in counted]

    game.ink(BROOM)
    game.boost(ARIEL)
    game.move(MICKEY, CASA)
    assert [getattr(game.position, name) for name in counted] != fresh
    game.end_turn()
    game.start_turn()

    assert [getattr(game.position, name) for name in counted] == fresh
