"""Instructions that other players carry out, choose or pay (6.1.3, 6.1.7, 6.7.6)."""

import pytest

from engine.testing import board

CANNONS = "Fire the Cannons!"
FAIRY = "Fairy Godmother - Magical Benefactor"
FLOUNDER = "Flounder - Voice of Reason"
HADES = "Hades - Looking for a Deal"
HORIZON = "Beyond the Horizon"
I2I = "I2I"
LUTE = "Kristoff's Lute"
MAX = "Max Goof - Chart Topper"
MICKEY = "Mickey Mouse - True Friend"
PLAN = "Desperate Plan"
ROBOT = "Omnidroid - Ultimate Iteration"
SCAR = "Scar - Fiery Usurper"
KING = "Scar - Finally King"
SYNDROME = "Syndrome - Out for Revenge"
URSULA = "Ursula - Eric's Bride"
WEAKNESS = "Everybody's Got a Weakness"


@pytest.mark.parametrize(("mode", "drawn", "left"), [("1", 0, []), ("2", 2, [MICKEY])])
def test_6_1_5_2_the_player_of_the_chosen_card_picks_one_of_the_two(mode, drawn, left):
    """Hades: the opponent gives up Mickey or lets you draw 2."""
    game = board(you={"hand": [HADES], "ink": 5}, opponent={"play": [MICKEY]})

    game.play(HADES)
    game.resolve("What D'Ya Say?", may=True, answers=[{"by": "opponent", "mode": mode}])

    assert (game.drawn("you"), game.zone("opponent", "play")) == (drawn, left)


def test_6_1_7_the_player_of_the_banished_character_plays_their_top_card():
    """Fairy Godmother: Scar is revealed and enters on the opponent's side, for free."""
    game = board(
        you={"play": [FAIRY], "ink": 3}, opponent={"play": [MICKEY], "deck": {"top": [SCAR]}}
    )

    game.boost(FAIRY)
    yes = {"by": "opponent", "may": True}
    game.resolve("Stunning Transformation", answers=[{"by": "you", "may": True}, yes, yes])

    assert (game.banished("opponent"), game.zone("opponent", "play")) == ([MICKEY], [SCAR])


def test_6_1_14_2_another_card_stays_on_top():
    """An action was revealed: nothing is played."""
    game = board(
        you={"play": [FAIRY], "ink": 3}, opponent={"play": [MICKEY], "deck": {"top": [CANNONS]}}
    )

    game.boost(FAIRY)
    answers = [{"by": "you", "may": True}, {"by": "opponent", "may": True}]
    game.resolve("Stunning Transformation", answers=answers)

    assert game.zone("opponent", "deck")[0] == CANNONS


@pytest.mark.parametrize(
    ("chosen", "drawn"),
    [("none", [0, 0]), (["you"], [3, 0]), (["opponent"], [0, 3]), (["you", "opponent"], [3, 3])],
)
def test_1_2_3_any_number_of_players_may_be_chosen(chosen, drawn):
    """Whoever is chosen discards their hand and draws 3."""
    game = board(you={"hand": [HORIZON, MICKEY], "ink": 7}, opponent={"hand": [FLOUNDER, FLOUNDER]})

    game.play(HORIZON, choose=chosen)

    assert [game.drawn("you"), game.drawn("opponent")] == drawn
    assert game.discarded("opponent") == (2 if drawn[1] else 0)


def test_6_1_8_as_many_cards_are_drawn_as_were_discarded():
    """Desperate Plan with three cards in hand: two are discarded, two drawn."""
    game = board(you={"hand": [PLAN, MICKEY, FLOUNDER, SCAR], "ink": 3}, opponent={})

    game.play(PLAN, discard=[MICKEY, SCAR])

    assert (game.discarded("you"), game.drawn("you")) == (2, 2)


def test_6_1_8_1_with_an_empty_hand_one_draws_to_three():
    """Desperate Plan was the last card in hand."""
    game = board(you={"hand": [PLAN], "ink": 3}, opponent={})

    game.play(PLAN)

    assert game.drawn("you") == 3


def test_1_9_2_4_a_counter_is_moved_from_each_of_several_characters():
    """Two damaged characters: Scar gets two counters, and two cards are drawn."""
    hurt = [{"card": MICKEY, "damage": 2}, {"card": FLOUNDER, "damage": 1}]
    game = board(you={"hand": [WEAKNESS], "ink": 4, "play": hurt}, opponent={"play": [SCAR]})

    game.play(WEAKNESS)

    assert [game.damage(card) for card in (MICKEY, FLOUNDER, SCAR)] == [1, 0, 2]
    assert game.drawn("you") == 2


def test_8_12_3_a_song_counts_the_characters_that_sang_it():
    """Fantastical and Magical, sung by two: 2 cards and 2 lore; paid with ink: none."""
    song = "Fantastical and Magical"
    game = board(you={"hand": [song, song], "play": [KING, SCAR], "ink": 9}, opponent={})

    game.play(song, pay=f"sing with {KING} + {SCAR}")
    sung = (game.drawn("you"), game.lore("you"))
    game.play(song)

    assert (sung, game.drawn("you"), game.lore("you")) == ((2, 2), 2, 2)


