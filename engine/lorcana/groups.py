"""Which cards a group speaks of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.position import EXERTED, FACEDOWN, LorcanaPosition
from engine.lorcana.values import CARDS

if TYPE_CHECKING:
    from engine.lorcana.frame import Frame

_TYPES = {
    "character": ("character",),
    "item": ("item",),
    "location": ("location",),
    "action": ("action", "song"),
    "song": ("song",),
    "card": ("character", "item", "location", "action", "song"),
}


@cache
def _types(kinds: tuple[str, ...]) -> frozenset[str]:
    """The card types that these kinds take in: a song is an action, too (5.4.4)."""
    return frozenset(type_ for kind in kinds for type_ in _TYPES[kind])


def covers(position: LorcanaPosition, who: v.Ref | v.Group, thing: Thing, frame: Frame) -> bool:
    """Whether a reference or group means this card."""
    if isinstance(who, v.Ref):
        bound = frame.reference(who.name)
        return bound is not None and bound[0] == thing.card and bound[1] == thing.epoch
    return thing.zone == who.zone and fits(position, who, thing, frame)


def fits(position: LorcanaPosition, group: v.Group, thing: Thing, frame: Frame) -> bool:
    """Whether the card has all that the group asks for; the zone is not looked at."""
    if FACEDOWN in thing.marks and thing.zone != "inkwell":
        return False
    card = CARDS[thing.face]
    if card.type not in _types(group.kind):
        return False
    if group.side != "any" and not _on_side(group.side, thing, frame):
        return False
    if group.apart_from and any(
        (frame.reference(ref.name) or (0,))[0] == thing.card for ref in group.apart_from
    ):
        return False
    if group.other and thing.card == frame.card:
        return False
    if group.named and card.names.isdisjoint(group.named):
        return False
    if group.not_named and not card.names.isdisjoint(group.not_named):
        return False
    if group.same_name is not None and not _shares_name(position, thing, group.same_name, frame):
        return False
    if group.classes and not _has_one_of(position, thing, group.classes):
        return False
    if group.ink is not None and group.ink not in card.ink:
        return False
    if group.here and thing.at != frame.card:
        return False
    return _numbers_fit(position, group, thing, frame) and _states_fit(position, group, thing)


def _shares_name(position: LorcanaPosition, thing: Thing, with_: v.Ref, frame: Frame) -> bool:
    bound = frame.reference(with_.name)
    names = CARDS[position.things[bound[0]].face].names if bound else frozenset[str]()
    return not names.isdisjoint(CARDS[thing.face].names)


def _has_one_of(position: LorcanaPosition, thing: Thing, classes: tuple[str, ...]) -> bool:
    from engine.lorcana.queries import has_class

    return any(has_class(position, thing, name) for name in classes)


def _on_side(side: str, thing: Thing, frame: Frame) -> bool:
    if side == "theirs":
        return thing.owner == frame.that_player
    return (thing.owner == frame.player) is (side == "yours")


def _numbers_fit(position: LorcanaPosition, group: v.Group, thing: Thing, frame: Frame) -> bool:
    from engine.lorcana.queries import cost, stat, strength

    if group.cost != (None, None) and not _within(
        position, cost(position, thing), group.cost, frame
    ):
        return False
    if group.strength != (None, None) and not _within(
        position, strength(position, thing), group.strength, frame
    ):
        return False
    return group.lore == (None, None) or _within(
        position, stat(position, thing, "lore"), group.lore, frame
    )


def _within(
    position: LorcanaPosition,
    value: int,
    bounds: tuple[int | None, int | v.Amount | None],
    frame: Frame,
) -> bool:
    from engine.lorcana.conditions import amount

    low, high = bounds
    if low is not None and value < low:
        return False
    return high is None or value <= amount(position, high, frame)


def _states_fit(position: LorcanaPosition, group: v.Group, thing: Thing) -> bool:
    from engine.lorcana.queries import damage_on, inkable, keyword

    for state in group.state:
        if state == "exerted" and EXERTED not in thing.marks:
            return False
        if state == "ready" and EXERTED in thing.marks:
            return False
        if state == "damaged" and not damage_on(thing):
            return False
        if state == "undamaged" and damage_on(thing):
            return False
        if state == "inkable" and not inkable(position, thing):
            return False
    return group.keyword is None or keyword(position, thing, group.keyword) > 0


def _piles(position: LorcanaPosition, group: v.Group, frame: Frame) -> list[tuple[int, ...]]:
    """Where the cards of the group may lie, the player's own first."""
    zone = group.zone
    if group.side == "theirs":
        return [position.zones[frame.that_player, zone]]
    if zone == "hand or discard":
        return [position.zones[frame.player, part] for part in ("hand", "discard")]
    if zone == "under this":
        this = frame.live(position, "this")
        return [this.under] if this is not None else []
    if zone == "was under this":
        return [_left_with(position, frame)]
    if zone != "play" and group.side != "opposing":
        return [position.zones[frame.player, zone]]
    players = [frame.player, *position.opponents(frame.player)]
    return [position.zones[player, zone] for player in players]


def _left_with(position: LorcanaPosition, frame: Frame) -> tuple[int, ...]:
    """Cards that were under the card that speaks as it left, and lie where they went with it."""
    last = frame.last_seen("this")
    below = last.beneath if last is not None else ()
    return tuple(card for card, epoch in below if position.things[card].epoch == epoch + 1)


def members(position: LorcanaPosition, group: v.Group, frame: Frame) -> Iterator[Thing]:
    """The cards of the group in its zone, the player's own first, oldest first.

    Outside play a group without a side means one's own zone.
    """
    things = position.things
    for pile in _piles(position, group, frame):
        for card in pile:
            thing = things[card]
            if fits(position, group, thing, frame):
                yield thing
