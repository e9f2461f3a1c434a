"""Questions set up to be played, kept for a while in this process: runs, never answers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from quizzes.grading.simulation import Simulation
from quizzes.questions.model import Variant
from quizzes.questions.reading import read_question, variant
from quizzes.questions.values import from_json


def table(text: str, where: str, values: Mapping[str, Any]) -> tuple[Variant, Simulation | None]:
    """The variant with these values, and its simulation under the scenario's rules.

    values: as `Value.to_json` wrote them. Raises Problems where the file can't be read any more.
    """
    return _table(text, where, json.dumps(values, sort_keys=True))


@lru_cache(maxsize=256)
def _table(text: str, where: str, values: str) -> tuple[Variant, Simulation | None]:
    question = read_question(text, where)
    given = {name: from_json(value) for name, value in json.loads(values).items()}
    found = variant(question, given)
    return found, Simulation(found.scenario) if found.scenario is not None else None


def simulated(found: Variant) -> Simulation | None:
    """A simulation of the variant's board; None where it has none."""
    return Simulation(found.scenario) if found.scenario is not None else None
