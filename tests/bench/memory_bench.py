"""What a position costs: its memory, a clone, and starting up with all cards."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path
from random import Random

from engine.lorcana.actions import EndTurn
from engine.lorcana.driver import Table
from engine.lorcana.legal import legal_actions
from engine.lorcana.position import LorcanaPosition
from tests.bench.decks import Dice, deal

ROOT = Path(__file__).resolve().parents[2]
CLONES, GAMES = 20_000, 20
START_UPS = 9


def midgame(seed: int, actions: int = 60) -> LorcanaPosition:
    """A position after so many turn actions between two random players with 60-card decks."""
    random = Random(seed)
    table = Table(deal(random), oracle=Dice(random))
    for _ in range(actions):
        if table.settle().kind == "over":
            break
        # Ending the turn last lets the boards fill up as they do when people play.
        actions_open = legal_actions(table.position)
        rest = [action for action in actions_open if not isinstance(action, EndTurn)]
        table.attempt(random.choice(rest or actions_open))
    return table.position


def position_bytes() -> int:
    """Bytes of one position with 60-card decks that shares nothing with another one: the largest
    of some, read from JSON so that every record of it is its own."""
    sizes = []
    for seed in range(GAMES):
        written = midgame(seed).to_json()
        LorcanaPosition.from_json(written)
        tracemalloc.start()
        kept = LorcanaPosition.from_json(written)
        sizes.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        del kept
    return max(sizes)


def clone_bytes() -> int:
    """Bytes of one more clone, which shares its records: what exploring pays for a position."""
    position = midgame(0)
    tracemalloc.start()
    kept = [position.clone() for _ in range(100)]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size // len(kept)


def clone_microseconds() -> float:
    """Median processor time of a clone, in microseconds."""
    position = midgame(0)
    times = []
    for _ in range(7):
        start = time.process_time()
        for _ in range(CLONES):
            position.clone()
        times.append((time.process_time() - start) / CLONES * 1e6)
    return statistics.median(times)


def start_up_seconds() -> tuple[float, float]:
    """Median processor time until all cards can be played, and the interpreter's own part. From
    compiled modules, as everywhere but where PYTHONDONTWRITEBYTECODE is set."""
    with tempfile.TemporaryDirectory() as compiled:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": compiled}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        all_cards = _run("from engine.lorcana import api; api.cards()", environment)
        return all_cards, _run("", environment)


def _run(code: str, environment: dict[str, str]) -> float:
    command = [sys.executable, "-c", code]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    times = []
    for _ in range(START_UPS):
        before = os.times()
        subprocess.run(command, cwd=ROOT, env=environment, check=True)
        after = os.times()
        user = after.children_user - before.children_user
        times.append(user + after.children_system - before.children_system)
    return statistics.median(times)


def main() -> None:
    """Print the figures with their aims."""
    print("(f) two decks of 60 cards, in the middle of a game")
    print(f"    a position alone:    {position_bytes() / 1000:8.1f} kB   (aim < 60)")
    print(f"    a clone more:        {clone_bytes() / 1000:8.1f} kB")
    print(f"    cloning:             {clone_microseconds():8.1f} µs   (aim < 30)")
    seconds, bare = start_up_seconds()
    print(f"    start-up, all cards: {seconds:8.2f} s    (aim < 0.3; Python alone {bare:.2f})")


if __name__ == "__main__":
    main()
