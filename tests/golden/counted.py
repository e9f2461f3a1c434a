"""The boards whose replays and line counts are kept: cases, worked examples, and a few more."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import takewhile
from pathlib import Path

from engine.cli.explore import expected_measures
from engine.lorcana import api
from engine.lorcana.scenario.model import Scenario

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "tests" / "cases"
EXAMPLES = ROOT / "courses" / "content" / "lorcana" / "03" / "examples"
SHOWN = ROOT / "docs" / "examples"

REPLAYED = {
    "casebook": """
        C008a C011 C018 C019 C025c C029 C033a C035a C043 C045a C058 C066 C091
    """.split(),
    "lorcana": "D02 D09 D11b D14 D16 D19 D24a D26 D29 D33a D39 D40".split(),
}

COUNTED = {
    "casebook": """
        C008a C009a C011 C018 C019 C025c C029 C030a C032 C033a C033b C035a C058 C065a C067 C091
    """.split(),
    "lorcana": "D02 D03a D09 D11b D15 D16 D17 D20 D23 D25 D26 D29 D40 D41".split(),
}

MORE = {
    "three triggers": """
board:
  you:
    play:
      - {card: "Mickey Mouse - True Friend", damage: 1}
      - "Flounder - Voice of Reason"
      - "The Robot Queen"
      - "Magic Broom - Illuminary Keeper"
    hand: ["Stitch - Carefree Surfer", "Flounder - Voice of Reason"]
    inkwell: {ready: 9}
do:
  - {you: play, card: "Stitch - Carefree Surfer"}
measure:
  - {measure: drawn, of: you}
  - {measure: discarded, of: you}
  - {measure: banished, of: you}
""",
    "a turn with two characters": """
board:
  you:
    play: ["Flounder - Voice of Reason", "Mickey Mouse - True Friend"]
    hand: ["Magic Broom - Illuminary Keeper"]
    inkwell: {ready: 3}
  opponent:
    play: [{card: "Stitch - Carefree Surfer", exerted: true}]
until: end of turn
measure:
  - {measure: lore, of: you}
  - {measure: zone_count, of: opponent.play}
""",
}


@cache
def case(file: str, id: str) -> Scenario:
    """A case of tests/cases."""
    text = (CASES / f"{file}.yaml").read_text("utf-8")
    return next(found for name, found, _ in api.read_each(text, f"{file}.yaml") if name == id)


def opened(scenario: Scenario) -> Scenario:
    """The case with its actions up to the first choice; what follows is left open."""
    until_asked = takewhile(lambda entry: entry.verb not in ("resolve", "answer"), scenario.do)
    measures = scenario.measures or expected_measures(scenario)
    return replace(scenario, do=tuple(until_asked), measures=measures)


def replayed() -> dict[str, Scenario]:
    """What has a golden replay, by the name of its file."""
    named = {f"{file}-{id}": case(file, id) for file, ids in REPLAYED.items() for id in ids}
    for path in sorted(EXAMPLES.glob("*.yaml")):
        named[f"class-03-{path.stem}"] = api.read(path.read_text("utf-8"), path.name)
    return named


def counted() -> dict[str, Scenario]:
    """What is explored in full, by the name of its row."""
    named = {f"{file} {id}": opened(case(file, id)) for file, ids in COUNTED.items() for id in ids}
    for name in ("best-turn", "ohana-any-order"):
        named[name] = api.read((SHOWN / f"{name}.yaml").read_text("utf-8"), name)
    return named | {name: api.read(text, name) for name, text in MORE.items()}
