"""Replays and line counts are those that were read and committed."""

import pytest

from tests.golden import line_counts, replays
from tests.golden.counted import counted, replayed


@pytest.mark.parametrize("name", replayed())
def test_a_replay_says_what_it_said(name):
    """After a change that is wanted: python -m tests.golden.replays, and read the diff."""
    assert replays.page(replayed()[name]) == replays.path(name).read_text("utf-8")


def test_no_replay_is_kept_of_a_case_that_is_gone():
    """Each file belongs to a case."""
    assert {file.stem for file in replays.FOLDER.glob("*.txt")} == set(replayed())


@pytest.mark.parametrize("name", counted())
def test_a_board_branches_as_it_did(name):
    """After a change that is wanted: python -m tests.golden.line_counts, and read the diff."""
    rows = line_counts.FILE.read_text("utf-8").splitlines()

    assert line_counts.row(name, counted()[name]) in rows
