"""The one function that says how far a translation is."""

import pytest

from courses.translation.state import Facts, State, state


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        (Facts(meaning=1), State.MISSING),
        (Facts(meaning=1, newest=1), State.DRAFT),
        (Facts(meaning=1, newest=1, reviewed="submitted"), State.IN_REVIEW),
        (Facts(meaning=1, newest=1, reviewed="returned"), State.DRAFT),
        (Facts(meaning=1, newest=1, reviewed="approved", confirmed=1), State.APPROVED),
        (Facts(meaning=2, newest=1, reviewed="approved", confirmed=1), State.STALE),
        (Facts(meaning=2, newest=4, reviewed="approved", confirmed=2), State.APPROVED),
        (Facts(meaning=1, newest=1, reviewed="approved", confirmed=3), State.APPROVED),
    ],
)
def test_state_follows_from_the_facts(facts, expected):
    """A change of meaning in the source makes an approved text stale; nothing else does."""
    assert state(facts) is expected
