"""Exploring scenarios: what is fixed, what branches, and how it grows."""

import pytest

from engine.lorcana import api
from engine.lorcana.scenario.measures import empty_tally, value
from engine.lorcana.scenario.model import Measure
from engine.lorcana.scenario.script import Moment, Script
from tests.architecture.source import ROOT
from tests.engine.random_play import Anything

OHANA = """\
board:
  you:
    play:
      - {card: "Mickey Mouse - True Friend", damage: 1}
      - "Flounder - Voice of Reason"
      - "The Robot Queen"
    hand: ["Stitch - Carefree Surfer"]
    inkwell: {ready: 8}
do:
  - {you: play, card: "Stitch - Carefree Surfer"}
answers:
  - {you: answer, to: any, may: "yes"}
  - {you: answer, to: "Major Malfunction", choose: "Mickey Mouse - True Friend"}
measure:
  - {measure: drawn, of: you}
"""


def explore(text, **more):
    """The exploration of a scenario."""
    return api.explore(api.read(text), **more)


def picks(outcome):
    """The abilities in the order of an outcome's line."""
    return [taken.labels[0] for taken in outcome.line if taken.kind == "resolve"]


def test_6_2_4_the_order_of_two_abilities_decides_between_two_cards_and_none():
    """The robot first leaves Ohana one other character."""
    found = explore(OHANA)

    assert {outcome.values: picks(outcome) for outcome in found.outcomes} == {
        (0,): ["Major Malfunction", "Ohana"],
        (2,): ["Ohana", "Major Malfunction"],
    }
    assert found.order_mattered


def test_what_the_script_fixes_does_not_branch():
    """With the order in the script one outcome is left, and no order to matter."""
    text = OHANA.replace("answers:", "  - {you: resolve, ability: Ohana}\nanswers:")
    found = explore(text)

    assert [outcome.values for outcome in found.outcomes] == [(2,)]
    assert not found.order_mattered


def test_what_no_answer_fixes_branches():
    """Without the target every character may take the damage, and "may" goes both ways."""
    text = OHANA[: OHANA.index("answers:")] + "measure:\n  - {measure: banished, of: you}\n"
    found = explore(text)

    assert {outcome.values for outcome in found.outcomes} == {
        ((),),
        (("The Robot Queen",),),
        (("Flounder - Voice of Reason", "The Robot Queen"),),
        (("Mickey Mouse - True Friend", "The Robot Queen"),),
    }


def test_the_rules_explored_may_be_a_wrong_belief():
    """Who tests the "if" only as it triggers draws two in either order."""
    rules = api.PROFILES["if-only-at-trigger"].rules
    found = explore(OHANA, rules=rules)

    assert [outcome.values for outcome in found.outcomes] == [(2,)]


def test_other_measures_make_other_outcomes():
    """Nobody's lore changes: one outcome, whatever the order."""
    found = explore(OHANA, measures=(Measure("lore", "you"),))

    assert [outcome.values for outcome in found.outcomes] == [(0,)]
    assert not found.order_mattered


def test_exploring_twice_gives_the_same():
    """Outcomes, lines and the number of positions."""
    assert explore(OHANA) == explore(OHANA)


def test_a_budget_that_does_not_reach_fails():
    """Never an answer from a part."""
    with pytest.raises(api.TooManyLines):
        explore(OHANA, budget=2)


def test_every_line_of_play_leads_to_its_outcome():
    """The line, written into the script, gives the values it was found with."""
    for outcome in explore(OHANA).outcomes:
        entries = "".join(
            f'  - {{you: resolve, ability: "{ability}"}}\n' for ability in picks(outcome)
        )
        result = api.run(api.read(OHANA.replace("answers:", entries + "answers:")))

        assert (result.measure({"measure": "drawn", "of": "you"}),) == outcome.values


def test_turn_actions_branch_where_the_file_says_until_when():
    """Who may still quest with Flounder and challenge with nobody has none or one lore."""
    text = """\
board: {you: {play: ["Flounder - Voice of Reason"]}}
until: end of turn
measure: [{measure: lore, of: you}]
"""
    found = explore(text)

    assert {
        outcome.values: [(t.about, *t.labels) for t in outcome.line] for outcome in found.outcomes
    } == {
        (0,): [("end_turn",)],
        (1,): [("quest", "flounder-voice-of-reason"), ("end_turn",)],
    }


def test_without_until_nothing_is_done_after_the_script():
    """The turn is not played on."""
    text = """\
board: {you: {play: ["Flounder - Voice of Reason"]}}
measure: [{measure: lore, of: you}]
"""
    found = explore(text)

    assert [(outcome.values, outcome.line) for outcome in found.outcomes] == [((0,), ())]


def test_a_best_turn_is_found():
    """The Broom quests before its card pays for the cobra's lore."""
    text = (ROOT / "docs/examples/best-turn.yaml").read_text("utf-8")
    best = max(explore(text).outcomes, key=lambda outcome: outcome.values)

    assert best.values == (4,)
    assert best.line[0].labels == ("magic-broom-illuminary-keeper",)


MANY = """\
board:
  you:
    play:
      - {card: "Mickey Mouse - True Friend", damage: 1}
      - "Flounder - Voice of Reason"
      - "The Robot Queen"
      - "Magic Broom - Illuminary Keeper"
    hand: ["Stitch - Carefree Surfer", "Flounder - Voice of Reason"]
    inkwell: {ready: 9}
do:
  - {you: play, card: "Stitch - Carefree Surfer"}
measure:
  - {measure: drawn, of: you}
  - {measure: discarded, of: you}
  - {measure: banished, of: you}
  - {measure: zone_count, of: you.hand}
"""


def test_play_by_chance_never_comes_to_what_exploring_missed():
    """Random ways through three abilities meet the outcomes that were found, and no others."""
    scenario = api.read(MANY)
    outcomes = {outcome.values for outcome in api.explore(scenario).outcomes}

    met = {by_chance(scenario, seed) for seed in range(300)}

    assert met == outcomes


def by_chance(scenario, seed):
    """What the scenario measures after its one action, every choice made by chance."""
    script = Script(scenario, api.PROFILES["2.2.0"].rules, None, moments=False)
    table = script.table
    table.position.tally = empty_tally(2)
    table.oracle = Anything(seed)
    table.attempt(script.action(scenario.do[0]))
    table.settle()
    moment = Moment(table.position, None)
    values = (value(script, measure, moment) for measure in scenario.measures)
    return tuple(tuple(found) if isinstance(found, list) else found for found in values)
