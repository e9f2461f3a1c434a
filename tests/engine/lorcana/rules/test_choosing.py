"""Choices inside an effect, and doing as much as possible (1.2.3, 1.7.7, 6.1.3, 8.15)."""

from engine.core.choice import Legal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"


def test_1_2_3_as_much_as_possible_is_done():
    """L03-33: with one card in the deck, drawing two draws the one there is."""
    game = board(you={"hand": ["Friends on the Other Side"], "deck": 1, "ink": 3})

    game.play("Friends on the Other Side")

    assert (game.drawn("you"), game.zone("you", "deck")) == (1, [])


def test_1_2_3_looking_at_four_cards_looks_at_the_two_there_are():
    """L03-33: Musical Debut with two cards in the deck looks at two."""
    game = board(
        you={
            "hand": ["Ariel - Spectacular Singer"],
            "deck": ["Sudden Chill", FLOUNDER],
            "ink": 3,
        }
    )

    game.play("Ariel - Spectacular Singer")
    game.resolve("Musical Debut", reveal="Sudden Chill")

    assert game.told("looks") == [{"player": "you", "n": 2}]
    assert (game.zone("you", "hand"), game.zone("you", "deck")) == (["Sudden Chill"], [FLOUNDER])


def test_1_7_7_an_illegal_choice_is_refused_and_another_is_made():
    """A character with Ward can't be Smash's target; the action stays played."""
    muses = "The Muses - Proclaimers of Heroes"
    game = board(you={"hand": ["Smash"], "ink": 3}, opponent={"play": [muses, FLOUNDER, MICKEY]})

    game.play("Smash")
    offered = sorted(game.options())
    game.answer(choose=MICKEY)

    assert (offered, game.banished("opponent")) == ([FLOUNDER, MICKEY], [MICKEY])


def test_1_7_7_without_a_legal_choice_the_rest_is_still_done():
    """Let the Storm Rage On with nobody to damage still draws."""
    game = board(you={"hand": ["Let the Storm Rage On"], "ink": 3})

    assert game.play("Let the Storm Rage On") == Legal()
    assert game.drawn("you") == 1


def test_8_15_2_ward_does_not_protect_from_what_is_not_chosen():
    """Grab Your Sword damages a character with Ward like the others."""
    muses = "The Muses - Proclaimers of Heroes"
    game = board(you={"hand": ["Grab Your Sword"], "ink": 5}, opponent={"play": [muses]})

    game.play("Grab Your Sword")

    assert game.damage(muses) == 2


def test_6_1_3_up_to_lets_one_choose_none_and_no_card_twice():
    """Painting the Roses Red offers two different characters or fewer, and then draws."""
    game = board(
        you={"hand": ["Painting the Roses Red"], "ink": 2}, opponent={"play": [FLOUNDER, MICKEY]}
    )

    game.play("Painting the Roses Red", choose="none")

    assert (game.strength(FLOUNDER), game.strength(MICKEY), game.drawn("you")) == (2, 3, 1)
