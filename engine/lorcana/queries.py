"""Derived values: computed from the position each time, never stored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from engine.core.position import Continuing, Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.position import DAMAGE, DRYING, EXERTED, FACEDOWN, LorcanaPosition, Seen
from engine.lorcana.values import BEARERS, CARDS, CLASSES_GIVEN, KEYWORDS, STATICS, VALUES

if TYPE_CHECKING:
    from engine.lorcana.frame import Frame


def damage_on(thing: Thing) -> int:
    """Damage counters on a card."""
    return thing.count_of(DAMAGE) if thing.counters else 0


E = TypeVar("E")
NOWHERE: set[str] = set()
_ABOUT: dict[type, str] = {
    v.GetsStat: "stat",
    v.HasKeyword: "keyword",
    v.Restricted: "act",
    v.HasClass: "classification",
}
"""The field that says what a static effect is about."""


def statics(position: LorcanaPosition, cls: type[E], about: str = "") -> Iterator[tuple[Thing, E]]:
    """Static effects of that class that apply now (6.4), with the card in play they are on.

    about: only those about this stat, keyword or act. Others are not looked at, so that a
    condition that asks for a value never asks for itself.
    """
    from engine.lorcana.conditions import holds

    things = position.things
    bearers = BEARERS.get(cls, NOWHERE)
    for player in range(len(position.players)):
        for card in position.zones[player, "play"]:
            thing = things[card]
            if thing.face not in bearers:
                continue
            for ability, effect in STATICS[thing.face][cls]:
                if about and getattr(effect, _ABOUT[cls]) != about:
                    continue
                if not is_turn(position, player, ability.during):
                    continue
                if ability.while_ is None or holds(
                    position, ability.while_, source_frame(thing, player)
                ):
                    yield thing, effect


def own_statics(position: LorcanaPosition, thing: Thing, player: int, cls: type[E]) -> Iterator[E]:
    """Static effects of that class on a card outside play that apply to itself (6.1.12)."""
    from engine.lorcana.conditions import holds

    for ability, effect in STATICS.get(thing.face, {}).get(cls, ()):
        frame = source_frame(thing, player)
        if ability.while_ is None or holds(position, ability.while_, frame):
            yield effect


def source_frame(thing: Thing, player: int) -> Frame:
    """The point of view of a card: who "you" and "this" are."""
    from engine.lorcana.frame import Frame

    return Frame(player, thing.card, thing.epoch, thing.face)


def is_turn(position: LorcanaPosition, player: int, whose: v.Whose) -> bool:
    """Whether it is that turn, seen by the player (6.1.13.1)."""
    if whose is v.Whose.ANY:
        return True
    return (position.active == player) is (whose is v.Whose.YOURS)


def stat(position: LorcanaPosition, thing: Thing, name: str) -> int:
    """Strength, willpower or lore of a card in play as it counts now (5.2.7, 6.4)."""
    from engine.lorcana.conditions import amount
    from engine.lorcana.groups import covers

    total: int = getattr(CARDS[thing.face], name) or 0
    for effect in position.effects:
        kind, what, number = effect.change
        if kind == "stat" and what == name and (thing.card, thing.epoch) in effect.subjects:
            total += number
    if thing.zone == "play":
        for source, change in statics(position, v.GetsStat, name):
            frame = source_frame(source, source.owner)
            if covers(position, change.who, thing, frame):
                total += amount(position, change.n, frame)
        if name == "strength" and position.challenge is not None:
            total += _challenger(position, thing)
    return total


def _challenger(position: LorcanaPosition, thing: Thing) -> int:
    """Strength from Challenger: while its character is the one that challenges (8.5.1, 8.5.2)."""
    current = position.challenge
    if current is None or (thing.card, thing.epoch) != current[:2]:
        return 0
    return keyword(position, thing, "challenger")


def value(position: LorcanaPosition, thing: Thing, name: str) -> int:
    """A statistic as it counts for whatever reads it: strength never below 0, cost as printed."""
    if name == "cost":
        return cost(position, thing)
    return strength(position, thing) if name == "strength" else stat(position, thing, name)


def speaking(position: LorcanaPosition, thing: Thing) -> tuple[str, ...]:
    """The faces whose text the card has: its own, not that of cards under it (5.1.1.6, 8.10.5)."""
    if not thing.under or position.switch("stack_text") == "top":
        return (thing.face,)
    below = (position.things[card] for card in thing.under)
    return (thing.face, *(under.face for under in below if FACEDOWN not in under.marks))


def cost(position: LorcanaPosition, thing: Thing) -> int:
    """The card's cost (1.5.1): as printed, whatever was paid for it (1.5.4) and whatever it counts
    as when it sings (8.11.2)."""
    found = CARDS[thing.face].cost
    for effect in position.effects:
        kind, what, number = effect.change
        if kind == "stat" and what == "cost" and (thing.card, thing.epoch) in effect.subjects:
            found += number
    singer = KEYWORDS[thing.face].get("singer", 0)
    return singer if singer and position.switch("singer_is_cost") else found


def strength(position: LorcanaPosition, thing: Thing) -> int:
    """Strength as it counts for everything but damage dealt, never below 0."""
    return max(0, stat(position, thing, "strength"))


def _has_begun(position: LorcanaPosition, effect: Continuing) -> bool:
    """What is said of a player's next turn holds during that turn only (6.1.13.1)."""
    kind, player = effect.until
    return kind not in ("next turn", "turn after next") or (
        kind == "next turn" and position.active == player
    )


