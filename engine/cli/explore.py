"""`explore`: every outcome the rules allow, with a shortest line of play for each."""

from __future__ import annotations

import argparse
import json
from typing import Any

from engine.cli.files import Unreadable, one_scenario, plain
from engine.cli.words import ability_name, measured, say, shown
from engine.lorcana import api, text
from engine.lorcana.profiles import PROFILES
from engine.lorcana.scenario.exploring import Taken
from engine.lorcana.scenario.model import Measure, Scenario
from engine.lorcana.scenario.naming import UnknownName
from engine.lorcana.text.catalogue import gettext_noop as _
from engine.lorcana.values import NAMES

NOTHING = _("{where} measures nothing at the end. Say what makes an outcome, under measure:")
NOT_THERE = _("{where} measures {name}, but nothing on the board is called that then.")
TOO_MANY = _("There are more than {budget} positions. Nothing is said from a part of them.")
COUNT = _("Outcomes: {n}. Positions visited: {positions}.")
MATTERED = _("The order in which abilities resolve matters.")
NO_MATTER = _("The order in which abilities resolve does not matter.")
NO_CHOICE = _("Nothing is left to choose on the way.")
RESOLVES = _("{player}: resolves {what}")
YES = _("{player}: yes{about}")
NO = _("{player}: no{about}")
CHOOSES = _("{player}: chooses {what}{about}")
CHOOSES_NONE = _("{player}: chooses nothing{about}")
FOR = _(" (for {ability})")
ACTIONS = {
    "play": _("{player}: plays {what}"),
    "sing": _("{player}: plays {what}, sung by {others}"),
    "shift": _("{player}: plays {what}, shifted onto {others}"),
    "ink": _("{player}: inks {what}"),
    "quest": _("{player}: quests with {what}"),
    "challenge": _("{player}: challenges {others} with {what}"),
    "use": _("{player}: uses {others} of {what}"),
    "boost": _("{player}: boosts {what}"),
    "move": _("{player}: moves {what} to {others}"),
    "end_turn": _("{player}: ends the turn"),
}
TOO_MANY_LINES = 3
"""Exit status when the budget does not reach."""
MOMENT_ONLY = ("all_outcomes", "legal", "paid", "options")


def command(given: argparse.Namespace) -> int:
    """Print every outcome of a scenario."""
    scenario = one_scenario(given.file, given.id, given.lang)
    measures = scenario.measures or expected_measures(scenario)
    if not measures:
        raise Unreadable(say(NOTHING, given.lang, where=scenario.where))
    rules = PROFILES[given.profile or scenario.profile].rules
    try:
        found = api.explore(scenario, rules, measures, given.budget)
    except api.TooManyLines:
        print(say(TOO_MANY, given.lang, budget=given.budget))
        return TOO_MANY_LINES
    except UnknownName as error:
        said = say(NOT_THERE, given.lang, where=scenario.where, name=error)
        raise Unreadable(said) from error
    if given.json:
        print(json.dumps(as_json(measures, found), ensure_ascii=False, indent=2))
    else:
        print(*outcome_lines(measures, found, given.lang), sep="\n")
    return 0


def expected_measures(scenario: Scenario) -> tuple[Measure, ...]:
    """What the expectations measure at the end; `all_outcomes` names its measure in `of`."""
    measures = []
    for measure in (expected.measure for expected in scenario.expect):
        if measure.measure == "all_outcomes":
            name, _space, of = measure.of.partition(" ")
            measures.append(Measure(name, of or "all"))
        elif measure.at == "end" and measure.measure not in MOMENT_ONLY:
            measures.append(measure)
    return tuple(dict.fromkeys(measures))


def outcome_lines(measures: tuple[Measure, ...], found: api.Exploration, lang: str) -> list[str]:
    """The count, whether order mattered, and each outcome with its line of play."""
    lines = [
        say(COUNT, lang, n=len(found.outcomes), positions=found.positions),
        say(MATTERED if found.order_mattered else NO_MATTER, lang),
    ]
    for number, outcome in enumerate(found.outcomes, 1):
        pairs = zip(measures, outcome.values, strict=True)
        told = ", ".join(f"{measured(m)} = {shown(value)}" for m, value in pairs)
        lines += ["", f"{number}. {told}"]
        lines += [f"   {taken_line(taken, lang)}" for taken in outcome.line] or [
            f"   {say(NO_CHOICE, lang)}"
        ]
    return lines


def taken_line(taken: Taken, lang: str) -> str:
    """One choice or turn action of a line of play."""
    who = taken.player
    if taken.kind == "action":
        return action_line(taken, lang)
    name = NAMES.get(taken.about)
    about = say(FOR, lang, ability=ability_name(name.en, lang)) if name and name.en else ""
    if taken.kind == "resolve":
        return say(RESOLVES, lang, player=who, what=ability_name(taken.labels[0], lang))
    if taken.kind == "may":
        return say(YES if taken.labels == ("yes",) else NO, lang, player=who, about=about)
    what = ", ".join(text.card_name(label, lang) for label in taken.labels)
    return say(CHOOSES if what else CHOOSES_NONE, lang, player=who, what=what, about=about)


def action_line(taken: Taken, lang: str) -> str:
    """One turn action of a line of play."""
    named = ability_name if taken.about == "use" else text.card_name
    what, *others = [*taken.labels, ""]
    return say(
        ACTIONS[taken.about],
        lang,
        player=taken.player,
        what=text.card_name(what, lang),
        others=", ".join(named(other, lang) for other in others if other),
    )


def as_json(measures: tuple[Measure, ...], found: api.Exploration) -> dict[str, Any]:
    """The outcomes as JSON values."""
    return {
        "measures": [measure._asdict() for measure in measures],
        "order_mattered": found.order_mattered,
        "positions": found.positions,
        "outcomes": [
            {
                "values": plain(outcome.values),
                "line": [plain(taken._asdict()) for taken in outcome.line],
            }
            for outcome in found.outcomes
        ],
    }
