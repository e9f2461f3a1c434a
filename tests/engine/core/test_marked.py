"""YAML with line marks: text stays text, every value knows its line, all faults at once."""

import pytest

from engine.core.marked import Items, Mapping, Problems, Text, marked, problem, read

FILE = """\
clause: 8.10
answer: on
number: 007
none: ~
list:
  - first
  - {a: 1, b: yes}
"""


def test_scalars_stay_as_they_were_written():
    """Clause 8.10 never becomes 8.1, `on` never true, 007 never 7."""
    value = read(FILE, "file.yaml")

    assert value["clause"] == "8.10"
    assert value["answer"] == "on"
    assert value["number"] == "007"
    assert value["none"] == "~"
    assert value["list"] == ["first", {"a": "1", "b": "yes"}]


def test_every_value_and_key_knows_its_line():
    """A fault can point to where it is."""
    value = read(FILE, "file.yaml")

    assert (value.line, value["clause"].line, value["list"].line) == (1, 1, 6)
    assert value["list"][1].line == 7
    assert value["list"][1]["b"].line == 7
    assert value.lines["list"] == 5


def test_keys_that_stand_twice_are_all_told():
    """Both faults come at once, each with its line."""
    with pytest.raises(Problems) as raised:
        read("a: 1\na: 2\nb:\n  c: 1\n  c: 2\n", "file.yaml")

    told = [(fault.line, fault.code, fault.params) for fault in raised.value.problems]
    assert told == [(2, "double_key", (("key", "a"),)), (5, "double_key", (("key", "c"),))]


def test_what_is_no_yaml_is_a_problem_with_its_line():
    """The parser's complaint is passed on, not raised through."""
    with pytest.raises(Problems) as raised:
        read("a: 1\nb: [1, 2\n", "file.yaml")

    (fault,) = raised.value.problems
    assert (fault.where, fault.line, fault.code) == ("file.yaml", 3, "bad_yaml")


LAUGHS = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{last}'] * 9)}]\n"
    for last, name in zip("abcdefgh", "bcdefghi", strict=True)
)


@pytest.mark.parametrize(
    "text",
    ["a: &a [*a]", "&a {b: *a}", "a: " + "[" * 700 + "]" * 700, "[" * 20_000, LAUGHS],
)
def test_a_text_that_stands_for_too_much_is_refused_at_once(text):
    """Aliases can make a value that holds itself, or a short text that means millions."""
    with pytest.raises(Problems) as raised:
        read(text, "file.yaml")

    (fault,) = raised.value.problems
    assert fault.code == "bad_yaml"
    assert fault.line >= 1


def test_a_character_that_no_text_has_is_told_with_its_line():
    """A NUL is no YAML."""
    with pytest.raises(Problems) as raised:
        read("a: 1\nb: x\0y\n", "file.yaml")

    assert raised.value.problems == [
        ("file.yaml", 2, "bad_yaml", (("says", "the character U+0000"),))
    ]


def test_a_key_is_a_word():
    """A list or a mapping in its place is told, at its line."""
    with pytest.raises(Problems) as raised:
        read("a: 1\n? [b, c]\n: 1\n? {d: e}\n: 1\n", "file.yaml")

    told = [(fault.line, fault.code) for fault in raised.value.problems]
    assert told == [(2, "not_text"), (4, "not_text")]


def test_an_empty_file_is_nothing():
    """No document, no value."""
    assert read("", "file.yaml") is None


def test_a_problem_shows_file_line_code_and_facts():
    """Its plain form can be searched for."""
    value = read("a: x", "file.yaml")
    fault = problem("file.yaml", value["a"], "unknown_key", key="a", nearest="b")

    assert str(fault) == "file.yaml:1: unknown_key (key=a, nearest=b)"


def test_plain_data_is_marked_as_a_file_would_be():
    """Numbers and truth values become the text a file has for them."""
    value = marked({"a": [1, True, None], "b": {"c": "d"}})

    assert value == {"a": ["1", "true", None], "b": {"c": "d"}}
    assert isinstance(value, Mapping)
    assert isinstance(value["a"], Items)
    assert isinstance(value["a"][0], Text)
    assert value["b"].lines == {"c": 0}
