"""Replacement effects on damage (6.5): which can apply, who chooses among them, what happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.position import Continuing, Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.choosing import ask_cards
from engine.lorcana.groups import covers
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.queries import source_frame, statics
from engine.lorcana.table import LorcanaGame
from engine.lorcana.values import KEYS, NAMES, VALUES


class Damage(NamedTuple):
    """Damage about to be placed on a card. dealt: rather than put or moved (1.9.2)."""

    card: int
    n: int
    dealt: bool = True


class Replacement(NamedTuple):
    """An instance of a replacement effect: its key, the card it comes from, and the continuing
    effect it is, where it is one."""

    key: str
    source: int
    effect: Continuing | None = None


def after_replacement(game: LorcanaGame, damage: Damage) -> Damage:
    """What comes of the event when every replacement effect that can apply has: the affected
    player chooses one, the event is modified, and so on (6.5.7). Each has one chance (6.5.5), and
    of several instances of the same one only one applies (6.5.8)."""
    applied: set[str] = set()
    while damage.n > 0:
        found = [each for each in applicable(game.position, damage) if each.key not in applied]
        if not found:
            break
        picked = _choose(game, damage, found)
        applied.add(picked.key)
        damage = _apply(game, picked, damage)
    return damage


def applicable(position: LorcanaPosition, damage: Damage) -> Iterator[Replacement]:
    """The instances that can apply to the event as it is now (6.5.3)."""
    thing = position.things[damage.card]
    yield from _shields(position, thing, damage.dealt)
    if not damage.dealt:
        return
    for source, effect in statics(position, v.TakesDamageFor):
        frame = source_frame(source, source.owner)
        if source.card != thing.card and covers(position, effect.group, thing, frame):
            yield Replacement(KEYS[id(effect)], source.card)


def _shields(position: LorcanaPosition, thing: Thing, dealt: bool) -> Iterator[Replacement]:
    """Those that are used up as they keep damage away."""
    for source, effect in statics(position, v.PreventFirstDamage):
        limit = (source.card, source.epoch, KEYS[id(effect)])
        protects = covers(position, effect.who, thing, source_frame(source, source.owner))
        if protects and limit not in position.limits:
            yield Replacement(limit[2], source.card)
    for lasting in position.effects:
        kind, key, _ = lasting.change
        if dealt and kind == "prevent next" and (thing.card, thing.epoch) in lasting.subjects:
            yield Replacement(key, lasting.source[0], lasting)


def would_be_used_up(position: LorcanaPosition, thing: Thing) -> bool:
    """Whether damage dealt to the card would use up something that keeps it away."""
    return next(_shields(position, thing, dealt=True), None) is not None


def _choose(game: LorcanaGame, damage: Damage, found: list[Replacement]) -> Replacement:
    """The player of the affected card chooses (6.5.7); instances from one card are alike."""
    things = game.position.things
    by_source = {each.source: each for each in reversed(found)}
    offered = [things[card] for card in sorted(by_source)]
    with game.rule("6.5.7"):
        owner = things[damage.card].owner
        picked = ask_cards(game, owner, "choose", offered, 1, 1, "replacement")
    return by_source[picked[0]]


def _apply(game: LorcanaGame, picked: Replacement, damage: Damage) -> Damage:
    """The event that occurs instead (6.5.4)."""
    position = game.position
    with game.rule("6.5.1.1", "1.9.3"):
        game.tell("replaced", touched=(damage.card,), by=NAMES[picked.key])
    if isinstance(VALUES[picked.key], v.TakesDamageFor):
        return Damage(picked.source, damage.n, dealt=False)
    if picked.effect is None:
        position.limits |= {(picked.source, position.things[picked.source].epoch, picked.key)}
    else:
        position.effects = tuple(
            effect for effect in position.effects if not _same(effect, picked.effect)
        )
    return damage._replace(n=0)


def _same(effect: Continuing, used: Continuing) -> bool:
    """Another instance of the same effect on the same card: it ceases to exist (6.5.8)."""
    return effect.change == used.change and effect.subjects == used.subjects
