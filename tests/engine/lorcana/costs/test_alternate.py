"""Alternate costs: singing, shifting, for free, and what a card says itself (1.5.5, 6.1.7)."""

from engine.core.choice import Illegal, Legal
from engine.lorcana import vocabulary as v
from engine.lorcana.legal import ways_to_play
from engine.lorcana.rules.use import Usable, costs_of
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
SURFER = "Stitch - Carefree Surfer"
NEW_DOG = "Stitch - New Dog"
ROCK_STAR = "Stitch - Rock Star"
FAMILY = "Look at This Family"
FRIENDS = "Friends on the Other Side"
OASIS = "Pride Lands - Jungle Oasis"
SLINGER = "Donald Duck - Pie Slinger"
DONALD = "Donald Duck - Perfect Gentleman"
HOLLOW = "Sleepy Hollow - The Bridge"
JIM = "Jim Hawkins - Space Traveler"
HOOK = "Maui's Fish Hook"
MAUI = "Maui - Half-Shark"
JUST_IN_TIME = "Just in Time"


def kinds(game, card):
    """The kinds of payment that are open for a card in hand, each once."""
    position = game.position
    thing = next(t for t in position.things.values() if t.zone == "hand" and t.face == card)
    return sorted({way.kind for way in ways_to_play(position, 0, thing)})


def test_1_5_5_an_alternate_cost_stands_for_the_ink():
    """L08-20: the song is sung and the inkwell is as before."""
    game = board(you={"hand": [FRIENDS], "ink": 3, "play": [MICKEY]})

    game.play(FRIENDS, pay=f"sing with {MICKEY}")

    assert (game.inkwell("you"), game.told("pays_ink")) == ((3, 0), [])


def test_1_5_5_1_a_song_may_be_paid_with_ink_or_sung():
    """L08-21: both ways are open for a song."""
    game = board(you={"hand": [FRIENDS], "ink": 3, "play": [MICKEY]})

    assert kinds(game, "friends-on-the-other-side") == ["ink", "sing"]


def test_1_5_5_2_a_character_with_shift_may_be_paid_with_ink_or_shifted():
    """L08-21: both ways are open for Rock Star beside a Stitch."""
    game = board(you={"hand": [ROCK_STAR], "ink": 6, "play": [NEW_DOG]})

    assert kinds(game, "stitch-rock-star") == ["ink", "shift"]


def test_1_5_5_3_inside_an_effect_that_plays_it_for_free_there_is_no_other_way():
    """L08-21: Just in Time asks which character, never how to pay for it."""
    game = board(you={"hand": [JUST_IN_TIME, SLINGER], "ink": 7, "play": [DONALD]})

    game.play(JUST_IN_TIME, may=True)

    assert game.told("pays_free") == [{"player": "you", "card": "donald-duck-pie-slinger"}]
    assert (game.inkwell("you"), game.under(SLINGER)) == ((4, 3), [])


def test_4_3_2_2_one_character_of_the_songs_cost_sings_alone():
    """L08-22: the others stay ready when one pays for the whole song."""
    game = board(you={"hand": [FAMILY], "play": [SURFER, MICKEY]})

    game.play(FAMILY, pay=f"sing with {SURFER}", reveal="none")

    assert [game.state(name)["exerted"] for name in (SURFER, MICKEY)] == [True, False]


def test_4_3_2_2_ink_and_singing_do_not_mix():
    """L08-22: a cost 3 character and 4 ink pay for no song of cost 7."""
    game = board(you={"hand": [FAMILY], "ink": 4, "play": [MICKEY]})

    verdict = game.play(FAMILY, pay=f"sing with {MICKEY}")

    assert (verdict.reason, verdict.rule) == ("cost", "5.4.4.2")
    assert (game.inkwell("you"), game.state(MICKEY)["exerted"]) == ((4, 0), False)


def test_6_1_7_for_free_the_card_is_not_put_on_another():
    """L08-23: Pie Slinger comes out of the discard beside Donald Duck, not on him."""
    at_oasis = [{name: {"at": OASIS}} for name in (DONALD, MICKEY, FLOUNDER)]
    game = board(you={"play": [OASIS, *at_oasis], "discard": [SLINGER]}, opponent={"lore": 5})

    game.use(OASIS, "Our Humble Home")

    assert sorted(game.zone("you", "play")) == sorted([DONALD, MICKEY, FLOUNDER, SLINGER])
    assert game.under(SLINGER) == []


