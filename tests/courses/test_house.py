"""The base template's own tags."""

import pytest

from courses.templatetags.house import with_language


@pytest.mark.parametrize(
    ("path", "other"),
    [
        ("/en/", "/ja/"),
        ("/en/classes/03/", "/ja/classes/03/"),
        ("/en/quiz/1/?page=2", "/ja/quiz/1/?page=2"),
        ("/", "/ja/"),
        ("/nowhere/", "/ja/"),
    ],
)
def test_the_other_language_is_the_same_path_with_the_other_prefix(path, other):
    """A path without a language has no counterpart but the home page."""
    assert with_language(path, "ja") == other
