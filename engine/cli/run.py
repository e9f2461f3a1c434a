"""`run`: a scenario played, every step in words with its clauses."""

from __future__ import annotations

import argparse
import json
from typing import Any

from engine.cli.files import one_scenario, plain
from engine.cli.words import ability_name, cited, measured, refusal, say, shown
from engine.core.choice import Choice, Illegal
from engine.lorcana import api, text
from engine.lorcana.profiles import PROFILES
from engine.lorcana.replay import Replay, Step
from engine.lorcana.scenario.model import Measure, Scenario
from engine.lorcana.scenario.naming import UnknownName
from engine.lorcana.text.catalogue import gettext_noop as _

HEAD = _("Rules: {profile}. Clauses by their number in the English Comprehensive Rules.")
NOT_ALLOWED = _("{where}, line {line}: not allowed. {why}")
OPEN = _("{player} {player:have|has} to answer: {prompt}")
NOT_ASKED = _("{where}, line {line}: nothing asked for this answer.")
UNDECIDED = _("The text of these clauses does not settle what happens here: {clauses}")
MARKS = {"choice": "?", "forced": "·", "refused": "✗", "check": "✓", "false": "–"}
"""What stands before a step: a choice, a forced one, a refusal, a state check, a false one."""


def command(given: argparse.Namespace) -> int:
    """Print the replay of a scenario."""
    scenario = one_scenario(given.file, given.id, given.lang)
    profile = given.profile or scenario.profile
    result = api.run(scenario, rules=PROFILES[profile].rules, replay=True)
    if given.json:
        print(json.dumps(outcome(scenario, profile, result), ensure_ascii=False, indent=2))
        return 0
    print(*replay_lines(scenario, profile, result, given.lang), sep="\n")
    return 0


def replay_lines(scenario: Scenario, profile: str, result: api.Result, lang: str) -> list[str]:
    """The title, every step, then what was refused or is left open, and what was measured."""
    replay: Replay = result.replay
    lines = [scenario.title or scenario.id, say(HEAD, lang, profile=profile), ""]
    lines += [step_line(step, lang) for step in replay.steps]
    after = [
        *refused_lines(scenario, result, lang),
        *open_lines(scenario, result, lang),
        *measure_lines(scenario, result),
    ]
    if result.undecided:
        after.append(say(UNDECIDED, lang, clauses=cited(result.undecided)))
    return [*lines, "", *after] if after else lines


def step_line(step: Step, lang: str) -> str:
    """Number, depth, mark, sentence and clauses of a step."""
    indent = "  " * step.depth
    mark = MARKS.get(step.kind, " ")
    line = f"{step.index + 1:>4} {indent}{mark} {text.sentence(step, lang)} {cited(step.clauses)}"
    return line.rstrip()


def refused_lines(scenario: Scenario, result: api.Result, lang: str) -> list[str]:
    """Entries that the rules refused, and answers that nothing asked for."""
    lines = []
    for number, verdict in sorted(result.legal.items()):
        if isinstance(verdict, Illegal):
            entry = scenario.do[number - 1]
            why = refusal(verdict, lang)
            lines.append(say(NOT_ALLOWED, lang, where=scenario.where, line=entry.line, why=why))
    for number in result.script.dropped:
        line = scenario.do[number - 1].line
        lines.append(say(NOT_ASKED, lang, where=scenario.where, line=line))
    return lines


def open_lines(scenario: Scenario, result: api.Result, lang: str) -> list[str]:
    """The question the script leaves open, and what may be answered."""
    choice = open_choice(result)
    if choice is None:
        return []
    prompt = text.choice_prompt(choice, lang)
    named = ability_name if choice.kind == "resolve" else text.card_name
    names = ", ".join(named(option.label or option.key, lang) for option in choice.options)
    asked = say(OPEN, lang, player=_player(scenario, choice), prompt=prompt)
    return [asked[:1].upper() + asked[1:], f"  {names}"]


def open_choice(result: api.Result) -> Choice | None:
    """What is asked when the script ends: a question, or which ability resolves next."""
    moments = result.script.moments or {}
    return moments["end"].open


def _player(scenario: Scenario, choice: Choice) -> str:
    return "chance" if choice.player is None else scenario.players[choice.player]


def measure_lines(scenario: Scenario, result: api.Result) -> list[str]:
    """What the file measures, with its values."""
    return [f"{measured(measure)}: {shown(found)}" for measure, found in values(scenario, result)]


def values(scenario: Scenario, result: api.Result) -> list[tuple[Measure, Any]]:
    """Each measure of the file, and of its expectations, with its value."""
    asked = [*scenario.measures, *(expected.measure for expected in scenario.expect)]
    found = []
    for measure in dict.fromkeys(asked):
        if measure.measure == "all_outcomes":
            continue
        try:
            found.append((measure, result.measure(measure)))
        except (UnknownName, KeyError):
            continue
    return found


def outcome(scenario: Scenario, profile: str, result: api.Result) -> dict[str, Any]:
    """Everything that came of it, as JSON values."""
    choice = open_choice(result)
    return {
        "id": scenario.id,
        "title": scenario.title,
        "profile": profile,
        "legal": {str(number): _verdict(verdict) for number, verdict in result.legal.items()},
        "open": None if choice is None else _open(scenario, choice),
        "unasked": list(result.script.dropped),
        "measures": [
            {**measure._asdict(), "value": plain(found)}
            for measure, found in values(scenario, result)
        ],
        "clauses": sorted(result.clauses),
        "switches": sorted(result.switches),
        "undecided": list(result.undecided),
        "digest": result.digest,
        "replay": plain(result.replay.to_dict()),
    }


def _verdict(verdict: api.Legal | api.Illegal) -> dict[str, Any]:
    if isinstance(verdict, Illegal):
        facts = plain(dict(verdict.facts))
        return {"legal": False, "reason": verdict.reason, "rule": verdict.rule, "facts": facts}
    return {"legal": True}


def _open(scenario: Scenario, choice: Choice) -> dict[str, Any]:
    return {
        "player": _player(scenario, choice),
        "kind": choice.kind,
        "about": choice.about,
        "least": choice.least,
        "most": choice.most,
        "options": [option.label or option.key for option in choice.options],
        "refused": [
            {"option": option.label, "reason": option.reason, "rule": option.rule}
            for option in choice.refused
        ],
    }
