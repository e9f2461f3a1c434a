"""Playing a card: the four steps and what follows (4.3)."""

from __future__ import annotations

from engine.core.choice import Choice, Illegal, Option, Refused
from engine.core.position import Queued, Thing, insort
from engine.lorcana import vocabulary as v
from engine.lorcana.conditions import holds
from engine.lorcana.position import DRYING, EXERTED, SHIFTED, LorcanaPosition
from engine.lorcana.queries import can_exert, cant, keyword, own_statics, source_frame
from engine.lorcana.rules import payment
from engine.lorcana.rules.costs import pay, why_not_payable
from engine.lorcana.rules.payment import FREE, INK, ShiftCost, Way
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, happen
from engine.lorcana.values import CARDS, STATICS
from engine.lorcana.verbs import change_zone, exert, exert_ink, ready_ink, set_damage

__all__ = ["FREE", "INK", "Way", "play_card", "ways_to_play", "why_unplayable"]


def why_unplayable(position: LorcanaPosition, player: int, thing: Thing) -> Illegal | None:
    """Why the card can't be played at all, whatever is paid (1.2.2); None if it can."""
    for effect in own_statics(position, thing, player, v.CantPlayUnless):
        if not holds(position, effect.condition, source_frame(thing, player)):
            return Illegal("restricted", "1.2.2")
    return None


def play_card(
    game: LorcanaGame, player: int, card: int, way: Way, goes_to: str = "discard"
) -> None:
    """Play a card. Raises Refused where a step finds the attempt illegal (1.7.6)."""
    position = game.position
    thing = position.things[card]
    with game.rule("4.3.2.1"):
        game.tell("announce", touched=(card,), player=name_of(game, player), card=thing.face)
        why = why_unplayable(position, player, thing)
        if why is not None:
            raise Refused(why.reason, why.rule)
    with game.rule("4.3.2"):
        total = _pay_for(game, player, thing, way)
        with game.rule("4.3.3"):
            _enter(game, player, card, way, goes_to)
        if way.kind == "sing":
            _sing(game, card, way.cards)
        if way.kind != "free":
            happen(game, Happening("pays", card, player, 0, total))


def _pay_for(game: LorcanaGame, player: int, thing: Thing, way: Way) -> int:
    """Steps 2 to 4; gives the ink in the total cost."""
    shift = _way(game, player, thing, way)
    with game.rule("4.3.2.3"):
        total = _total(game, player, thing, way, shift)
    with game.rule("4.3.2.4"):
        _pay(game, player, thing, way, shift, total)
    _use_up_modifiers(game, player, thing)
    return total


def _way(game: LorcanaGame, player: int, thing: Thing, way: Way) -> ShiftCost | None:
    """Step 2: the way to pay is announced; its requirements are checked (4.3.2.2)."""
    with game.rule("4.3.2.2"):
        if way.kind == "sing":
            _check_singers(game.position, player, thing, way.cards)
        if way.kind == "shift":
            return _check_shift(game.position, player, thing, way.cards)
    return None


def _check_singers(
    position: LorcanaPosition, player: int, thing: Thing, singers: tuple[int, ...]
) -> None:
    song = CARDS[thing.face]
    if song.type != "song" or not singers:
        raise Refused("illegal_choice", "5.4.4.2")
    for singer in singers:
        who = position.things[singer]
        if who.zone != "play" or who.owner != player or CARDS[who.face].type != "character":
            raise Refused("illegal_choice", "5.4.4.2")
        if EXERTED in who.marks:
            raise Refused("exerted", "5.1.1.2")
        if DRYING in who.marks:
            raise Refused("drying", "5.1.1.11")
        if cant(position, who, "sing"):
            raise Refused("restricted", "1.2.2")
    value = sum(payment.singing_value(position, position.things[singer]) for singer in singers)
    together = song.keywords.get("sing_together")
    if len(singers) > 1 and together is None:
        raise Refused("illegal_choice", "5.4.4.2")
    needed = song.cost if len(singers) == 1 else together or song.cost
    if value < needed:
        clause = "5.4.4.2" if len(singers) == 1 else "8.12.1"
        raise Refused("cost", clause, needed=needed, value=value)


def _check_shift(
    position: LorcanaPosition, player: int, thing: Thing, onto: tuple[int, ...]
) -> ShiftCost:
    for cost in payment.shift_costs(position, player, thing):
        if len(onto) == 1 and onto[0] in payment.shift_bases(position, player, thing, cost.kind):
            return cost
    raise Refused("no_base", "8.10.1")


def _total(game: LorcanaGame, player: int, thing: Thing, way: Way, shift: ShiftCost | None) -> int:
    """Step 3: the ink cost or alternate cost with payment modifiers (4.3.2.3)."""
    if way.kind in ("free", "sing"):
        return 0
    base = CARDS[thing.face].cost if shift is None else shift.ink
    return payment.total_ink(game.position, player, thing, base)


def _pay(
    game: LorcanaGame, player: int, thing: Thing, way: Way, shift: ShiftCost | None, total: int
) -> None:
    """Step 4: pay in full (1.5.3, 4.3.2.4)."""
    position = game.position
    if way.kind == "free":
        game.tell("pays_free", player=name_of(game, player), card=thing.face)
        return
    if way.kind == "sing":
        for singer in way.cards:
            exert(game, singer)
        return
    if len(ready_ink(position, player)) < total:
        raise Refused("cost", "1.5.3", needed=total, ready=len(ready_ink(position, player)))
    exert_ink(game, player, total)
    if shift is not None and shift.costs:
        frame = source_frame(thing, player)
        reason = why_not_payable(position, shift.costs, frame, player)
        if reason is not None:
            raise Refused(reason, "1.5.3")
        pay(game, shift.costs, frame, player)


