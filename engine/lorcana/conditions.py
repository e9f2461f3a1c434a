"""Whether a condition holds, and what an amount comes to."""

from __future__ import annotations

from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.frame import Frame
from engine.lorcana.groups import fits, members
from engine.lorcana.position import EXERTED, SHIFTED, LorcanaPosition
from engine.lorcana.queries import damage_on, value
from engine.lorcana.table import LorcanaGame
from engine.lorcana.values import CARDS


def amount(position: LorcanaPosition, number: int | v.Amount, frame: Frame) -> int:
    """The number an amount comes to now (6.1.8), from last known values where need be (6.7.7)."""
    match number:
        case int():
            return number
        case v.Count(group, each):
            return each * _how_many(position, group, frame)
        case v.StatOf(of, name):
            return _stat_of(position, of, name, frame)
        case v.UnderCount(of):
            thing, last = frame.live(position, of.name), frame.last_seen(of.name)
            return last.under if last else len(thing.under) if thing else 0
        case v.DamageOn(of):
            thing, last = frame.live(position, of.name), frame.last_seen(of.name)
            return last.damage if last else damage_on(thing) if thing else 0
        case v.EventAmount():
            return frame.amount
        case v.InkTypes(None):
            return len({ink for card in frame.revealed for ink in _ink(position, card)})
        case v.InkTypes(v.Group() as group):
            cards = [thing.card for thing in members(position, group, frame)]
            return len({ink for card in cards for ink in _ink(position, card)})
        case v.ThisWay():
            return frame.number
        case v.BanishedThisTurn(group, in_challenge, each):
            return each * _banished(position, group, in_challenge, frame)
        case v.SingerCount(each):
            return each * len(frame.singers)
        case v.HandCount(who):
            return sum(len(position.zones[p, "hand"]) for p in players(position, who, frame))
    raise NotImplementedError(type(number).__name__)


def _how_many(position: LorcanaPosition, group: v.Group, frame: Frame) -> int:
    """Cards of the group; what lies under another is part of a stack and no card in play of its
    own (5.1.1.5, 5.1.1.8)."""
    found = list(members(position, group, frame))
    covered = [card for thing in found for card in thing.under if group.zone == "play"]
    if not covered or not position.switch("counts_under"):
        return len(found)
    things = (position.things[card] for card in covered)
    return len(found) + sum(fits(position, group, thing, frame) for thing in things)


def _ink(position: LorcanaPosition, card: int) -> tuple[str, ...]:
    return CARDS[position.things[card].face].ink


def _stat_of(position: LorcanaPosition, of: v.Ref, name: str, frame: Frame) -> int:
    last = frame.last_seen(of.name)
    if last is not None and name != "cost":
        return int(getattr(last, name))
    thing = frame.live(position, of.name)
    return 0 if thing is None else value(position, thing, name)


def players(position: LorcanaPosition, who: v.Who, frame: Frame) -> list[int]:
    """The players meant, where no choice is needed, active player first (6.7.6)."""
    order = position.turn_order()
    match who:
        case v.Who.YOU:
            return [frame.player]
        case v.Who.EACH_OPPONENT:
            return [player for player in order if player != frame.player]
        case v.Who.EACH_PLAYER:
            return order
        case v.Who.ITS_PLAYER:
            bound = frame.reference("it")
            return [position.things[bound[0]].owner] if bound else []
        case v.Who.PLAYER_OF_THAT:
            bound = frame.reference("that")
            return [position.things[bound[0]].owner] if bound else []
        case v.Who.CHALLENGING_PLAYER:
            return [position.active]
        case _:
            return [frame.that_player]


def holds(position: LorcanaPosition, condition: v.Condition, frame: Frame) -> bool:
    """Whether the condition is true at this moment (1.8.5, 6.2.4)."""
    match condition:
        case v.Present(group, at_least, at_most):
            count = _how_many(position, group, frame)
            return at_least <= count and (at_most is None or count <= at_most)
        case v.Is(of, state):
            return _is(position, of, state, frame)
        case v.HasLore(who, at_least):
            return any(position.lore[p] >= at_least for p in players(position, who, frame))
        case v.HandSize(who, at_least, at_most):
            sizes = [len(position.zones[p, "hand"]) for p in players(position, who, frame)]
            return any(n >= at_least and (at_most is None or n <= at_most) for n in sizes)
        case v.HandCompare():
            mine = len(position.zones[frame.player, "hand"])
            return len(position.zones[frame.that_player, "hand"]) > mine
        case v.UsedShift(of):
            thing = frame.live(position, of.name)
            return thing is not None and SHIFTED in thing.marks
        case v.PlayedThisTurn(group, n):
            return _played(position, group, frame) >= n
        case v.DiscardedThisTurn(n):
            return position.into_discard[frame.player] >= n
        case v.LeftDiscardThisTurn():
            return position.left_discard
        case v.ChallengedThisTurn(who, at_least, at_most):
            counts = [position.challenges[p] for p in players(position, who, frame)]
            return any(n >= at_least and (at_most is None or n <= at_most) for n in counts)
        case v.InkedThisTurn():
            return position.into_inkwell[frame.player] > 0
        case v.Matches(of, group):
            thing = frame.live(position, of.name)
            return (
                thing is not None
                and thing.zone == group.zone
                and fits(position, group, thing, frame)
            )
        case v.SameName(of, as_):
            return _same_name(position, of, as_, frame)
        case v.AtLeast(number, n):
            return amount(position, number, frame) >= n
        case v.Not(inner):
            return not holds(position, inner, frame)
        case v.All(conditions):
            return all(holds(position, inner, frame) for inner in conditions)
    raise NotImplementedError(type(condition).__name__)


def _is(position: LorcanaPosition, of: v.Ref, state: str, frame: Frame) -> bool:
    thing = frame.live(position, of.name)
    if thing is None:
        return False
    match state:
        case "exerted":
            return EXERTED in thing.marks
        case "ready":
            return EXERTED not in thing.marks
        case "damaged":
            return damage_on(thing) > 0
        case "undamaged":
            return damage_on(thing) == 0
        case "in play":
            return thing.zone == "play"
        case "in discard":
            return thing.zone == "discard"
        case "at a location":
            return thing.at > 0
        case "has cards under":
            return bool(thing.under)
    raise NotImplementedError(state)


def _same_name(position: LorcanaPosition, of: v.Ref, as_: v.Ref, frame: Frame) -> bool:
    """Whether two cards share a name; that of a card which has moved on is remembered."""
    one, other = frame.reference(of.name), frame.reference(as_.name)
    if one is None or other is None:
        return False
    faces = (position.things[bound[0]].face for bound in (one, other))
    names, as_names = (CARDS[face].names for face in faces)
    return not names.isdisjoint(as_names)


def _banished(position: LorcanaPosition, group: v.Group, in_challenge: bool, frame: Frame) -> int:
    return sum(
        1
        for player, face, challenged in position.banished
        if (challenged or not in_challenge)
        and fits(position, group, Thing(0, 0, face, player, ""), frame)
    )


def _played(position: LorcanaPosition, group: v.Group, frame: Frame) -> int:
    return sum(
        1
        for player, face, _ in position.played
        if player == frame.player and fits(position, group, Thing(0, 0, face, player, ""), frame)
    )


def tests_if(game: LorcanaGame, moment: str) -> bool:
    """Whether a secondary "if" is tested at the moment: "trigger" or "resolution" (6.2.4)."""
    return game.switch("secondary_if") in (moment, "both")
