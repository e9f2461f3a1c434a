"""Events and the triggered abilities that listen for them (6.2)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.position import EMPTY, Floating, Thing, Waiting, insort
from engine.lorcana import vocabulary as v
from engine.lorcana.conditions import holds, tests_if
from engine.lorcana.frame import Frame
from engine.lorcana.groups import fits
from engine.lorcana.position import LorcanaPosition, Seen
from engine.lorcana.queries import is_turn
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.values import CARDS, DISCARD_KINDS, LISTENERS, LISTENS, NAMES, VALUES


class Happening(NamedTuple):
    """An event: kind as in LISTENS, the card it is about, who did it, the other card, how much.

    it_seen: last known values of the card when it left. challenge: it happened in a challenge.
    by: characters that banished it, by the damage it took from them (1.8.1.4), or that sang it.
    source: face of the card whose effect did it. marked: what the kind tells apart (moved from
    elsewhere, first of the turn; chosen for Support).
    """

    kind: str
    card: int = 0
    player: int = -1
    other: int = 0
    amount: int = 0
    it_seen: Seen | None = None
    challenge: bool = False
    shifted: bool = False
    by: tuple[int, ...] = ()
    source: str = ""
    marked: frozenset[str] = EMPTY


def happen(game: LorcanaGame, event: Happening, before: LorcanaPosition | None = None) -> None:
    """Add every ability that triggers on the event to the bag (6.2.3, 7.7.3.1).

    before: the position as it was when cards left together or one was covered; the watchers and
    the subject are looked up in it (7.4.3, 4.3.4.2).
    """
    position = game.position
    view = before or position
    kind = event.kind
    things = view.things
    for player in range(len(position.players)):
        for card in view.zones[player, "play"]:
            watcher = things[card]
            listeners = LISTENERS.get(watcher.face)
            if listeners is not None:
                for listener in listeners.get(kind, ()):
                    _listen(game, view, watcher, player, listener, event)
    if kind in DISCARD_KINDS:
        _hear_in_discard(game, view, event)
    if position.floating:
        _float(game, view, event)


def _hear_in_discard(game: LorcanaGame, view: LorcanaPosition, event: Happening) -> None:
    """Abilities that say that they work while their card is in the discard (6.1.12)."""
    for player in range(len(view.players)):
        for card in view.zones[player, "discard"]:
            watcher = view.things[card]
            for listener in LISTENERS.get(watcher.face, {}).get(event.kind, ()):
                _listen(game, view, watcher, player, listener, event)


def _listen(
    game: LorcanaGame,
    view: LorcanaPosition,
    watcher: Thing,
    player: int,
    listener: tuple[str, v.Triggered, v.Trigger],
    event: Happening,
) -> None:
    key, ability, trigger = listener
    if ability.zone != watcher.zone:
        return
    frame = Frame(player, watcher.card, watcher.epoch, watcher.face, key)
    if not _fires(view, trigger, frame, event):
        return
    if not is_turn(view, player, ability.during):
        _near_miss(game, key, player, watcher, "during", _durations(ability, "6.1.13.1"))
        return
    if ability.while_ is not None and not holds(view, ability.while_, frame):
        _near_miss(game, key, player, watcher, "while", _durations(ability, "6.1.13.5"))
        return
    if ability.given is not None and tests_if(game, "trigger"):
        _fill(frame, game.position, event)
        if not holds(view, ability.given, frame):
            _near_miss(game, key, player, watcher, "if", ("6.2.4",))
            return
    add_to_bag(game, key, player, watcher, event)


def _durations(ability: v.Triggered, clause: str) -> tuple[str, ...]:
    """The clause of the duration that is not there; with it that of several together (6.1.13.6)."""
    both = ability.during is not v.Whose.ANY and ability.while_ is not None
    return (clause, "6.1.13.6") if both else (clause,)


def _near_miss(
    game: LorcanaGame, key: str, player: int, watcher: Thing, why: str, clauses: tuple[str, ...]
) -> None:
    with game.rule(*clauses):
        game.tell(
            "not_triggered", kind="false", touched=(watcher.card,),
            ability=NAMES[key], player=name_of(game, player), card=watcher.face, why=why,
        )  # fmt: skip


def _fill(frame: Frame, position: LorcanaPosition, event: Happening) -> None:
    frame.amount = event.amount
    for name, card in (("it", event.card), ("other", event.other)):
        if card:
            frame.bind(name, position, card)


def add_to_bag(game: LorcanaGame, key: str, player: int, source: Thing, event: Happening) -> None:
    """Put one instance of an ability into the bag, its references bound now (7.7.3.1, 6.1.11)."""
    position = game.position
    things = position.things
    bound: list[tuple[str, int, int, Seen | None]] = []
    if event.card:
        bound.append(("it", event.card, things[event.card].epoch, event.it_seen))
    if event.other:
        bound.append(("other", event.other, things[event.other].epoch, None))
    if event.player >= 0:
        bound.append(("player", event.player, 0, None))
    if event.kind == "played" and source.card and things[source.card].zone == "under":
        _covered(game)
    epoch = things[source.card].epoch if source.card else 0
    if event.it_seen is not None and event.card == source.card:
        bound.append(("this", source.card, epoch, event.it_seen))
    entry = Waiting(player, key, source.card, epoch, source.face, tuple(bound), event.amount)
    position.waiting = insort(position.waiting, entry)
    _count_trigger(position, key, player)
    moment = _when_played(position, source, event)
    with game.rule("7.7.3.1", "6.2.3", *moment, also_outer=True):
        game.tell(
            "triggers", touched=(source.card,),
            ability=NAMES[key], player=name_of(game, player), card=source.face,
        )  # fmt: skip


def _covered(game: LorcanaGame) -> None:
    """A card that is covered still watches the card put on it (4.3.4.2); until 2.1.0 this is not
    written."""
    if game.switch("covered_watchers") == "open":
        game.undecided("4.3.4.2")


def _when_played(position: LorcanaPosition, source: Thing, event: Happening) -> tuple[str, ...]:
    """The clause for "when you play this" (4.3.4.1), and for a card that is covered by the one
    whose playing it watches (4.3.4.2)."""
    if event.kind != "played":
        return ()
    if source.card == event.card:
        return ("4.3.4.1",)
    return ("4.3.4.2",) if position.things[source.card].zone == "under" else ()


def _count_trigger(position: LorcanaPosition, key: str, player: int) -> None:
    if "triggered" in position.tally:
        counts = dict(position.tally["triggered"])
        counts[NAMES[key].en, player] = counts.get((NAMES[key].en, player), 0) + 1
        position.tally["triggered"] = tuple(sorted(counts.items()))


def _float(game: LorcanaGame, view: LorcanaPosition, event: Happening) -> None:
    for floating in game.position.floating:
        value = VALUES[floating.ability]
        if not isinstance(value, v.Watch) or LISTENS[type(value.when)] != event.kind:
            continue
        frame = Frame(floating.player, 0, 0, floating.face)
        for name, card, epoch, last in floating.bound:
            frame.bound[name] = (card, epoch, last)
        if not _fires(view, value.when, frame, event):
            continue
        add_floating(game, floating, event)
        if value.once or game.switch("floating_fires") == "once":
            left = list(game.position.floating)
            left.remove(floating)
            game.position.floating = tuple(left)


def add_floating(game: LorcanaGame, floating: Floating, event: Happening) -> None:
    """One instance of a floating or delayed ability enters the bag (6.2.7.1, 6.2.7.2)."""
    position = game.position
    bound = tuple(entry for entry in floating.bound if entry[0] != "it")
    if event.card:
        bound += (("it", event.card, position.things[event.card].epoch, event.it_seen),)
    entry = Waiting(
        floating.player, floating.ability, 0, 0, floating.face, bound, event.amount,
        number=floating.number,
    )  # fmt: skip
    position.waiting = insort(position.waiting, entry)
    _count_trigger(position, floating.ability, floating.player)
    clause = "6.2.7.1" if isinstance(VALUES[floating.ability], v.Watch) else "6.2.7.2"
    with game.rule("7.7.3.1", clause, also_outer=True):
        game.tell(
            "triggers", ability=NAMES[floating.ability],
            player=name_of(game, floating.player), card=floating.face,
        )  # fmt: skip


def _fires(view: LorcanaPosition, trigger: v.Trigger, frame: Frame, event: Happening) -> bool:
    """Whether the event meets the trigger condition."""
    match trigger:
        case v.Played(what, by, shifted):
            return (
                _who(by, frame, event.player)
                and (event.shifted or not shifted)
                and _about(view, what, event.card, frame)
            )
        case v.Challenges(what, target):
            return _about(view, what, event.card, frame) and fits(
                view, target, view.things[event.other], frame
            )
        case v.IsChallenged(what):
            return _about(view, what, event.other, frame)
        case v.Banished(what, in_challenge, challenged):
            return (
                (event.challenge or not in_challenge)
                and (not challenged or _was_challenged(view, event.card))
                and _about(view, what, event.card, frame)
            )
        case v.BanishesInChallenge(what):
            banished_by = event.challenge and event.other in event.by
            is_character = CARDS[view.things[event.card].face].type == "character"
            return banished_by and is_character and _about(view, what, event.other, frame)
        case v.TakesDamage(what, by) | v.IsChosen(what, by, False):
            return _of_source(view, by, event, frame) and _about(view, what, event.card, frame)
        case v.IsChosen(what, _, True):
            return "support" in event.marked and _about(view, what, event.card, frame)
        case v.Moves(what, elsewhere, first):
            wanted = {"elsewhere": elsewhere, "first": first}
            return (
                event.other == frame.card
                and all(mark in event.marked for mark, asked in wanted.items() if asked)
                and _about(view, what, event.card, frame)
            )
        case v.CharactersSing(what):
            return any(_about(view, what, singer, frame) for singer in event.by)
        case v.DamageRemoved(what) | v.IsReadied(what):
            return event.player == frame.player and _about(view, what, event.card, frame)
        case v.Sings(what):
            return _about(view, what, event.other, frame)
        case v.DrawsCard(who, True):
            return _who(who, frame, event.player) and event.player == view.active
        case v.DrawsCard(who) | v.CardInked(who):
            return _who(who, frame, event.player)
        case v.PaysAtMost(n):
            return event.player == frame.player and event.amount <= n
        case v.StartOfTurn(whose) | v.EndOfTurn(whose):
            return is_turn(view, frame.player, whose)
        case (
            v.Quests(what)
            | v.IsExerted(what)
            | v.LeavesPlay(what)
            | v.EntersPlayExerted(what)
            | v.IsDiscarded(what)
            | v.ReturnsToHand(what)
            | v.DealsChallengeDamage(what)
        ):
            return _about(view, what, event.card, frame)
        case v.PutUnderThis(what) | v.Boosts(what):
            return event.player == frame.player and _about(view, what, event.card, frame)
    raise NotImplementedError(type(trigger).__name__)


def _of_source(view: LorcanaPosition, by: v.Group | None, event: Happening, frame: Frame) -> bool:
    """Whether it was done by an effect of such a card."""
    if by is None:
        return True
    source = Thing(0, 0, event.source, event.player, "")
    return bool(event.source) and fits(view, by, source, frame)


def _was_challenged(view: LorcanaPosition, card: int) -> bool:
    return view.challenge is not None and view.challenge.defender == card


def _who(who: v.Who, frame: Frame, player: int) -> bool:
    if who is v.Who.EACH_PLAYER:
        return True
    return (player == frame.player) is (who is v.Who.YOU)


def _about(view: LorcanaPosition, what: v.Ref | v.Group, card: int, frame: Frame) -> bool:
    """Whether the card is what the trigger speaks of; as a new object it is not (7.1.6)."""
    if isinstance(what, v.Ref):
        bound = frame.reference(what.name)
        return bound is not None and bound[:2] == (card, view.things[card].epoch)
    return fits(view, what, view.things[card], frame)
