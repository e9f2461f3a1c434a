"""Ways to play and to use what a card permits (1.5.5, 4.3.2, 6.1.7)."""

from engine.lorcana.actions import Ink, Play, Use
from engine.lorcana.legal import legal_actions
from engine.testing import board

MICKEY = "Mickey Mouse - True Friend"
FLOUNDER = "Flounder - Voice of Reason"
SCROOGE = "Scrooge McDuck - Resourceful Miser"
CAULDRON = "The Black Cauldron"
FAIRY = "Tinker Bell - Giant Fairy"
TACTICIAN = "Tinker Bell - Tiny Tactician"
MORPH = "Morph - Space Goo"
META = "Metamorphosis"
HOOK = "Maui's Fish Hook"
MAUI = "Maui - Half-Shark"
OASIS = "Pride Lands - Jungle Oasis"
LANTERNS = [{"card": "Lantern", "as": f"L{n}"} for n in range(1, 6)]


def cauldron(under, **side):
    """A cauldron, exerted, with a card under it that may be played this turn."""
    pot = {"card": CAULDRON, "exerted": "true", "under": [{"card": under}]}
    return board(
        you={"play": [pot, *side.pop("play", [])], **side},
        history={"applied": [{"ability": "Rise and Join Me!", "of": CAULDRON}]},
    )


def test_5_1_1_9_the_cauldron_puts_a_character_card_faceup_under_itself():
    """Flounder leaves the discard, lies under the item, and everybody may look at him."""
    game = board(you={"play": [CAULDRON], "discard": [FLOUNDER], "ink": 1})

    game.use(CAULDRON, "The Cauldron Calls")

    assert (game.under(CAULDRON), game.zone("you", "discard")) == ([FLOUNDER], [])
    assert game.measure("may_look", FLOUNDER) == ["you", "opponent"]


def test_4_3_2_a_card_underneath_is_played_only_where_an_effect_permits_it():
    """Without Rise and Join Me! the card under the cauldron stays where it is."""
    pot = {"card": CAULDRON, "under": [{"card": FLOUNDER}]}
    game = board(you={"play": [pot], "ink": 3})

    before = game.play(FLOUNDER, from_=f"under {CAULDRON}")
    game.use(CAULDRON, "Rise and Join Me!")
    after = game.play(FLOUNDER, from_=f"under {CAULDRON}")

    assert (before.reason, bool(after)) == ("not_in_hand", True)
    assert (game.zone("you", "play"), game.under(CAULDRON)) == ([CAULDRON, FLOUNDER], [])
    assert game.inkwell("you") == (1, 2)


def test_6_1_13_4_the_permission_ends_with_the_turn():
    """In one's next turn the card under the cauldron can't be played any more."""
    game = cauldron(FLOUNDER, ink=1)

    for _ in range(2):
        game.end_turn()
        game.start_turn()
    verdict = game.play(FLOUNDER, from_=f"under {CAULDRON}")

    assert verdict.reason == "not_in_hand"


def test_8_10_1_a_card_underneath_can_be_shifted():
    """Paying as usual includes Shift: Giant Fairy goes from under the cauldron onto Tinker Bell."""
    game = cauldron(FAIRY, play=[TACTICIAN], ink=4)

    game.play(FAIRY, pay=f"shift onto {TACTICIAN}", from_=f"under {CAULDRON}")

    assert (game.under(FAIRY), game.under(CAULDRON)) == ([TACTICIAN], [])


def test_1_5_5_an_alternate_cost_is_paid_instead_of_ink():
    """Four chosen items are exerted, no ink."""
    game = board(you={"hand": [SCROOGE], "ink": 4, "play": LANTERNS})

    game.play(SCROOGE, pay="exert L1 + L2 + L4 + L5")

    exerted = [game.state(f"L{n}")["exerted"] for n in range(1, 6)]
    assert (exerted, game.inkwell("you")) == ([True, True, False, True, True], (4, 0))


def test_4_3_2_4_an_alternate_cost_is_paid_in_full():
    """Three ready items are not four."""
    game = board(you={"hand": [SCROOGE], "play": LANTERNS[:3]})

    verdict = game.play(SCROOGE, pay="exert four items")

    assert (verdict.reason, verdict.rule) == ("cost", "4.3.2.4")


def test_4_3_2_2_a_card_without_an_alternate_cost_has_none():
    """Items can't be exerted for just any character."""
    game = board(you={"hand": [FLOUNDER], "play": LANTERNS})

    verdict = game.play(FLOUNDER, pay="exert four items")

    assert (verdict.reason, verdict.rule) == ("illegal_choice", "4.3.2.2")


