"""Resolving abilities and actions (6.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.position import Queued, Waiting
from engine.lorcana import vocabulary as v
from engine.lorcana.conditions import holds, tests_if
from engine.lorcana.frame import Frame
from engine.lorcana.showing import learn
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.values import CARDS, NAMES, VALUES
from engine.lorcana.verbs import change_zone


def carry_out(game: LorcanaGame, sentences: tuple[v.Effect, ...], frame: Frame) -> bool:
    """Follow the instructions in printed order, as far as possible (6.7.2.3, 1.2.3).

    Gives whether every sentence did something: then the ability has fully resolved (6.1.1).
    """
    from engine.lorcana.perform import perform
    from engine.lorcana.rules.check import check_now, falls_after

    last = len(sentences) - 1
    done = True
    for index, sentence in enumerate(sentences):
        waiting = game.position.waiting
        with game.rule("6.7.2.3"):
            done = perform(game, sentence, frame) and done
        if index < last and game.position.waiting != waiting:
            _interrupt(game, waiting)
        if index < last and falls_after(game.switch, "sentence"):
            check_now(game)
            if game.position.over:
                break
    return done


def triggers_wait(switch: Callable[[str], Any]) -> bool:
    """Whether what triggers waits until what is resolving is done (4.3.4, 6.7.4)."""
    return bool(switch("triggers_wait"))


def _interrupt(game: LorcanaGame, waiting: tuple[Waiting, ...]) -> None:
    """Rightly nothing: what triggers in the middle waits for the end (6.7.4, 7.7.3.1). Some think
    that it comes at once."""
    if triggers_wait(game.switch):
        return
    from engine.lorcana.rules.bag import resolve_next

    position = game.position
    resolver, older = position.resolver, list(waiting)
    position.waiting = tuple(entry for entry in position.waiting if entry not in older)
    while position.waiting and not position.over:
        resolve_next(game)
    position.waiting = tuple(sorted((*older, *position.waiting), key=repr))
    position.resolver = resolver


def resolve(game: LorcanaGame, entry: Waiting) -> None:
    """Resolve an ability from the bag: count and test, then follow it (6.7.2)."""
    ability = VALUES[entry.ability]
    name = NAMES[entry.ability]
    frame = Frame.of(entry)
    player = name_of(game, entry.player)
    with game.rule("6.7.2"):
        game.tell("resolves", touched=_source(entry), ability=name, player=player, card=entry.face)
        if _source_gone(game, entry):
            game.tell("no_effect", kind="false", ability=name)
        elif not _used_up(game, entry) and _condition_holds(game, ability, name, frame):
            done = carry_out(game, ability.do, frame)
            if done and _is_limited(ability):
                _use_up(game, entry, ability)
    if "resolved" in game.position.tally:
        game.position.tally["resolved"] = (
            *game.position.tally["resolved"], (name.en, entry.player),
        )  # fmt: skip


def _limit(entry: Waiting) -> tuple[int, int, str]:
    return (entry.card, entry.epoch, entry.ability)


def _is_limited(ability: Any) -> bool:
    """Whether it says "once" or "twice"."""
    return bool(
        getattr(ability, "once_per_turn", False) or getattr(ability, "twice_per_turn", False)
    )


def _use_up(game: LorcanaGame, entry: Waiting, ability: Any) -> None:
    """Note that an ability with "once" or "twice" has fully resolved once more."""
    limits = _limits(entry, ability)
    left = [limit for limit in limits if limit not in game.position.limits]
    game.position.limits |= set(left[:1])


def _limits(entry: Waiting, ability: Any) -> list[tuple[Any, ...]]:
    """What marks each time that an ability may fully resolve in a turn."""
    first = _limit(entry)
    return [first, (*first, 2)] if getattr(ability, "twice_per_turn", False) else [first]


def _used_up(game: LorcanaGame, entry: Waiting) -> bool:
    """An ability with "once" looks whether it has fully resolved before (6.1.13.2)."""
    ability = VALUES[entry.ability]
    if not _is_limited(ability):
        return False
    if any(limit not in game.position.limits for limit in _limits(entry, ability)):
        return False
    with game.rule("6.1.13.2"):
        game.tell("no_effect", kind="false", ability=NAMES[entry.ability])
    return True


def _source(entry: Waiting) -> tuple[int, ...]:
    return (entry.card,) if entry.card else ()


def _source_gone(game: LorcanaGame, entry: Waiting) -> bool:
    """Rightly never a reason (6.2.3); some think the ability goes with its card."""
    if not entry.card or game.position.things[entry.card].zone == "play":
        return False
    return bool(game.switch("source_gone") == "fizzles")


def _condition_holds(game: LorcanaGame, ability: Any, name: v.AbilityName, frame: Frame) -> bool:
    """The secondary "if", tested now and only now (6.2.4, 6.7.2.1)."""
    given = getattr(ability, "given", None)
    if given is None:
        return True
    with game.rule("6.7.2.1", "6.2.4"):
        if not tests_if(game, "resolution"):
            return True
        if isinstance(given, v.HandCompare):
            _choose_compared(game, given, frame)
        held = holds(game.position, given, frame)
        n, need = _numbers(game, given, frame)
        code, kind = ("if_true", "event") if held else ("if_false", "false")
        game.tell(code, kind=kind, ability=name, n=n, need=need)
        if not held:
            game.tell("no_effect", kind="false", ability=name)
    return held


def _choose_compared(game: LorcanaGame, given: v.HandCompare, frame: Frame) -> None:
    """A choice that the condition needs is made before it is tested (6.7.2.1)."""
    from engine.lorcana.perform.who import whom

    several = len(game.position.opponents(frame.player)) > 1
    if several and game.switch("condition_choices") == "open":
        game.undecided("6.7.2.1")
    whom(game, given.who, frame)


def _numbers(game: LorcanaGame, given: v.Condition, frame: Frame) -> tuple[int | None, int | None]:
    """How many there are and how many are needed, for conditions that count."""
    if isinstance(given, v.Present):
        from engine.lorcana.groups import members

        return sum(1 for _ in members(game.position, given.group, frame)), given.at_least
    return None, None


def resolve_action(game: LorcanaGame, queued: Queued) -> None:
    """The effect of an action; then it goes to the discard, its process over (4.3.3.2)."""
    position = game.position
    thing = position.things[queued.card]
    position.queue = tuple(other for other in position.queue if other != queued)
    frame = Frame(queued.player, queued.card, thing.epoch, thing.face, f"{thing.face}#0")
    frame.singers = queued.paid_with
    with game.rule("4.3.3.2", "6.7.1.2"):
        game.tell(
            "resolves_action", touched=(queued.card,), player=name_of(game, queued.player),
            card=thing.face,
        )  # fmt: skip
        for index, ability in enumerate(CARDS[thing.face].abilities):
            if isinstance(ability, v.OnResolve):
                frame.about = f"{thing.face}#{index}"
                carry_out(game, ability.do, frame)
        _put_away(game, queued, thing.epoch)


def _put_away(game: LorcanaGame, queued: Queued, epoch: int) -> None:
    """References to the card follow it until playing it ends, then freeze (6.1.11)."""
    position = game.position
    if position.things[queued.card].epoch != epoch:
        return
    new = change_zone(position, queued.card, queued.goes_to, top=False)
    if new.zone == "deck":
        learn(position, [new.card])
    code = "to_discard" if queued.goes_to == "discard" else "to_bottom"
    game.tell(code, touched=(new.card,), player=name_of(game, new.owner), card=new.face)
    position.waiting = tuple(
        _follow(entry, new.card, epoch, new.epoch) for entry in position.waiting
    )


def _follow(entry: Waiting, card: int, old: int, new: int) -> Waiting:
    if not any(bound[1] == card and bound[2] == old for bound in entry.bound):
        return entry
    bound = tuple(
        (name, c, new if c == card and e == old else e, last) for name, c, e, last in entry.bound
    )
    return entry._replace(bound=bound)
