"""The six variants of Shift, and two of them in one ability (8.10.8, 8.10.9)."""

import pytest

from engine.core.choice import Illegal, Legal
from engine.lorcana.actions import Play
from engine.lorcana.legal import legal_actions
from engine.lorcana.rules.shifting import kind_of
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
MINNIE = "Minnie Mouse - Beloved Princess"
DUO = "Mickey Mouse & Minnie Mouse - Adventuring Duo"
BOO = "Boo - Energetic Child"
BUDDIES = "Sulley & Boo - Scare Buddies"
ROLLY = "Rolly - Hungry Pup"
THUNDERBOLT = "Thunderbolt - Wonder Dog"
BAYMAX = "Baymax - Giant Robot"
BUCKY = "Bucky - Squirrel Squeak Tutor"
WU = "Grandma Wu - Fierce Red Panda"
MING = "Ming Lee - Giant Red Panda"
SUN_YEE = "Sun Yee - Red Panda Spirit"
POTATO, POSEY = "Potato", "Posey - Vampire Potato"
MORPH = "Morph - Little Imitator"
GOO = "Morph - Space Goo"
HALL = "Atlantica - Concert Hall"
SMASH = "Smash"
METAMORPHOSIS = "Metamorphosis"
BELOW = f"{MICKEY} + {MINNIE}"


def duo(mickey=None, minnie=None, **you):
    """Adventuring Duo shifted onto Mickey and Minnie, drawn up in these states."""
    play = [{MICKEY: mickey or {}}, {MINNIE: minnie or {}}]
    game = board(you={"hand": [DUO], "play": play, **you})
    assert game.play(DUO, pay=f"shift onto {BELOW}", order=[MICKEY, MINNIE]) == Legal()
    return game


def onto(game, card):
    """What the card may be shifted onto now, by name."""
    position = game.position
    found = [
        action.way.cards
        for action in legal_actions(position)
        if isinstance(action, Play)
        and action.way.kind == "shift"
        and position.things[action.card].face == card
    ]
    return [[position.things[base].face for base in bases] for bases in found]


@pytest.mark.parametrize(
    ("top", "base", "ink"),
    [(BAYMAX, MICKEY, 4), (THUNDERBOLT, ROLLY, 3), (POSEY, POTATO, 5), (BUDDIES, BOO, 4)],
)
def test_8_10_8_every_variant_is_shift(top, base, ink):
    """L08-47: whatever the variant, whoever asks whether Shift was used is told yes."""
    game = board(you={"hand": [top], "ink": ink, "play": [base, BUCKY]}, opponent={"hand": [SMASH]})

    game.play(top, pay=f"shift onto {base}", **({"enter": "ready"} if top == THUNDERBOLT else {}))

    assert game.position.played[-1][2] is True
    assert (game.inkwell("you"), game.under(top)) == ((0, ink), [base])


@pytest.mark.parametrize(("top", "base"), [(BAYMAX, MICKEY), (THUNDERBOLT, ROLLY)])
def test_8_10_8_bucky_sees_a_variant_as_shift(top, base):
    """L08-47: Squeak triggers for Universal Shift and for Puppy Shift."""
    game = board(you={"hand": [top], "ink": 4, "play": [base, BUCKY]}, opponent={"hand": [SMASH]})

    game.play(top, pay=f"shift onto {base}", **({"enter": "ready"} if top == THUNDERBOLT else {}))

    assert ("Squeak", "you") in game.bag()


def test_8_10_8_there_are_six_variants_and_combinations_of_them():
    """L08-47: each is known by its clause; what is no Shift has none."""
    keys = (
        "shift", "puppy_shift", "universal_shift", "duo_shift", "combo_shift", "temporary_shift",
        "potato_shift", "temporary_red_panda_shift", "boost", "night_shift",
    )  # fmt: skip
    kinds = [kind_of(key) for key in keys]

    assert [kind.rule if kind else None for kind in kinds] == [
        "8.10.1", "8.10.8.1", "8.10.8.2", "8.10.8.3", "8.10.8.4", "8.10.8.5", "8.10.8.6",
        "8.10.9", None, None,
    ]  # fmt: skip


def test_8_10_8_1_classification_shift_needs_the_class():
    """L08-48: Puppy Shift goes on Rolly, not on another Thunderbolt, who is no Puppy."""
    game = board(you={"hand": [THUNDERBOLT], "ink": 3, "play": [ROLLY, THUNDERBOLT]})

    assert onto(game, "thunderbolt-wonder-dog") == [["rolly-hungry-pup"]]
    verdict = game.play(THUNDERBOLT, pay=f"shift onto {THUNDERBOLT}")
    assert verdict == Illegal("no_base", "8.10.8.1")


