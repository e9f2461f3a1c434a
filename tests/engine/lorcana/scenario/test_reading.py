"""Every fault of a scenario file has its code and its line."""

import pytest

from engine.core.marked import Problems
from engine.lorcana import api
from engine.lorcana.scenario.reading import read_each, read_file

PLAY = 'play: [{card: "Flounder - Voice of Reason", as: F}]'


def faults(text):
    """(line, code) of every problem."""
    with pytest.raises(Problems) as raised:
        read_file(text, "case.yaml")
    return [(fault.line, fault.code) for fault in raised.value.problems]


def side(line):
    """A board of which this is your side."""
    return f"board:\n  you:\n    {line}\n"


def script(*entries):
    """Flounder in play, and these entries."""
    return side(PLAY) + "do:\n" + "".join(f"  - {entry}\n" for entry in entries)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("bord: {}", [(1, "unknown_key")]),
        ("profile: 3.0", [(1, "unknown_profile")]),
        ("event: party", [(1, "unknown_event")]),
        ("players: [you]", [(1, "impossible")]),
        ("players: [a, b, c, d, e]", [(1, "impossible")]),
        ("players: [you, you]", [(1, "impossible")]),
        ("players: [a, b]\nactive: c", [(2, "unknown_player")]),
        ("turn: tomorrow", [(1, "bad_state")]),
        ("until: dawn", [(1, "bad_state")]),
        ("gradable: perhaps", [(1, "bad_state")]),
        ('clauses: ["8.10", "8.99"]', [(1, "unknown_clause")]),
        ("history: Simba went home.", [(1, "unknown_history")]),
        ("history: {inked: some}", [(1, "bad_number")]),
        ('history: {extra_inks: ["Belle"]}', [(1, "impossible")]),
        ("board:\n  nobody: {}", [(2, "unknown_key")]),
        ("board: []\ndo: {}", []),
        ("board: [you]\ndo: you", [(1, "not_a_mapping"), (2, "not_a_list")]),
    ],
)
def test_the_head_of_a_file(text, found):
    """Keys, profile, players, turn, clauses and history."""
    if found:
        assert faults(text) == found
    else:
        assert read_file(text, "case.yaml")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("lore: -1", "bad_number"),
        ("lore: 1000", "bad_number"),
        (f"lore: {'9' * 5000}", "bad_number"),
        ("deck: {size: 100000000}", "bad_number"),
        ("lore: 20", "winning_lore"),
        ('hand: ["Flounder - Voice of Raeson"]', "unknown_card"),
        ('hand: ["Grandma Wu - Wise Grandmother"]', "left_out"),
        ('hand: [{card: "Flounder - Voice of Reason", exerted: true}]', "impossible"),
        ('play: [{as: F}]', "missing_key"),
        ('play: ["Be Prepared"]', "impossible"),
        ('play: [{card: "Flounder - Voice of Reason", damage: 9}]', "lethal_damage"),
        ('play: [{card: "The Robot Queen", damage: 1}]', "impossible"),
        ('play: [{card: "The Robot Queen", drying: true}]', "impossible"),
        ('play: [{card: "Flounder - Voice of Reason", exerted: sideways}]', "bad_state"),
        ('play: [{card: "Flounder - Voice of Reason", at: "Atlantica - Concert Hall"}]',
         "impossible"),
        ('play: [{card: "Flounder - Voice of Reason", colour: red}]', "unknown_key"),
        ('deck: {size: 1, top: ["The Robot Queen", "The Robot Queen"]}', "impossible"),
        ('play: [{card: "Flounder - Voice of Reason", at: "The Robot Queen"}, "The Robot Queen"]',
         "impossible"),
        ("inkwell: {ready: 8, spent: 1}", "unknown_key"),
    ],
)  # fmt: skip
def test_a_side_of_the_board(line, code):
    """Cards, numbers, states and boards that can't be."""
    found = faults(side(line))

    assert [code for _line, code in found] == [code]
    assert found[0][0] in (2, 3)


