"""The other turn actions: quest, ink, activated abilities, moving, Boost (4.2, 4.4, 4.5, 4.7)."""

import pytest

from engine.core.choice import Illegal, Legal
from engine.lorcana.actions import Move
from engine.lorcana.driver import Table
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
BELLE = "Belle - Strange but Special"
HEART = "Heart of Te Fiti"
QUILL = "Fishbone Quill"
HALL = "Atlantica - Concert Hall"


def order(game, *codes):
    """The events of these codes, in the order in which they were told."""
    return [code for code in game.codes() if code in codes]


def test_4_5_1_a_quest_declares_exerts_and_gains_lore():
    """The character exerts, then its player gains its lore."""
    game = board(you={"play": [MICKEY]})

    game.quest(MICKEY)

    assert order(game, "quests", "exerts", "lore") == ["quests", "exerts", "lore"]
    assert (game.state(MICKEY)["exerted"], game.lore("you")) == (True, 2)


@pytest.mark.parametrize(
    ("name", "state", "reason"),
    [
        (MICKEY, {"drying": "true"}, "drying"),
        (MICKEY, {"exerted": "true"}, "exerted"),
        ("Gaston - Arrogant Hunter", {}, "reckless"),
    ],
)
def test_4_5_1_2_limiters_keep_a_character_from_questing(name, state, reason):
    """Drying, exerted and Reckless characters can't quest."""
    game = board(you={"play": [{name: state}]})

    verdict = game.quest(name)

    assert (verdict.reason, game.lore("you")) == (reason, 0)


def test_4_5_2_quest_triggers_wait_until_the_lore_is_gained():
    """Support waits in the bag with the lore already counted."""
    rolly = "Rolly - Hungry Pup"
    game = board(you={"play": [rolly]})

    game.quest(rolly)

    assert (game.lore("you"), game.bag()) == (1, [("Support", "you")])


def test_1_2_2_a_character_that_can_not_quest_this_turn_does_not():
    """Fan the Flames readies a character that then can't quest."""
    game = board(you={"hand": ["Fan the Flames"], "ink": 1, "play": [MICKEY]})

    game.quest(MICKEY)
    game.play("Fan the Flames")

    assert game.quest(MICKEY) == Illegal("restricted", "1.2.2")


def test_4_2_1_a_card_is_inked_facedown_and_ready():
    """The inked card can pay at once."""
    game = board(you={"hand": [FLOUNDER, MICKEY]})

    game.ink(MICKEY)

    assert game.inkwell("you") == (1, 0)
    assert game.play(FLOUNDER) == Legal()


def test_4_2_1_1_only_a_card_with_the_inkwell_symbol_is_inked():
    """Be Prepared has none."""
    game = board(you={"hand": ["Be Prepared"]})

    assert game.ink("Be Prepared") == Illegal("not_inkable", "4.2.1.1")


def test_4_2_3_one_card_a_turn():
    """A second inking in a turn is refused; the next turn allows one again."""
    game = board(you={"hand": [FLOUNDER, FLOUNDER]})

    first, second = game.ink(FLOUNDER), game.ink(FLOUNDER)
    for _ in range(2):
        game.end_turn()
        game.start_turn()

    assert (first, second) == (Legal(), Illegal("limit", "4.2.3"))
    assert game.ink(FLOUNDER) == Legal()


def test_4_2_3_1_an_additional_card_needs_its_source():
    """Belle allows a second card, and no third."""
    game = board(you={"hand": [FLOUNDER] * 3, "play": [BELLE]})

    verdicts = [game.ink(FLOUNDER) for _ in range(3)]

    assert verdicts == [Legal(), Legal(), Illegal("limit", "4.2.3")]


def test_4_2_3_2_an_effect_is_outside_the_limit_and_asks_for_no_symbol():
    """After inking, the Quill puts Be Prepared into the inkwell as well."""
    game = board(you={"hand": [FLOUNDER, "Be Prepared"], "play": [QUILL]})

    game.ink(FLOUNDER)
    game.use(QUILL)

    assert (game.inkwell("you"), game.zone("you", "hand")) == ((2, 0), [])


def test_4_2_2_inking_triggers_resolve_after_the_process():
    """Gramma Tala's ability waits once the card is in the inkwell."""
    tala = "Gramma Tala - Spirit of the Ocean"
    game = board(you={"hand": [FLOUNDER], "play": [tala]})

    game.ink(FLOUNDER)

    assert (game.inkwell("you"), game.bag()) == ((1, 0), [("Do You Know Who You Are?", "you")])


