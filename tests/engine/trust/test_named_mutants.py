"""Every point that suits a computed question has a fault of its own that its test notices."""

import ast
from functools import cache
from pathlib import Path

import pytest
import yaml

from engine import lorcana
from engine.lorcana.profiles import PROFILES
from tests.engine.trust.mutation.mutants import ROOT
from tests.engine.trust.mutation.named import changed, copy_to, put_in, run, table

POINTS = Path(lorcana.__path__[0]) / "points.yaml"
MUTANTS = table()
every_mutant = pytest.mark.parametrize(
    "mutant", MUTANTS, ids=lambda mutant: f"{mutant.point} {mutant.name}"
)


@cache
def docstrings(file):
    """What each test of a file says it shows."""
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    return {
        node.name: ast.get_docstring(node) or ""
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
    }


def test_every_starred_point_has_a_switch_or_a_mutant():
    """Every ★ point, and nothing that is none."""
    points = yaml.safe_load(POINTS.read_text("utf-8"))

    assert {mutant.point for mutant in MUTANTS} == {p["id"] for p in points if p.get("star")}


def test_a_switch_is_that_of_a_wrong_belief():
    """What is thrown is a misconception, not another version of the rules."""
    switches = {mutant.switch for mutant in MUTANTS} - {""}

    assert {PROFILES[name].kind for name in switches} == {"misconception"}


@every_mutant
def test_a_mutant_can_be_put_in(mutant):
    """The snippet stands in its file exactly once, and the file with the fault compiles."""
    assert compile(changed(mutant), mutant.path, "exec")


@every_mutant
def test_its_test_is_one_of_the_point(mutant):
    """The test is there, and its docstring names the point."""
    file, _, name = mutant.node.partition("::")

    assert mutant.point in docstrings(file)[name]


@pytest.fixture(scope="module")
def sound(tmp_path_factory):
    """A copy of the engine without a fault, on which all of the tests pass."""
    root = copy_to(tmp_path_factory.mktemp("copy"))
    result = run(root, *sorted({mutant.node for mutant in MUTANTS}))
    assert result.returncode == 0, result.stdout + result.stderr
    return root


@pytest.mark.nightly
@every_mutant
def test_the_test_notices_the_fault(mutant, sound):
    """With the fault in the copy the test fails (1); it is not that nothing could be run."""
    with put_in(mutant, sound):
        result = run(sound, mutant.node)

    assert result.returncode == 1, result.stdout + result.stderr
