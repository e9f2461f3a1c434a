"""Instructions whose effect lasts: changed values, keywords, floating and delayed abilities."""

from __future__ import annotations

from engine.core.position import Continuing, Floating, Modifier, insort
from engine.lorcana import vocabulary as v
from engine.lorcana.choosing import targets
from engine.lorcana.conditions import amount
from engine.lorcana.frame import Frame
from engine.lorcana.groups import members
from engine.lorcana.perform.counting import counted
from engine.lorcana.perform.registry import performs
from engine.lorcana.queries import stat
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.values import KEYS, NAMES


def _end(game: LorcanaGame, until: v.Until, frame: Frame, card: int) -> tuple[str, int]:
    """When an effect ends: (kind, player)."""
    match until:
        case v.Until.THIS_TURN:
            return ("turn", game.position.active)
        case v.Until.YOUR_NEXT_TURN:
            return ("start", frame.player)
        case v.Until.THEIR_NEXT_TURN:
            owner = game.position.things[card].owner
            now = owner == game.position.active
            return ("turn after next" if now else "next turn", owner)
        case v.Until.WHILE_SOURCE:
            return ("source", frame.player)
        case v.Until.END_OF_CHALLENGE:
            return ("challenge", frame.player)


def _last(
    game: LorcanaGame, card: int, change: tuple[str, str, int], until: v.Until, frame: Frame
) -> None:
    thing = game.position.things[card]
    end = _end(game, until, frame, card)
    _continue(game, change, end, frame, frozenset({(card, thing.epoch)}))


def _continue(
    game: LorcanaGame,
    change: tuple[str, str, int],
    end: tuple[str, int],
    frame: Frame,
    subjects: frozenset[tuple[int, int]] = frozenset(),
) -> None:
    """Add an effect; without subjects it looks each time which cards it is about (6.4.2.1)."""
    source = (frame.card, frame.epoch)
    effect = Continuing(subjects, change, end, source, frame.player)
    game.position.effects = insort(game.position.effects, effect)


@performs(v.ChangeStat)
def change_stat(game: LorcanaGame, effect: v.ChangeStat, frame: Frame) -> bool:
    """Set what it applies to now; cards that come later are not affected (6.4.2.2)."""
    cards = targets(game, effect.what, frame)
    n = counted(game, effect.n, frame)
    for card in cards:
        _last(game, card, ("stat", effect.stat, n), effect.until, frame)
        thing = game.position.things[card]
        if game.trace is not None:
            now = stat(game.position, thing, effect.stat)
            game.tell("stat", touched=(card,), card=thing.face, stat=effect.stat, change=n, now=now)
    return bool(cards)


@performs(v.GiveKeyword)
def give_keyword(game: LorcanaGame, effect: v.GiveKeyword, frame: Frame) -> bool:
    """A keyword for a time."""
    cards = targets(game, effect.what, frame)
    for card in cards:
        _last(game, card, ("keyword", effect.keyword, effect.n or 1), effect.until, frame)
        game.tell(
            "keyword", touched=(card,), card=game.position.things[card].face,
            keyword=effect.keyword, n=effect.n,
        )  # fmt: skip
    return bool(cards)


@performs(v.Restrict)
def restrict(game: LorcanaGame, effect: v.Restrict, frame: Frame) -> bool:
    """Something the cards can't do for a time (1.2.2)."""
    if isinstance(effect.what, v.Group):
        return _restrict_group(game, effect, effect.what, frame)
    cards = targets(game, effect.what, frame)
    for card in cards:
        _last(game, card, ("cant", effect.act, 1), effect.until, frame)
        _tell_restricted(game, card, effect.act)
    return bool(cards)


def _restrict_group(game: LorcanaGame, effect: v.Restrict, group: v.Group, frame: Frame) -> bool:
    """Whichever cards are in the group while it lasts, those that come later too (6.4.2.1)."""
    end = _end(game, effect.until, frame, frame.card)
    with game.rule("6.4.2.1"):
        _continue(game, ("group cant", KEYS[id(effect)], 1), end, frame)
        for thing in members(game.position, group, frame):
            _tell_restricted(game, thing.card, effect.act)
    return True


def _tell_restricted(game: LorcanaGame, card: int, act: str) -> None:
    face = game.position.things[card].face
    game.tell("restricted", touched=(card,), card=face, act=act)


