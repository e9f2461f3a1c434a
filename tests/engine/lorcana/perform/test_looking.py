"""Searching, shuffling, looking at hidden cards, and decks of unknown order (7.1, 7.2)."""

from engine.lorcana import api
from engine.lorcana.knowledge import may_look
from engine.testing import Choice, board

MICKEY = "Mickey Mouse - True Friend"
FLOUNDER = "Flounder - Voice of Reason"
LEFOU = "LeFou - Bumbler"
FAIRY = "Tinker Bell - Giant Fairy"
TACTICIAN = "Tinker Bell - Tiny Tactician"
ALMA = "Alma Madrigal - Family Matriarch"
LUISA = "Luisa Madrigal - No Pressure"
WELCOME = "You're Welcome"
WAY = "We Know the Way"


def welcomed(deck):
    """Flounder was shuffled into the opponent's deck, who is about to draw two."""
    game = board(you={"hand": [WELCOME], "ink": 4}, opponent={"play": [FLOUNDER], "deck": deck})
    asked = game.play(WELCOME)
    return game, asked


def test_7_1_4_a_search_of_the_deck_may_find_nothing():
    """There is a Madrigal in the deck; its player says there is none, and shuffles."""
    deck = {"top": [FLOUNDER, LUISA], "size": 20}
    game = board(you={"hand": [ALMA], "ink": 3, "deck": deck})

    game.play(ALMA)
    game.resolve("To the Table", may=True, answers=[{"reveal": "none"}])

    assert game.told("reveals") == []
    assert [told["player"] for told in game.told("shuffles")] == ["you"]


def test_7_1_4_the_card_that_was_found_lies_on_top_after_the_shuffle():
    """Only a Madrigal can be found; she is drawn first although the rest is in unknown order."""
    deck = {"top": [FLOUNDER, LUISA], "size": 20}
    game = board(you={"hand": [ALMA], "ink": 3, "deck": deck})

    game.play(ALMA)
    game.resolve("To the Table", may=True, answers=[{"reveal": LUISA}])
    for _ in range(2):
        game.end_turn()
        game.start_turn()

    assert game.zone("you", "hand") == [LUISA]
    assert len(game.position.zones[0, "deck"]) == 19


def test_7_2_2_after_a_shuffle_chance_decides_what_is_drawn():
    """Nobody knows the order: what comes up first is asked of chance, like cards once."""
    game, asked = welcomed({"top": [LEFOU], "size": 4})

    assert isinstance(asked, Choice)
    assert (asked.player, asked.kind) == (None, "chance")
    assert {option.label for option in asked.options} == {
        "lefou-bumbler", "flounder-voice-of-reason", "mickey-mouse-true-friend",
    }  # fmt: skip
    assert len(list(asked.answers())) == 3

    game.answer(answers=[{"chance": LEFOU}, {"chance": FLOUNDER}])

    assert game.zone("opponent", "hand") == [LEFOU, FLOUNDER]


def test_7_2_2_nothing_is_left_to_chance_among_cards_that_are_all_alike():
    """A deck of fillers is shuffled: what is drawn is a filler."""
    game = board(you={"hand": [WELCOME], "ink": 4}, opponent={"play": [MICKEY], "deck": 5})

    game.play(WELCOME)

    assert game.zone("opponent", "hand") == [MICKEY, MICKEY]


def test_7_2_2_exploring_meets_every_order_a_shuffle_can_bring():
    """Two cards of three are drawn: each pair can come up."""
    scenario = api.read(f"""
    players: [you, opponent]
    board:
      you: {{hand: ["{WELCOME}"], inkwell: {{ready: 4}}}}
      opponent: {{play: [{{card: "{FLOUNDER}"}}], deck: {{top: ["{LEFOU}", "{MICKEY}"], size: 2}}}}
    do:
      - {{you: play, card: "{WELCOME}", pay: ink}}
    measure:
      - {{measure: zone_cards, of: opponent.deck}}
    """)

    outcomes = api.explore(scenario).outcomes

    left = {outcome.values[0][0] for outcome in outcomes}
    assert left == {FLOUNDER, LEFOU, MICKEY}


def test_5_1_1_7_a_stack_that_is_shuffled_in_goes_with_all_its_cards():
    """A shifted character and the card under it are both in the deck."""
    stack = {"card": FAIRY, "under": [{"card": TACTICIAN}]}
    game = board(you={"hand": [WELCOME], "ink": 4}, opponent={"play": [stack], "deck": 0})

    game.play(WELCOME, answers=[{"chance": FAIRY}])

    assert sorted(game.zone("opponent", "hand")) == [FAIRY, TACTICIAN]


def test_7_1_3_pongo_sees_his_players_inkwell_and_nobody_may_look_again():
    """The look is the effect's; afterwards an inkwell is hidden from its owner too (7.5.4)."""
    game = board(you={"play": ["Pongo - Dear Old Dad"], "ink": 2}, before_turn=True)

    game.start_turn()
    game.resolve("Found You, You Little Rascal", may=False)
    card = game.position.zones[0, "inkwell"][0]

    assert [told["n"] for told in game.told("looks")] == [2]
    assert may_look(game.position, 0, card) == (False, "7.5.4")


def test_6_1_7_the_same_name_plays_the_card_for_free():
    """The Flounder shuffled in is the only card of the deck, so it is the one revealed."""
    game = board(you={"hand": [WAY], "ink": 3, "discard": [FLOUNDER], "deck": 0})

    game.play(WAY, answers=[{"may": "yes"}])

    assert (game.zone("you", "play"), game.zone("you", "discard")) == ([FLOUNDER], [WAY])


def test_6_1_7_another_name_goes_to_the_hand():
    """LeFou comes up instead of Flounder: he is taken, nothing is asked."""
    game = board(you={"hand": [WAY], "ink": 3, "discard": [FLOUNDER], "deck": [LEFOU]})

    game.play(WAY, answers=[{"chance": LEFOU}])

    assert game.zone("you", "hand") == [LEFOU]


def test_6_7_2_3_an_empty_discard_leaves_the_rest_of_the_instructions():
    """Nothing can be shuffled in; the top card is revealed and taken all the same."""
    game = board(you={"hand": [WAY], "ink": 3, "deck": [LEFOU]})

    game.play(WAY)

    assert game.zone("you", "hand") == [LEFOU]
