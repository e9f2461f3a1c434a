"""Deck, hand, play and discard: looking, order, arranging (7.2, 7.3, 7.4, 7.6)."""

import pytest

from engine.lorcana.api import explore, read, run
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
ROCK_STAR = "Stitch - Rock Star"
NEW_DOG = "Stitch - New Dog"
BELLE = "Belle - Strange but Special"
MUSES = "The Muses - Proclaimers of Heroes"
GENIE = "Genie - Magical Researcher"
FLYNN = "Flynn Rider - Spectral Scoundrel"
BOTH = ["you", "opponent"]
TOP_THREE = [{"measure": "zone_cards", "of": "opponent.discard top 3"}]


def test_7_2_2_nobody_looks_through_a_deck_or_reorders_it():
    """L05-24: not even its own player."""
    game = board(you={"deck": [FLOUNDER, MICKEY]})

    assert game.measure("may_look", "you.deck") == []
    assert game.measure("may_arrange", "you.deck") == []
    assert game.measure("states", FLOUNDER) == ["facedown"]


def under_the_sea():
    """The opponent's Flounder and Belle go to the bottom, Belle first."""
    game = board(
        you={"hand": ["Under the Sea"], "ink": 8},
        opponent={"play": [FLOUNDER, BELLE, MICKEY], "deck": 4},
    )
    game.play("Under the Sea", order=[BELLE, FLOUNDER])
    return game


def test_7_2_3_their_player_orders_cards_that_go_to_the_deck():
    """L05-25: the opponent is asked, and Belle lies above Flounder."""
    game = board(
        you={"hand": ["Under the Sea"], "ink": 8}, opponent={"play": [FLOUNDER, BELLE], "deck": 4}
    )

    asked = game.play("Under the Sea")

    assert (asked.player, asked.kind, asked.number_of_answers()) == (1, "order", 2)
    assert under_the_sea().measure("zone_cards", "opponent.deck bottom 2") == [BELLE, FLOUNDER]


def test_7_2_3_everyone_knows_the_order_of_cards_that_were_faceup():
    """L05-25: both players know the two cards at the bottom, and not the others."""
    game = under_the_sea()

    assert game.measure("knows", "opponent.deck bottom 2") == BOTH
    assert game.measure("may_look", "opponent.deck bottom 2") == []
    assert game.measure("knows", "opponent.deck top 4") == []


def test_7_2_3_a_card_that_was_not_shown_is_known_to_its_player_alone():
    """L05-25: what one looked at and put on the bottom the opponent does not learn."""
    judy = "Judy Hopps - Uncovering Clues"
    game = board(you={"hand": [judy], "ink": 4, "deck": [FLOUNDER, MICKEY, BELLE, ROCK_STAR]})

    game.play(judy)
    game.resolve("Thorough Investigation", order=[BELLE, MICKEY, FLOUNDER])

    assert game.measure("knows", "you.deck bottom 3") == ["you"]
    assert game.measure("knows", "you.deck top 1") == []


def test_7_2_2_a_shuffle_ends_what_was_known_of_the_order():
    """L05-25: Mickey is shuffled in: of the deck that is left nobody knows a card's place."""
    game = board(
        you={"hand": ["Under the Sea", "You're Welcome"], "ink": 12},
        opponent={"play": [FLOUNDER, BELLE, MICKEY], "deck": 4},
    )

    game.play("Under the Sea", order=[BELLE, FLOUNDER])
    game.play("You're Welcome", choose=MICKEY, answers=[{"chance": MICKEY}, {"chance": MICKEY}])

    position = game.position
    deck = set(position.zones[1, "deck"])
    assert [card for _, card, _ in position.known if card in deck] == []
    assert position.unordered == deck


def test_7_2_3_1_stacks_may_be_broken_up_and_mixed():
    """L05-26: two stacks of two cards: any of 24 orders."""
    cobra = "Giant Cobra - Ghostly Serpent"
    game = board(
        you={"hand": ["Under the Sea"], "ink": 8},
        opponent={"play": [
            {FLOUNDER: {"under": [NEW_DOG]}}, {BELLE: {"under": [cobra]}}], "deck": 2},
    )  # fmt: skip

    asked = game.play("Under the Sea")
    assert asked.number_of_answers() == 24
    game.answer(order=[NEW_DOG, BELLE, cobra, FLOUNDER])

    assert game.measure("zone_cards", "opponent.deck bottom 4") == [
        NEW_DOG, BELLE, cobra, FLOUNDER,
    ]  # fmt: skip


def test_7_2_3_1_of_a_stack_only_what_was_faceup_is_known():
    """L05-26: the card that lay facedown under Flounder is known to nobody."""
    game = board(
        you={"hand": ["Under the Sea"], "ink": 8},
        opponent={"play": [
            {FLOUNDER: {"under": [{"card": NEW_DOG, "facedown": "true"}]}}], "deck": 2},
    )  # fmt: skip

    game.play("Under the Sea", order=[FLOUNDER, NEW_DOG])

    assert game.measure("knows", FLOUNDER) == BOTH
    assert game.measure("knows", NEW_DOG) == []


def test_7_3_2_one_looks_at_ones_own_hand_only():
    """L05-27: the opponent learns its size."""
    game = board(you={"hand": [FLOUNDER, MICKEY]})

    assert game.measure("may_look", "you.hand") == ["you"]
    assert game.measure("told", "count of you.hand") == 2
    assert game.measure("may_arrange", "you.hand") == ["you"]


