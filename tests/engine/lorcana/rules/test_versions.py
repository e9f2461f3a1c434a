"""Older versions: every switch that one throws changes what happens on a board."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from engine.core.marked import read
from engine.lorcana import api
from engine.lorcana.profiles import CURRENT, PROFILES
from engine.lorcana.scenario.checking import check
from engine.lorcana.scenario.reading import read_one
from engine.testing import board
from tests.engine.lorcana.rules.version_boards import BOARDS

VERSIONS = [profile for profile in PROFILES.values() if profile.kind == "version"]
THROWN = [(profile.name, switch) for profile in VERSIONS for switch in sorted(profile.switches)]


def came_out(play, rules):
    """What the board compares; some give the game besides."""
    found = play(rules)
    return found[1] if isinstance(found, tuple) else found


@pytest.mark.parametrize(("version", "switch"), THROWN)
def test_a_switch_of_an_older_version_changes_a_board(version, switch):
    """Thrown alone, the switch makes the board come out as the older version has it."""
    play, now, then = BOARDS[switch]
    alone = replace(CURRENT, **{switch: getattr(PROFILES[version].rules, switch)})

    assert (came_out(play, CURRENT), came_out(play, alone)) == (now, then)


def test_the_versions_are_those_of_the_difference_table():
    """2.2.0 is the one of record; each older version throws all that the next one throws."""
    names = [profile.name for profile in VERSIONS]
    thrown = [profile.switches for profile in VERSIONS]

    assert names == ["2.2.0", "2.1.0", "2.0.1", "1.x"]
    assert thrown[0] < thrown[1] < thrown[2] < thrown[3]


def test_every_board_is_for_a_switch_of_a_version():
    """No board is left that no version needs."""
    assert set(BOARDS) == {switch for _, switch in THROWN}


def test_1_x_a_free_song_may_still_be_sung():
    """Before 5 February 2026 the singer of a song played for free was exerted, and sang it."""
    ursula, song = "Ursula - Deceiver of All", "A Pirate's Life"
    game = board(
        profile="1.x", you={"hand": [song], "play": [ursula, {"Ariel - Spectacular Singer": {}}]}
    )

    game.play(song, pay=f"sing with {ursula} + Ariel - Spectacular Singer")
    game.resolve("What a Deal", may=True)

    assert game.lore("you") == 4


@pytest.mark.parametrize(("first", "taken_later"), [("1", 0), ("2", 1)])
def test_1_x_the_affected_player_says_whether_resist_applies_first(first, taken_later):
    """With Resist first, 2 damage comes to 0 and leaves the shield for the 3 of Smash."""
    lilo = "Lilo - Bundled Up"
    game = board(
        profile="1.x", active="opponent", you={"play": [lilo, "Snow Fort", "Snow Fort"]},
        opponent={"hand": ["Fire the Cannons!", "Smash"], "ink": 4},
    )  # fmt: skip

    game.play("Fire the Cannons!", choose=lilo, mode=first)
    game.play("Smash", choose=lilo, **({"mode": "2"} if first == "1" else {}))

    assert game.state(lilo)["damage"] == taken_later


@cache
def noted():
    """The handed cases that say what an older version does otherwise, with that version."""
    found = {}
    for file in sorted((Path(__file__).parents[3] / "cases").glob("*.yaml")):
        for document in read(file.read_text("utf-8"), file.name):
            for version in document.get("older", ()):
                found[f"{document['id']} {version}"] = read_one(document, file.name)[0]
    return found


@pytest.mark.parametrize("case", noted())
def test_what_a_case_notes_about_an_older_version_comes_out(case):
    """Under that version the case differs or is undecided; without Duo Shift C078 stays illegal."""
    scenario, version = noted()[case], case.split()[1]
    result = api.run(scenario, PROFILES[version].rules)
    differs = check(replace(scenario, profile=version)).status != "agrees"

    assert differs or result.undecided or case.startswith("C078")