def _use_up_modifiers(game: LorcanaGame, player: int, thing: Thing) -> None:
    """The next matching card takes every waiting modifier, even when it pays nothing (4.3.6)."""
    used = payment.matching(game.position, player, thing)
    if used:
        left = list(game.position.modifiers)
        for modifier in used:
            left.remove(modifier)
        game.position.modifiers = tuple(left)
        with game.rule("4.3.6"):
            game.tell("discount_used", n=len(used), card=thing.face)


def _enter(game: LorcanaGame, player: int, card: int, way: Way, goes_to: str) -> None:
    """The card enters play and counts as played (4.3.3, 4.3.4.1)."""
    position = game.position
    before = position.clone() if way.kind == "shift" else None
    base = position.things[way.cards[0]] if way.kind == "shift" else None
    type_ = CARDS[position.things[card].face].type
    marks: set[str] = set()
    if type_ == "character":
        marks.add(DRYING)
    if base is not None:
        marks = (set(base.marks) & {EXERTED, DRYING}) | {SHIFTED}
    if _enters_exerted(game, player, card, type_):
        marks.add(EXERTED)
    new = change_zone(position, card, "play", frozenset(marks))
    if base is not None:
        _stack(game, new, base)
    face = new.face
    game.tell(
        "enters", touched=(card,), player=name_of(game, player), card=face,
        exerted=EXERTED in marks, drying=DRYING in marks, on=[base.face] if base else [],
    )  # fmt: skip
    _note_played(position, player, face, base is not None)
    if type_ in ("action", "song"):
        new = position.things[card]
        position.queue = (*position.queue, Queued(player, card, new.epoch, goes_to))
    game.tell("played", touched=(card,), player=name_of(game, player), card=face)
    event = Happening("played", card, player, shifted=base is not None)
    happen(game, event, _covered_view(position, before, card, way))


def _covered_view(
    position: LorcanaPosition, before: LorcanaPosition | None, card: int, way: Way
) -> LorcanaPosition | None:
    """With Shift, the covered card still watches the card put on it (4.3.4.2)."""
    if before is None:
        return None
    view = position.clone()
    base = way.cards[0]
    view.things[base] = before.things[base]
    owner = before.things[base].owner
    view.zones[owner, "play"] = (*view.zones[owner, "play"], base)
    return view


def _enters_exerted(game: LorcanaGame, player: int, card: int, type_: str) -> bool:
    """Its own text, or Bodyguard's choice, decides while it enters (8.3.2, 6.7.9)."""
    face = game.position.things[card].face
    if v.EntersExerted in STATICS.get(face, ()):
        return True
    if type_ == "character" and CARDS[face].keywords.get("bodyguard"):
        with game.rule("8.3.2"):
            choice = Choice(player, "enter", (Option("ready"), Option("exerted")), rule="8.3.2")
            return game.ask(choice) == ("exerted",)
    return False


def _stack(game: LorcanaGame, top: Thing, base: Thing) -> None:
    """Put the base under its new top card, which takes over what applied (8.10.2 to 8.10.6)."""
    position = game.position
    pile = position.zones[base.owner, "play"]
    position.zones[base.owner, "play"] = tuple(card for card in pile if card != base.card)
    below = base._replace(zone="under", marks=frozenset(), counters=(), under=(), at=0)
    position.things[base.card] = below
    position.things[top.card] = top._replace(under=(base.card, *base.under), at=base.at)
    damage = base.count_of("damage")
    if damage:
        set_damage(position, top.card, damage)
    old, new = (base.card, base.epoch), (top.card, top.epoch)
    position.effects = tuple(
        effect._replace(subjects=effect.subjects - {old} | {new})
        if old in effect.subjects
        else effect
        for effect in position.effects
    )


def _note_played(position: LorcanaPosition, player: int, face: str, shifted: bool) -> None:
    position.played = insort(position.played, (player, face, shifted))


def _sing(game: LorcanaGame, song: int, singers: tuple[int, ...]) -> None:
    """Each character that was exerted for it is singing the song (5.4.4, 8.12.3)."""
    position = game.position
    faces = [position.things[singer].face for singer in singers]
    owner = position.things[song].owner
    with game.rule("5.4.4.2" if len(singers) == 1 else "8.12.3"):
        game.tell(
            "sings", touched=singers, player=name_of(game, owner), cards=faces,
            song=position.things[song].face,
        )  # fmt: skip
        for singer in singers:
            happen(game, Happening("sings", song, owner, singer))


def ways_to_play(position: LorcanaPosition, player: int, card: int) -> list[Way]:
    """The ways a player may try, each with one set of cards at most (for generated play)."""
    thing = position.things[card]
    found = [INK]
    if CARDS[thing.face].type == "song":
        for singer in position.in_play(player):
            who = position.things[singer]
            able = CARDS[who.face].type == "character" and can_exert(who)
            if able and payment.singing_value(position, who) >= CARDS[thing.face].cost:
                found.append(Way("sing", (singer,)))
    for cost in payment.shift_costs(position, player, thing):
        for base in payment.shift_bases(position, player, thing, cost.kind):
            found.append(Way("shift", (base,)))
    return found


def bodyguards(position: LorcanaPosition, player: int) -> list[int]:
    """Characters with Bodyguard of a player (8.3.3)."""
    return [
        card
        for card in position.in_play(player)
        if keyword(position, position.things[card], "bodyguard")
    ]
