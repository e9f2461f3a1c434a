"""Playing a card: the four steps and what follows (4.3)."""

import pytest

from engine.core.choice import Illegal, Legal
from engine.lorcana.actions import Play
from engine.lorcana.driver import Table
from engine.lorcana.rules.payment import INK
from engine.lorcana.scenario.naming import UnknownName
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
STITCH = "Stitch - Carefree Surfer"
NEW_DOG = "Stitch - New Dog"
ROCK_STAR = "Stitch - Rock Star"
SIMBA = "Simba - Protective Cub"


def steps(game):
    """The steps of playing as the trace told them."""
    known = ("announce", "pays_ink", "enters", "played", "resolves_action", "to_discard")
    return [code for code in game.codes() if code in known]


def test_4_3_2_every_type_of_card_goes_through_the_same_steps():
    """A character, an item and a location are announced, paid, and enter as played."""
    for name in (FLOUNDER, "Lantern", "Pride Lands - Pride Rock"):
        game = board(you={"hand": [name], "ink": 2})
        game.play(name)
        assert steps(game) == ["announce", "pays_ink", "enters", "played"]


def test_4_3_3_2_an_action_goes_through_the_same_steps_and_then_resolves():
    """An action is announced, paid, enters play, resolves and goes to the discard."""
    game = board(you={"hand": ["Smash"], "ink": 3})

    game.play("Smash")

    assert steps(game) == [
        "announce",
        "pays_ink",
        "enters",
        "played",
        "resolves_action",
        "to_discard",
    ]


def test_4_3_2_only_the_active_player_plays_cards():
    """L03-04: in my turn the opponent can't play a card."""
    game = board(opponent={"hand": [FLOUNDER], "ink": 1})

    assert game.play(FLOUNDER, by="opponent") == Illegal("not_your_turn", "4.3.2")


def test_4_3_1_a_card_is_played_from_hand():
    """A card in the discard can't be played."""
    game = board(you={"discard": [FLOUNDER], "ink": 1})
    (card,) = game.position.zones[0, "discard"]
    table = Table(game.position)

    assert table.attempt(Play(0, card, INK)) == Illegal("not_in_hand", "4.3.1")


def test_1_5_3_a_cost_that_cannot_be_paid_in_full_undoes_the_attempt():
    """Three ready ink for a cost of 7: nothing is exerted, the card is in hand, but seen."""
    game = board(you={"hand": [STITCH], "ink": 3})

    verdict = game.play(STITCH)

    assert (verdict.reason, verdict.rule) == ("cost", "1.5.3")
    assert (game.inkwell("you"), game.zone("you", "hand")) == ((3, 0), [STITCH])
    assert game.measure("knows", STITCH) == ["you", "opponent"]


def test_4_3_2_4_as_many_ready_ink_cards_exert_as_are_paid():
    """Of five ink cards, two exerted, a cost of 3 exerts the rest."""
    game = board(you={"hand": [MICKEY], "ink": {"ready": 3, "exerted": 2}})

    game.play(MICKEY)

    assert game.inkwell("you") == (0, 5)


def test_5_1_2_1_a_character_enters_ready_undamaged_and_drying():
    """A character just played is ready and drying, and can't quest."""
    game = board(you={"hand": [FLOUNDER], "ink": 1})

    game.play(FLOUNDER)
    state = game.state(FLOUNDER)

    assert (state["exerted"], state["drying"], state["damage"]) == (False, True, 0)
    assert game.quest(FLOUNDER).reason == "drying"


def test_8_3_2_a_character_with_bodyguard_may_enter_exerted():
    """Its player chooses as it enters; nothing of it is in the bag."""
    for choice, exerted in (("exerted", True), ("ready", False)):
        game = board(you={"hand": [SIMBA], "ink": 2})
        game.play(SIMBA, enter=choice)
        assert (game.state(SIMBA)["exerted"], game.bag()) == (exerted, [])


def test_8_10_2_on_an_exerted_character_a_shifted_one_enters_exerted():
    """Rock Star on an exerted New Dog is exerted."""
    game = board(you={"hand": [ROCK_STAR], "ink": 4, "play": [{NEW_DOG: {"exerted": "true"}}]})

    game.play(ROCK_STAR, pay=f"shift onto {NEW_DOG}")

    assert game.state(ROCK_STAR)["exerted"] is True


def test_8_10_4_a_shifted_character_is_as_dry_as_the_one_under_it():
    """On a dry character it quests at once; on a drying one it can't."""
    dry = board(you={"hand": [ROCK_STAR], "ink": 4, "play": [NEW_DOG]})
    drying = board(you={"hand": [ROCK_STAR], "ink": 4, "play": [{NEW_DOG: {"drying": "true"}}]})

    for game in (dry, drying):
        game.play(ROCK_STAR, pay=f"shift onto {NEW_DOG}")

    assert dry.quest(ROCK_STAR) == Legal()
    assert drying.quest(ROCK_STAR).reason == "drying"


def test_8_10_5_a_shifted_character_keeps_effects_but_gains_no_text():
    """Strength given to the base stays; its activated ability is not there."""
    tiny, giant = "Tinker Bell - Tiny Tactician", "Tinker Bell - Giant Fairy"
    game = board(you={"hand": ["Candy Drift", giant], "ink": 6, "play": [tiny]})

    game.play("Candy Drift")
    game.play(giant, pay=f"shift onto {tiny}")
    game.resolve("Rock the Boat")

    assert game.strength(giant) == 4 + 5
    with pytest.raises(UnknownName):
        game.use(giant, "Battle Plans")


