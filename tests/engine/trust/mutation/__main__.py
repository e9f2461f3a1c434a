"""`python -m tests.engine.trust.mutation`: do the tests notice faults in the rules?

Takes a seeded sample of all mutants, names those that no test caught, and fails when fewer than
85 % are caught. --sample N, --seed N, --only PART (of a file's path), --jobs N, tests… (default:
tests/engine and tests/golden).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from random import Random

import pytest
from hypothesis import Phase, settings

from tests.engine.trust.mutation.mutants import Mutant, all_mutants
from tests.engine.trust.mutation.testing import Mutating

NEEDED = 0.85
CAUGHT = ("caught", "never ended")


def main() -> int:
    """Try the sample and report. Gives the exit status."""
    given = _arguments()
    mutants = [mutant for mutant in all_mutants() if given.only in mutant.file]
    chosen = Random(given.seed).sample(mutants, min(given.sample, len(mutants)))
    print(f"{len(chosen)} of {len(mutants)} mutants, seed {given.seed}", flush=True)
    # A fault is to be noticed, not to be shown at its smallest.
    settings.register_profile(
        "mutants", derandomize=True, deadline=None, max_examples=15, phases=[Phase.generate]
    )
    os.environ["HYPOTHESIS_PROFILE"] = "mutants"
    plugin = Mutating(sorted(chosen), given.jobs)
    options = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:warnings"]
    pytest.main([*options, *given.tests], plugins=[plugin])
    return report(plugin.verdicts, len(chosen))


def report(verdicts: dict[Mutant, str], tried: int) -> int:
    """Say how many were caught and name the others."""
    counts = Counter(verdicts.values())
    caught = sum(counts[verdict] for verdict in CAUGHT)
    print(f"\ncaught: {caught} of {tried} ({caught / tried:.1%}; needed {NEEDED:.0%})")
    print(*(f"  {verdict}: {number}" for verdict, number in counts.most_common()), sep="\n")
    left = [mutant for mutant, verdict in verdicts.items() if verdict not in CAUGHT]
    if left:
        print("not caught:", *(f"  {mutant}" for mutant in sorted(left)), sep="\n")
    return 0 if len(verdicts) == tried and caught >= NEEDED * tried else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.engine.trust.mutation")
    parser.add_argument("tests", nargs="*", default=["tests/engine", "tests/golden"])
    parser.add_argument("--sample", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
