"""Payment modifiers: to what they attach, and when they are used up (1.5.4, 4.3.2.3, 4.3.6)."""

from engine.core.choice import Legal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
NEW_DOG = "Stitch - New Dog"
ROCK_STAR = "Stitch - Rock Star"
GANTU = "Gantu - Experienced Enforcer"
CHILL = "Sudden Chill"
DOC = "Doc - Leader of the Seven Dwarfs"
SNOW_QUEEN = "Elsa - Snow Queen"
JUST_IN_TIME = "Just in Time"
PERDITA = "Perdita - Playful Mother"
ROLLY = "Rolly - Hungry Pup"
LEFOU = "LeFou - Bumbler"
GASTON = "Gaston - Arrogant Hunter"
GADGET = "Gadget Hackwrench - Brilliant Bosun"
MECHANIC = "Gadget Hackwrench - Resourceful Mechanic"
BRIDE, VANESSA = "Ursula - Eric's Bride", "Ursula - Vanessa"
HERO = "Zero to Hero"


def paid(game):
    """Ink paid in each payment, in order."""
    return [event["n"] for event in game.told("pays_ink")]


def test_1_5_4_modifiers_lower_and_raise_what_is_paid():
    """L08-28: beside Gantu Smash takes 3 + 2 ink."""
    game = board(you={"hand": ["Smash"], "ink": 5}, opponent={"play": [GANTU]})

    game.play("Smash", choose=GANTU)

    assert paid(game) == [5]


def test_4_3_2_3_a_song_that_is_sung_takes_no_ink_beside_gantu():
    """L08-28: his own text spares songs that are sung."""
    game = board(you={"hand": [CHILL], "ink": 5, "play": [MICKEY]}, opponent={"play": [GANTU]})

    assert game.play(CHILL, pay=f"sing with {MICKEY}") == Legal()
    assert paid(game) == []


def test_4_3_2_3_increases_and_reductions_apply_together():
    """L08-28: 2 more for an item and nothing less for a character: the Lantern costs 4."""
    game = board(
        you={"hand": ["Lantern", FLOUNDER], "ink": 4, "play": ["Lantern"]},
        opponent={"play": [GANTU]},
    )

    game.use("Lantern")
    game.play("Lantern")
    game.play(FLOUNDER)

    assert paid(game) == [4]


def test_4_3_2_3_a_discount_applies_to_a_shift_cost():
    """L08-29: Shift 4 with 1 less is paid with 3."""
    game = board(you={"hand": [ROCK_STAR], "play": ["Lantern", NEW_DOG], "ink": 3})

    game.use("Lantern")
    game.play(ROCK_STAR, pay=f"shift onto {NEW_DOG}")

    assert (paid(game), game.under(ROCK_STAR)) == ([3], [NEW_DOG])


def test_4_3_2_3_a_total_does_not_go_below_zero():
    """L08-29: two Lanterns on a card of cost 1 pay nobody back."""
    game = board(you={"hand": [FLOUNDER], "play": ["Lantern", "Lantern"], "ink": 1})

    game.use("Lantern")
    game.use("Lantern")
    game.play(FLOUNDER)

    assert (paid(game), game.inkwell("you")) == ([], (1, 0))


def test_4_3_6_the_next_character_is_the_very_next_one_free_or_not():
    """L08-30: Doc's discount attaches to the Elsa that is played for free."""
    game = board(you={"hand": [JUST_IN_TIME, SNOW_QUEEN], "ink": 3, "play": [DOC]})

    game.quest(DOC)
    game.resolve("Share and Share Alike")
    game.play(JUST_IN_TIME, may=True)

    assert game.told("discount_used") == [{"n": 1, "card": "elsa-snow-queen"}]


def test_4_3_6_the_next_character_may_be_a_shifted_one():
    """L08-30: the Shift takes the discount, and the next character pays in full."""
    game = board(you={"hand": [ROCK_STAR, FLOUNDER], "play": ["Lantern", NEW_DOG], "ink": 4})

    game.use("Lantern")
    game.play(ROCK_STAR, pay=f"shift onto {NEW_DOG}")
    game.play(FLOUNDER)

    assert paid(game) == [3, 1]


