"""What forms send, and what is asked again."""

import pytest

from quizzes.kinds.base import Given, Unclear
from tests.quizzes import samples


def parsed(name: str, **fields):
    """The answer that these fields mean."""
    chosen, sim = samples.played(samples.ALL[name])
    data = {key: value if isinstance(value, list) else [value] for key, value in fields.items()}
    return chosen.ask.parse(Given(data), sim)


@pytest.mark.parametrize(
    ("name", "fields", "said"),
    [
        ("ohana", {"said": "２"}, {"number": 2, "typed": "２"}),
        ("choice", {"said": "nobody"}, {"options": ["nobody"]}),
        ("several", {"said": ["nobody", "opponent"]}, {"options": ["nobody", "opponent"]}),
        ("legal", {"said": "yes"}, {"legal": "yes", "reason": ""}),
        ("legal", {"said": "bag"}, {"legal": "no", "reason": "bag"}),
        ("who", {"said": "opponent"}, {"players": ["opponent"]}),
        ("possible", {"said": "never"}, {"when": "never"}),
        ("pay", {"said": "ink"}, {"way": "ink", "cards": []}),
        (
            "pay",
            {"said": "sing", "cards": "1"},
            {"way": "sing", "cards": ["Flounder - Voice of Reason"]},
        ),
    ],
)
def test_fields_become_an_answer(name, fields, said):
    """By kind."""
    assert parsed(name, **fields) == said


def test_places_become_an_order():
    """Each ability with its place, counted from 1."""
    chosen, sim = samples.played(samples.ORDER)
    first, second = chosen.ask.abilities(sim)
    said = parsed("order", **{"place-0": "2", "place-1": "1"})
    assert said == {"order": [list(second), list(first)]}


@pytest.mark.parametrize(
    ("name", "fields", "code"),
    [
        ("ohana", {}, "nothing"),
        ("ohana", {"said": "two"}, "no_number"),
        ("ohana", {"said": "1" * 41}, "too_long"),
        ("ohana", {"said": "1000"}, "too_big"),
        ("choice", {"said": "somebody"}, "nothing"),
        ("choice", {"said": ["nobody", "opponent"]}, "several"),
        ("order", {"place-0": "1"}, "nothing"),
        ("order", {"place-0": "1", "place-1": "1"}, "places_twice"),
        ("who", {"said": ["you", "nobody"]}, "several"),
        ("legal", {"said": "weather"}, "nothing"),
        ("board", {"card-0-zone": "play"}, "nothing"),
        ("pay", {"said": "ink", "cards": "0"}, "ink_and_cards"),
        ("pay", {"said": "sing"}, "no_cards"),
    ],
)
def test_what_is_no_answer_is_unclear(name, fields, code):
    """It names what is wrong."""
    said = parsed(name, **fields)
    assert isinstance(said, Unclear)
    assert said.code == code
