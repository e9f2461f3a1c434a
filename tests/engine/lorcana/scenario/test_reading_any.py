"""Whatever a file says, it is read or refused: an author never meets a traceback."""

import copy
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from engine.core.marked import Problem, marked
from engine.lorcana import api
from engine.lorcana.scenario.reading import read_one

FOLDER = Path(__file__).parents[3] / "cases"
CASES = [
    case
    for name in ("casebook", "lorcana")
    for case in yaml.load((FOLDER / f"{name}.yaml").read_text("utf-8"), yaml.BaseLoader)
]
WORDS = [
    "", "you", "opponent", "nobody", "none", "true", "on", "-1", "0", "3", "99", "end", "do 1",
    "after do 1", "when asked 9", "Flounder - Voice of Reason", "The Robot Queen", "Be Prepared",
    "Atlantica - Concert Hall", "you.hand", "under X", "sing with The Robot Queen", "free",
    "answer", "resolve", "quest", "all",
]  # fmt: skip
words = st.sampled_from(WORDS)
values = st.recursive(
    words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=4,
)


def places(value, path=()):
    """The path of every value inside a document."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value)
    if isinstance(value, dict | list):
        for key, item in items:
            yield from places(item, (*path, key))


def changed(document, path, value):
    """The document with one value replaced, or taken out where it is None."""
    new = copy.deepcopy(document)
    inside = new
    for key in path[:-1]:
        inside = inside[key]
    if value is None:
        del inside[path[-1]]
    else:
        inside[path[-1]] = value
    return new


@given(st.data())
def test_a_file_with_anything_in_any_place_is_read_or_refused(data):
    """One or two values of a handed case are replaced; what is accepted can be played."""
    document = data.draw(st.sampled_from(CASES))
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(list(places(document))))
        document = changed(document, path, data.draw(values | st.none()))

    scenario, problems = read_one(marked(document), "case.yaml")

    assert all(isinstance(fault, Problem) for fault in problems)
    if scenario is not None and not problems:
        assert api.run(scenario).digest


@pytest.mark.parametrize("document", [None, "word", ["list"], {}, {"board": None}])
def test_what_is_hardly_a_scenario_is_read_or_refused(document):
    """Nothing, a word, a list; an empty mapping is a game in which nothing happens."""
    scenario, problems = read_one(marked(document), "case.yaml")

    assert (scenario is None) == bool(problems)