STACKING = frozenset({"challenger", "resist"})
"""Keywords followed by "+N", which add up (8.1.2)."""


def keyword(position: LorcanaPosition, thing: Thing, key: str) -> int:
    """The keyword's number (1 where it has none); 0: it has not. Those with "+N" add up; of others
    the first counts, and no further one is got (8.1.2)."""
    total = KEYWORDS[thing.face].get(key, 0)
    if key in STACKING:
        return total + sum(_keyword_given(position, thing, key))
    return total or next(_keyword_given(position, thing, key), 0)


def _keyword_given(position: LorcanaPosition, thing: Thing, key: str) -> Iterator[int]:
    """The numbers of that keyword that effects give the card."""
    from engine.lorcana.conditions import amount
    from engine.lorcana.groups import covers

    for effect in position.effects:
        kind, what, number = effect.change
        given = kind == "keyword" and what == key and (thing.card, thing.epoch) in effect.subjects
        if given and _has_begun(position, effect):
            yield number
    if thing.zone == "play":
        for source, change in statics(position, v.HasKeyword, key):
            frame = source_frame(source, source.owner)
            if covers(position, change.who, thing, frame):
                yield 1 if change.n is None else amount(position, change.n, frame)


def cant(position: LorcanaPosition, thing: Thing, act: str) -> bool:
    """Whether some effect says that this card can't do that (1.2.2)."""
    from engine.lorcana.groups import covers

    for effect in position.effects:
        kind, what, _ = effect.change
        if kind == "cant" and what == act and (thing.card, thing.epoch) in effect.subjects:
            return True
        if kind == "group cant" and VALUES[what].act == act:
            frame = effect_frame(position, effect)
            if covers(position, VALUES[what].what, thing, frame):
                return True
    return any(
        covers(position, change.who, thing, source_frame(source, source.owner))
        for source, change in statics(position, v.Restricted, act)
    )


def effect_frame(position: LorcanaPosition, effect: Continuing) -> Frame:
    """The point of view of the effect of an ability that has resolved."""
    from engine.lorcana.frame import Frame

    card, epoch = effect.source
    return Frame(effect.player, card, epoch, position.things[card].face)


def has_class(position: LorcanaPosition, thing: Thing, name: str) -> bool:
    """Whether the card has that classification, printed or, in play, given to it (6.4.2.3)."""
    from engine.lorcana.groups import covers

    if name in CARDS[thing.face].classes:
        return True
    return (
        name in CLASSES_GIVEN
        and thing.zone == "play"
        and any(
            covers(position, change.who, thing, source_frame(source, source.owner))
            for source, change in statics(position, v.HasClass, name)
        )
    )


def inkable(position: LorcanaPosition, thing: Thing) -> bool:
    """Whether the card has the inkwell symbol, or counts as having it."""
    from engine.lorcana.groups import covers

    return CARDS[thing.face].inkable or any(
        covers(position, change.group, thing, source_frame(source, source.owner))
        for source, change in statics(position, v.CountsInkable)
    )


def gains_none(position: LorcanaPosition, player: int) -> bool:
    """Whether an effect of an opponent's card says that the player can't gain lore now (1.2.2)."""
    from engine.lorcana.conditions import holds

    for source, effect in statics(position, v.CantGainLore):
        frame = source_frame(source, source.owner)
        frame.that_player = player
        if source.owner != player and not holds(position, effect.unless, frame):
            return True
    return False


def can_exert(thing: Thing) -> bool:
    """Ready and, for a character, dry (5.1.1.11)."""
    return EXERTED not in thing.marks and DRYING not in thing.marks


def seen(position: LorcanaPosition, thing: Thing) -> Seen:
    """The card's values at this moment, to be remembered when it leaves (6.7.7)."""
    stats = (
        strength(position, thing),
        stat(position, thing, "willpower"),
        stat(position, thing, "lore"),
        damage_on(thing),
        len(thing.under),
    )
    card = CARDS[thing.face]
    later = (card.strength or 0, card.willpower or 0, card.lore or 0, 0, 0)
    if stats != later and position.switch("last_known") == "printed":
        stats = later
    return Seen(
        thing.card,
        thing.epoch,
        thing.face,
        thing.owner,
        *stats,
        thing.marks,
        tuple((card, position.things[card].epoch) for card in thing.under),
    )
