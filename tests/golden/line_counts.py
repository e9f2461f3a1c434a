"""How far play branches on some boards, as perft counts guard a chess library.

`python -m tests.golden.line_counts` writes tests/golden/line_counts.txt anew: for each board the
positions visited, the outcomes, and all lines of play (ways that meet are counted apart). Read what
changed before committing it: a changed number is a choice that is offered now and was not, or the
other way round.
"""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path

from engine.lorcana import api
from engine.lorcana.profiles import PROFILES
from engine.lorcana.scenario.exploring import ScenarioNode, root
from engine.lorcana.scenario.model import Scenario
from tests.golden.counted import counted

FILE = Path(__file__).resolve().parent / "line_counts.txt"
HEAD = f"{'board':<28}{'positions':>10}{'outcomes':>10}{'lines':>14}  order"


def lines_from(node: ScenarioNode, known: dict[Hashable, int]) -> int:
    """In how many ways play can go on from here to an outcome."""
    if node.outcome() is not None:
        return 1
    key = node.key()
    if key not in known:
        known[key] = sum(lines_from(branch.node, known) for branch in node.branches())
    return known[key]


def row(name: str, scenario: Scenario) -> str:
    """Name, positions, outcomes, lines, and whether the order of abilities matters."""
    rules = PROFILES[scenario.profile].rules
    found = api.explore(scenario, rules)
    lines = lines_from(root(scenario, rules, scenario.measures), {})
    order = "matters" if found.order_mattered else "-"
    return f"{name:<28}{found.positions:>10}{len(found.outcomes):>10}{lines:>14}  {order}"


def table() -> str:
    """All rows under their head."""
    return "\n".join([HEAD, *(row(*item) for item in counted().items())]) + "\n"


def main() -> None:
    """Write the file anew."""
    FILE.write_text(table(), encoding="utf-8")


if __name__ == "__main__":
    main()
