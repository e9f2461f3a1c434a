"""Triggered abilities among the kinds of ability, and when they trigger (6.1.1, 6.2, 6.1.13)."""

import re

from engine.core.choice import Illegal
from engine.lorcana import vocabulary as v
from engine.lorcana.cards import CARDS, find
from engine.lorcana.text import card_text
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
STITCH = "Stitch - Carefree Surfer"
NEW_DOG = "Stitch - New Dog"
JAFAR = "Jafar - Striking Illusionist"
OPENING = re.compile(
    r"(?:^|[,;] |\. )(When|Whenever|The first time|The second time|The next time"
    r"|At the start of|At the end of) ",
    re.IGNORECASE,
)


def texts(card, kind):
    """The English texts of a card's abilities of that kind."""
    abilities = [a for a in card.abilities if not isinstance(a, v.Keyword)]
    rendered = [text for text in card_text(card, "en") if text.name]
    names = {ability.name.en for ability in abilities if isinstance(ability, kind)}
    return [text.text for text in rendered if text.name in names]


def test_6_2_2_every_triggered_ability_opens_with_its_trigger_word():
    """L03-07: the text of each triggered ability shows one of the opening words."""
    without = [
        (card.full_name, text)
        for card in CARDS.values()
        for text in texts(card, v.Triggered)
        if not OPENING.search(text)
    ]

    assert without == []


def test_6_2_2_no_other_ability_opens_with_a_trigger_word():
    """L03-07: activated and static abilities don't begin with an opening word."""
    wrong = [
        (card.full_name, text)
        for card in CARDS.values()
        for text in texts(card, (v.Activated, v.Static))
        if OPENING.match(text)
    ]

    assert wrong == []


def test_6_2_2_condition_first_then_the_effect():
    """L03-08: of Ohana, "when you play this character" is the condition; the if comes after it."""
    (ohana,) = texts(find(STITCH), v.Triggered)

    assert ohana.startswith("When you play this character, if ")


def test_6_1_1_1_a_card_has_abilities_of_several_kinds():
    """L03-11: Pie Slinger has a keyword, a triggered and a static ability."""
    kinds = [type(ability).__name__ for ability in find("Donald Duck - Pie Slinger").abilities]

    assert kinds == ["Keyword", "Triggered", "Static"]


def test_6_2_1_an_ability_triggers_once_each_time_its_condition_is_met():
    """L03-06: three quests under Steal from the Rich add three abilities."""
    game = board(
        you={"hand": ["Steal from the Rich"], "ink": 5, "play": [FLOUNDER, MICKEY, STITCH]},
        opponent={"lore": 5},
    )

    game.play("Steal from the Rich")
    for name in (FLOUNDER, MICKEY, STITCH):
        game.quest(name)
        game.resolve("Steal from the Rich")

    assert (game.triggered("Steal from the Rich"), game.lore("opponent")) == (3, 2)


def test_6_2_3_a_condition_that_is_not_met_adds_nothing():
    """Playing an item is not playing a character: the Robot Queen stays silent."""
    game = board(you={"hand": ["Pawpsicle"], "ink": 2, "play": ["The Robot Queen"]})

    game.play("Pawpsicle")

    assert game.bag() == [("Jumbo Pop", "you")]


def test_4_3_4_1_when_you_play_this_character_is_met_as_it_enters():
    """A character's own ability is in the bag exactly once after it was played."""
    elsa = "Elsa - Spirit of Winter"
    game = board(you={"hand": [elsa], "ink": 8})

    game.play(elsa)

    assert game.bag() == [("Deep Freeze", "you")]


def test_6_2_5_one_trigger_with_two_effects_is_one_entry():
    """It's an ability of two sentences, but triggers once."""
    game = board(
        you={"hand": ["Madam Mim - Elephant"], "ink": 4, "play": [FLOUNDER]},
    )

    game.play("Madam Mim - Elephant")

    assert game.triggered("A Little Game") == 1


def test_6_2_6_two_trigger_conditions_work_independently():
    """Merlin's ability triggers as he is played and again as he leaves play."""
    goat = "Merlin - Goat"
    game = board(you={"hand": [goat, "Dragon Fire"], "ink": 9})

    game.play(goat)
    game.resolve("Here I Come!")
    game.play("Dragon Fire")
    game.resolve("Here I Come!")

    assert (game.triggered("Here I Come!"), game.lore("you")) == (2, 2)


def test_6_1_6_other_excludes_the_card_itself():
    """Ohana counts other characters only; Stitch himself is not one of the two."""
    game = board(you={"hand": [STITCH], "ink": 7, "play": [FLOUNDER]})

    game.play(STITCH)
    game.resolve("Ohana")

    assert game.drawn("you") == 0


