"""Exploring a tree: outcomes with shortest lines, order, the memo and the budget."""

import pytest

from engine.core.explore import Branch, TooManyLines, explore


class Tree:
    """A node of a tree written down: a value where play has ended, else branches by name."""

    visited = 0

    def __init__(self, content, name="", picks=False):
        self.content = content
        self.name = name
        self.picks = picks

    def outcome(self):
        """The values of a leaf."""
        return None if isinstance(self.content, dict) else (self.content,)

    def key(self):
        """Nodes of the same content are the same position."""
        return repr(self.content)

    def branches(self):
        """Every way on."""
        for name, content in self.content.items():
            yield Branch(name, (name,), Tree(content, name, self.picks))

    def is_pick(self):
        """Whether abilities are picked here."""
        return self.picks


class Endless(Tree):
    """A tree in which play never ends and never comes back."""

    def __init__(self, depth=0):
        super().__init__({"on": depth}, str(depth))
        self.depth = depth

    def branches(self):
        """Deeper."""
        yield Branch("on", ("on",), Endless(self.depth + 1))


def test_a_game_that_has_ended_is_its_own_outcome():
    """No line is needed to come there."""
    found = explore(Tree(5))

    assert found.outcomes == {(5,): ()}
    assert (found.order_mattered, found.positions) == (False, 0)


def test_each_outcome_has_a_shortest_line():
    """Of two ways to the same outcome the shorter is told."""
    found = explore(Tree({"a": {"b": {"c": 1}}, "d": {"e": 1, "f": 2}}))

    assert found.outcomes == {(1,): ("d", "e"), (2,): ("d", "f")}


def test_equal_positions_are_visited_once():
    """Two ways to one position cost one visit of what follows."""
    same = {"x": 1, "y": 2}
    found = explore(Tree({"a": same, "b": same}))

    assert found.positions == 2


def test_order_matters_where_two_picks_lead_to_different_outcomes():
    """Both abilities resolve either way; what comes out differs."""
    assert explore(Tree({"first": 0, "second": 2}, picks=True)).order_mattered


def test_order_does_not_matter_where_picks_lead_to_the_same():
    """Commuting abilities may be picked in any order."""
    assert not explore(Tree({"first": 2, "second": 2}, picks=True)).order_mattered


def test_a_choice_that_is_no_pick_is_not_about_order():
    """A "may" that changes the outcome is no matter of order."""
    assert not explore(Tree({"yes": 0, "no": 2})).order_mattered


def test_order_may_matter_below_the_first_pick():
    """It is looked for at every pick."""
    found = explore(Tree({"a": {"b": 0, "c": 1}, "d": {"b": 0, "c": 1}}, picks=True))

    assert found.order_mattered


def test_more_positions_than_the_budget_fail_loudly():
    """Nothing is concluded from a part of the tree."""
    with pytest.raises(TooManyLines) as raised:
        explore(Endless(), budget=50)

    assert raised.value.budget == 50
