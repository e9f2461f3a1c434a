"""Boards of worked examples are checked with the content."""

from courses.checks.content import problems
from courses.content_files.library import read
from tests.courses.content_files.small_class import write


def test_a_faulty_board_of_an_example_is_told_with_its_lines(tmp_path):
    """A misspelt key, and a file that is no YAML; the good one is not mentioned."""
    base = write(tmp_path)
    examples = base / "lorcana" / "99" / "examples"
    examples.mkdir()
    (examples / "good.yaml").write_text("board: {you: {lore: 1}}\n")
    (examples / "odd.yaml").write_text("id: odd\nbord: {}\n")
    (examples / "torn.yaml").write_text("id: torn\nboard: [\n")

    faults, _notices = problems(read([base]))

    told = [(f.path.rpartition("/")[2], f.line) for f in faults if "examples/" in f.path]
    assert told == [("odd.yaml", 2), ("torn.yaml", 3)]