def test_5_1_1_5_a_stack_counts_as_one_character():
    """A character with two cards under it is one other character for Ohana."""
    rock_star = {"Stitch - Rock Star": {"under": [NEW_DOG, NEW_DOG]}}
    game = board(you={"hand": [STITCH], "ink": 7, "play": [rock_star]})

    game.play(STITCH)
    game.resolve("Ohana")

    assert game.drawn("you") == 0


def test_1_12_2_drawing_two_cards_is_two_events():
    """Jafar, exerted, sees each of two cards drawn: two abilities, two lore."""
    game = board(
        you={
            "hand": ["Friends on the Other Side"],
            "ink": 3,
            "play": [{JAFAR: {"exerted": "true"}}],
        }
    )

    game.play("Friends on the Other Side")
    game.resolve("Power Beyond Measure")
    game.resolve("Power Beyond Measure")

    assert (game.triggered("Power Beyond Measure"), game.lore("you")) == (2, 2)


def test_6_1_13_6_a_duration_that_does_not_hold_keeps_the_ability_out_of_the_bag():
    """Jafar is ready: drawing adds nothing, and the trace says why."""
    game = board(you={"hand": ["Friends on the Other Side"], "ink": 3, "play": [JAFAR]})

    game.play("Friends on the Other Side")

    assert game.bag() == []
    assert [near["why"] for near in game.told("not_triggered")] == ["while", "while"]


def test_6_1_13_1_during_your_turn_is_silent_in_the_opponents():
    """In the opponent's turn my exerted Jafar adds nothing for a card I draw."""
    game = board(
        active="opponent",
        you={"play": [{JAFAR: {"exerted": "true"}}]},
        opponent={"play": ["Donald Duck - Perfect Gentleman"]},
        before_turn=True,
    )

    game.start_turn()
    game.resolve("Allow Me", answers=[{"by": "opponent", "may": False}, {"by": "you", "may": True}])

    assert (game.drawn("you"), game.triggered("Power Beyond Measure")) == (1, 0)


def test_6_1_13_6_a_duration_is_not_tested_again_on_resolution():
    """Jafar is readied after the draw: the ability already in the bag gives its lore."""
    broom = "Magic Broom - Illuminary Keeper"
    game = board(
        you={
            "hand": ["Sven - Reindeer Steed"],
            "ink": 4,
            "play": [{JAFAR: {"exerted": "true"}}, broom],
        },
    )

    game.play("Sven - Reindeer Steed")
    game.resolve("Nice and Tidy", may=True)
    game.resolve("Reindeer Games", may=True, choose=JAFAR)
    game.resolve("Power Beyond Measure")

    assert (game.state(JAFAR)["exerted"], game.lore("you")) == (False, 1)


def test_6_1_13_2_once_per_turn_is_tested_as_the_ability_resolves():
    """The second song adds Command Performance again; it resolves without effect."""
    ariel = {"Ariel - Ethereal Voice": {"under": [FLOUNDER]}}
    game = board(you={"hand": ["Sudden Chill", "Sudden Chill"], "ink": 4, "play": [ariel]})

    drawn = []
    for _ in range(2):
        game.play("Sudden Chill")
        game.resolve("Command Performance", **({"may": True} if not drawn else {}))
        drawn.append(game.drawn("you"))

    assert (drawn, game.triggered("Command Performance")) == ([1, 1], 2)


def test_6_1_13_2_declined_it_has_not_been_used():
    """Who declined the first time may still draw for the second song."""
    ariel = {"Ariel - Ethereal Voice": {"under": [FLOUNDER]}}
    game = board(you={"hand": ["Sudden Chill", "Sudden Chill"], "ink": 4, "play": [ariel]})

    game.play("Sudden Chill")
    game.resolve("Command Performance", may=False)
    game.play("Sudden Chill")
    game.resolve("Command Performance", may=True)

    assert game.drawn("you") == 1


def test_6_1_13_2_two_copies_count_for_themselves():
    """Two Ariels draw one card each for the same song."""
    ariel = {"Ariel - Ethereal Voice": {"under": [FLOUNDER]}}
    game = board(you={"hand": ["Sudden Chill"], "ink": 2, "play": [ariel, ariel]})

    game.play("Sudden Chill")
    game.resolve("Command Performance", may=True)
    game.resolve("Command Performance", may=True)

    assert game.drawn("you") == 2


def test_7_7_4_2_an_ability_that_does_not_wait_cannot_be_resolved():
    """Nothing waits: there is nothing to resolve."""
    game = board(you={"play": [FLOUNDER]})

    assert game.resolve("Ohana") == Illegal("bag", "7.7.4.1")
