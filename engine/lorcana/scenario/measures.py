"""The measures: what a file may ask of a position at a moment (DESIGN 3.6)."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

from engine.core.choice import Choice, Illegal
from engine.lorcana.position import DRYING, EXERTED, LorcanaPosition
from engine.lorcana.queries import cost, damage_on, keyword, stat, strength
from engine.lorcana.scenario.knowing import KNOWING, known_value
from engine.lorcana.scenario.model import Measure
from engine.lorcana.scenario.naming import UnknownName
from engine.lorcana.scenario.pointing import card_of, full_name, player_of, zone_of
from engine.lorcana.values import NAMES

if TYPE_CHECKING:
    from engine.lorcana.scenario.script import Moment, Script


def empty_tally(players: int) -> dict[str, Any]:
    """A tally for every measure; measuring starts with it."""
    zeros = (0,) * players
    return {
        "drawn": zeros, "discarded": zeros, "paid": zeros, "banished": (), "triggered": (),
        "resolved": (),
    }  # fmt: skip


def tally_for(measures: tuple[Measure, ...], players: int) -> dict[str, Any]:
    """Only what these measures need, so that nothing else tells positions apart."""
    needed = {"resolved_order": "resolved"}
    names = {needed.get(measure.measure, measure.measure) for measure in measures}
    return {key: value for key, value in empty_tally(players).items() if key in names}


def value(script: Script, measure: Measure, moment: Moment) -> Any:
    """What the measure comes to at the moment. Raises UnknownName for names that mean nothing."""
    position = moment.position
    if measure.measure in KNOWING:
        return known_value(script, measure, moment)
    match measure.measure:
        case "zone_count":
            return len(zone_of(script, position, measure.of))
        case "zone_cards":
            return [full_name(position, card) for card in zone_of(script, position, measure.of)]
        case "state":
            return _state(position, card_of(script, position, measure.of))
        case "stat":
            return _stat(position, card_of(script, position, measure.of), measure.stat)
        case "lore":
            return position.lore[player_of(script, measure.of)]
        case "drawn" | "discarded":
            return position.tally[measure.measure][player_of(script, measure.of)]
        case "banished":
            owner = player_of(script, measure.of)
            return [name for player, name in position.tally["banished"] if player == owner]
        case "bag":
            return _bag(script, position, measure.of)
        case "triggered":
            return _triggered(script, position, measure.of)
        case "resolved_order":
            return [f"{name} ({position.players[p]})" for name, p in position.tally["resolved"]]
        case "ink":
            return _ink(position, player_of(script, measure.of))
        case "paid":
            return _paid(script, measure.of)
        case "legal":
            return _legal(script, measure.of)
        case "options":
            return options(script, position, moment.open, player_of(script, measure.of))
        case "winner":
            return position.players[position.winner] if position.winner >= 0 else "none"
    raise UnknownName(measure.measure)


def _state(position: LorcanaPosition, card: int) -> dict[str, Any]:
    thing = position.things[card]
    at = full_name(position, thing.at) if thing.at else "none"
    state: dict[str, Any] = {
        "exerted": EXERTED in thing.marks,
        "drying": DRYING in thing.marks,
        "damage": damage_on(thing),
        "at": at,
    }
    for key in ("evasive", "rush", "bodyguard", "ward", "reckless", "support", "alert"):
        state[key] = keyword(position, thing, key) > 0
    for key in ("challenger", "resist", "singer"):
        state[key] = keyword(position, thing, key)
    return state


def _stat(position: LorcanaPosition, card: int, name: str) -> int:
    thing = position.things[card]
    if name == "cost":
        return cost(position, thing)
    return strength(position, thing) if name == "strength" else stat(position, thing, name)


def _bag(script: Script, position: LorcanaPosition, of: str) -> list[list[str]]:
    return [
        [NAMES[entry.ability].en, position.players[entry.player]]
        for entry in position.waiting
        if of == "all" or position.players[entry.player] == of
    ]


def _triggered(script: Script, position: LorcanaPosition, of: str) -> int:
    found = re.fullmatch(r"(.+) \((.+)\)", of)
    if found is None:
        raise UnknownName(of)
    counts = Counter(dict(position.tally["triggered"]))
    return counts[found[1], player_of(script, found[2])]


def _ink(position: LorcanaPosition, player: int) -> dict[str, int]:
    pile = position.zones[player, "inkwell"]
    exerted = sum(EXERTED in position.things[card].marks for card in pile)
    return {"ready": len(pile) - exerted, "exerted": exerted}


def _number(of: str) -> int:
    found = re.fullmatch(r"do (\d+)", of)
    if found is None:
        raise UnknownName(of)
    return int(found[1])


def _paid(script: Script, of: str) -> int:
    """Ink paid for that entry: from when it came in until what follows it did."""
    number = _number(of)
    moments = script.moments or {}
    before = moments[f"when asked {number}"].position.tally["paid"]
    after = moments.get(f"after do {number}", moments["end"]).position.tally["paid"]
    return int(sum(after) - sum(before))


def _legal(script: Script, of: str) -> dict[str, str] | str:
    verdict = script.legal.get(_number(of))
    if isinstance(verdict, Illegal):
        return {"legal": "no", "reason": verdict.reason, "clause": verdict.rule}
    return "yes" if verdict is not None else "not tried"


def options(script: Script, position: LorcanaPosition, choice: Choice | None, player: int) -> Any:
    """What the player is asked, or "not asked"."""
    if choice is None or choice.player != player:
        return "not asked"
    if choice.ordered:
        return {"ask": "order", "count": choice.number_of_answers()}
    labels: list[str] = []
    names = {card: alias for alias, card in script.aliases.items()}
    for option in choice.options:
        if option.key.isdigit() and choice.kind not in ("number", "mode"):
            label = names.get(int(option.key)) or full_name(position, int(option.key))
        else:
            label = option.label or option.key
        if label not in labels or choice.kind != "resolve":
            labels.append(label)
    return labels
