"""The inkwell: inking, additional cards, cards put there by effects (4.2, 7.5)."""

from engine.core.choice import Illegal, Legal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
BELLE = "Belle - Strange but Special"
LYLE = "Lyle Tiberius Rourke - Cunning Mercenary"
MARSHMALLOW = "Marshmallow - Persistent Guardian"
INKCASTER = "Hidden Inkcaster"
QUILL = "Fishbone Quill"
JUMP = "One Jump Ahead"
PONGO = "Pongo - Dear Old Dad"
BOTH = ["you", "opponent"]


def test_7_5_1_each_ink_card_is_one_ink_whatever_it_is():
    """L05-35: two cards of cost 6 and more and an action pay for exactly three."""
    game = board(
        you={"play": [INKCASTER, BELLE, BELLE], "hand": [MARSHMALLOW, "Be Prepared", JUMP, MICKEY]}
    )

    for card in (MARSHMALLOW, "Be Prepared", JUMP):
        assert game.ink(card) == Legal()

    assert game.play(MICKEY) == Legal()
    assert game.inkwell("you") == (0, 3)


def test_7_5_1_two_ink_cards_do_not_pay_three():
    """L05-35: a card of cost 6 in the inkwell is worth no more than 1."""
    game = board(you={"play": [INKCASTER], "ink": 1, "hand": [MARSHMALLOW, MICKEY]})

    game.ink(MARSHMALLOW)

    assert game.play(MICKEY) == Illegal("cost", "1.5.3", (("needed", 3), ("ready", 2)))


def test_7_5_2_a_card_enters_the_inkwell_facedown_and_ready():
    """L05-36: the card inked this turn pays at once."""
    game = board(you={"hand": [FLOUNDER, MICKEY]})

    game.ink(MICKEY)
    states = game.measure("states", MICKEY)

    assert states == ["facedown", "ready"]
    assert (game.play(FLOUNDER), game.inkwell("you")) == (Legal(), (0, 1))


def test_7_5_2_an_effect_that_says_exerted_goes_before():
    """L05-36: the Quill's card is ready, that of One Jump Ahead exerted."""
    quill = board(you={"hand": [FLOUNDER], "play": [QUILL]})
    jump = board(you={"hand": [JUMP], "ink": 2})

    quill.use(QUILL)
    jump.play(JUMP)

    assert (quill.inkwell("you"), jump.inkwell("you")) == ((1, 0), (0, 3))


def test_7_5_3_an_inkwell_has_no_limit():
    """L05-37: the 31st card is inked like the first."""
    game = board(you={"hand": [FLOUNDER], "ink": 30})

    assert (game.ink(FLOUNDER), game.inkwell("you")) == (Legal(), (31, 0))


def test_7_5_4_nobody_looks_at_an_ink_card_not_even_its_player():
    """L05-38: what one inked last turn may not be checked, though both saw it then."""
    game = board(you={"hand": [FLOUNDER]})

    game.ink(FLOUNDER)
    for _ in range(2):
        game.end_turn()
        game.start_turn()

    assert game.measure("may_look", FLOUNDER) == []
    assert game.measure("knows", FLOUNDER) == BOTH
    assert game.measure("must_tell", f"name of {FLOUNDER}") == []


def test_7_1_3_pongo_lets_his_player_look_and_nobody_else():
    """L05-38: a card's text is the exception; afterwards the inkwell is closed again."""
    game = board(you={"play": [PONGO], "ink": 3}, before_turn=True)

    game.start_turn()
    game.resolve("Found You, You Little Rascal", may=False)

    assert game.told("looks") == [{"player": "you", "n": 3}]
    assert game.measure("may_look", "you.inkwell") == []
    assert game.measure("knows", "you.inkwell") == ["you"]


def test_7_5_4_anyone_may_count_an_inkwell():
    """L05-39: the number, and how many are exerted."""
    game = board(you={"ink": {"ready": 2, "exerted": 3}})

    assert game.measure("may_count", "you.inkwell") == BOTH
    assert game.measure("told", "count of you.inkwell") == 5
    assert game.measure("told", "ink of you") == {"ready": 2, "exerted": 3}


def test_7_5_4_ones_own_inkwell_is_arranged_freely_its_status_is_open():
    """L05-40: its player arranges it; what is exerted has to be said."""
    game = board(you={"ink": 2})

    assert game.measure("may_arrange", "you.inkwell") == ["you"]
    assert game.measure("must_tell", "ink of you") == ["you"]


