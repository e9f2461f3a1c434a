""" "May" and other choices inside an effect (6.1.4, 6.1.5)."""

from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
STITCH = "Stitch - Carefree Surfer"
DETECTIVE = "Mickey Mouse - Detective"


def test_6_1_4_the_question_comes_as_the_ability_resolves():
    """L03-12: Get a Clue waits in the bag before anybody is asked; then its player is."""
    game = board(you={"hand": [DETECTIVE], "ink": 3})

    game.play(DETECTIVE)
    waiting, asked = game.bag(), game.asked().kind
    choice = game.resolve("Get a Clue")

    assert (waiting, asked) == ([("Get a Clue", "you")], "resolve")
    assert (choice.kind, choice.player, game.options()) == ("may", 0, ["yes", "no"])


def test_6_1_4_the_player_whose_ability_it_is_decides():
    """L03-12: in my turn the opponent decides about the opponent's Mufasa."""
    game = board(
        you={"hand": ["Dragon Fire"], "ink": 5}, opponent={"play": ["Mufasa - Betrayed Leader"]}
    )

    game.play("Dragon Fire")
    choice = game.resolve("The Sun Will Set")

    assert (choice.kind, choice.player) == ("may", 1)


def test_6_1_4_declined_it_still_triggered_and_resolved():
    """L03-13: after a no the hand is as before, the bag is empty, and Ohana has resolved."""
    game = board(you={"hand": [STITCH], "ink": 7, "play": [FLOUNDER, MICKEY]})

    game.play(STITCH)
    game.resolve("Ohana", may=False)

    assert (game.zone("you", "hand"), game.bag(), game.drawn("you")) == ([], [], 0)
    assert (game.triggered("Ohana"), game.resolved()) == (1, ["Ohana (you)"])


def test_6_1_4_only_the_sentence_with_may_is_optional():
    """L03-14: Ursula must have an opponent's character exert, though she sings nothing after."""
    ursula = "Ursula - Voice Stealer"
    game = board(
        you={"hand": [ursula, "Sudden Chill"], "ink": 5}, opponent={"play": [FLOUNDER, MICKEY]}
    )

    game.play(ursula)
    game.resolve("Sing for Me", choose=MICKEY, may=False)

    assert (game.state(MICKEY)["exerted"], game.zone("you", "hand")) == (True, ["Sudden Chill"])


def test_6_1_4_the_sentence_before_a_declined_one_is_done():
    """L03-14: Kuzco's opponent declines the card, and has put a character away all the same."""
    kuzco = "Kuzco - Impulsive Llama"
    game = board(you={"hand": [kuzco], "ink": 7}, opponent={"play": [FLOUNDER], "deck": 5})

    game.play(kuzco)
    game.resolve("What Does This Do?", answers=[{"by": "opponent", "may": False}])

    assert (game.zone("opponent", "deck")[-1], game.drawn("opponent")) == (FLOUNDER, 0)


def test_6_1_4_each_of_two_mays_is_asked_for_itself():
    """L03-14: Healing Home may help the character and not the location, or the other way round."""
    here = "Casa Madrigal - Courtyard"
    side = {"play": [{here: {"damage": 2}}, {MICKEY: {"damage": 2, "at": here}}]}

    game = board(you=side)
    game.quest(MICKEY)
    game.resolve("Healing Home", answers=[{"may": False}, {"may": True}, {"number": 2}])

    assert (game.damage(MICKEY), game.damage(here)) == (2, 0)


def test_6_1_4_1_a_cost_that_cannot_be_paid_is_the_same_as_declining():
    """Without ready ink Major Malfunction does nothing, and the Robot Queen stays."""
    game = board(
        you={"hand": [FLOUNDER], "ink": 1, "play": ["The Robot Queen"]}, opponent={"play": [MICKEY]}
    )

    game.play(FLOUNDER)
    game.resolve("Major Malfunction", may=True)

    assert (game.damage(MICKEY), game.zone("you", "play")) == (0, ["The Robot Queen", FLOUNDER])


def test_6_1_5_1_without_the_first_part_there_is_no_second():
    """With an empty hand Mysterious Advantage gains nothing."""
    cobra = "Giant Cobra - Ghostly Serpent"
    game = board(you={"hand": [cobra], "ink": 3})

    game.play(cobra)
    game.resolve("Mysterious Advantage", may=True)

    assert game.lore("you") == 0


def test_6_1_5_1_the_first_part_done_the_second_follows():
    """Discarding for Mysterious Advantage gives 2 lore."""
    cobra = "Giant Cobra - Ghostly Serpent"
    game = board(you={"hand": [cobra, MICKEY], "ink": 3})

    game.play(cobra)
    game.resolve("Mysterious Advantage", may=True)

    assert (game.lore("you"), game.discarded("you")) == (2, 1)


def test_6_1_5_1_one_source_pays_only_once_for_two_of_its_abilities():
    """Two characters, one Robot Queen: banished for the first, she can't pay for the second."""
    game = board(
        you={
            "hand": ["Lady - Family Dog", FLOUNDER],
            "ink": 5,
            "play": ["The Robot Queen"],
        },
        opponent={"play": [STITCH]},
    )

    game.play("Lady - Family Dog")
    game.resolve("Someone to Care For", may=True)
    game.resolve("Major Malfunction", may=True, choose=STITCH)
    game.resolve("Major Malfunction", may=True)

    assert (game.damage(STITCH), game.inkwell("you")) == (2, (1, 4))


def test_6_1_5_2_one_of_two_has_to_be_chosen():
    """Shady Deal: with a card in hand the player chooses; without one Megara is banished."""
    megara = "Megara - Captivating Cynic"
    free = board(you={"hand": [megara, FLOUNDER], "ink": 3})
    free.play(megara)
    asked = free.resolve("Shady Deal")
    free.answer(mode=1)

    bound = board(you={"hand": [megara], "ink": 3})
    bound.play(megara)
    bound.resolve("Shady Deal")

    assert (asked.kind, len(asked.options)) == ("mode", 2)
    assert (free.discarded("you"), free.banished("you")) == (1, [])
    assert bound.banished("you") == [megara]


def test_6_1_8_all_of_the_number_or_none():
    """Bright Future draws for each character or not at all; nobody is asked how many."""
    bruno = "Bruno Madrigal - Singing Seer"
    game = board(you={"hand": ["Sudden Chill"], "play": [bruno, FLOUNDER]})

    game.play("Sudden Chill", pay=f"sing with {bruno}")
    choice = game.resolve("Bright Future")
    game.answer(may=True)

    assert (choice.kind, game.asked(), game.drawn("you")) == ("may", None, 2)


def test_6_1_5_2_a_part_that_cannot_be_done_is_not_offered():
    """Wrong Lever! with no Pull the Lever! in the discard returns a character, unasked."""
    game = board(you={"hand": ["Wrong Lever!"], "ink": 3}, opponent={"play": [FLOUNDER]})

    game.play("Wrong Lever!")

    assert (game.asked(), game.zone("opponent", "hand")) == (None, [FLOUNDER])
