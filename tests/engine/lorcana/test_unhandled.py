"""A card with a word that nothing carries out is refused, not played as if it had no such word."""

from dataclasses import dataclass

import pytest

from engine.cli.words import problem_lines
from engine.core.marked import Problems
from engine.lorcana import api, cards, values
from engine.lorcana import vocabulary as v
from engine.lorcana.card import card
from engine.lorcana.cards.index import plain
from engine.lorcana.unhandled import unhandled

NAME = "Yzma - Weather Maker"


@dataclass(frozen=True)
class TurnBackTime:
    """A word of which only this test has heard."""


NEW_WORD = v.OnResolve((TurnBackTime(),))
NEW_KEYWORD = v.Keyword("moonwalk")


@pytest.fixture
def declared(monkeypatch):
    """Declares a card with these abilities for the length of the test; gives its key."""

    def declare(*abilities):
        new = card(NAME, None, "character", 3, *abilities, ink="amber", stats=(2, 3, 1))
        for known in (cards.CARDS, values.CARDS):
            monkeypatch.setitem(known, new.key, new)
        monkeypatch.setitem(cards.NAMES, plain(NAME), new)
        unhandled.cache_clear()
        return new.key

    yield declare
    unhandled.cache_clear()


@pytest.mark.parametrize(
    ("ability", "word"),
    [(NEW_WORD, "TurnBackTime"), (NEW_KEYWORD, "moonwalk")],
    ids=["word", "keyword"],
)
def test_a_word_nothing_carries_out_is_refused_with_card_word_file_and_line(
    declared, ability, word
):
    """One fault for the card, at the line that names it first; a player reads the same."""
    declared(ability)
    text = f"""\
board:
  you:
    play:
      - "Lantern"
      - "{NAME}"
    hand: ["{NAME}"]
"""

    with pytest.raises(Problems) as raised:
        api.read(text, "storm.yaml")

    (fault,) = raised.value.problems
    assert (fault.where, fault.line, fault.code) == ("storm.yaml", 5, "not_implemented")
    assert dict(fault.params) == {"card": NAME, "word": word}
    assert problem_lines([fault], "en") == [
        f"storm.yaml:5: {NAME} uses a word the engine can't carry out yet: {word}."
    ]


def test_every_word_of_a_card_that_is_missing_is_told(declared):
    """Two words are two faults."""
    key = declared(NEW_WORD, NEW_KEYWORD, v.Keyword("rush"))

    assert unhandled(key) == ("TurnBackTime", "moonwalk")


def test_the_words_of_every_declared_card_are_carried_out():
    """No card of the engine is refused."""
    assert {key: unhandled(key) for key in cards.CARDS if unhandled(key)} == {}