def test_8_10_1_metamorphosis_shifts_a_card_out_of_the_discard_at_no_cost():
    """Giant Fairy comes onto Tinker Bell, dry as she was; only the action is paid for."""
    game = board(you={"hand": [META], "ink": 3, "play": [TACTICIAN], "discard": [FAIRY, FLOUNDER]})

    game.play(META)

    assert (game.under(FAIRY), game.inkwell("you")) == ([TACTICIAN], (0, 3))
    assert game.state(FAIRY)["drying"] is False


def test_8_10_1_metamorphosis_does_nothing_where_no_base_is_in_play():
    """There is nobody to shift onto."""
    game = board(you={"hand": [META], "ink": 3, "play": [MICKEY], "discard": [FAIRY]})

    game.play(META)

    assert game.zone("you", "discard") == [FAIRY, META]


def test_1_2_1_morph_counts_as_having_whatever_name_a_shift_needs():
    """Giant Fairy may go onto Morph, not onto Mickey."""
    game = board(you={"hand": [FAIRY, FAIRY], "ink": 8, "play": [MORPH, MICKEY]})

    onto_mickey = game.play(FAIRY, pay=f"shift onto {MICKEY}")
    onto_morph = game.play(FAIRY, pay=f"shift onto {MORPH}")

    assert (onto_mickey.reason, bool(onto_morph)) == ("no_base", True)


def test_1_5_5_4_for_free_an_ability_costs_nothing_but_exerting():
    """With a Maui in play Shapeshift is used without ink; the hook is exerted all the same."""
    game = board(you={"play": [HOOK, MAUI], "ink": 2})

    game.use(HOOK, "Shapeshift", pay="free", mode="2", choose=MAUI)

    assert (game.inkwell("you"), game.state(HOOK)["exerted"]) == ((2, 0), True)
    assert game.use(HOOK, "Shapeshift", pay="free").reason == "exerted"


def test_1_5_5_4_without_a_permission_nothing_is_free():
    """No Maui in play: for free is refused, for ink is not."""
    game = board(you={"play": [HOOK, MICKEY], "ink": 2})

    refused = game.use(HOOK, "Shapeshift", pay="free")
    game.use(HOOK, "Shapeshift", mode="2", choose=MICKEY)

    assert (refused.reason, game.inkwell("you")) == ("illegal_choice", (0, 2))


def test_6_1_13_5_a_permission_is_used_while_its_condition_holds():
    """With three characters there the location is banished for a character out of the discard."""
    here = [{"card": FLOUNDER, "as": f"F{n}", "at": OASIS} for n in range(3)]
    game = board(you={"play": [OASIS, *here], "discard": [MICKEY]})

    game.use(OASIS)

    assert game.zone("you", "discard") == [OASIS]
    assert MICKEY in game.zone("you", "play")


def test_6_1_13_5_a_permission_is_refused_while_its_condition_does_not_hold():
    """Two characters are there; nothing is banished."""
    here = [{"card": FLOUNDER, "as": f"F{n}", "at": OASIS} for n in range(2)]
    game = board(you={"play": [OASIS, *here], "discard": [MICKEY]})

    verdict = game.use(OASIS)

    assert (verdict.reason, game.banished("you")) == ("restricted", [])


def offered(game, kind):
    """The turn actions of that kind that the rules allow now."""
    return [action for action in legal_actions(game.position) if isinstance(action, kind)]


def test_1_5_5_every_way_to_pay_is_among_the_legal_actions():
    """Scrooge under the cauldron can be played for four items, and for four ink if there are."""
    poor = cauldron(SCROOGE, play=LANTERNS)
    rich = cauldron(SCROOGE, play=LANTERNS[:3], ink=4)

    assert [action.way.kind for action in offered(poor, Play)] == ["instead"]
    assert [action.way.kind for action in offered(rich, Play)] == ["ink"]


def test_1_5_5_4_using_for_free_is_among_the_legal_actions():
    """Without ink the hook can still be used for free; without a Maui it can't be used at all."""
    with_maui = board(you={"play": [HOOK, MAUI]})
    without = board(you={"play": [HOOK, MICKEY]})

    assert [action.free for action in offered(with_maui, Use)] == [True]
    assert offered(without, Use) == []


def test_4_2_1_1_what_counts_as_inkable_is_among_the_legal_actions():
    """Alma can be inked beside Hidden Inkcaster."""
    hand = ["Alma Madrigal - Family Matriarch"]

    assert len(offered(board(you={"play": ["Hidden Inkcaster"], "hand": hand}), Ink)) == 1
    assert offered(board(you={"hand": hand}), Ink) == []


def test_6_1_13_4_a_permission_is_told():
    """The replay says that cards may be played from elsewhere this turn."""
    game = board(you={"play": [CAULDRON], "ink": 1})

    game.use(CAULDRON, "Rise and Join Me!")

    assert [told["ability"].en for told in game.told("permits")] == ["Rise and Join Me!"]
