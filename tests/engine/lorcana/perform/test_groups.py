"""Which cards a text means: any number, a total, given classes, the inkwell symbol."""

from engine.lorcana.queries import has_class
from engine.testing import board

MICKEY = "Mickey Mouse - True Friend"
FLOUNDER = "Flounder - Voice of Reason"
LEFOU = "LeFou - Bumbler"
STITCH = "Stitch - Carefree Surfer"
LEVIATHAN = "The Leviathan - Guardian of Atlantis"
QUEEN = "Queen of Hearts - Unpredictable Bully"
INKCASTER = "Hidden Inkcaster"
BOGO = "Chief Bogo - Calling the Shots"
JUDY = "Judy Hopps - Uncovering Clues"
SILVER = "John Silver - Greedy Treasure Seeker"
OASIS = "Pride Lands - Jungle Oasis"


def leviathan(*opposing):
    """The Leviathan was played after two cards went to the discard; its ability waits."""
    game = board(
        you={"hand": [LEVIATHAN], "ink": 10},
        opponent={"play": list(opposing)},
        history={"into_discard": {"you": 2}},
    )
    game.play(LEVIATHAN)
    return game


def test_6_1_3_any_number_may_be_chosen_within_a_total():
    """Stitch, Mickey and Flounder have 9 strength together."""
    game = leviathan(STITCH, MICKEY, FLOUNDER, JUDY)

    game.resolve("It's a Machine!", choose=[STITCH, MICKEY, FLOUNDER])

    assert game.banished("opponent") == [FLOUNDER, MICKEY, STITCH]


def test_6_1_3_characters_over_the_total_cant_be_chosen_together():
    """Stitch, Mickey, Judy and Flounder come to 12: the choice is none of those offered."""
    game = leviathan(STITCH, MICKEY, FLOUNDER, JUDY)

    asked = game.resolve("It's a Machine!")
    answers = {len(answer) for answer in asked.answers()}

    assert answers == {0, 1, 2, 3}
    assert not asked.allows(tuple(option.key for option in asked.options))


def test_1_2_3_none_may_be_chosen_where_any_number_may():
    """Nobody is banished when nobody is chosen."""
    game = leviathan(MICKEY)

    game.resolve("It's a Machine!", choose="none")

    assert game.banished("opponent") == []


def test_6_2_3_the_queen_sees_every_player_play():
    """A counter goes on each other character, whoever plays it."""
    game = board(
        you={"play": [QUEEN], "hand": [MICKEY], "ink": 3},
        opponent={"hand": [LEFOU], "ink": 2},
    )

    game.play(MICKEY)
    game.resolve("If I Lose My Temper...")
    game.end_turn()
    game.start_turn()
    game.play(LEFOU)
    game.resolve("If I Lose My Temper...")

    assert (game.damage(MICKEY), game.damage(LEFOU)) == (1, 1)


def test_4_2_1_1_a_card_that_counts_as_inkable_may_be_inked():
    """With Hidden Inkcaster in play Alma can be inked; the opponent's cards can't."""
    alma = "Alma Madrigal - Family Matriarch"
    game = board(you={"play": [INKCASTER], "hand": [alma]}, opponent={"hand": [alma]})

    own = game.ink(alma)
    game.end_turn()
    game.start_turn()
    theirs = game.ink(alma)

    assert (bool(own), theirs.reason) == (True, "not_inkable")


def test_6_4_2_3_given_classes_count_for_cards_in_play():
    """Flounder is a Detective beside Chief Bogo in play; in the deck he is none (5.3.1)."""
    deck = {"top": [FLOUNDER, MICKEY, LEFOU], "size": 20}
    game = board(you={"play": [BOGO, FLOUNDER], "hand": [JUDY], "ink": 4, "deck": deck})

    game.play(JUDY)
    position = game.position
    flounder = position.things[position.zones[0, "play"][1]]
    asked = game.resolve("Thorough Investigation")

    assert has_class(position, flounder, "Detective")
    assert asked.kind == "order"


def test_6_1_8_a_keyword_number_can_be_counted():
    """John Silver has Resist and more lore for each location of his player."""
    game = board(you={"play": [SILVER, OASIS, OASIS]}, opponent={"play": [OASIS]})

    assert game.state(SILVER)["resist"] == 2
    assert game.measure("stat", SILVER, "lore") == 3