def test_4_3_6_on_a_payment_of_zero_a_discount_is_spent():
    """L08-31: after the free Elsa Flounder takes 1 ink."""
    game = board(you={"hand": [JUST_IN_TIME, SNOW_QUEEN, FLOUNDER], "ink": 4, "play": [DOC]})

    game.quest(DOC)
    game.resolve("Share and Share Alike")
    game.play(JUST_IN_TIME, may=True, choose=SNOW_QUEEN)
    game.play(FLOUNDER)

    assert paid(game) == [3, 1]


def test_4_3_6_a_shift_without_ink_spends_a_discount():
    """L08-31: Ursula's Shift is paid with a song, and the Lantern's discount is gone."""
    game = board(you={"hand": [BRIDE, CHILL, FLOUNDER], "play": ["Lantern", VANESSA], "ink": 1})

    game.use("Lantern")
    game.play(BRIDE, pay=f"shift onto {VANESSA}")
    game.play(FLOUNDER)

    assert paid(game) == [1]


def test_4_3_6_what_is_left_of_a_discount_is_not_carried_over():
    """L08-31: 3 less for Flounder, who costs 1: the next character gets nothing of it."""
    game = board(you={"hand": [HERO, FLOUNDER, MICKEY], "play": [PERDITA, LEFOU, DOC], "ink": 5})

    game.play(HERO)
    game.play(FLOUNDER)
    game.play(MICKEY)

    assert paid(game) == [2, 3]


def test_4_3_6_a_discount_for_a_class_waits_for_that_class():
    """L08-32: Flounder pays 1, Rolly 3 - 2, a second Rolly 3."""
    game = board(you={"hand": [FLOUNDER, ROLLY, ROLLY], "ink": 5, "play": [PERDITA]})

    game.quest(PERDITA)
    game.resolve("Who's Next?")
    for name in (FLOUNDER, ROLLY, ROLLY):
        game.play(name)

    assert paid(game) == [1, 1, 3]


def test_4_3_6_a_modifier_of_a_card_for_itself_works_in_hand():
    """L08-33: LeFou takes 1 ink beside Gaston, else 2."""
    helped = board(you={"hand": [LEFOU], "ink": 2, "play": [GASTON]})
    alone = board(you={"hand": [LEFOU], "ink": 2})

    for game in (helped, alone):
        game.play(LEFOU)

    assert (paid(helped), paid(alone)) == ([1], [2])


def test_4_3_6_a_modifier_for_others_works_from_play_only():
    """L08-34: a Gadget in hand lowers nothing; one in play lowers the next one's cost by 1."""
    items = ["Lantern"] * 3
    in_hand = board(you={"hand": [GADGET], "ink": 6, "play": items})
    in_play = board(you={"hand": [GADGET], "ink": 6, "play": [*items, GADGET]})

    for game in (in_hand, in_play):
        game.play(GADGET)

    assert (paid(in_hand), paid(in_play)) == ([6], [5])


def test_4_3_6_it_lowers_a_shift_cost_from_play_too():
    """L08-34: Shift 4 takes 4 from hand alone, 3 with a Gadget in play."""
    items = ["Lantern"] * 3
    alone = board(you={"hand": [GADGET], "ink": 6, "play": [*items, MECHANIC]})
    helped = board(you={"hand": [GADGET], "ink": 6, "play": [*items, MECHANIC, GADGET]})

    for game in (alone, helped):
        game.play(GADGET, pay=f"shift onto {MECHANIC}")

    assert (paid(alone), paid(helped)) == ([4], [3])


def test_4_3_6_the_card_put_on_gadget_still_has_her_discount():
    """L08-34: she is in play while the total is computed, and covered only afterwards."""
    game = board(you={"hand": [GADGET], "ink": 6, "play": ["Lantern"] * 3 + [GADGET]})

    game.play(GADGET, pay=f"shift onto {GADGET}")

    assert paid(game) == [3]


def test_4_3_6_a_discount_ends_with_the_turn():
    """L08-30: what waits for the next character of this turn is gone in the next."""
    game = board(you={"hand": [FLOUNDER], "play": ["Lantern"], "ink": 1}, opponent={"ink": 1})

    game.use("Lantern")
    game.end_turn()

    assert game.position.modifiers == ()
