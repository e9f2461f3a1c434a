"""The symbols' names, as a screen reader says them."""

import pytest

from courses.text import symbols


@pytest.mark.parametrize(
    ("letter", "english", "japanese"),
    [
        ("I", "ink", "インク"),
        ("E", "exert", "エグザート"),
        ("S", "strength", "攻撃力"),
        ("W", "willpower", "意志力"),
        ("L", "lore", "ロア"),
    ],
)
def test_a_symbol_is_named_in_the_readers_language(letter, english, japanese):
    """The name is translated, whatever language the page around it is in."""
    assert symbols.name(letter, "en") == english
    assert symbols.name(letter, "ja") == japanese
