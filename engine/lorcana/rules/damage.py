"""Damage on its way to a card: dealt, put or moved; what lowers or replaces it (1.9, 6.5, 8.8)."""

from __future__ import annotations

from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.groups import covers
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.queries import cant, damage_on, keyword, source_frame, statics
from engine.lorcana.table import LorcanaGame
from engine.lorcana.triggers import Happening, happen
from engine.lorcana.values import KEYS, NAMES
from engine.lorcana.verbs import put_damage, set_damage

Shield = tuple[tuple[int, int, str], str]
"""(limit, key of the effect): a replacement effect that can apply once in a turn."""


def dealt(game: LorcanaGame, card: int, n: int) -> int:
    """Damage that is left when Resist has reduced it (8.8.1); none where none can be dealt."""
    thing = game.position.things[card]
    if n <= 0 or cant(game.position, thing, "be dealt damage"):
        return 0
    left = max(0, n - keyword(game.position, thing, "resist"))
    if not left and _shield(game.position, thing) is not None:
        _reduced_before_a_shield(game)
    return left


def was_dealt(game: LorcanaGame, full: int, left: int) -> bool:
    """Whether the source has dealt damage of which that much is left: since 2.2.0 also when it was
    reduced to 0 (1.9.5, 8.8.2)."""
    return left > 0 or (full > 0 and bool(game.switch("damage_to_zero") == "open"))


def _reduced_before_a_shield(game: LorcanaGame) -> None:
    """Whether damage that comes to 0 "would be taken", so that a shield is used on it, is not
    written (1.9.5, 8.8.2); before 2.2.0 such damage does not happen, and nothing is replaced."""
    if game.switch("damage_to_zero") == "open":
        game.undecided("1.9.5")


def taken(game: LorcanaGame, card: int, n: int) -> int:
    """What the card takes of damage that comes to it by any means (1.9.3): none where a
    replacement effect applies, which has one chance to (6.5.1, 6.5.5)."""
    shield = _shield(game.position, game.position.things[card]) if n else None
    if shield is None:
        return n
    limit, effect = shield
    game.position.limits |= {limit}
    with game.rule("6.5.1.1", "1.9.3"):
        game.tell("replaced", touched=(card,), by=NAMES[effect])
    return 0


def _shield(position: LorcanaPosition, thing: Thing) -> Shield | None:
    """One of the replacement effects that can apply now; the others cease to exist (6.5.8)."""
    for source, effect in statics(position, v.PreventFirstDamage):
        limit = (source.card, source.epoch, KEYS[id(effect)])
        protects = covers(position, effect.who, thing, source_frame(source, source.owner))
        if protects and limit not in position.limits:
            return limit, limit[2]
    return None


def deal(game: LorcanaGame, card: int, n: int, source: int = 0) -> int:
    """Deal n damage from an effect (1.9.2.1). Gives what the target took (1.9.5)."""
    left = dealt(game, card, n)
    if n and not left:
        with game.rule(*_why_none(game, card)):
            face = game.position.things[card].face
            game.tell("damage_zero", kind="false", touched=(card,), card=face, source=None)
    got = taken(game, card, left)
    if got:
        put_damage(game, card, got, source)
        happen(game, Happening("damaged", card, -1, 0, got))
    return got


def _why_none(game: LorcanaGame, card: int) -> tuple[str, ...]:
    """The clauses by which no damage is left: an effect forbids it, or it came to 0."""
    forbidden = cant(game.position, game.position.things[card], "be dealt damage")
    return ("1.2.2",) if forbidden else ("1.9.5", "8.8.2")


def put(game: LorcanaGame, card: int, n: int) -> int:
    """Put n damage counters on a card: taken, not dealt, so Resist lowers nothing (1.9.2.2)."""
    with game.rule("1.9.2.2"):
        got = taken(game, card, n)
        if got:
            put_damage(game, card, got)
    return got


def move(game: LorcanaGame, source: int, goal: int, n: int) -> None:
    """Remove n counters from one card and put them on another; neither dealt nor reduced
    (1.9.2.4, 8.8.3)."""
    things = game.position.things
    with game.rule("1.9.2.4"):
        set_damage(game.position, source, damage_on(things[source]) - n)
        game.tell(
            "damage_moved", touched=(source, goal),
            card=things[source].face, target=things[goal].face, n=n,
        )  # fmt: skip
        got = taken(game, goal, n)
        set_damage(game.position, goal, damage_on(things[goal]) + got)
