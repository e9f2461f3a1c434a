"""Positions: cheap copies, canonical keys, JSON that loses nothing."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.codec import encode
from engine.core.position import insort
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.scenario.naming import one_card
from engine.lorcana.verbs import exert
from engine.testing import board
from tests.engine.random_play import tables

MICKEY = "Mickey Mouse - True Friend"
seeds = st.integers(0, 2**32)


def positions(seed):
    """Positions reached by twelve turn actions of random play."""
    return [table.position for table in tables(seed, 12)]


@given(seeds)
def test_json_gives_a_position_back_unchanged(seed):
    """Whatever play leads to goes through JSON text and comes back with the same parts and key."""
    for position in positions(seed):
        text = json.dumps(position.to_json())
        back = LorcanaPosition.from_json(json.loads(text))

        parts = {name: part for name, part in position.__dict__.items() if name != "law"}
        assert back.__dict__ == parts
        assert back.key() == position.key()


@given(seeds)
def test_a_clone_has_the_same_key_and_a_key_can_be_hashed(seed):
    """Equal positions are one entry of a memo."""
    for position in positions(seed):
        assert len({position.key(), position.clone().key()}) == 1


def test_a_clone_is_changed_alone():
    """Moving a card in the copy leaves the original as it was; the records are shared."""
    position = board(you={"play": [MICKEY]}).position
    before = position.key()
    copy = position.clone()
    card = one_card(copy, {}, MICKEY, "play")

    copy.things[card] = copy.things[card]._replace(marks=frozenset({"exerted"}))

    assert position.key() == before
    assert copy.key() != before
    assert all(
        copy.things[other] is position.things[other] for other in copy.things if other != card
    )


def test_a_clone_has_a_tally_of_its_own():
    """What the copy counts is not counted in the original."""
    position = board().position
    copy = position.clone()

    copy.tally["drawn"] = (3, 0)

    assert position.tally["drawn"] == (0, 0)


def test_the_order_of_arrival_leaves_no_mark_in_the_key():
    """Abilities that wait are kept in one order, however they came."""
    assert insort(insort((), "b"), "a") == insort(insort((), "a"), "b") == ("a", "b")


def test_the_order_of_a_hand_is_no_part_of_the_key_but_that_of_a_deck_is():
    """Only zones in which the order counts tell positions apart by it."""
    position = board(you={"hand": [MICKEY, "Flounder - Voice of Reason"]}).position
    hand, deck = position.clone(), position.clone()
    hand.zones[0, "hand"] = position.zones[0, "hand"][::-1]
    deck.zones[0, "deck"] = position.zones[0, "deck"][::-1]

    assert hand.key() == position.key()
    assert deck.key() != position.key()


def test_what_is_no_plain_data_cannot_be_encoded():
    """A closure or an object would not come back; it is refused."""
    with pytest.raises(TypeError):
        encode(lambda: None)
    with pytest.raises(TypeError):
        encode([exert])
