"""What a shifted card takes over from the card under it, and how stacks leave (8.10)."""

import pytest

from engine.core.choice import Legal
from engine.lorcana.scenario.naming import UnknownName
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
SURFER = "Stitch - Carefree Surfer"
NEW_DOG = "Stitch - New Dog"
ROCK_STAR = "Stitch - Rock Star"
SNOW_QUEEN = "Elsa - Snow Queen"
SPIRIT = "Elsa - Spirit of Winter"
ROLLY = "Rolly - Hungry Pup"
THUNDERBOLT = "Thunderbolt - Wonder Dog"
BAYMAX = "Baymax - Giant Robot"
TINY, GIANT = "Tinker Bell - Tiny Tactician", "Tinker Bell - Giant Fairy"
LET_IT_GO = "Let It Go"
FRIENDS = "Friends on the Other Side"
POTATO, POSEY = "Potato", "Posey - Vampire Potato"
RANGER = "Ranger Plane"
ARIEL = "Ariel - Spectacular Singer"
CANDY = "Candy Drift"


def shifted(top, base, ink=8, state=None, **you):
    """A game in which the card has just been shifted onto the other, drawn up in that state."""
    play = [{base: state} if state else base, *you.pop("play", [])]
    game = board(
        you={"hand": [top, *you.pop("hand", [])], "ink": ink, "play": play, **you},
        opponent={"play": [MICKEY], "lore": 5},
    )
    assert game.play(top, pay=f"shift onto {base}") == Legal()
    return game


def test_8_10_1_a_shift_that_ink_cannot_pay_is_no_shift():
    """L08-35: Shift 6 with 5 ready ink is refused; with 6 none is left."""
    short = board(you={"hand": [SPIRIT], "ink": 5, "play": [SNOW_QUEEN]})

    verdict = short.play(SPIRIT, pay=f"shift onto {SNOW_QUEEN}")
    enough = shifted(SPIRIT, SNOW_QUEEN, ink=6)

    assert (verdict.reason, verdict.rule, short.under(SNOW_QUEEN)) == ("cost", "1.5.3", [])
    assert enough.inkwell("you") == (0, 6)


def test_8_10_1_a_shift_goes_through_the_steps_of_playing():
    """L08-35: announced, paid, on top, played."""
    game = shifted(ROCK_STAR, NEW_DOG, ink=4)
    known = ("announce", "pays_ink", "enters", "played")

    assert [code for code in game.codes() if code in known] == list(known)
    assert game.told("enters")[0]["on"] == ["stitch-new-dog"]


def test_4_3_3_1_a_shifted_card_has_been_played():
    """L08-36: Deep Freeze waits, and the stack is one card in play."""
    game = shifted(SPIRIT, SNOW_QUEEN)

    assert game.bag() == [("Deep Freeze", "you")]
    assert (game.zone("you", "play"), game.under(SPIRIT)) == ([SPIRIT], [SNOW_QUEEN])


def test_8_10_2_on_an_exerted_card_the_stack_is_exerted():
    """L08-37: the Snow Queen has used Freeze; the Spirit on her can't quest."""
    game = board(
        you={"hand": [SPIRIT], "ink": 6, "play": [SNOW_QUEEN]}, opponent={"play": [MICKEY]}
    )

    game.use(SNOW_QUEEN, "Freeze", choose=MICKEY)
    game.play(SPIRIT, pay=f"shift onto {SNOW_QUEEN}")
    game.resolve("Deep Freeze", choose=[])

    assert game.state(SPIRIT)["exerted"] is True
    assert game.quest(SPIRIT).reason == "exerted"


@pytest.mark.parametrize(("choice", "exerted"), [("exerted", True), ("ready", False)])
def test_8_10_3_what_has_it_enter_exerted_does_so_on_a_ready_card(choice, exerted):
    """L08-38: Thunderbolt's player chooses for Bodyguard although Rolly is ready."""
    game = board(you={"hand": [THUNDERBOLT], "ink": 3, "play": [ROLLY]})

    game.play(THUNDERBOLT, pay=f"shift onto {ROLLY}", enter=choice)

    assert game.state(THUNDERBOLT)["exerted"] is exerted


