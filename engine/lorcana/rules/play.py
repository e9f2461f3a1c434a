"""Playing a card: the four steps and what follows (4.3)."""

from __future__ import annotations

from engine.core.choice import Illegal, Refused
from engine.core.position import Continuing, Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.conditions import holds
from engine.lorcana.groups import fits
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.queries import effect_frame, keyword, own_statics, source_frame
from engine.lorcana.rules import payment
from engine.lorcana.rules.costs import pay, why_not_payable
from engine.lorcana.rules.entering import enter
from engine.lorcana.rules.modifiers import total_ink, use_up
from engine.lorcana.rules.payment import FREE, INK, NOTHING, Price, Way, ink_price
from engine.lorcana.rules.shifting import shift_onto
from engine.lorcana.rules.singing import check_singers, sing
from engine.lorcana.showing import show
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, happen
from engine.lorcana.values import CARDS, VALUES
from engine.lorcana.verbs import exert, exert_ink, ready_ink

__all__ = ["FREE", "INK", "Way", "play_card", "why_unplayable"]


def why_unplayable(position: LorcanaPosition, player: int, thing: Thing) -> Illegal | None:
    """Why the card can't be played at all, whatever is paid (1.2.2); None if it can."""
    for lasting in position.effects:
        kind, key, _ = lasting.change
        if kind != "cant play" or lasting.player == player:
            continue
        if fits(position, VALUES[key].group, thing, effect_frame(position, lasting)):
            return Illegal("restricted", "1.2.2")
    for effect in own_statics(position, thing, player, v.CantPlayUnless):
        if not holds(position, effect.condition, source_frame(thing, player)):
            return Illegal("restricted", "1.2.2")
    return None


def play_card(
    game: LorcanaGame,
    player: int,
    card: int,
    way: Way,
    goes_to: str = "discard",
    exerted: bool = False,
) -> None:
    """Play a card. Raises Refused where a step finds the attempt illegal (1.7.6).

    goes_to: where an action goes afterwards. exerted: an effect says that it enters exerted.
    """
    position = game.position
    thing = position.things[card]
    with game.rule("4.3.2.1"):
        show(position, card)
        game.tell("announce", touched=(card,), player=name_of(game, player), card=thing.face)
        why = why_unplayable(position, player, thing)
        if why is not None:
            raise Refused(why.reason, why.rule)
    with game.rule("4.3.2"):
        if way.kind == "shift":
            way = _announce_shift(game, player, thing, way)
        total = _pay_for(game, player, thing, way)
        with game.rule("4.3.3"):
            enter(game, player, card, way, goes_to, exerted)
        if way.kind == "sing":
            sing(game, card, way.cards)
        if not way.free:
            happen(game, Happening("pays", card, player, 0, total))


def _announce_shift(game: LorcanaGame, player: int, thing: Thing, way: Way) -> Way:
    """Step 2: which Shift is used, onto what. Raises Refused."""
    with game.rule("4.3.2.2"):
        shift = shift_onto(game.position, player, thing, way.cards)
    with game.rule("4.3.2.2", shift.kind.rule):
        onto = [game.position.things[base].face for base in way.cards]
        game.tell(
            "shifts", touched=(thing.card, *way.cards), player=name_of(game, player),
            card=thing.face, onto=onto,
        )  # fmt: skip
    return way._replace(by=shift.key)


def _pay_for(game: LorcanaGame, player: int, thing: Thing, way: Way) -> int:
    """Steps 2 to 4; gives the ink in the total cost."""
    with game.rule("4.3.2.2"):
        price = _price(game.position, player, thing, way)
        if way.free:
            game.tell("pays_free", player=name_of(game, player), card=thing.face)
    with game.rule("4.3.2.3"):
        total = total_ink(game.position, player, thing, price)
    with game.rule("4.3.2.4"):
        _pay(game, player, thing, way, price, total)
    use_up(game, player, thing, way.free)
    if way.kind == "ink" and total < CARDS[thing.face].cost:
        _remember_paid(game, player, thing, total)
    return total


def _price(position: LorcanaPosition, player: int, thing: Thing, way: Way) -> Price:
    """Step 2: the way to pay is announced; its requirements are checked (4.3.2.2)."""
    price = NOTHING
    match way.kind:
        case "ink":
            price = ink_price(thing)
        case "sing":
            check_singers(position, player, thing, way.cards)
        case "shift":
            price = shift_onto(position, player, thing, way.cards).price
        case "instead":
            price = _alternate_price(position, player, thing)
    return NOTHING if way.free else price


def _remember_paid(game: LorcanaGame, player: int, thing: Thing, paid: int) -> None:
    """Rightly nothing: what was paid leaves the cost as it is (1.5.4). Some think that the card
    costs less from then on."""
    if game.switch("paid_is_cost"):
        this = (thing.card, thing.epoch + 1)
        change = ("stat", "cost", paid - CARDS[thing.face].cost)
        effect = Continuing(frozenset({this}), change, ("source", player), this, player)
        game.position.effects = tuple(sorted((*game.position.effects, effect), key=repr))


def _alternate_price(position: LorcanaPosition, player: int, thing: Thing) -> Price:
    """Of several alternate costs one is chosen, the others are ignored (4.3.2.2)."""
    for price in payment.alternate_prices(position, player, thing):
        return price
    raise Refused("illegal_choice", "4.3.2.2")


def _pay(game: LorcanaGame, player: int, thing: Thing, way: Way, price: Price, total: int) -> None:
    """Step 4: pay in full (1.5.3, 4.3.2.4); a card that is free has skipped it (4.3.2.2)."""
    if way.kind == "sing":
        for singer in way.cards:
            exert(game, singer)
    if way.free or way.kind == "sing":
        return
    ready = len(ready_ink(game.position, player))
    if ready < total:
        raise Refused("cost", "1.5.3", needed=total, ready=ready)
    exert_ink(game, player, total)
    if price.costs:
        frame = source_frame(thing, player)
        reason = why_not_payable(game.position, price.costs, frame, player)
        if reason is not None:
            raise Refused(reason, "4.3.2.4")
        pay(game, price.costs, frame, player)


def bodyguards(position: LorcanaPosition, player: int) -> list[int]:
    """Characters with Bodyguard of a player (8.3.3)."""
    return [
        card
        for card in position.in_play(player)
        if keyword(position, position.things[card], "bodyguard")
    ]