def test_8_10_8_2_universal_shift_needs_a_character_of_ones_own():
    """L08-49: Baymax goes on any own character, on no item, location or opposing character."""
    game = board(
        you={"hand": [BAYMAX], "ink": 4, "play": [MICKEY, FLOUNDER, POTATO, HALL]},
        opponent={"play": [MINNIE]},
    )

    assert onto(game, "baymax-giant-robot") == [
        ["mickey-mouse-true-friend"],
        ["flounder-voice-of-reason"],
    ]
    assert game.play(BAYMAX, pay=f"shift onto {MINNIE}") == Illegal("no_base", "8.10.8.2")


def test_8_10_8_3_duo_shift_goes_on_one_character_of_each_name():
    """L08-50: with Mickey and Minnie it is free, and both lie under it in the order chosen."""
    game = board(you={"hand": [DUO], "play": [MICKEY, MINNIE]})

    verdict = game.play(DUO, pay=f"shift onto {BELOW}", order=[MINNIE, MICKEY])

    assert (verdict, game.under(DUO)) == (Legal(), [MINNIE, MICKEY])
    assert game.zone("you", "play") == [DUO]


@pytest.mark.parametrize(
    "play", [[MICKEY], [MICKEY, MICKEY], [DUO], [MICKEY, FLOUNDER]], ids=lambda play: len(play)
)
def test_8_10_8_3_one_character_or_one_name_is_too_little(play):
    """L08-50: no second card, or none of the other name: there is nothing to shift onto."""
    game = board(you={"hand": [DUO], "play": play})

    assert onto(game, "mickey-mouse-minnie-mouse-adventuring-duo") == []


def test_8_10_8_3_one_card_with_both_names_is_one_card():
    """L08-50: a Duo in play is Mickey and Minnie, and still one character."""
    game = board(you={"hand": [{DUO: {"as": "D2"}}], "play": [{DUO: {"as": "D1"}}]})

    assert game.play("D2", pay="shift onto D1") == Illegal("no_base", "8.10.8.3")


def test_8_10_8_3_a_card_with_both_names_stands_for_one_of_them():
    """L08-50: a Duo and a Minnie are one character for each name."""
    game = board(you={"hand": [{DUO: {"as": "D2"}}], "play": [{DUO: {"as": "D1"}}, MINNIE]})

    assert game.play("D2", pay=f"shift onto D1 + {MINNIE}", order=["D1", MINNIE]) == Legal()
    assert game.measure("zone_count", "under D2") == 2


@pytest.mark.parametrize(
    ("mickey", "minnie", "exerted", "drying"),
    [
        ({"exerted": "true"}, {"drying": "true"}, True, True),
        ({"exerted": "true"}, {}, True, False),
        ({}, {"drying": "true"}, False, True),
        ({}, {}, False, False),
    ],
)
def test_8_10_4_2_of_two_states_the_stricter_counts(mickey, minnie, exerted, drying):
    """L08-51: exerted if one of them is, drying if one of them is."""
    game = duo(mickey, minnie)

    assert [game.state(DUO)[key] for key in ("exerted", "drying")] == [exerted, drying]


def test_8_10_6_damage_on_one_of_two_stays():
    """L08-51: 1 damage on Minnie is on the stack; nothing about it is open."""
    game = duo({}, {"damage": 1})

    assert (game.damage(DUO), game.undecided()) == (1, [])


def test_8_10_6_damage_on_both_is_not_written_before_2_3_0():
    """L08-51: the rules of 2.2.0 don't say what becomes of damage on both."""
    game = duo({"damage": 1}, {"damage": 2})

    assert (game.damage(DUO), game.undecided()) == (3, ["8.10.6"])


def test_8_10_8_4_combo_shift_goes_on_one_or_on_both():
    """L08-52: beside Boo and another Buddies there are three ways."""
    alone = board(you={"hand": [BUDDIES], "ink": 4, "play": [BOO]})
    both = board(
        you={"hand": [{BUDDIES: {"as": "B2"}}], "ink": 4, "play": [{BUDDIES: {"as": "B1"}}, BOO]}
    )

    assert onto(alone, "sulley-boo-scare-buddies") == [["boo-energetic-child"]]
    assert onto(both, "sulley-boo-scare-buddies") == [
        ["sulley-boo-scare-buddies"],
        ["boo-energetic-child"],
        ["sulley-boo-scare-buddies", "boo-energetic-child"],
    ]


