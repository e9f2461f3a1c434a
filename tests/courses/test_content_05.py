"""Class 05 as shipped: what test_content.py doesn't say of every class."""

import pytest

from courses.text import tokens
from tests.courses.class_content import holds, read, right_options

CLASS = read("05")
LESSON = CLASS.data("lesson.yaml")
EXAMPLES = {example["id"]: example for example in LESSON["examples"]}
TAUGHT = (
    "1.9.6 4.2.1.1 4.2.1.2 4.2.1.3 4.2.3 4.2.3.1 4.2.3.2 5.1.1 5.1.2 5.1.2.7 5.1.3 6.1.14.2 6.7.7 "
    "7.1.1 7.1.2 7.1.2.1 7.1.3 7.1.3.1 7.1.4 7.1.5 7.1.6 7.2.2 7.2.3 7.2.3.1 7.3.2 7.3.3 7.3.4 "
    "7.4.2 7.4.2.1 7.4.3 7.5.1 7.5.2 7.5.3 7.5.4 7.5.5 7.5.6 7.6.2 7.6.3 7.7.1 8.4.2"
).split()


def test_the_class_has_ten_sections():
    """From the six zones to the card that doesn't belong in an inkwell."""
    assert len(LESSON["sections"]) == 10


def test_the_class_cites_every_clause_it_is_about():
    """Zones, states and the inkwell, and the three parts of the Tournament Rules on them."""
    cited = {clause for group in CLASS.data("citations.yaml").values() for clause in group}

    assert {*TAUGHT, "TR 5.1", "TR 5.4", "TR 5.5"} - cited == set()


def test_what_an_event_asks_for_is_cited_from_the_tournament_rules():
    """A reader can tell the event's duties from the rules of the game."""
    table = CLASS.data("citations.yaml")
    listed = tokens.citations(CLASS.en.by_key()["s8-list"].text)

    assert {clause for n in listed for clause in table[n]} == {"TR 5.4", "TR 5.5"}


@pytest.mark.parametrize(("example", "right"), [("ex1", "all"), ("ex2", "two"), ("ex3", "nobody")])
def test_the_engine_finds_the_answer_of_the_text(example: str, right: str):
    """The option that the answer explains is the one the rules give."""
    assert right_options("05", EXAMPLES[example]) == [right]


def test_example_3_hides_at_the_end_of_the_turn_what_it_showed_before():
    """TR 5.5: both players may look at the inked card until the turn ends."""
    text = CLASS.text("examples/ex3.yaml")
    looked = {"measure": "may_look", "of": "F1", "equals": ["you", "opponent"]}

    assert holds(text, looked | {"at": "after do 1"})
    assert not holds(text, looked | {"at": "end"})