def test_7_3_3_a_hand_has_no_maximum():
    """L05-28: with 15 cards nothing is discarded as the turn ends."""
    game = board(you={"hand": [FLOUNDER] * 15})

    game.end_turn()

    assert len(game.zone("you", "hand")) == 15


def test_7_3_4_who_discards_picks_which():
    """L05-29: Sudden Chill offers the opponent every card of theirs."""
    game = board(
        you={"hand": ["Sudden Chill"], "ink": 2}, opponent={"hand": [FLOUNDER, MICKEY, BELLE]}
    )

    asked = game.play("Sudden Chill")

    assert (asked.player, sorted(game.options())) == (1, sorted([FLOUNDER, MICKEY, BELLE]))


def test_7_4_2_the_play_zone_is_arranged_freely_but_its_status_is_open():
    """L05-30: its player arranges it, and has to say what is exerted, damaged or drying."""
    game = board(you={"play": [{MICKEY: {"exerted": "true", "damage": 1}}]})

    assert game.measure("may_arrange", "you.play") == ["you"]
    assert game.measure("must_tell", f"status of {MICKEY}") == ["you"]
    assert game.measure("told", f"status of {MICKEY}")["exerted"] is True


def test_8_4_2_cards_under_another_facedown_are_counted_not_looked_at():
    """L05-32: two boosted cards under Flynn: both see two, his player, too, sees not which."""
    game = board(you={"play": [FLYNN], "ink": 4, "deck": [MICKEY, BELLE, FLOUNDER]})

    game.boost(FLYNN)
    for _ in range(2):
        game.end_turn()
        game.start_turn()
    game.boost(FLYNN)

    assert game.measure("told", f"status of {FLYNN}")["under"] == 2
    assert game.measure("may_look", f"under {FLYNN}") == []
    assert game.measure("knows", f"under {FLYNN}") == []


def test_7_4_2_1_a_card_once_public_is_private_when_facedown():
    """L05-32: turned facedown under Genie, a card is told to nobody."""
    game = board(you={"play": [{GENIE: {"under": [{"card": MICKEY, "facedown": "true"}]}}]})

    assert game.measure("must_tell", f"name of {MICKEY}") == []


def test_5_1_1_9_a_card_under_another_faceup_is_open_to_all():
    """L05-32: the card a character was shifted onto may be looked at."""
    game = board(you={"play": [{ROCK_STAR: {"under": [NEW_DOG]}}]})

    assert game.measure("may_look", NEW_DOG) == BOTH


def test_7_6_2_the_discard_is_open_and_its_player_may_rearrange_it():
    """L05-33: anyone looks through it, nobody else changes its order."""
    game = board(you={"discard": [FLOUNDER, MICKEY]})

    assert game.measure("may_look", "you.discard") == BOTH
    assert game.measure("may_arrange", "you.discard") == ["you"]


def swept(**said):
    """Be Prepared on three of the opponent's characters, where the file reads the discard."""
    game = board(
        you={"hand": ["Be Prepared"], "ink": 7},
        opponent={"play": [FLOUNDER, BELLE, MICKEY]}, measure=TOP_THREE,
    )  # fmt: skip
    return game, game.play("Be Prepared", **said)


def test_7_6_3_cards_entering_a_discard_together_go_in_any_order():
    """L05-34: their player picks one of six."""
    asked = swept()[1]

    assert (asked.player, asked.kind, asked.number_of_answers()) == (1, "order", 6)
    assert asked.rule == "7.6.3"


def test_7_6_3_the_card_put_in_last_lies_on_top():
    """L05-34: Mickey, Flounder, Belle are put in; Belle is on top."""
    game, _ = swept(order=[MICKEY, FLOUNDER, BELLE])

    assert game.measure("zone_cards", "opponent.discard top 3") == [BELLE, FLOUNDER, MICKEY]


def test_7_6_3_the_order_is_not_asked_where_nothing_reads_it():
    """L05-34: without such a measure Be Prepared asks nothing."""
    game = board(
        you={"hand": ["Be Prepared"], "ink": 7}, opponent={"play": [FLOUNDER, BELLE, MICKEY]}
    )

    game.play("Be Prepared")

    assert (game.asked(), len(game.zone("opponent", "discard"))) == (None, 3)


@pytest.mark.parametrize("number", [2, 3])
def test_7_6_3_exploring_finds_every_order(number):
    """L05-34: two cards lie in two orders, three in six."""
    names = [FLOUNDER, BELLE, MICKEY][:number]
    text = f"""
id: orders
board:
  you: {{hand: ["Be Prepared"], inkwell: {{ready: 7}}}}
  opponent: {{play: {names!r}}}
do:
  - {{you: play, card: "Be Prepared"}}
measure:
  - {{measure: zone_cards, of: opponent.discard top {number}}}
"""

    found = explore(read(text))

    assert len(found.outcomes) == {2: 2, 3: 6}[number]
    assert run(read(text)).open_choice is not None


def test_7_6_3_the_cards_of_a_stack_are_ordered_like_the_others():
    """L05-34: a banished Rock Star and the card under him: two orders."""
    game = board(
        you={"hand": ["Be Prepared"], "ink": 7},
        opponent={"play": [{ROCK_STAR: {"under": [NEW_DOG]}}]}, measure=TOP_THREE,
    )  # fmt: skip

    asked = game.play("Be Prepared")
    game.answer(order=[ROCK_STAR, NEW_DOG])

    assert asked.number_of_answers() == 2
    assert game.measure("zone_cards", "opponent.discard top 1") == [NEW_DOG]