def test_8_10_8_4_a_character_of_neither_name_is_no_base():
    """L08-52: Flounder is neither Sulley nor Boo, alone or beside Boo."""
    game = board(you={"hand": [BUDDIES], "ink": 4, "play": [BOO, FLOUNDER]})

    assert game.play(BUDDIES, pay=f"shift onto {BOO} + {FLOUNDER}") == Illegal(
        "no_base", "8.10.8.4"
    )


def test_8_10_8_6_potato_shift_goes_on_an_item_named_potato():
    """L08-54: without a Potato there is no way; with one it takes 5 ink."""
    without = board(you={"hand": [POSEY], "ink": 5, "play": ["Lantern", POSEY]})
    with_one = board(you={"hand": [POSEY], "ink": 5, "play": [POTATO]})

    assert onto(without, "posey-vampire-potato") == []
    assert without.play(POSEY, pay="shift onto Lantern") == Illegal("no_base", "8.10.8.6")
    assert with_one.play(POSEY, pay=f"shift onto {POTATO}") == Legal()
    assert with_one.inkwell("you") == (0, 5)


def test_8_10_9_two_variants_in_one_ability_ask_for_both():
    """L08-55: Sun Yee needs a Red Panda, and returns at the end of the turn."""
    game = board(you={"hand": [SUN_YEE], "ink": 2, "play": [MING, FLOUNDER]})

    refused = game.play(SUN_YEE, pay=f"shift onto {FLOUNDER}")
    game.play(SUN_YEE, pay=f"shift onto {MING}")
    game.end_turn()
    game.resolve("Temporary Shift")

    assert refused == Illegal("no_base", "8.10.9")
    assert (game.zone("you", "hand"), sorted(game.zone("you", "play"))) == (
        [SUN_YEE],
        sorted([FLOUNDER, MING]),
    )


def test_8_10_9_a_namesake_without_the_class_is_no_base():
    """L08-55: the name alone is not asked for: another Sun Yee is a Red Panda and will do."""
    game = board(you={"hand": [SUN_YEE], "ink": 2, "play": [SUN_YEE]})

    assert onto(game, "sun-yee-red-panda-spirit") == [["sun-yee-red-panda-spirit"]]


def test_1_2_1_morph_takes_any_kind_of_shift():
    """Little Imitator is a base for Puppy, Universal and Potato Shift, and half a base for Duo."""
    game = board(you={"hand": [THUNDERBOLT, BAYMAX, POSEY, DUO], "ink": 9, "play": [MORPH, MICKEY]})

    assert onto(game, "thunderbolt-wonder-dog") == [["morph-little-imitator"]]
    assert onto(game, "posey-vampire-potato") == [["morph-little-imitator"]]
    assert onto(game, "mickey-mouse-minnie-mouse-adventuring-duo") == [
        ["morph-little-imitator", "mickey-mouse-true-friend"]
    ]


def test_1_2_1_space_goo_has_any_name_but_no_class():
    """Space Goo counts as having whatever name; a Puppy it is not."""
    game = board(you={"hand": [THUNDERBOLT, DUO], "ink": 9, "play": [GOO, MINNIE]})

    assert onto(game, "thunderbolt-wonder-dog") == []
    assert len(onto(game, "mickey-mouse-minnie-mouse-adventuring-duo")) == 1


def test_8_10_8_3_metamorphosis_asks_for_two_characters():
    """Out of the discard for free, the Duo goes on one character of each name."""
    game = board(
        you={"hand": [METAMORPHOSIS], "ink": 3, "discard": [DUO], "play": [MICKEY, MINNIE]}
    )

    game.play(
        METAMORPHOSIS, answers=[{"onto": MICKEY}, {"onto": MINNIE}, {"order": [MICKEY, MINNIE]}]
    )

    assert game.under(DUO) == [MICKEY, MINNIE]


def test_4_3_4_2_both_covered_cards_see_the_card_put_on_them():
    """Two watchers that are covered by one Shift both see it."""
    prince = "Prince John - Fraidy-Cat"
    game = board(you={"hand": [DUO], "play": [MICKEY, MINNIE]}, opponent={"play": [prince, prince]})

    game.play(DUO, pay=f"shift onto {BELOW}", order=[MICKEY, MINNIE])

    assert game.triggered("Help! Help!", "opponent") == 2