def test_two_cards_of_one_name_in_the_file():
    """A name has to mean one card, on both sides of the board."""
    text = "board:\n  you: {PLAY}\n  opponent: {PLAY}\n".replace("PLAY", PLAY)

    assert faults(text) == [(3, "impossible")]


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ("{somebody: quest, card: F}", "unknown_player"),
        ("{you: queste, card: F}", "unknown_verb"),
        ("{you: quest}", "missing_key"),
        ("{you: quest, card: G}", "unknown_card"),
        ("{you: quest, card: F, pay: ink}", "unknown_key"),
        ("{you: challenge, card: F}", "missing_key"),
        ("{you: play, card: F, pay: gold}", "bad_state"),
        ('{you: play, card: F, pay: "shift onto G"}', "unknown_card"),
        ("{you: resolve, ability: Ohanna}", "unknown_ability"),
        ("{you: answer}", "one_answer"),
        ('{you: answer, may: "yes", choose: F}', "one_answer"),
        ("{you: answer, may: perhaps}", "bad_state"),
        ("{you: answer, enter: sideways}", "bad_state"),
        ("{you: answer, number: lots}", "bad_number"),
        ("{you: answer, chose: F}", "unknown_key"),
        ("{you: answer, choose: [F, G]}", "unknown_card"),
        ("quest", "not_a_mapping"),
    ],
)
def test_an_entry_of_the_script(entry, code):
    """Players, verbs, their keys, and every name they use."""
    found = faults(script("{you: quest, card: F}", entry))

    assert (6, code) in found
    assert {line for line, _code in found} == {6}


@pytest.mark.parametrize(
    ("measure", "code"),
    [
        ("{measure: lores, of: you}", "unknown_measure"),
        ("{measure: lore, of: her}", "unknown_player"),
        ("{measure: lore, of: you, at: later}", "unknown_moment"),
        ('{measure: lore, of: you, at: "after do 2"}', "unknown_moment"),
        ('{measure: legal, of: "do 0"}', "unknown_moment"),
        ("{measure: zone_count, of: you.graveyard}", "unknown_zone"),
        ("{measure: zone_count, of: her.hand}", "unknown_zone"),
        ("{measure: state, of: G}", "unknown_card"),
        ("{measure: state}", "missing_key"),
        ("{of: you}", "missing_key"),
        (f'{{measure: lore, of: you, at: "after do {"9" * 5000}"}}', "unknown_moment"),
        ("{measure: stat, of: F, stat: power}", "unknown_stat"),
        ("{measure: lore, of: you, was: 3}", "unknown_key"),
    ],
)
def test_a_measure(measure, code):
    """What is measured, of what, and when."""
    assert faults(script("{you: quest, card: F}") + f"measure:\n  - {measure}\n") == [(7, code)]


def test_an_expectation_needs_a_value_and_a_clause_there_is():
    """Both faults of one expectation are told."""
    text = script("{you: quest, card: F}") + (
        'expect:\n  - {measure: legal, of: "do 1", reason: drying, clause: "4.99"}\n'
    )

    assert sorted(faults(text)) == [(7, "missing_key"), (7, "unknown_clause")]


def test_problems_come_in_the_order_of_the_file():
    """However they were found."""
    text = "titel: x\n" + script("{you: queste, card: F}") + 'clauses: ["8.99"]\n'

    assert [line for line, _code in faults(text)] == [1, 6, 7]


def test_one_case_of_a_file_does_not_spoil_the_others():
    """Each is read by itself."""
    each = read_each("- {id: a, turn: never}\n- {id: b}\n", "case.yaml")

    assert [(name, scenario is None) for name, scenario, _ in each] == [("a", True), ("b", False)]


def test_a_scenario_is_one():
    """A list is a file of cases."""
    with pytest.raises(Problems) as raised:
        api.read("- {id: a}\n- {id: b}\n")

    assert [fault.code for fault in raised.value.problems] == ["one_scenario"]


def test_cards_go_by_either_language_or_by_key():
    """The three names mean one card."""
    names = ["Flounder - Voice of Reason", "flounder-voice-of-reason", "フランダー – 理性の声"]
    japanese = api.find_card(names[0]).full_name_ja
    text = side(f'hand: ["{names[0]}", "{names[1]}", "{japanese}"]')

    (scenario,) = read_file(text, "case.yaml")

    assert {spec.face for spec in scenario.board[0].hand} == {"flounder-voice-of-reason"}


def test_8_10_stays_8_10():
    """A clause is text, with or without quotation marks."""
    (scenario,) = read_file("clauses: [8.10]", "case.yaml")

    assert scenario.clauses == ("8.10",)
