"""Six zones, public and private; who may look, count and search (7.1)."""

import pytest

from engine.core.choice import Legal
from engine.lorcana.api import read, run
from engine.lorcana.knowledge import PRIVATE, PUBLIC
from engine.lorcana.position import ZONES
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
STITCH = "Stitch - Rock Star"
ALMA = "Alma Madrigal - Family Matriarch"
LUISA = "Luisa Madrigal - Confident Climber"
BRUNO = "Bruno Madrigal - Singing Seer"
BOTH = ["you", "opponent"]

REVEALED = f"""
id: revealed
board:
  you:
    play: ["Oswald - The Lucky Rabbit"]
    hand: ["{FLOUNDER}"]
    deck: {{top: ["Lantern", "{MICKEY}"], size: 2}}
do:
  - {{you: ink, card: "{FLOUNDER}"}}
  - {{you: resolve, ability: "Favorable Chance"}}
  - {{you: answer, may: "yes"}}
"""


def test_7_1_2_1_there_are_six_zones_for_each_player():
    """L05-01: three public zones and three private ones, the bag among them."""
    assert sorted(PUBLIC) == ["bag", "discard", "play"]
    assert sorted(PRIVATE) == ["deck", "hand", "inkwell"]
    assert {*PUBLIC, *PRIVATE} == {*ZONES, "bag"}


def test_7_1_1_what_touches_cards_in_play_leaves_the_other_zones_alone():
    """L05-02: Be Prepared banishes the character in play, not those elsewhere on the table."""
    game = board(
        you={"hand": ["Be Prepared"], "ink": 7},
        opponent={"play": [FLOUNDER], "discard": [STITCH], "deck": [MICKEY, ALMA], "ink": 2},
    )

    game.play("Be Prepared")

    assert game.banished("opponent") == [FLOUNDER]
    assert game.zone("opponent", "deck") == [MICKEY, ALMA]
    assert (game.zone("opponent", "discard"), game.inkwell("opponent")) == (
        [STITCH, FLOUNDER], (2, 0),
    )  # fmt: skip


def cards_by_place(game):
    """How many times each card number lies in a zone or under another card."""
    position = game.position
    piles = list(position.zones.values())
    piles += [thing.under for thing in position.things.values()]
    return sorted(card for pile in piles for card in pile)


def test_7_1_5_a_card_is_in_one_zone_at_a_time():
    """L05-03: playing, inking, shifting and a sweep lose no card and double none."""
    game = board(
        you={
            "hand": [FLOUNDER, MICKEY, "Mickey Mouse - Trumpeter", "Be Prepared", STITCH],
            "play": ["Stitch - New Dog"], "ink": 15, "deck": 5,
        },
        opponent={"play": [FLOUNDER], "deck": 5},
    )  # fmt: skip
    everything = list(game.position.things)

    for act in (
        lambda: game.ink(FLOUNDER),
        lambda: game.play(STITCH, pay="shift onto Stitch - New Dog"),
        lambda: game.play("Be Prepared"),
        game.end_turn,
    ):
        act()
        assert cards_by_place(game) == everything


def test_7_1_5_only_the_play_zone_is_in_play():
    """L05-03: of a character in play, in hand and in the discard, one has that state."""
    game = board(you={"play": [FLOUNDER], "hand": [MICKEY], "discard": [STITCH]})

    in_play = [card for card in (FLOUNDER, MICKEY, STITCH) if "in play" in states(game, card)]

    assert in_play == [FLOUNDER]


def states(game, card):
    """The states of a card."""
    return game.measure("states", card)


@pytest.mark.parametrize("zone", ["play", "discard"])
def test_7_1_2_anyone_may_look_through_a_public_zone(zone):
    """L05-04: the opponent may look at the cards, and their player has to tell which they are."""
    game = board(you={zone: [FLOUNDER, MICKEY]})

    assert game.measure("may_look", f"you.{zone}") == BOTH
    assert game.measure("told", f"cards of you.{zone}") == [FLOUNDER, MICKEY]


@pytest.mark.parametrize(("zone", "may"), [("hand", ["you"]), ("deck", []), ("inkwell", [])])
def test_7_1_3_nobody_may_look_through_a_private_zone_but_at_their_own_hand(zone, may):
    """L05-05: deck and inkwell are closed to their own player as well; nothing has to be told."""
    game = board(you={"hand": [FLOUNDER], "ink": {"ready": 2, "exerted": 1}})

    assert game.measure("may_look", f"you.{zone}") == may
    assert game.measure("must_tell", f"cards of you.{zone}") == []


def test_7_1_3_of_an_inkwell_one_sees_how_many_and_which_are_exerted():
    """L05-05: number and orientation are open, the faces are not."""
    game = board(opponent={"ink": {"ready": 2, "exerted": 1}})

    assert game.measure("told", "ink of opponent") == {"ready": 2, "exerted": 1}
    assert game.measure("told", "cards of opponent.inkwell") == "nothing"