def test_8_10_3_ready_is_no_choice_on_an_exerted_card():
    """L08-38: whatever is chosen for Bodyguard, on an exerted Rolly it is exerted."""
    game = board(you={"hand": [THUNDERBOLT], "ink": 3, "play": [{ROLLY: {"exerted": "true"}}]})

    game.play(THUNDERBOLT, pay=f"shift onto {ROLLY}", enter="ready")

    assert game.state(THUNDERBOLT)["exerted"] is True


@pytest.mark.parametrize(("drying", "reason"), [("false", ""), ("true", "drying")])
def test_8_10_4_a_shifted_card_is_as_dry_as_the_card_under_it(drying, reason):
    """L08-39: on last turn's New Dog Rock Star quests, on this turn's not."""
    game = shifted(ROCK_STAR, NEW_DOG, state={"drying": drying})

    assert getattr(game.quest(ROCK_STAR), "reason", "") == reason


def test_8_10_4_on_a_card_played_this_turn_it_is_drying():
    """L08-39: New Dog is played and covered in the same turn."""
    game = board(you={"hand": [NEW_DOG, ROCK_STAR], "ink": 5})

    game.play(NEW_DOG)
    game.play(ROCK_STAR, pay=f"shift onto {NEW_DOG}")
    game.resolve("Adoring Fans", may=False) if game.bag() else None

    assert game.state(ROCK_STAR)["drying"] is True


def test_8_10_4_1_on_an_item_from_an_earlier_turn_it_is_dry():
    """L08-40: Posey on a Potato that was there before the turn quests for 2."""
    game = shifted(POSEY, POTATO, ink=5)

    assert game.quest(POSEY) == Legal()
    assert game.lore("you") == 2


def test_8_10_4_1_on_an_item_from_this_turn_it_is_drying():
    """L08-40: Posey on a Potato played this turn is drying, and exerted like the Potato."""
    game = board(you={"hand": [POTATO, POSEY], "ink": 6})

    game.play(POTATO)
    game.play(POSEY, pay=f"shift onto {POTATO}")

    assert [game.state(POSEY)[key] for key in ("drying", "exerted")] == [True, True]


def test_8_10_4_1_an_item_has_an_age_in_its_players_turns():
    """L08-40: a Potato played last turn has been there since the start of this one."""
    game = board(you={"hand": [POTATO, POSEY], "ink": 6}, opponent={"deck": 20}, active="you")

    game.play(POTATO)
    game.end_turn()
    game.start_turn()
    game.end_turn()
    game.start_turn()
    game.play(POSEY, pay=f"shift onto {POTATO}")

    assert [game.state(POSEY)[key] for key in ("drying", "exerted")] == [False, False]


def test_8_10_4_1_a_board_may_say_that_the_item_was_played_this_turn():
    """L08-40: a history that names the Potato makes Posey drying."""
    game = board(
        you={"hand": [POSEY], "ink": 5, "play": [POTATO]}, history={"played": {"you": [POTATO]}}
    )

    game.play(POSEY, pay=f"shift onto {POTATO}")

    assert game.state(POSEY)["drying"] is True


def test_8_10_6_damage_stays_on_the_stack():
    """L08-41: Baymax, willpower 5, on 5 damage is banished before he could heal himself."""
    game = shifted(BAYMAX, SURFER, state={"damage": 5})
    game.resolve("Functionality Improved")

    assert sorted(game.zone("you", "discard")) == sorted([BAYMAX, SURFER])


def test_8_10_6_damage_that_is_not_lethal_stays_too():
    """L08-41: on 4 damage he lives, and the ability removes it."""
    game = shifted(BAYMAX, SURFER, state={"damage": 4})
    before = game.damage(BAYMAX)
    game.resolve("Functionality Improved")

    assert (before, game.damage(BAYMAX)) == (4, 0)


