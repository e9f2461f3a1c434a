"""Costs of abilities and of "[A] to [B]": whether they can be paid, and paying (1.5)."""

from __future__ import annotations

from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.choosing import ask_cards
from engine.lorcana.frame import Frame
from engine.lorcana.groups import members
from engine.lorcana.leaving import banish
from engine.lorcana.position import EXERTED, LorcanaPosition
from engine.lorcana.queries import can_exert
from engine.lorcana.table import LorcanaGame, face_of, name_of
from engine.lorcana.values import CARDS
from engine.lorcana.verbs import discard, exert_ink, mark, ready_ink


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
                if len(ready_ink(position, player)) < n:
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
            case v.DiscardCard(group, n):
                if len(list(members(position, group, frame))) < n:
                    return "cost"
    return None


def pay(game: LorcanaGame, costs: tuple[v.Cost, ...], frame: Frame, player: int) -> None:
    """Pay every cost: ink first, then the rest in printed order."""
    for cost in costs:
        if isinstance(cost, v.PayInk):
            exert_ink(game, player, cost.n)
    for cost in costs:
        if not isinstance(cost, v.PayInk):
            _pay_one(game, cost, frame, player)


def _pay_one(game: LorcanaGame, cost: v.Cost, frame: Frame, player: int) -> None:
    match cost:
        case v.ExertThis():
            mark(game.position, frame.card, EXERTED)
            _tell(game, player, "exert", frame.card)
        case v.BanishThis():
            banish(game, [frame.card])
        case v.BanishChosen(group):
            picked = _pick(game, list(members(game.position, group, frame)), 1, frame, player)
            frame.bind("paid", game.position, picked[0])
            banish(game, picked)
        case v.ExertOther(group, n):
            able = [t for t in members(game.position, group, frame) if can_exert(t)]
            for card in _pick(game, able, n, frame, player):
                mark(game.position, card, EXERTED)
                _tell(game, player, "exert", card)
        case v.DiscardCard(group, n):
            for card in _pick(game, list(members(game.position, group, frame)), n, frame, player):
                discard(game, player, card)


def _pick(game: LorcanaGame, things: list[Thing], n: int, frame: Frame, player: int) -> list[int]:
    return ask_cards(game, player, "pay", things, n, n, frame.about)


def _tell(game: LorcanaGame, player: int, cost: str, card: int) -> None:
    game.tell(
        "cost_paid", touched=(card,), player=name_of(game, player), cost=cost,
        card=face_of(game, card),
    )  # fmt: skip


def printed_cost(face: str) -> int:
    """A card's cost (1.5.1): it never changes; only what is paid does (1.5.4)."""
    return CARDS[face].cost
