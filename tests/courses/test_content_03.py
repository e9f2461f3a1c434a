"""Class 03 as shipped: what test_content.py doesn't say of every class."""

from collections import Counter

from engine.lorcana import api
from tests.courses.class_content import GAME, blocks, read

MISCONCEPTIONS = GAME.parents[2] / "quizzes" / "content" / "lorcana"
CLASS = read("03")


def test_the_class_has_eight_sections():
    """From what can't be interrupted to what was missed."""
    assert len(CLASS.data("lesson.yaml")["sections"]) == 8


def test_every_misconception_has_a_belief_and_a_rule_in_both_languages():
    """A wrong answer can be explained in the reader's language."""
    files = [blocks(MISCONCEPTIONS / f"misconceptions.{lang}.md") for lang in ("en", "ja")]
    parts = [[block.key.rsplit(".", 1) for block in file.blocks] for file in files]

    assert parts[0] == parts[1]
    assert Counter(part for _, part in parts[0]) == {
        "belief": len(parts[0]) // 2,
        "rule": len(parts[0]) // 2,
    }


def test_example_1_explores_to_none_and_two_by_order():
    """Ohana draws two or nothing, and the order of the two abilities decides it."""
    found = api.explore(api.read(CLASS.text("examples/ex1.yaml"), "ex1.yaml"))

    assert sorted(outcome.values for outcome in found.outcomes) == [(0,), (2,)]
    assert found.order_mattered
