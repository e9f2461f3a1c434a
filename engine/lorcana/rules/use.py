"""Using an activated ability (4.4), and Boost (8.4)."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.choice import Refused
from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.conditions import holds
from engine.lorcana.frame import Frame
from engine.lorcana.groups import covers
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.queries import keyword, source_frame, speaking, statics
from engine.lorcana.rules.costs import pay, why_not_payable
from engine.lorcana.rules.resolve import carry_out
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, happen
from engine.lorcana.values import CARDS, NAMES
from engine.lorcana.verbs import exert_ink, put_under, ready_ink

_WHY = {"cost": "4.4.3.4", "exerted": "5.1.1.2", "drying": "5.1.1.11"}


class Usable(NamedTuple):
    """What may be used like an activated ability: its costs, its effect, and what has to hold."""

    name: v.AbilityName
    costs: tuple[v.Cost, ...]
    do: tuple[v.Effect, ...]
    while_: v.Condition | None = None
    once: bool = False


def usable(value: Any) -> Usable | None:
    """The ability as something that may be used; None when it is another kind. A permission to do
    something at such a time ("while …, you may …") is used in the same way."""
    match value:
        case v.Activated(name, costs, do):
            return Usable(name, costs, do)
        case v.Static(name, (v.PermitUse(v.To(tuple() as costs, then), once),), while_):
            return Usable(name, costs, (then,), while_, once)
        case v.Static(name, (v.PermitUse(do, once),), while_):
            return Usable(name, (), (do,), while_, once)
    return None


def activated(face: str) -> list[tuple[str, Usable]]:
    """What may be used on a card, with its keys."""
    found = []
    for index, ability in enumerate(CARDS[face].abilities):
        able = usable(ability)
        if able is not None:
            found.append((f"{face}#{index}", able))
    return found


def usable_on(position: LorcanaPosition, thing: Thing) -> dict[str, Usable]:
    """What may be used on this card: its own abilities, and those that others give it (6.4)."""
    found = {key: able for face in speaking(position, thing) for key, able in activated(face)}
    for source, effect in statics(position, v.GivesAbility):
        if covers(position, effect.who, thing, source_frame(source, source.owner)):
            given = activated(source.face)
            found.update((key, able) for key, able in given if able.name.en == effect.ability)
    return found


def is_permitted(position: LorcanaPosition, able: Usable, frame: Frame) -> bool:
    """Whether what it asks for holds at this moment (6.1.13.5)."""
    return able.while_ is None or holds(position, able.while_, frame)


def is_used(position: LorcanaPosition, able: Usable, thing: Thing, key: str) -> bool:
    """Whether it may be used once a turn and has been (6.1.13.2)."""
    return able.once and (thing.card, thing.epoch, key) in position.limits


def may_use_free(position: LorcanaPosition, thing: Thing, able: Usable) -> bool:
    """Whether the card may use this ability of its own for free (1.5.5.4)."""
    return any(
        source.card == thing.card and effect.ability == able.name.en
        for source, effect in statics(position, v.UseForFree)
    )


def costs_of(position: LorcanaPosition, able: Usable, free: bool) -> tuple[v.Cost, ...]:
    """What is paid: for free, nothing but {E} where it is among the costs (6.1.7.1)."""
    if not free:
        return able.costs
    exerting = tuple(cost for cost in able.costs if isinstance(cost, v.ExertThis))
    return exerting if exerting and position.switch("free_use") == "exerts" else ()


def use(game: LorcanaGame, player: int, card: int, ability: str, free: bool = False) -> None:
    """Announce, pay, resolve at once; it never enters the bag (4.4.3, 7.7.2)."""
    position = game.position
    thing = position.things[card]
    able = usable_on(position, thing).get(ability)
    if thing.zone != "play" or thing.owner != player or able is None:
        raise Refused("illegal_choice", "4.4.3")
    if free and not may_use_free(position, thing, able):
        raise Refused("illegal_choice", "1.5.5.4")
    frame = Frame(player, card, thing.epoch, thing.face, ability)
    with game.rule("4.4.3.1"):
        game.tell(
            "uses", touched=(card,), player=name_of(game, player), card=thing.face,
            ability=NAMES[ability],
        )  # fmt: skip
    with game.rule("4.4.3.4"):
        if not is_permitted(position, able, frame):
            raise Refused("restricted", "6.1.13.5")
        costs = costs_of(position, able, free)
        if is_used(position, able, thing, ability):
            raise Refused("limit", "6.1.13.2")
        reason = why_not_payable(position, costs, frame, player)
        if reason is not None:
            raise Refused(reason, _WHY[reason])
        if able.once:
            position.limits |= {(card, thing.epoch, ability)}
        pay(game, costs, frame, player)
    with game.rule("4.4.4"):
        game.tell(
            "resolves", touched=(card,) if position.things[card].zone == "play" else (),
            player=name_of(game, player), card=thing.face, ability=NAMES[ability],
        )  # fmt: skip
        carry_out(game, able.do, frame)


def boost(game: LorcanaGame, player: int, card: int) -> None:
    """Once during your turn, pay N ink to put the top card facedown under the card (8.4.1)."""
    position = game.position
    thing = position.things[card]
    n = keyword(position, thing, "boost") if thing.zone == "play" else 0
    limit = (card, thing.epoch, "boost")
    if not n or thing.owner != player:
        raise Refused("illegal_choice", "8.4.1")
    if limit in position.limits:
        raise Refused("limit", "8.4.1")
    if len(ready_ink(position, player)) < n:
        raise Refused("cost", "1.5.3", needed=n, ready=len(ready_ink(position, player)))
    with game.rule("8.4.1"):
        position.limits |= {limit}
        game.tell("boosts", touched=(card,), player=name_of(game, player), card=thing.face)
        exert_ink(game, player, n)
        happen(game, Happening("boosts", card, player))
        put_under(game, player, card)