def test_8_12_3_two_singers_are_readied_and_quest_no_more():
    """I2I: both players draw and gain; the singers are ready and can't quest."""
    game = board(you={"hand": [I2I], "play": [KING, SCAR]}, opponent={})

    game.play(I2I, pay=f"sing with {KING} + {SCAR}")

    assert [game.drawn("you"), game.drawn("opponent"), game.lore("opponent")] == [2, 2, 2]
    assert (game.state(SCAR)["exerted"], bool(game.quest(SCAR))) == (False, False)


def test_6_1_11_lose_the_way_comes_back_to_the_character_it_exerted():
    """A card was discarded in between; Mickey stays exerted as his player's turn begins."""
    game = board(
        you={"hand": ["Lose the Way", FLOUNDER], "ink": 2}, opponent={"play": [MICKEY, SCAR]}
    )

    game.play("Lose the Way", choose=MICKEY, may=True)
    game.end_turn()
    game.start_turn()

    assert game.state(MICKEY)["exerted"] is True


def test_6_1_11_scar_banishes_the_ally_whose_strength_was_counted():
    """3 cards for Flounder's strength, which Be Grateful raises to 3; two are discarded."""
    king = {KING: {"exerted": "true"}}
    game = board(you={"play": [king, FLOUNDER]}, opponent={})

    game.end_turn()
    game.resolve("Stick with Me", may=True)

    assert (game.drawn("you"), game.discarded("you")) == (3, 2)
    assert game.banished("you") == [FLOUNDER]


def test_6_1_14_1_a_hand_is_shown_and_a_card_of_it_chosen_by_the_other():
    """Ursula's player takes the action; the character can't be chosen."""
    game = board(you={"play": [URSULA]}, opponent={"hand": [MICKEY, CANNONS, "Smash"]})

    game.quest(URSULA)
    game.resolve("Vanessa's Design", choose=CANNONS)

    assert game.zone("opponent", "discard") == [CANNONS]
    assert len(game.told("reveals")[0]["cards"]) == 3


def test_8_10_1_ursula_is_shifted_for_a_song():
    """No ink: a song card is discarded."""
    game = board(you={"hand": [URSULA, "Sudden Chill"], "play": [URSULA]}, opponent={})

    game.play(URSULA, pay=f"shift onto {URSULA}")

    assert game.zone("you", "discard") == ["Sudden Chill"]


def test_4_3_2_2_a_revealed_card_is_paid_for_in_any_way():
    """Kristoff's Lute reveals a song: Mickey sings it; no ink but the 2 for the Lute is paid."""
    song = "Friends on the Other Side"
    deck = {"top": [song], "size": 5}
    game = board(you={"play": [LUTE, MICKEY], "ink": 5, "deck": deck}, opponent={})

    game.use(LUTE, may=True, answers=[{"pay": f"sing with {MICKEY}"}])

    assert (game.drawn("you"), game.inkwell("you")) == (2, (3, 2))


@pytest.mark.parametrize("ink", [2, 5])
def test_6_1_4_what_is_not_played_from_the_lute_is_discarded(ink):
    """Declined, or without the ink for Mickey, the card goes to the discard."""
    deck = {"top": [MICKEY], "size": 5}
    game = board(you={"play": [LUTE], "ink": ink, "deck": deck}, opponent={})

    game.use(LUTE, may=ink == 2)

    assert (game.zone("you", "discard"), game.discarded("you")) == ([MICKEY], 0)


def test_4_3_3_2_a_song_goes_to_the_bottom_of_the_deck_where_an_effect_says_so():
    """Max Goof plays Sudden Chill from the discard; it ends under the deck."""
    game = board(you={"play": [MAX], "discard": ["Sudden Chill"]}, opponent={"hand": [FLOUNDER]})

    game.quest(MAX)
    game.resolve("Number One Hit", may=True)

    assert (game.discarded("opponent"), game.zone("you", "discard")) == (1, [])
    assert game.zone("you", "deck")[-1] == "Sudden Chill"


@pytest.mark.parametrize(("mode", "under"), [("1", []), ("2", [ROBOT])])
def test_8_10_1_played_or_shifted_for_free_as_one_likes(mode, under):
    """Syndrome takes a Robot back and plays it beside another, or on it."""
    game = board(you={"play": [SYNDROME, ROBOT], "discard": [ROBOT]}, opponent={})

    game.quest(SYNDROME)
    game.resolve("Got Me Monologuing!", may=True, mode=mode)

    top = [thing for thing in game.position.things.values() if thing.zone == "under"]
    assert len(top) == len(under)
    assert game.inkwell("you") == (0, 0)


@pytest.mark.parametrize(("played", "undecided"), [(MICKEY, []), (SCAR, ["6.1.6"])])
def test_6_1_6_whether_the_returned_card_may_be_played_again_is_not_settled(played, undecided):
    """Scar of cost 4 comes back: Mickey may be played; Scar himself is marked undecided."""
    song = "Bibbidi Bobbidi Boo"
    game = board(you={"hand": [song, MICKEY, KING], "ink": 3, "play": [SCAR]}, opponent={})

    game.play(song, answers=[{"choose": SCAR}, {"choose": played}])

    assert (game.zone("you", "play"), game.undecided()) == ([played], undecided)