@performs(v.Oblige)
def oblige(game: LorcanaGame, effect: v.Oblige, frame: Frame) -> bool:
    """Something the cards must do while they can (1.2.1)."""
    cards = targets(game, effect.what, frame)
    for card in cards:
        _last(game, card, ("must", effect.act, 1), effect.until, frame)
        _tell_restricted(game, card, f"must {effect.act}")
    return bool(cards)


@performs(v.CantReady)
def cant_ready(game: LorcanaGame, effect: v.CantReady, frame: Frame) -> bool:
    """The cards skip readying at the start of their player's next turn."""
    cards = list(frame.these) if effect.what == v.THAT else targets(game, effect.what, frame)
    for card in cards:
        _last(game, card, ("skip ready", "", 1), v.Until.THEIR_NEXT_TURN, frame)
        game.tell("wont_ready", touched=(card,), card=game.position.things[card].face)
    return bool(cards)


@performs(v.PreventNext)
def prevent_next(game: LorcanaGame, effect: v.PreventNext, frame: Frame) -> bool:
    """A replacement effect that waits on these cards (6.5.1)."""
    cards = targets(game, effect.what, frame)
    for card in cards:
        _last(game, card, ("prevent next", KEYS[id(effect)], 1), effect.until, frame)
        game.tell("guarded", touched=(card,), card=game.position.things[card].face)
    return bool(cards)


@performs(v.CantPlay)
def cant_play(game: LorcanaGame, effect: v.CantPlay, frame: Frame) -> bool:
    """What opponents can't play for a time, cards of later on included (6.4.2.1)."""
    end = _end(game, effect.until, frame, frame.card)
    with game.rule("1.2.2"):
        _continue(game, ("cant play", KEYS[id(effect)], 1), end, frame)
    return True


@performs(v.PayLess)
def pay_less(game: LorcanaGame, effect: v.PayLess, frame: Frame) -> bool:
    """A modifier that waits for the next matching card (4.3.6)."""
    n = amount(game.position, effect.n, frame)
    modifier = Modifier(frame.player, KEYS[id(effect)], n)
    game.position.modifiers = insort(game.position.modifiers, modifier)
    with game.rule("4.3.6"):
        game.tell("pay_less", player=name_of(game, frame.player), n=n)
    return True


@performs(v.PermitPlay)
def permit_play(game: LorcanaGame, effect: v.PermitPlay, frame: Frame) -> bool:
    """For the rest of the turn cards of the group may be played from where they lie (4.3.2)."""
    end = ("turn", game.position.active)
    key = KEYS[id(effect)]
    with game.rule("6.1.13.4", "4.3.2"):
        _continue(game, ("may play", key, 1), end, frame)
        game.tell("permits", ability=NAMES[key], player=name_of(game, frame.player))
    return True


@performs(v.InkExtra)
def ink_extra(game: LorcanaGame, effect: v.InkExtra, frame: Frame) -> bool:
    """More cards may be inked this turn (7.5.5)."""
    game.position.extra_permits += effect.n
    return True


@performs(v.Watch)
def watch(game: LorcanaGame, effect: v.Watch, frame: Frame) -> bool:
    """A floating triggered ability; it stays outside the bag (6.2.7.1)."""
    _float(game, effect, frame, ("turn", game.position.active), "6.2.7.1", "floating")
    return True


@performs(v.Later)
def later(game: LorcanaGame, effect: v.Later, frame: Frame) -> bool:
    """A delayed triggered ability for the end of a turn (6.2.7.2)."""
    player = frame.player if effect.at is v.Whose.YOURS else -1
    _float(game, effect, frame, ("end of turn", player), "6.2.7.2", "delayed")
    return True


def _float(
    game: LorcanaGame,
    effect: v.Watch | v.Later,
    frame: Frame,
    until: tuple[str, int],
    clause: str,
    code: str,
) -> None:
    key = KEYS[id(effect)]
    bound = tuple((name, *what) for name, what in sorted(frame.bound.items()))
    new = Floating(frame.player, key, frame.face, until, bound, frame.number)
    game.position.floating = insort(game.position.floating, new)
    with game.rule(clause):
        game.tell(code, ability=NAMES[key], player=name_of(game, frame.player))
