"""What a player has to tell when asked (7.1.2, 7.4.2, 7.5.4, Tournament Rules 5.4)."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.position import Thing
from engine.lorcana.knowledge.looking import PRIVATE, count, may_count
from engine.lorcana.position import BAG, DRYING, EXERTED, FACEDOWN, UNDER, LorcanaPosition
from engine.lorcana.queries import damage_on, stat, strength
from engine.lorcana.values import CARDS, NAMES


class Question(NamedTuple):
    """What somebody asks. about: "count" or "cards" of a player's zone, "status" or "name" of a
    card, "ink" (ready and exerted) or "lore" of a player."""

    about: str
    owner: int = -1
    zone: str = ""
    card: int = 0


class Told(NamedTuple):
    """Whether the player has to answer, the complete and correct answer (None where nothing has
    to be told), and the clause."""

    must: bool
    answer: Any
    clause: str


def must_tell(position: LorcanaPosition, player: int, question: Question) -> Told:
    """Whether the player, when asked, has to tell, what, and by which clause.

    Everybody answers for what is their own; what is private is told by nobody. In a sanctioned
    event the clause is that of the Tournament Rules where they say more.
    """
    owner = _owner(position, question)
    open_, answer, clause = _open(position, question)
    if position.sanctioned and question.about in ("status", "lore"):
        clause = "TR 5.4"
    if not open_ or owner != player:
        return Told(False, None, clause)
    return Told(True, answer, clause)


def _owner(position: LorcanaPosition, question: Question) -> int:
    if question.card:
        return position.things[question.card].owner
    return question.owner


def _open(position: LorcanaPosition, question: Question) -> tuple[bool, Any, str]:
    """Whether the answer is open to everybody, the answer, and the clause."""
    owner, zone = question.owner, question.zone
    match question.about:
        case "count":
            return True, count(position, owner, zone), may_count(position, owner, zone)[1]
        case "cards":
            return _cards(position, owner, zone)
        case "status":
            return _status(position, position.things[question.card])
        case "name":
            return _name(position, position.things[question.card])
        case "ink":
            pile = [position.things[card] for card in position.zones[owner, "inkwell"]]
            exerted = sum(EXERTED in thing.marks for thing in pile)
            return True, {"ready": len(pile) - exerted, "exerted": exerted}, "7.5.4"
        case "lore":
            return True, position.lore[owner], "1.11.1"
    raise ValueError(question.about)


def _cards(position: LorcanaPosition, owner: int, zone: str) -> tuple[bool, Any, str]:
    if zone in PRIVATE:
        return False, None, "7.1.3"
    if zone == BAG:
        waiting = [entry for entry in position.waiting if entry.player == owner]
        return True, [NAMES[entry.ability].en for entry in waiting], "7.1.2.1"
    things = [position.things[card] for card in position.zones[owner, zone]]
    seen = [thing for thing in things if FACEDOWN not in thing.marks]
    return True, [CARDS[thing.face].full_name for thing in seen], "7.1.2"


def _name(position: LorcanaPosition, thing: Thing) -> tuple[bool, Any, str]:
    """Which card it is: open where it lies faceup."""
    name = CARDS[thing.face].full_name
    if thing.zone in ("hand", "deck"):
        return False, None, "7.1.3"
    if FACEDOWN in thing.marks:
        return False, None, "7.5.4" if thing.zone == "inkwell" else "7.4.2.1"
    clauses = {"inkwell": "TR 5.4", UNDER: "5.1.1.9"}
    return True, name, clauses.get(thing.zone, "7.1.2")


def _status(position: LorcanaPosition, thing: Thing) -> tuple[bool, Any, str]:
    """Exerted or ready, damage, drying or dry, where it stands, what lies under it."""
    if thing.zone == "inkwell":
        return True, {"exerted": EXERTED in thing.marks}, "7.5.4"
    if thing.zone != "play":
        return False, None, "7.4.2.1" if thing.zone == UNDER else "7.1.3"
    card = CARDS[thing.face]
    status: dict[str, Any] = {}
    if card.type != "location":
        status["exerted"] = EXERTED in thing.marks
    if card.willpower is not None:
        status["damage"] = damage_on(thing)
        status["willpower"] = stat(position, thing, "willpower")
    if card.type == "character":
        status["drying"] = DRYING in thing.marks
        status["strength"] = strength(position, thing)
        place = position.things.get(thing.at)
        status["at"] = CARDS[place.face].full_name if place is not None else "none"
    status["under"] = len(thing.under)
    return True, status, "7.4.2"
