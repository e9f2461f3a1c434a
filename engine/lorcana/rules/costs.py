"""Costs of abilities and of "[A] to [B]": whether they can be paid, and paying (1.5)."""

from __future__ import annotations

from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.choosing import ask_cards
from engine.lorcana.frame import Frame
from engine.lorcana.groups import members
from engine.lorcana.leaving import banish
from engine.lorcana.position import EXERTED, LorcanaPosition
from engine.lorcana.queries import can_exert, cant
from engine.lorcana.rules.damage import Dealer, deal
from engine.lorcana.table import LorcanaGame, face_of, name_of
from engine.lorcana.verbs import discard, exert_ink, exerted, mark, ready_ink


def can_pay(
    position: LorcanaPosition, costs: tuple[v.Cost, ...], frame: Frame, player: int
) -> bool:
    """Whether every cost can be paid in full (1.5.3)."""
    return why_not_payable(position, costs, frame, player) is None


def why_not_payable(
    position: LorcanaPosition, costs: tuple[v.Cost, ...], frame: Frame, player: int
) -> str | None:
    """The reason word of the first cost that can't be paid; None when all can."""
    thing = frame.live(position, "this")
    in_play = thing is not None and thing.zone == "play"
    for cost in costs:
        match cost:
            case v.PayInk(n):
                if len(ready_ink(position, player)) + _surplus(position, player) < n:
                    return "cost"
            case v.ExertThis():
                if thing is None or not in_play or not can_exert(thing):
                    exerted = thing is None or EXERTED in thing.marks
                    return "exerted" if exerted else "drying"
            case v.BanishThis():
                if not in_play:
                    return "cost"
            case v.BanishChosen(group):
                if next(members(position, group, frame), None) is None:
                    return "cost"
            case v.ExertOther(group, n):
                able = [t for t in members(position, group, frame) if can_exert(t)]
                if len(able) < n:
                    return "cost"
            case v.DamageCost(_, to):
                hurt = frame.live(position, to.name)
                if hurt is not None and cant(position, hurt, "be dealt damage"):
                    return "cost"
            case v.DiscardCard(group, n):
                if len(list(members(position, group, frame))) < n:
                    return "cost"
    return None


def pay(game: LorcanaGame, costs: tuple[v.Cost, ...], frame: Frame, player: int) -> None:
    """Pay every cost: ink first, then the rest in printed order."""
    for cost in costs:
        if isinstance(cost, v.PayInk):
            exert_ink(game, player, cost.n - _use_surplus(game, player, cost.n))
    for cost in costs:
        if not isinstance(cost, v.PayInk):
            _pay_one(game, cost, frame, player)


def _surplus(position: LorcanaPosition, player: int) -> int:
    """What is left over from other payments: rightly nothing ever is (1.5.3)."""
    return sum(
        effect.change[2]
        for effect in position.effects
        if effect.change[0] == "surplus" and effect.player == player
    )


def _use_surplus(game: LorcanaGame, player: int, n: int) -> int:
    position = game.position
    if not _surplus(position, player):
        return 0
    used = min(n, _surplus(position, player))
    position.effects = tuple(e for e in position.effects if e.change[0] != "surplus")
    return used


def _pay_one(game: LorcanaGame, cost: v.Cost, frame: Frame, player: int) -> None:
    match cost:
        case v.ExertThis():
            _exert(game, frame.card, player)
        case v.BanishThis():
            banish(game, [frame.card])
        case v.BanishChosen(group):
            picked = _pick(game, list(members(game.position, group, frame)), 1, frame, player)
            frame.bind("paid", game.position, picked[0])
            banish(game, picked)
        case v.ExertOther(group, n):
            able = [t for t in members(game.position, group, frame) if can_exert(t)]
            picked = _pick(game, able, n, frame, player)
            frame.bind("that", game.position, picked[0])
            for card in picked:
                _exert(game, card, player)
        case v.DamageCost(n, to):
            hurt = frame.live(game.position, to.name)
            if hurt is not None:
                deal(game, hurt.card, n, Dealer(player, frame.face))
        case v.DiscardCard(group, n):
            for card in _pick(game, list(members(game.position, group, frame)), n, frame, player):
                discard(game, player, card)


def _exert(game: LorcanaGame, card: int, player: int) -> None:
    mark(game.position, card, EXERTED)
    _tell(game, player, "exert", card)
    exerted(game, card)


def _pick(game: LorcanaGame, things: list[Thing], n: int, frame: Frame, player: int) -> list[int]:
    return ask_cards(game, player, "pay", things, n, n, frame.about)


def _tell(game: LorcanaGame, player: int, cost: str, card: int) -> None:
    game.tell(
        "cost_paid", touched=(card,), player=name_of(game, player), cost=cost,
        card=face_of(game, card),
    )  # fmt: skip
