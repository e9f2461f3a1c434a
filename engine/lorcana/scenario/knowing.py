"""Measures of knowledge and duty: who may look, who knows, who has to tell what (class 05)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from engine.core.choice import Legal
from engine.lorcana.knowledge import (
    Question,
    duties,
    knows,
    may_arrange,
    may_count,
    may_look,
    must_tell,
)
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.scenario.model import Measure
from engine.lorcana.scenario.naming import UnknownName
from engine.lorcana.scenario.pointing import card_of, player_of, zone_of
from engine.lorcana.states import states
from engine.lorcana.values import CARDS

if TYPE_CHECKING:
    from engine.lorcana.scenario.script import Moment, Script

QUESTION = re.compile(r"(status|name|count|cards|ink|lore) of (.+)")
PLACE = re.compile(r"(.+)\.(hand|deck|discard|inkwell|play|bag)")
KNOWING = (
    "may_look", "knows", "may_count", "may_arrange", "must_tell", "told", "states", "duties",
)  # fmt: skip
"""The measures of this module; `clauses_of` gives the clauses of all but the last two."""

Verdict = tuple[bool, str]


def known_value(script: Script, measure: Measure, moment: Moment) -> Any:
    """What such a measure comes to: players, an answer, states, or duties."""
    position = moment.position
    match measure.measure:
        case "told":
            answers = [told.answer for told in _told(script, position, measure.of) if told.must]
            return answers[0] if answers else "nothing"
        case "states":
            return sorted(states(position, card_of(script, position, measure.of)))
        case "duties":
            return _duties(script, measure.of)
    return [
        name
        for name, verdicts in _verdicts(script, position, measure)
        if verdicts and all(may for may, _ in verdicts)
    ]


def clauses_of(script: Script, measure: Measure, moment: Moment) -> frozenset[str]:
    """The clauses by which it is so."""
    if measure.measure == "told":
        measure = measure._replace(measure="must_tell")
    found = _verdicts(script, moment.position, measure)
    return frozenset(clause for _, verdicts in found for _, clause in verdicts)


def _verdicts(
    script: Script, position: LorcanaPosition, measure: Measure
) -> Iterator[tuple[str, list[Verdict]]]:
    """For each player whether they may, of each card where it is about cards, with its clause."""
    match measure.measure:
        case "may_look" | "knows":
            yield from _of_cards(script, position, measure)
        case "may_count":
            zone = _place(script, measure.of)[1]
            for player, name in enumerate(position.players):
                yield name, [may_count(position, player, zone)]
        case "may_arrange":
            owner, zone = _place(script, measure.of)
            for player, name in enumerate(position.players):
                yield name, [may_arrange(player, owner, zone)]
        case "must_tell":
            told = _told(script, position, measure.of)
            for name, (must, _, clause) in zip(position.players, told, strict=True):
                yield name, [(must, clause)]


def _of_cards(
    script: Script, position: LorcanaPosition, measure: Measure
) -> Iterator[tuple[str, list[Verdict]]]:
    may: Callable[[LorcanaPosition, int, int], Verdict]
    may = may_look if measure.measure == "may_look" else knows
    cards = _looked_at(script, position, measure.of)
    for player, name in enumerate(position.players):
        yield name, [may(position, player, card) for card in cards]


def _place(script: Script, of: str) -> tuple[int, str]:
    """A player's zone, the bag included."""
    found = PLACE.fullmatch(of)
    if found is None:
        raise UnknownName(of)
    return player_of(script, found[1]), found[2]


def _told(script: Script, position: LorcanaPosition, of: str) -> list[Any]:
    """What each player has to tell when asked this."""
    question = _question(script, position, of)
    return [must_tell(position, player, question) for player in range(len(position.players))]


def _question(script: Script, position: LorcanaPosition, of: str) -> Question:
    found = QUESTION.fullmatch(of)
    if found is None:
        raise UnknownName(of)
    about, what = found.groups()
    if about in ("status", "name"):
        return Question(about, card=card_of(script, position, what))
    if about in ("ink", "lore"):
        return Question(about, player_of(script, what))
    return Question(about, *_place(script, what))


def _duties(script: Script, of: str) -> list[str]:
    """The duties that come with what an entry of the script did."""
    found = re.fullmatch(r"do (\d+)", of)
    if found is None:
        raise UnknownName(of)
    number = int(found[1])
    moments = script.moments or {}
    before = moments[f"when asked {number}"].position
    after = moments.get(f"after do {number}", moments["end"]).position
    kinds = _kinds(script, number, before, after)
    return [duty.key for kind in kinds for duty in duties(kind, before.sanctioned)]


def _kinds(
    script: Script, number: int, before: LorcanaPosition, after: LorcanaPosition
) -> Iterator[str]:
    verb = script.entries[number - 1].verb
    if verb == "ink" and isinstance(script.legal.get(number), Legal):
        yield "additional" if before.inked else "turn action"
    if verb == "end_turn":
        yield "end of turn"
    if before.lore != after.lore:
        yield "lore"


def _looked_at(script: Script, position: LorcanaPosition, of: str) -> tuple[int, ...]:
    under = re.fullmatch(r"the card that was under (.+)", of)
    if under:
        return tuple(
            card
            for card in script.start.things
            if script.start.things[card].zone == "under" and _was_under(script, card, under[1])
        )
    if of.startswith("under ") or of.split(".")[0] in script.scenario.players:
        return zone_of(script, position, of)
    return (card_of(script, position, of),)


def _was_under(script: Script, card: int, name: str) -> bool:
    return any(
        card in thing.under and CARDS[thing.face].full_name.startswith(name)
        for thing in script.start.things.values()
    )