def test_6_3_1_an_activated_ability_is_used_by_choice_in_the_main_phase():
    """L03-09: with an ability in the bag of the Set step the Quill can't be used; later it can."""
    game = board(
        before_turn=True,
        you={"hand": [FLOUNDER], "play": [QUILL, "Pluto - Determined Defender"]},
    )

    game.start_turn()
    early = game.use(QUILL, choose=FLOUNDER)
    game.resolve("Guard Dog")

    assert (early, game.inkwell("you")) == (Illegal("bag", "4.1.2"), (0, 0))
    assert game.use(QUILL, choose=FLOUNDER) == Legal()


def test_4_4_3_only_the_active_player_uses_activated_abilities():
    """L03-04: in my turn the opponent's Heart of Te Fiti can't be used."""
    game = board(opponent={"play": [HEART], "ink": 2})

    assert game.use(HEART, by="opponent") == Illegal("not_your_turn", "4.4.3")


def test_4_4_3_4_every_cost_is_paid_in_full():
    """Heart of Te Fiti needs itself ready and two ink."""
    poor = board(you={"play": [HEART], "ink": 1})
    spent = board(you={"play": [{HEART: {"exerted": "true"}}], "ink": 2})
    able = board(you={"play": [HEART], "ink": 2})

    assert poor.use(HEART) == Illegal("cost", "4.4.3.4")
    assert spent.use(HEART) == Illegal("exerted", "5.1.1.2")
    assert (able.use(HEART), able.inkwell("you")) == (Legal(), (0, 3))


def test_4_4_2_a_drying_character_can_not_exert_for_its_ability():
    """Elsa, just played, can't use Freeze; an item can be used at once."""
    elsa = "Elsa - Snow Queen"
    game = board(
        you={"hand": ["Lantern", FLOUNDER], "ink": 2, "play": [{elsa: {"drying": "true"}}]},
        opponent={"play": [MICKEY]},
    )

    game.play("Lantern")

    assert game.use(elsa) == Illegal("drying", "5.1.1.11")
    assert game.use("Lantern") == Legal()


def test_6_3_1_1_without_the_exert_symbol_a_drying_character_may_use_it():
    """Luisa's ability costs ink only."""
    luisa = "Luisa Madrigal - Confident Climber"
    game = board(you={"ink": 1, "play": [{luisa: {"drying": "true"}}, {MICKEY: {"damage": 1}}]})

    game.use(luisa, choose=MICKEY, number=1)

    assert game.damage(luisa) == 1


def test_4_4_5_triggers_from_the_cost_wait_for_the_effect():
    """Lonely Grave banishes Merlin as its cost; its effect comes before his ability."""
    grave, scrooge = "Lonely Grave", "Scrooge McDuck - Ghostly Ebenezer"
    game = board(you={"play": [grave, scrooge, "Merlin - Goat"]})

    game.use(grave, pay="exert Lonely Grave, banish Merlin - Goat")

    assert (len(game.under(scrooge)), game.bag()) == (1, [("Here I Come!", "you")])


def test_4_7_3_moving_costs_the_locations_move_cost():
    """Two ink move a character to the Concert Hall; without it the move is refused."""
    game = board(you={"play": [HALL, MICKEY], "ink": 2})
    poor = board(you={"play": [HALL, MICKEY]})

    game.move(MICKEY, HALL)

    assert (game.state(MICKEY)["at"], game.inkwell("you")) == (HALL, (0, 2))
    assert poor.move(MICKEY, HALL).reason == "cost"


def test_4_7_3_a_drying_or_exerted_character_may_move():
    """Moving exerts nobody and asks for neither state."""
    game = board(you={"play": [HALL, {MICKEY: {"drying": "true", "exerted": "true"}}], "ink": 2})

    assert game.move(MICKEY, HALL) == Legal()


def test_4_7_1_only_to_ones_own_location():
    """The opponent's location is no place to move to."""
    game = board(you={"play": [MICKEY], "ink": 5}, opponent={"play": [HALL]})
    (mickey,), (hall,) = (game.position.in_play(player) for player in (0, 1))

    verdict = Table(game.position).attempt(Move(0, mickey, hall))

    assert verdict == Illegal("illegal_choice", "4.7.3.1")


def test_8_4_1_boost_puts_the_top_card_under_once_a_turn():
    """Genie boosts once; the second time is refused, the next turn allows it again."""
    genie = "Genie - Magical Researcher"
    game = board(you={"play": [genie], "ink": 2, "deck": 5})

    first, second = game.boost(genie), game.boost(genie)
    for _ in range(2):
        game.end_turn()
        game.start_turn()

    assert (first, second) == (Legal(), Illegal("limit", "8.4.1"))
    assert (game.boost(genie), len(game.under(genie))) == (Legal(), 2)
