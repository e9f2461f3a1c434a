"""Instructions that hold other instructions: may, to, or, unless, if, each (6.1.4 to 6.1.8)."""

from __future__ import annotations

from engine.core.choice import Choice, Option
from engine.lorcana import vocabulary as v
from engine.lorcana.choosing import ask_may, choose, targets
from engine.lorcana.conditions import holds, players
from engine.lorcana.frame import Frame
from engine.lorcana.perform.registry import perform, performs
from engine.lorcana.perform.who import whom
from engine.lorcana.rules.costs import can_pay, pay
from engine.lorcana.table import LorcanaGame, name_of


@performs(v.Sequence)
def sequence(game: LorcanaGame, effect: v.Sequence, frame: Frame) -> bool:
    """In printed order; what damage needs is chosen before (6.7.2.2). Done if the first was."""
    for step in effect.steps[1:]:
        if isinstance(step, v.Deal) and isinstance(step.to, v.Chosen):
            frame.chosen[id(step.to)] = choose(game, step.to, frame)
    did = [perform(game, step, frame) for step in effect.steps]
    return did[0]


@performs(v.May)
def may(game: LorcanaGame, effect: v.May, frame: Frame) -> bool:
    """Asked before anything of it is done; declining resolves without a result (6.1.4)."""
    player = players(game.position, effect.by, frame)[0]
    if _speaks_of_gone(game, effect.do, frame):
        return False
    if frame.wont:
        game.tell("may", kind="forced", player=name_of(game, player), yes=False)
        return False
    return ask_may(game, player, frame.about) and perform(game, effect.do, frame)


def _speaks_of_gone(game: LorcanaGame, effect: v.Effect, frame: Frame) -> bool:
    """Whether the only card it speaks of has left: then there is nothing to decide."""
    target = getattr(effect, "of", None)
    if not isinstance(target, v.Ref) or target.name == "these":
        return False
    return frame.live(game.position, target.name) is None


@performs(v.To)
def to(game: LorcanaGame, effect: v.To, frame: Frame) -> bool:
    """[A] to [B]: without A no B (6.1.5.1); a cost that can't be paid is declined (6.1.4.1)."""
    with game.rule("6.1.5.1"):
        if isinstance(effect.first, tuple):
            if not can_pay(game.position, effect.first, frame, frame.player):
                with game.rule("6.1.4.1"):
                    game.tell("cannot_pay", kind="false", player=name_of(game, frame.player))
                return False
            pay(game, effect.first, frame, frame.player)
        elif not perform(game, effect.first, frame):
            return False
    return perform(game, effect.then, frame)


@performs(v.Either)
def either(game: LorcanaGame, effect: v.Either, frame: Frame) -> bool:
    """[A] or [B]: a choice between what can be done (6.1.5.2); 3 means both, where allowed."""
    player = players(game.position, effect.by, frame)[0]
    able = [
        Option(str(number))
        for number, part in enumerate((effect.first, effect.second), start=1)
        if possible(game, part, frame)
    ]
    if not able:
        game.tell("nothing_to_do", kind="false", what="either")
        return False
    if len(able) > 1 and effect.both is not None and holds(game.position, effect.both, frame):
        able.append(Option("3"))
    with game.rule("6.1.5.2"):
        answer = game.ask(Choice(player, "mode", tuple(able), rule="6.1.5.2", about=frame.about))[0]
        kind = "choice" if len(able) > 1 else "forced"
        game.tell("mode", kind=kind, player=name_of(game, player), which=int(answer))
    parts = {"1": (effect.first,), "2": (effect.second,), "3": (effect.first, effect.second)}
    done = [perform(game, part, frame) for part in parts[answer]]
    return any(done)


def possible(game: LorcanaGame, effect: v.Effect, frame: Frame) -> bool:
    """Whether an instruction has something to act on, as far as its targets tell."""
    from engine.lorcana.groups import members

    match effect:
        case v.To(first):
            if isinstance(first, tuple):
                return can_pay(game.position, first, frame, frame.player)
            return possible(game, first, frame)
        case v.IfThen(condition, do, None):
            return holds(game.position, condition, frame) and possible(game, do, frame)
    for name in ("what", "to", "of"):
        target = getattr(effect, name, None)
        if isinstance(target, v.Chosen):
            return next(members(game.position, target.group, frame), None) is not None
        if isinstance(target, v.Ref):
            return frame.live(game.position, target.name) is not None
    if isinstance(effect, v.Discard):
        return any(
            game.position.zones[p, "hand"] for p in players(game.position, effect.who, frame)
        )
    return True


@performs(v.Unless)
def unless(game: LorcanaGame, effect: v.Unless, frame: Frame) -> bool:
    """The other player may pay to prevent it."""
    player = players(game.position, effect.by, frame)[0]
    payable = can_pay(game.position, effect.costs, frame, player)
    if payable and ask_may(game, player, frame.about):
        pay(game, effect.costs, frame, player)
        return False
    return perform(game, effect.do, frame)


@performs(v.IfThen)
def if_then(game: LorcanaGame, effect: v.IfThen, frame: Frame) -> bool:
    """A condition read where the text reaches it."""
    if holds(game.position, effect.condition, frame):
        return perform(game, effect.do, frame)
    if effect.otherwise is None:
        game.tell("nothing_to_do", kind="false", what="condition")
        return False
    return perform(game, effect.otherwise, frame)


@performs(v.Otherwise)
def otherwise(game: LorcanaGame, effect: v.Otherwise, frame: Frame) -> bool:
    """The second only where the first was not done."""
    return perform(game, effect.first, frame) or perform(game, effect.second, frame)


@performs(v.Each)
def each(game: LorcanaGame, effect: v.Each, frame: Frame) -> bool:
    """Every player their part, active player first, in one resolution (6.7.6)."""
    done = False
    with game.rule("6.7.6"):
        order = whom(game, effect.who, frame)
        for index, player in enumerate(order):
            own = _frame_for(frame, player)
            if effect.given is not None and not holds(game.position, effect.given, own):
                continue
            did = perform(game, effect.do, own)
            done = did or done
            frame.revealed = own.revealed
            if not did and index + 1 < len(order) and isinstance(effect.do, v.May):
                frame.wont = frame.wont or game.switch("each_player") == "all"
            if index + 1 < len(order) and game.switch("check_between_players"):
                from engine.lorcana.rules.check import check_now

                check_now(game)
    return done


def _frame_for(frame: Frame, player: int) -> Frame:
    """The same ability carried out by one of several players: "you" is that player here."""
    own = Frame(player, frame.card, frame.epoch, frame.face, frame.about)
    own.bound = dict(frame.bound)
    own.that_player = player
    own.amount = frame.amount
    own.revealed = frame.revealed
    own.wont = frame.wont
    own.singers = frame.singers
    return own


@performs(v.Select)
def select(game: LorcanaGame, effect: v.Select, frame: Frame) -> bool:
    """Choose without acting yet."""
    return bool(targets(game, effect.what, frame))