def test_8_10_5_effects_stay_and_text_does_not():
    """L08-42: +5 strength given to Tiny Tactician counts for Giant Fairy; Battle Plans is gone."""
    game = board(you={"hand": [CANDY, GIANT], "ink": 6, "play": [TINY]})

    game.play(CANDY)
    game.play(GIANT, pay=f"shift onto {TINY}")
    game.resolve("Rock the Boat")

    assert game.strength(GIANT) == 4 + 5
    with pytest.raises(UnknownName):
        game.use(GIANT, "Battle Plans")


def test_8_10_5_an_effect_that_stays_is_counted_once():
    """L08-42: the effect is told to end once, for the card on top."""
    game = board(you={"hand": [CANDY, GIANT], "ink": 6, "play": [TINY], "deck": 20})

    game.play(CANDY)
    game.play(GIANT, pay=f"shift onto {TINY}")
    game.resolve("Rock the Boat")
    game.end_turn()
    game.resolve("Candy Drift") if game.bag() else None

    assert len(game.told("effect_ends")) <= 1


def test_8_10_5_a_dry_stack_takes_every_turn_action():
    """L08-42: on a dry card it challenges at once."""
    game = board(
        you={"hand": [ROCK_STAR], "ink": 4, "play": [NEW_DOG]},
        opponent={"play": [{FLOUNDER: {"exerted": "true"}}]},
    )

    game.play(ROCK_STAR, pay=f"shift onto {NEW_DOG}")

    assert game.challenge(ROCK_STAR, FLOUNDER) == Legal()


def test_8_10_7_the_whole_stack_goes_to_the_inkwell():
    """L08-43: Let It Go puts both Elsas there, facedown and exerted."""
    game = board(you={"hand": [LET_IT_GO], "ink": 5, "play": [{SPIRIT: {"under": [SNOW_QUEEN]}}]})

    game.play(LET_IT_GO, choose=SPIRIT)

    assert (game.inkwell("you"), game.zone("you", "play")) == ((0, 7), [])
    assert [game.measure("states", name) for name in (SPIRIT, SNOW_QUEEN)] == [
        ["exerted", "facedown"],
        ["exerted", "facedown"],
    ]


def test_8_10_7_the_whole_stack_goes_to_hand_and_is_none_there():
    """L08-43: both cards are in hand, each by itself, and nothing lies under anything."""
    game = board(
        you={"hand": ["Narrow Escape"], "ink": 4, "play": [{NEW_DOG: {"under": [NEW_DOG]}}]}
    )

    game.play("Narrow Escape", choose=NEW_DOG)

    assert game.zone("you", "hand") == [NEW_DOG, NEW_DOG]
    assert all(not thing.under for thing in game.position.things.values())


def test_5_1_1_5_a_stack_is_one_character():
    """L08-44: a stack of three is the only other character, so that Ohana draws nothing."""
    stack = {ROCK_STAR: {"under": [NEW_DOG, NEW_DOG]}}
    game = board(you={"hand": [SURFER], "ink": 7, "play": [stack]})

    game.play(SURFER)
    game.resolve("Ohana")

    assert (game.drawn("you"), len(game.zone("you", "play"))) == (0, 2)


@pytest.mark.parametrize(("drying", "reason"), [("false", ""), ("true", "drying")])
def test_8_10_5_it_sings_where_the_card_under_it_was_dry(drying, reason):
    """L08-45: Rock Star sings in the turn of the Shift on a dry New Dog only."""
    game = shifted(ROCK_STAR, NEW_DOG, state={"drying": drying}, hand=[FRIENDS])

    verdict = game.play(FRIENDS, pay=f"sing with {ROCK_STAR}")

    assert getattr(verdict, "reason", "") == reason


def test_5_1_1_11_a_card_bought_this_turn_does_not_sing():
    """L08-46: Ariel with Singer 5 has just been played."""
    game = board(you={"hand": [ARIEL, FRIENDS], "ink": 3})

    game.play(ARIEL)
    game.resolve("Musical Debut", reveal="none", order=[MICKEY] * 4)

    assert game.play(FRIENDS, pay=f"sing with {ARIEL}").reason == "drying"