def test_4_2_1_1_a_card_without_the_symbol_is_refused_and_goes_back_to_hand():
    """L05-41: Rourke has none: nothing changes, but everybody has seen him."""
    game = board(you={"hand": [LYLE]})

    assert game.ink(LYLE) == Illegal("not_inkable", "4.2.1.1")
    assert (game.zone("you", "hand"), game.inkwell("you")) == ([LYLE], (0, 0))
    assert game.measure("knows", LYLE) == BOTH
    assert game.measure("may_look", LYLE) == ["you"]


def test_4_2_1_2_a_card_that_counts_as_having_the_symbol_is_inked():
    """L05-41: with Hidden Inkcaster in play Rourke may be inked."""
    game = board(you={"hand": [LYLE], "play": [INKCASTER]})

    assert (game.ink(LYLE), game.inkwell("you")) == (Legal(), (1, 0))


def test_4_2_1_inking_reveals_verifies_and_puts_the_card_facedown():
    """L05-41: the trace shows the card, then the inkwell, each with its clauses."""
    game = board(you={"hand": [FLOUNDER]})

    game.ink(FLOUNDER)

    assert game.codes()[:2] == ["inks", "to_inkwell"]
    assert {"4.2.1.1", "4.2.1.2", "4.2.1.3"} <= game.clauses()


def test_4_2_3_a_second_card_is_not_inked():
    """L05-42: once a turn, and a card that is refused for that is not shown."""
    game = board(you={"hand": [FLOUNDER, MICKEY]})

    game.ink(FLOUNDER)

    assert game.ink(MICKEY) == Illegal("limit", "4.2.3")
    assert game.measure("knows", MICKEY) == ["you"]


def test_4_2_3_an_opponent_does_not_ink_in_my_turn():
    """L05-42: inking is a turn action of the active player."""
    game = board(you={}, opponent={"hand": [FLOUNDER]})

    assert game.ink(FLOUNDER, by="opponent") == Illegal("not_your_turn", "4.1.1")


def test_7_5_5_an_additional_card_follows_the_steps_of_inking():
    """L05-44: with Belle a second card is inked, and it needs the symbol as well."""
    game = board(you={"hand": [FLOUNDER, LYLE, MICKEY], "play": [BELLE]})

    game.ink(FLOUNDER)

    assert game.ink(LYLE) == Illegal("not_inkable", "4.2.1.1")
    assert (game.ink(MICKEY), game.inkwell("you")) == (Legal(), (2, 0))


def test_7_5_5_the_effect_that_allows_it_is_announced_first():
    """L05-44: Belle's ability is named before the card is revealed."""
    game = board(you={"hand": [FLOUNDER, MICKEY], "play": [BELLE]})

    game.ink(FLOUNDER)
    game.ink(MICKEY)

    assert [code for code in game.codes() if code in ("uses", "inks")] == ["inks", "uses", "inks"]
    assert [told["ability"].en for told in game.told("uses")] == ["Read a Book"]


def test_4_2_3_1_two_of_her_allow_three_cards():
    """L05-44: each Belle adds one; a fourth card is refused."""
    game = board(you={"hand": [FLOUNDER] * 4, "play": [BELLE, BELLE]})

    verdicts = [game.ink(FLOUNDER) for _ in range(4)]

    assert verdicts == [Legal()] * 3 + [Illegal("limit", "4.2.3")]


def test_4_2_3_1_returned_and_played_again_she_allows_no_third():
    """L05-44: the additional card of this turn has been inked already."""
    game = board(
        you={"hand": [FLOUNDER, FLOUNDER, FLOUNDER, "Wrong Lever!"], "play": [BELLE], "ink": 7}
    )

    game.ink(FLOUNDER)
    game.ink(FLOUNDER)
    game.play("Wrong Lever!", mode="1", choose=BELLE)
    game.play(BELLE)

    assert game.ink(FLOUNDER) == Illegal("limit", "4.2.3.1")


def test_4_2_3_1_she_allows_none_once_she_is_gone():
    """L05-44: the limit is raised only while the effect applies."""
    game = board(you={"hand": [FLOUNDER, FLOUNDER, "Wrong Lever!"], "play": [BELLE], "ink": 3})

    game.ink(FLOUNDER)
    game.play("Wrong Lever!", mode="1", choose=BELLE)

    assert game.ink(FLOUNDER) == Illegal("limit", "4.2.3")


def test_7_5_5_an_action_allows_an_additional_card_for_the_turn():
    """L05-44: after Sail the Azurite Sea a second card is inked, with the symbol only."""
    game = board(
        you={"hand": ["Sail the Azurite Sea", FLOUNDER, LYLE, MICKEY], "ink": 2, "deck": 3}
    )

    game.play("Sail the Azurite Sea")
    game.ink(FLOUNDER)

    assert game.ink(LYLE) == Illegal("not_inkable", "4.2.1.1")
    assert (game.ink(MICKEY), game.inkwell("you")) == (Legal(), (2, 2))