def test_8_10_6_damage_stays_on_the_stack():
    """A base with 1 damage leaves 1 damage on the character put on it."""
    game = board(you={"hand": [ROCK_STAR], "ink": 4, "play": [{NEW_DOG: {"damage": 1}}]})

    game.play(ROCK_STAR, pay=f"shift onto {NEW_DOG}")

    assert (game.damage(ROCK_STAR), game.under(ROCK_STAR)) == (1, [NEW_DOG])


def test_8_10_1_shift_needs_a_character_of_the_same_name():
    """Rock Star can't be put on Flounder."""
    game = board(you={"hand": [ROCK_STAR], "ink": 4, "play": [FLOUNDER]})

    assert game.play(ROCK_STAR, pay=f"shift onto {FLOUNDER}") == Illegal("no_base", "8.10.1")


def test_4_3_4_triggers_of_playing_wait_until_the_process_is_over():
    """A watcher's ability on a song resolves after the song, whatever it does."""
    game = board(
        you={
            "hand": ["World's Greatest Criminal Mind"],
            "ink": 3,
            "play": ["Record Player"],
        },
        opponent={"play": ["Scar - Fiery Usurper"]},
    )

    game.play("World's Greatest Criminal Mind")

    assert (game.banished("opponent"), game.bag()) == (
        ["Scar - Fiery Usurper"],
        [("Look at This!", "you")],
    )


def test_4_3_4_2_a_watcher_still_triggers_for_the_card_put_on_it():
    """Lady - Decisive Dog, covered by a shifted Lady, still sees her being played."""
    decisive, park = "Lady - Decisive Dog", "Lady - Miss Park Avenue"
    game = board(you={"hand": [park], "ink": 3, "play": [decisive]})

    game.play(park, pay=f"shift onto {decisive}")

    assert sorted(game.bag()) == [("Pack of Her Own", "you"), ("Something Wonderful", "you")]


def test_4_3_4_2_a_card_that_was_covered_before_does_not_watch():
    """A Lady under another card since earlier sees nothing."""
    decisive = "Lady - Decisive Dog"
    stack = {"Lady - Miss Park Avenue": {"under": [decisive]}}
    game = board(you={"hand": [FLOUNDER], "ink": 1, "play": [stack]})

    game.play(FLOUNDER)

    assert game.bag() == []


def test_4_3_4_2_the_opponents_watcher_sees_a_shift_too():
    """The opponent's Prince John sees a shifted character as a character played."""
    game = board(
        you={"hand": [ROCK_STAR], "ink": 4, "play": [NEW_DOG]},
        opponent={"play": ["Prince John - Fraidy-Cat"]},
    )

    game.play(ROCK_STAR, pay=f"shift onto {NEW_DOG}")

    assert game.bag() == [("Help! Help!", "opponent")]


def test_1_2_2_what_an_effect_forbids_can_not_be_played():
    """Escape Plan needs two cards put into one's discard this turn."""
    plain = board(you={"hand": ["Escape Plan"], "ink": 5})
    allowed = board(
        you={"hand": ["Escape Plan"], "ink": 5, "discard": [FLOUNDER, FLOUNDER]},
        history={"into_discard": {"you": 2}},
    )

    assert plain.play("Escape Plan") == Illegal("restricted", "1.2.2")
    assert allowed.play("Escape Plan") == Legal()


def test_4_3_6_a_discount_lowers_what_is_paid_not_the_cost():
    """With Lantern's discount Flounder is played for nothing, and still costs 1."""
    game = board(you={"hand": [FLOUNDER], "play": ["Lantern"]})

    game.use("Lantern")
    game.play(FLOUNDER)

    assert (game.zone("you", "play"), game.measure("stat", FLOUNDER, "cost")) == (
        ["Lantern", FLOUNDER],
        1,
    )


def test_4_3_6_a_discount_for_a_class_waits_for_that_class():
    """Perdita's discount passes Flounder over and attaches to Rolly."""
    perdita, rolly = "Perdita - Playful Mother", "Rolly - Hungry Pup"
    game = board(you={"hand": [FLOUNDER, rolly], "ink": 2, "play": [perdita]})

    game.quest(perdita)
    game.resolve("Who's Next?")
    game.play(FLOUNDER)
    game.play(rolly)

    assert game.inkwell("you") == (0, 2)


def test_4_3_6_a_modifier_about_its_own_card_works_in_hand():
    """LeFou costs 1 less with a Gaston in play."""
    lefou = "LeFou - Bumbler"
    alone = board(you={"hand": [lefou], "ink": 1})
    helped = board(you={"hand": [lefou], "ink": 1, "play": ["Gaston - Arrogant Hunter"]})

    assert alone.play(lefou).reason == "cost"
    assert helped.play(lefou) == Legal()


def test_4_3_4_2_bucky_covered_by_a_universal_shift_still_squeaks():
    """Baymax is put on Bucky himself: Squeak is in the bag, and the opponent discards."""
    bucky, baymax = "Bucky - Squirrel Squeak Tutor", "Baymax - Giant Robot"
    game = board(you={"hand": [baymax], "ink": 4, "play": [bucky]}, opponent={"hand": [FLOUNDER]})

    game.play(baymax, pay=f"shift onto {bucky}")
    waiting = sorted(game.bag())
    game.resolve("Squeak")

    assert waiting == [("Functionality Improved", "you"), ("Squeak", "you")]
    assert (game.discarded("opponent"), game.under(baymax)) == (1, [bucky])
