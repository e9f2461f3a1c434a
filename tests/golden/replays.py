"""Replays in English, every step with its clauses, as they come out now: to be read by people.

`python -m tests.golden.replays` writes tests/golden/replays/*.txt anew, and removes what no case
has any more. Read what changed (`git diff tests/golden`) before committing it: each changed line
is a rule that works otherwise than before, or says so in other words.
"""

from __future__ import annotations

from pathlib import Path

from engine.cli.run import replay_lines
from engine.lorcana import api
from engine.lorcana.profiles import PROFILES
from engine.lorcana.scenario.model import Scenario
from tests.golden.counted import replayed

FOLDER = Path(__file__).resolve().parent / "replays"


def page(scenario: Scenario) -> str:
    """The replay as `python -m engine run` prints it."""
    result = api.run(scenario, rules=PROFILES[scenario.profile].rules, replay=True)
    lines = replay_lines(scenario, scenario.profile, result, "en")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def path(name: str) -> Path:
    """Where a replay is kept."""
    return FOLDER / f"{name}.txt"


def main() -> None:
    """Write the files anew."""
    kept = replayed()
    for file in FOLDER.glob("*.txt"):
        if file.stem not in kept:
            file.unlink()
    for name, scenario in kept.items():
        path(name).write_text(page(scenario), encoding="utf-8")


if __name__ == "__main__":
    main()
