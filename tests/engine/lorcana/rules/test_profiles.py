"""Rule profiles: for each, a board that comes out otherwise than under the rules in force."""

from dataclasses import fields
from pathlib import Path

import pytest

from engine.lorcana import api, profiles
from engine.lorcana.profiles import PROFILES, Rules
from tests.engine.lorcana.rules.profile_boards import BOARDS, lilo_and_damage_reduced_to_nothing

MICKEY = "Mickey Mouse - True Friend"


@pytest.mark.parametrize(
    ("profile", "play", "right", "theirs"),
    BOARDS,
    ids=[f"{profile}-{play.__name__}" for profile, play, _, _ in BOARDS],
)
def test_a_thrown_switch_changes_the_outcome(profile, play, right, theirs):
    """The board comes out one way under 2.2.0 and the other way under the profile."""
    _, now = play("2.2.0")
    _, then = play(profile)

    assert (now, then) == (right, theirs)


@pytest.mark.parametrize(
    ("profile", "play"),
    [(profile, play) for profile, play, _, _ in BOARDS],
    ids=[f"{profile}-{play.__name__}" for profile, play, _, _ in BOARDS],
)
def test_the_right_run_reads_the_switch(profile, play):
    """Diagnosis finds the profile by the switches that the run under 2.2.0 read."""
    game, _ = play("2.2.0")

    assert PROFILES[profile].switches & game.switches()


def test_6_7_6_a_check_between_the_players_changes_what_is_there_as_the_second_is_asked():
    """Escape Plan: a character that dies of the first player's part is still there when asked."""
    scenario = api.read("""
        id: escape-plan
        players: [you, opponent]
        history: {into_discard: {you: 2}}
        board:
          you:
            hand: ["Escape Plan"]
            inkwell: {ready: 5}
            play:
              - {card: "Mickey Mouse - Amber Champion"}
              - {card: "Mickey Mouse - True Friend", damage: 4}
              - {card: "Flounder - Voice of Reason"}
          opponent:
            play:
              - {card: "Flounder - Voice of Reason"}
              - {card: "Stitch - New Dog"}
              - {card: "Donald Duck - Boisterous Fowl"}
        do:
          - {you: play, card: "Escape Plan"}
          - {you: answer, choose: ["Mickey Mouse - Amber Champion", "Flounder - Voice of Reason"]}
          - {opponent: answer, choose: ["Flounder - Voice of Reason", "Stitch - New Dog"]}
    """)
    asked = {"measure": "banished", "of": "you", "at": "when asked 3"}
    rules = PROFILES["check-between-players"].rules

    right, theirs = api.run(scenario), api.run(scenario, rules)

    assert (right.measure(asked), theirs.measure(asked)) == ([], [MICKEY])
    assert "check_between_players" in right.switches


def test_6_7_4_what_triggers_in_the_middle_of_an_action_waits_for_its_end():
    """Hydra, hit by the first sentence, strikes back after the second has drawn a card."""
    scenario = api.read("""
        id: storm-on-hydra
        players: [you, opponent]
        board:
          you:
            hand: ["Let the Storm Rage On"]
            inkwell: {ready: 3}
            play: [{card: "Stitch - Carefree Surfer"}]
          opponent:
            play: [{card: "Hydra - Deadly Serpent"}]
        do:
          - {you: play, card: "Let the Storm Rage On"}
          - {you: answer, choose: "Hydra - Deadly Serpent"}
          - {opponent: resolve, ability: "Watch the Teeth"}
    """)
    asked = {"measure": "drawn", "of": "you", "at": "when asked 3"}
    rules = PROFILES["triggers-interrupt"].rules

    right, theirs = api.run(scenario), api.run(scenario, rules)

    assert (right.measure(asked), theirs.measure(asked)) == (1, 0)
    assert theirs.measure({"measure": "drawn", "of": "you"}) == 1
    assert "triggers_wait" in right.switches


def test_7_7_4_an_open_bag_counts_as_read():
    """A run that ends with the bag open has read the switches that say whose turn it is."""
    scenario = api.read("""
        id: open-bag
        players: [you, opponent]
        board:
          you: {hand: ["Merlin - Goat"], inkwell: {ready: 4}}
          opponent: {play: [{card: "Prince John - Fraidy-Cat"}]}
        do:
          - {you: play, card: "Merlin - Goat"}
    """)

    result = api.run(scenario)

    assert (result.open_choice, "bag_order" in result.switches) == (None, True)


@pytest.mark.parametrize("profile", ["2.0.1", "1.x"])
def test_1_9_5_damage_reduced_to_zero_is_open_since_2_2_0_only(profile):
    """Whether damage cut to 0 uses up a shield is open now; earlier there was no such damage."""
    _, now = lilo_and_damage_reduced_to_nothing("2.2.0")
    _, then = lilo_and_damage_reduced_to_nothing(profile)

    assert (now, then) == (["1.9.5"], [])


def test_every_switch_is_thrown_by_a_profile():
    """No switch is left that no profile throws."""
    thrown = {name for profile in PROFILES.values() for name in profile.switches}

    assert thrown == {field.name for field in fields(Rules)}


def test_every_value_of_a_belief_differs_from_the_rules_in_force():
    """A misconception throws exactly one switch."""
    beliefs = [profile for profile in PROFILES.values() if profile.kind == "misconception"]

    assert {len(profile.switches) for profile in beliefs} == {1}


def test_every_switch_is_consulted_in_one_place():
    """What a version or a belief changes is one line of the rules."""
    engine = Path(profiles.__file__).parents[1]
    text = "\n".join(file.read_text("utf-8") for file in engine.rglob("*.py"))
    places = {field.name: text.count(f'switch("{field.name}")') for field in fields(Rules)}

    assert {name: n for name, n in places.items() if n != 1} == {}