def test_6_2_4_if_you_used_shift_is_false_for_a_card_played_for_free():
    """L08-24: Humble Pie resolves and takes no lore; after a Shift it takes 2."""
    at_oasis = [{name: {"at": OASIS}} for name in (DONALD, MICKEY, FLOUNDER)]
    free = board(you={"play": [OASIS, *at_oasis], "discard": [SLINGER]}, opponent={"lore": 5})
    shifted = board(you={"hand": [SLINGER], "ink": 4, "play": [DONALD]}, opponent={"lore": 5})

    free.use(OASIS, "Our Humble Home")
    shifted.play(SLINGER, pay=f"shift onto {DONALD}")
    for game in (free, shifted):
        game.resolve("Humble Pie")

    assert [game.lore("opponent") for game in (free, shifted)] == [5, 3]


def test_6_1_7_what_a_free_card_triggers_waits_for_the_effect_that_plays_it():
    """L08-25: Get to Safety! draws first; then Take the Helm is in the bag."""
    game = board(you={"hand": ["Get to Safety!"], "ink": 1, "discard": [HOLLOW], "play": [JIM]})

    game.play("Get to Safety!")
    order = [code for code in game.codes() if code in ("played", "draws", "to_discard")]

    assert order == ["played", "played", "draws", "to_discard"]
    assert (game.bag(), game.resolved()) == ([("Take the Helm", "you")], [])


def test_1_5_5_4_an_ability_for_free_still_exerts_its_card():
    """L08-26: with Maui in play Shapeshift takes no ink, and the Hook is exerted."""
    game = board(you={"play": [HOOK, MAUI], "ink": 2})

    game.use(HOOK, "Shapeshift", pay="free", mode=2, choose=MAUI)

    assert (game.inkwell("you"), game.state(HOOK)["exerted"]) == ((2, 0), True)
    assert game.strength(MAUI) == 10


def test_6_1_7_1_an_exerted_card_uses_no_ability_that_exerts_it_not_even_for_free():
    """L08-26: an exerted Hook can't be used."""
    game = board(you={"play": [{HOOK: {"exerted": "true"}}, MAUI]})

    assert game.use(HOOK, "Shapeshift", pay="free") == Illegal("exerted", "5.1.1.2")


def test_1_5_5_4_for_free_needs_a_card_that_says_so():
    """L08-26: without Maui the Hook costs 2 ink."""
    game = board(you={"play": [HOOK, MICKEY]})

    assert game.use(HOOK, "Shapeshift", pay="free") == Illegal("illegal_choice", "1.5.5.4")


def test_6_1_7_1_without_the_exert_symbol_nothing_is_paid_for_free():
    """L08-27: of "2 ink" nothing is left, of "exert, 2 ink" the exerting."""
    ink_only = Usable(v.AbilityName("Ink only"), (v.PayInk(2),), (v.Draw(1),))
    with_symbol = Usable(v.AbilityName("Both"), (v.ExertThis(), v.PayInk(2)), (v.Draw(1),))

    position = board().position

    assert costs_of(position, ink_only, free=True) == ()
    assert costs_of(position, with_symbol, free=True) == (v.ExertThis(),)


def test_1_5_5_what_the_card_says_may_be_paid_instead_of_its_ink():
    """L08-20: Scrooge is paid with four items, from no ink at all."""
    scrooge = "Scrooge McDuck - Resourceful Miser"
    game = board(you={"hand": [scrooge], "play": ["Lantern"] * 4, "ink": 4})

    game.play(scrooge, pay="exert four items")

    assert (scrooge in game.zone("you", "play"), game.inkwell("you")) == (True, (4, 0))
    assert all(event["cost"] == "exert" for event in game.told("cost_paid"))


def test_8_10_1_a_shift_that_is_paid_with_a_card_takes_no_ink():
    """L08-35: Ursula's Shift is paid by discarding a song; 0 ink is exerted."""
    bride, vanessa = "Ursula - Eric's Bride", "Ursula - Vanessa"
    game = board(you={"hand": [bride, FRIENDS], "play": [vanessa], "ink": 4})

    assert game.play(bride, pay=f"shift onto {vanessa}") == Legal()
    assert (game.zone("you", "discard"), game.inkwell("you")) == ([FRIENDS], (4, 0))
