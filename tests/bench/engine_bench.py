"""Speed of the engine: scenarios, whole games, exploring. Prints medians of processor time."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from random import Random

from engine.core.choice import Answer, Choice
from engine.core.trace import Trace
from engine.lorcana import api
from engine.lorcana.actions import Play
from engine.lorcana.driver import Table
from engine.lorcana.rules.payment import INK
from engine.lorcana.scenario.build import build
from engine.lorcana.scenario.model import Measure
from tests.bench.decks import commuting, random_game

STITCH = """
players: [you, opponent]
active: you
board:
  you:
    play: [{card: Flounder - Voice of Reason}, {card: Mickey Mouse - True Friend}]
    hand: [Stitch - Carefree Surfer]
    inkwell: {ready: 10}
"""


class Yes:
    """Answers every question with its first option (yes, to "may")."""

    def answer(self, choice: Choice, forced: Answer | None) -> Answer:
        """The forced answer, else the first."""
        return forced if forced is not None else next(choice.answers())


def median_seconds(run: Callable[[], object], runs: int = 7) -> float:
    """Median processor seconds of a run, after one warm-up: one core, whatever else runs."""
    run()
    times = []
    for _ in range(runs):
        start = time.process_time()
        run()
        times.append(time.process_time() - start)
    return statistics.median(times)


def play_stitch(scenario: api.Scenario, tracing: bool) -> None:
    """Build the board, play Stitch for 7 ink, let Ohana resolve and draw two."""
    position, _ = build(scenario)
    stitch = position.zones[0, "hand"][0]
    table = Table(position, oracle=Yes(), trace=Trace() if tracing else None)
    assert table.attempt(Play(0, stitch, INK))
    table.settle()
    assert len(table.position.zones[0, "hand"]) == 2


def scenarios(tracing: bool, count: int = 1000) -> float:
    """Scenarios per second."""
    scenario = api.read(STITCH)

    def run() -> None:
        for _ in range(count):
            play_stitch(scenario, tracing)

    return count / median_seconds(run)


def games(count: int = 20) -> tuple[float, float]:
    """Whole games and decisions per second, between two random players."""
    decisions = 0

    def run() -> None:
        nonlocal decisions
        decisions = sum(random_game(Random(seed)) for seed in range(count))

    seconds = median_seconds(run, runs=3)
    return count / seconds, decisions / seconds


def exploring(n: int, runs: int) -> tuple[float, int]:
    """Median seconds and positions visited for n commuting triggers."""
    scenario = api.read(commuting(n))
    measures = (Measure("lore", "you"),)
    found = api.explore(scenario, measures=measures)
    seconds = median_seconds(lambda: api.explore(scenario, measures=measures), runs)
    return seconds, found.positions


def main() -> None:
    """Print every figure with its aim."""
    print(f"(a) scenarios/s, trace off: {scenarios(False):8.0f}   (aim 5000)")
    print(f"    scenarios/s, trace on:  {scenarios(True):8.0f}   (aim 3000)")
    per_second, decisions = games()
    print(f"(b) random games/s:         {per_second:8.1f}   (aim 8)")
    print(f"    decisions/s:            {decisions:8.0f}   (aim 2000)")
    print("(c) exploring n commuting triggers of one player")
    for n in range(2, 15):
        seconds, positions = exploring(n, 3 if n < 12 else 1)
        print(f"    n = {n:2}: {seconds:8.3f} s, {positions:6} positions")


if __name__ == "__main__":
    main()
