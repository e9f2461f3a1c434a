"""YAML with lines, in which nothing is guessed."""

import pytest

from courses.content_files.marked_yaml import dump, read


def test_every_scalar_is_a_string():
    """A clause 8.10 isn't 8.1, `on` isn't true, an empty value is None."""
    marked = read("a: 8.10\nb: on\nc: 2026-10-16\nd:\ne: '~'\nf: ~\n", "x.yaml")
    assert marked.data == {
        "a": "8.10",
        "b": "on",
        "c": "2026-10-16",
        "d": None,
        "e": "~",
        "f": None,
    }


def test_every_value_knows_its_line():
    """A value without a place of its own has that of what is around it."""
    marked = read("a:\n  - b\n  - c: d\n", "x.yaml")
    assert (marked.line("a"), marked.line("a", 1, "c"), marked.line("a", 1, "z")) == (1, 3, 3)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: 1\na: 2\n", 2),
        ("a: [1\nb: 2\n", 2),
        ("a: b: c\n", 1),
        ("a: 1\nb: &b [*b]\n", 2),
        ("a: 1\nb: x\0y\n", 2),
        ("a: 1\n? [b]\n: 1\n", 2),
    ],
)
def test_faults_are_problems_with_lines(text, line):
    """Double keys and broken syntax are reported, never raised."""
    [problem] = read(text, "x.yaml").problems
    assert (problem.path, problem.line) == ("x.yaml", line)


def test_what_is_dumped_reads_back():
    """Strings that look like something else, long ones, and ones with line ends."""
    data = {
        "a": "8.10",
        "b": "on",
        "c": ["~", "null", "", "x: y", "# no", "「オハナ」", "1\n2"],
        "d": "long " * 60,
        "e": {"f": "2026-10-16"},
    }
    assert read(dump(data), "x.yaml").data == data
