"""Every way a task can go, each once."""

from hypothesis import given
from hypothesis import strategies as st

from engine.core.branching import branches
from engine.core.choice import Choice, Option


def of(*keys, least=1, most=1):
    """A choice between options of these keys."""
    return Choice(0, "choose", tuple(Option(key) for key in keys), least, most)


def taken(run):
    """(answers of the branch, what it came to) of every branch."""
    return [([made.answer for made in line], result) for line, result in branches(run)]


def test_a_task_without_a_choice_has_one_way():
    """It is run once."""
    assert taken(lambda brancher: "done") == [([], "done")]


def test_every_pair_of_answers_is_one_branch():
    """The last open answer is advanced first."""

    def run(brancher):
        return brancher.free(of("a", "b")), brancher.free(of("c", "d"))

    assert [result for _, result in taken(run)] == [
        (("a",), ("c",)),
        (("a",), ("d",)),
        (("b",), ("c",)),
        (("b",), ("d",)),
    ]


def test_a_choice_may_depend_on_an_answer():
    """Only the branch in which it is asked has the second choice."""

    def run(brancher):
        first = brancher.free(of("stop", "go"))
        return brancher.free(of("left", "right")) if first == ("go",) else first

    assert taken(run) == [
        ([("stop",)], ("stop",)),
        ([("go",), ("left",)], ("left",)),
        ([("go",), ("right",)], ("right",)),
    ]


def test_a_choice_of_several_has_a_branch_for_each_set():
    """Up to two of three: seven ways."""
    ways = taken(lambda brancher: brancher.free(of("a", "b", "c", least=0, most=2)))

    assert len(ways) == 7


@given(st.lists(st.integers(1, 3), max_size=5))
def test_independent_choices_multiply(sizes):
    """As many branches as the product of the options, no two with the same answers."""

    def run(brancher):
        return tuple(brancher.free(of(*"abc"[:size])) for size in sizes)

    results = [result for _, result in taken(run)]
    product = 1
    for size in sizes:
        product *= size

    assert len(results) == len(set(results)) == product
