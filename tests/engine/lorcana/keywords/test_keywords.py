"""Keywords of chapter 8 that one rule consults, each by its clause."""

import pytest

from engine.core.choice import Illegal, Legal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
SURFER = "Stitch - Carefree Surfer"
VIOLET = "Violet Parr - At Wits' End"
GENIE = "Genie - Powers Unleashed"
SIMBA = "Simba - Protective Cub"
SCROOGE = "Scrooge McDuck - Ghostly Ebenezer"
HOOK = "Captain Hook - Forceful Duelist"
GASTON = "Gaston - Arrogant Hunter"
CALHOUN = "Calhoun - Marine Sergeant"
OMNIDROID = "Omnidroid - Ultimate Iteration"
BOO = "Boo - Energetic Child"
CHAMPION = "Mickey Mouse - Amber Champion"
MUSES = "The Muses - Proclaimers of Heroes"
ROO = "Roo - Hunny Rogue"
LEFOU = "LeFou - Bumbler"
FRIENDS = "Friends on the Other Side"
EXERTED = {"exerted": "true"}


def reason(verdict):
    """Why it was refused; "" when it was not."""
    return getattr(verdict, "reason", "")


@pytest.mark.parametrize(("challenger", "refused"), [(VIOLET, ""), (MICKEY, "evasive")])
def test_8_2_1_alert_ignores_evasive(challenger, refused):
    """Violet challenges an Evasive character, Mickey can't."""
    game = board(you={"play": [challenger]}, opponent={"play": [{GENIE: EXERTED}]})

    assert reason(game.challenge(challenger, GENIE)) == refused


def test_8_2_2_alert_is_not_evasive():
    """Anybody challenges Violet herself."""
    game = board(you={"play": [MICKEY]}, opponent={"play": [{VIOLET: EXERTED}]})

    assert game.challenge(MICKEY, VIOLET) == Legal()


def test_8_3_1_bodyguard_is_a_choice_and_a_limiter():
    """An exerted Simba has to be challenged before Flounder; a ready one guards nobody."""
    exerted = board(
        you={"play": [MICKEY]}, opponent={"play": [{SIMBA: EXERTED}, {FLOUNDER: EXERTED}]}
    )
    ready = board(you={"play": [MICKEY]}, opponent={"play": [SIMBA, {FLOUNDER: EXERTED}]})

    assert reason(exerted.challenge(MICKEY, FLOUNDER)) == "bodyguard"
    assert ready.challenge(MICKEY, FLOUNDER) == Legal()


def test_8_4_1_boost_is_used_once_in_each_of_ones_turns():
    """Scrooge takes 1 ink and a card under him; a second time this turn is refused."""
    game = board(you={"play": [SCROOGE], "ink": 2, "deck": 5})

    first, second = game.boost(SCROOGE), game.boost(SCROOGE)

    assert (first, reason(second)) == (Legal(), "limit")
    assert (len(game.under(SCROOGE)), game.inkwell("you")) == (1, (1, 1))


def test_8_4_3_a_card_put_under_another_is_not_played():
    """Boosting plays nothing: nobody who waits for a card being played sees it."""
    game = board(you={"play": [SCROOGE, "Jim Hawkins - Space Traveler"], "ink": 1, "deck": 5})

    game.boost(SCROOGE)

    assert (game.bag(), game.position.played) == ([], ())


def test_8_5_2_challenger_does_not_count_for_the_one_challenged():
    """Hook deals his own strength, challenged by Mickey."""
    game = board(you={"play": [MICKEY]}, opponent={"play": [{HOOK: EXERTED}]})

    strength = game.strength(HOOK)
    game.challenge(MICKEY, HOOK)

    assert game.damage(MICKEY) == strength


def test_8_7_2_reckless_does_not_quest():
    """Gaston can't quest, ready and dry as he is."""
    game = board(you={"play": [GASTON]})

    assert game.quest(GASTON) == Illegal("reckless", "8.7.2")


def test_8_7_4_reckless_still_sings():
    """A Reckless character may be exerted for a song."""
    game = board(you={"hand": ["Sudden Chill"], "play": [GASTON]})

    assert game.play("Sudden Chill", pay=f"sing with {GASTON}") == Legal()


def test_8_8_1_resist_lowers_damage_that_is_dealt():
    """Smash deals 3 to Omnidroid with Resist +2: 1 damage."""
    game = board(you={"hand": ["Smash"], "ink": 3}, opponent={"play": [OMNIDROID]})

    game.play("Smash", choose=OMNIDROID)

    assert game.damage(OMNIDROID) == 1


def test_8_8_1_damage_that_ignores_resist_is_not_lowered():
    """Piercing Attack deals its 2 to Omnidroid in full."""
    game = board(you={"hand": ["Piercing Attack"], "ink": 2}, opponent={"play": [OMNIDROID]})

    game.play("Piercing Attack", choose=OMNIDROID)

    assert game.damage(OMNIDROID) == 2


def test_8_8_3_counters_that_are_put_are_not_lowered():
    """Malicious, Mean, and Scary puts its counter on Omnidroid."""
    game = board(
        you={"hand": ["Malicious, Mean, and Scary"], "ink": 3}, opponent={"play": [OMNIDROID]}
    )

    game.play("Malicious, Mean, and Scary")

    assert game.damage(OMNIDROID) == 1


def test_8_9_1_rush_does_not_let_a_drying_character_quest():
    """Boo challenges in the turn she is played, and can't quest."""
    game = board(you={"play": [{BOO: {"drying": "true"}}]}, opponent={"play": [{GENIE: EXERTED}]})

    assert game.quest(BOO).reason == "drying"
    assert reason(game.challenge(BOO, GENIE)) == "evasive"


def test_8_1_2_a_keyword_without_plus_is_not_got_twice():
    """Singer 8 from Friendly Chorus counts once and alone: Mickey sings as 8."""
    game = board(you={"hand": [FRIENDS], "play": [CHAMPION, LEFOU, LEFOU]})

    assert game.state(CHAMPION)["singer"] == 8


def test_8_15_1_ward_refuses_opponents_and_not_ones_own_player():
    """The opponent can't choose Roo, his own player can."""
    theirs = board(you={"hand": ["Smash"], "ink": 3}, opponent={"play": [ROO, MICKEY]})
    own = board(you={"hand": ["Smash"], "ink": 3, "play": [ROO]}, opponent={"play": [MICKEY]})

    theirs.play("Smash")
    own.play("Smash", choose=ROO)

    assert theirs.banished("opponent") == [MICKEY]
    assert own.banished("you") == [ROO]


def test_8_15_2_ward_does_not_stop_a_challenge():
    """Roo, exerted, is challenged like anybody."""
    game = board(you={"play": [MICKEY]}, opponent={"play": [{ROO: EXERTED}]})

    assert game.challenge(MICKEY, ROO) == Legal()
