"""Numbers as keyboards give them (platform case 14)."""

import pytest

from quizzes.grading.typed import normalised, whole_number


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("3", 3),
        ("１２", 12),
        (" ３\u3000", 3),
        ("\u22123", -3),
        ("－５", -5),
        ("ー5", -5),
        ("–2", -2),
        ("+4", 4),
        ("1,000", 1000),
        ("0", 0),
    ],
)
def test_a_number_is_read_in_any_width_and_with_any_minus(typed, number):
    """Full width, an ideographic space, every kind of minus."""
    assert whole_number(typed) == number


@pytest.mark.parametrize("typed", ["", "three", "３枚", "1.5", "1e3", "--3", "٣x", "9" * 10])
def test_what_is_no_whole_number_is_none(typed):
    """It is asked again, never guessed."""
    assert whole_number(typed) is None


def test_half_width_kana_are_widened():
    """ｶｰﾄﾞ reads カード; its long vowel mark is no minus."""
    assert normalised(" ｶｰﾄﾞ ") == "カード"
