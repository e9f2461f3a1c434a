"""Derived values: computed from the position each time, never stored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.position import DAMAGE, DRYING, EXERTED, LorcanaPosition, Seen
from engine.lorcana.values import CARDS, KEYWORDS, STATICS

if TYPE_CHECKING:
    from engine.lorcana.frame import Frame


def damage_on(thing: Thing) -> int:
    """Damage counters on a card."""
    return thing.count_of(DAMAGE) if thing.counters else 0


def statics(position: LorcanaPosition) -> Iterator[tuple[Thing, v.Static]]:
    """Static abilities of cards in play that apply now (6.4), with their source."""
    from engine.lorcana.conditions import holds

    things = position.things
    for player in range(len(position.players)):
        for card in position.zones[player, "play"]:
            thing = things[card]
            for ability in STATICS.get(thing.face, ()):
                if ability.during is not v.Whose.ANY and not is_turn(
                    position, player, ability.during
                ):
                    continue
                if ability.while_ is None or holds(
                    position, ability.while_, source_frame(thing, player)
                ):
                    yield thing, ability


def source_frame(thing: Thing, player: int) -> Frame:
    """The point of view of a card: who "you" and "this" are."""
    from engine.lorcana.frame import Frame

    return Frame(player, thing.card, thing.epoch, thing.face)


def is_turn(position: LorcanaPosition, player: int, whose: v.Whose) -> bool:
    """Whether it is that turn, seen by the player (6.1.13.1)."""
    if whose is v.Whose.ANY:
        return True
    return (position.active == player) is (whose is v.Whose.YOURS)


def has_statics(position: LorcanaPosition) -> bool:
    """Whether any card in play has a static ability at all: spares most queries the search."""
    things = position.things
    for player in range(len(position.players)):
        for card in position.zones[player, "play"]:
            if things[card].face in STATICS:
                return True
    return False


def stat(position: LorcanaPosition, thing: Thing, name: str) -> int:
    """Strength, willpower or lore of a card in play as it counts now; not below 0 (1.9, 5.2)."""
    from engine.lorcana.conditions import amount
    from engine.lorcana.groups import covers

    total: int = getattr(CARDS[thing.face], name) or 0
    for effect in position.effects:
        kind, what, number = effect.change
        if kind == "stat" and what == name and (thing.card, thing.epoch) in effect.subjects:
            total += number
    if thing.zone == "play" and has_statics(position):
        for source, ability in statics(position):
            for change in ability.effects:
                if isinstance(change, v.GetsStat) and change.stat == name:
                    frame = source_frame(source, source.owner)
                    if covers(position, change.who, thing, frame):
                        total += amount(position, change.n, frame)
    return total


def strength(position: LorcanaPosition, thing: Thing) -> int:
    """Strength as it counts for everything but damage dealt, never below 0."""
    return max(0, stat(position, thing, "strength"))


def keyword(position: LorcanaPosition, thing: Thing, key: str) -> int:
    """The keyword's number (1 where it has none), summed over all grants; 0: it has not (8.1.2)."""
    from engine.lorcana.groups import covers

    total = KEYWORDS[thing.face].get(key, 0)
    for effect in position.effects:
        kind, what, number = effect.change
        if kind == "keyword" and what == key and (thing.card, thing.epoch) in effect.subjects:
            total += number
    if thing.zone == "play" and has_statics(position):
        for source, ability in statics(position):
            for change in ability.effects:
                if isinstance(change, v.HasKeyword) and change.keyword == key:
                    if covers(position, change.who, thing, source_frame(source, source.owner)):
                        total += change.n or 1
    return total


def cant(position: LorcanaPosition, thing: Thing, act: str) -> bool:
    """Whether some effect says that this card can't do that (1.2.2)."""
    from engine.lorcana.groups import covers

    for effect in position.effects:
        kind, what, _ = effect.change
        if kind == "cant" and what == act and (thing.card, thing.epoch) in effect.subjects:
            return True
    if has_statics(position):
        for source, ability in statics(position):
            for change in ability.effects:
                if isinstance(change, v.Restricted) and change.act == act:
                    if covers(position, change.who, thing, source_frame(source, source.owner)):
                        return True
    return False


def can_exert(thing: Thing) -> bool:
    """Ready and, for a character, dry (5.1.1.11)."""
    return EXERTED not in thing.marks and DRYING not in thing.marks


def seen(position: LorcanaPosition, thing: Thing) -> Seen:
    """The card's values at this moment, to be remembered when it leaves (6.7.7)."""
    return Seen(
        thing.card,
        thing.epoch,
        thing.face,
        thing.owner,
        strength(position, thing),
        stat(position, thing, "willpower"),
        stat(position, thing, "lore"),
        damage_on(thing),
        len(thing.under),
        thing.marks,
    )