@pytest.mark.parametrize("zone", [*PUBLIC, *PRIVATE])
def test_7_1_3_any_zone_may_be_counted(zone):
    """L05-06: asked how many cards it holds, its player has to say so."""
    game = board(you={"hand": [FLOUNDER], "play": [MICKEY], "discard": [STITCH], "ink": 3})
    sizes = {"hand": 1, "play": 1, "discard": 1, "inkwell": 3, "deck": 20, "bag": 0}

    assert game.measure("may_count", f"you.{zone}") == BOTH
    assert game.measure("told", f"count of you.{zone}") == sizes[zone]
    assert game.measure("must_tell", f"count of you.{zone}") == ["you"]


def test_6_1_14_2_a_revealed_card_is_open_while_its_effect_applies():
    """L05-07: Oswald reveals the top card: it may be looked at until the effect is over."""
    result = run(read(REVEALED))

    moment = {"of": "you.deck top 1", "at": "end"}
    assert result.open_choice is not None
    assert result.measure({"measure": "may_look", **moment}) == BOTH
    assert result.measure({"measure": "may_look", "of": "you.deck", "at": "end"}) == []


def test_7_1_3_who_searches_may_look_at_the_deck_meanwhile():
    """L05-07: while Alma's player chooses, they may look through their deck; nobody else may."""
    script = f'''
id: searching
board: {{you: {{hand: ["{ALMA}"], inkwell: {{ready: 3}}, deck: {{top: ["{LUISA}", "{BRUNO}"]}}}}}}
do:
  - {{you: play, card: "{ALMA}"}}
  - {{you: resolve, ability: "To the Table"}}
  - {{you: answer, may: "yes"}}
  - {{you: answer, reveal: "{LUISA}"}}
'''
    result = run(read(script))

    def may_look(at):
        return result.measure({"measure": "may_look", "of": "you.deck", "at": at})

    assert (may_look("when asked 4"), may_look("end")) == (["you"], [])


def test_6_1_14_2_afterwards_it_is_hidden_again():
    """L05-07: Alma's card lies on the deck: everybody knows it, nobody may look at it."""
    game = board(you={"hand": [ALMA], "ink": 3, "deck": [MICKEY, LUISA, FLOUNDER]})

    game.play(ALMA)
    game.resolve("To the Table", may=True, reveal=LUISA)

    assert game.measure("may_look", "you.deck top 1") == []
    assert game.measure("knows", "you.deck top 1") == BOTH
    assert game.measure("knows", "you.deck") == []


def test_tr_5_4_private_information_is_told_by_nobody():
    """L05-08: hand and facedown zones are private; their player keeps them so."""
    game = board(event="sanctioned", you={"hand": [FLOUNDER], "ink": 1})

    for zone in PRIVATE:
        assert game.measure("must_tell", f"cards of you.{zone}") == []
    assert game.measure("must_tell", f"name of {FLOUNDER}") == []


def test_7_7_1_the_bag_is_a_public_zone():
    """L05-09: asked what waits, its player names every ability."""
    game = board(you={"hand": [ALMA], "ink": 3})

    game.play(ALMA)

    assert game.measure("told", "cards of you.bag") == ["To the Table"]
    assert game.measure("told", "count of you.bag") == 1
    assert game.measure("may_arrange", "you.bag") == []


def test_7_1_4_a_search_of_a_private_zone_may_fail_to_find():
    """L05-10: with Madrigals in the deck, finding none is an answer."""
    game = board(you={"hand": [ALMA], "ink": 3, "deck": [MICKEY, LUISA, BRUNO]})

    game.play(ALMA)
    verdict = game.resolve("To the Table", may=True, reveal="none")

    assert verdict == Legal()
    assert "reveals" not in game.codes()


def test_7_1_4_a_search_of_a_public_zone_may_not():
    """L05-11: with characters in the discard, one of them has to be chosen."""
    game = board(
        you={"hand": ["Part of Your World"], "ink": 3, "discard": [MICKEY, FLOUNDER, "Lantern"]}
    )

    asked = game.play("Part of Your World")

    assert (asked.least, asked.allows(())) == (1, False)
    assert sorted(game.options()) == [FLOUNDER, MICKEY]


def test_7_1_4_the_only_match_in_a_public_zone_is_taken():
    """L05-11: one character in the discard: nothing is asked, it returns."""
    game = board(you={"hand": ["Part of Your World"], "ink": 3, "discard": [MICKEY, "Lantern"]})

    game.play("Part of Your World")

    assert (game.zone("you", "hand"), game.asked()) == ([MICKEY], None)
