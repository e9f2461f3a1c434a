"""The bag: who resolves which ability next (7.7.4)."""

from __future__ import annotations

from engine.core.choice import Choice, Option
from engine.core.position import Waiting
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.rules.resolve import resolve
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.values import NAMES


def resolve_next(game: LorcanaGame) -> None:
    """One round of 7.7.4: find whose turn it is, let them pick one of theirs, resolve it."""
    position = game.position
    with game.rule("7.7.4.1"):
        player = whose_turn(game)
        chooser, entries = offer(game, player)
    passed = position.resolver not in (-1, player)
    if passed:
        with game.rule("7.7.4.4"):
            game.tell("bag_passes", player=name_of(game, player))
    again = position.resolver == player
    waits = ("7.7.6",) if again and player != position.active and _waits_for_active(game) else ()
    first = "7.7.4.2" if player == position.active and not passed else "7.7.4.4"
    step = "7.7.4.3" if again else first
    with game.rule(step, *waits, *_phase(position)):
        entry = pick(game, chooser, entries)
    position.resolver = player
    resolve(game, entry)


_PHASE = {"draw": ("3.2.2.3",), "cleanup": ("3.4.1.1",), "final": ("3.4.1.2",)}
"""By the step that comes next: the clause that has the bag resolved outside the Main Phase."""


def _phase(position: LorcanaPosition) -> tuple[str, ...]:
    return _PHASE.get(position.agenda[0], ()) if position.agenda else ()


def _waits_for_active(game: LorcanaGame) -> bool:
    """Whether the active player has added something while another player resolves (7.7.6)."""
    return any(entry.player == game.position.active for entry in game.position.waiting)


def _contending(game: LorcanaGame) -> list[Waiting]:
    """What may be next: everything in the bag. Only wrong beliefs look at when it entered."""
    waiting = list(game.position.waiting)
    if len(waiting) < 2 or game.switch("bag_pick") == "any":
        return waiting
    newest = game.rules.bag_pick == "last"
    turn = (max if newest else min)(entry.arrived for entry in waiting)
    return [entry for entry in waiting if entry.arrived == turn]


def whose_turn(game: LorcanaGame) -> int:
    """The player who resolves next: the one who resolved last goes on while anything of theirs
    waits (7.7.4.3); then the next in turn order (7.7.4.4); at first the active player (7.7.4.2)."""
    position = game.position
    owners = {entry.player for entry in _contending(game)}
    if len(owners) == 1:
        return owners.pop()
    start = position.active
    if position.resolver >= 0 and not _back_to_active(game):
        start = position.resolver
        if _goes_on(game) == "next":
            start = position.opponents(start)[0]
    if _orders(game) == "opponent" and position.resolver < 0:
        start = position.opponents(position.active)[0]
    order = [start, *position.opponents(start)]
    return next(player for player in order if player in owners)


def _back_to_active(game: LorcanaGame) -> bool:
    """Only a wrong belief hands the bag back before the resolving player is done."""
    position = game.position
    if position.resolver == position.active:
        return False
    return bool(_goes_on(game) == "active")


def offer(game: LorcanaGame, player: int) -> tuple[int, list[Waiting]]:
    """Who picks, and what may be picked: one's own only (7.7.4.2)."""
    position = game.position
    own = [entry for entry in _contending(game) if entry.player == player]
    if len(own) < len(position.waiting) and _orders(game) == "active":
        return position.active, list(position.waiting)
    return player, own


def note_arrivals(position: LorcanaPosition) -> None:
    """Number what has just entered the bag, together; only wrong beliefs care (7.7.4.2)."""
    number = 1 + max((entry.arrived for entry in position.waiting), default=0)
    entries = (
        entry if entry.arrived else entry._replace(arrived=number) for entry in position.waiting
    )
    position.waiting = tuple(sorted(entries, key=repr))


def pick(game: LorcanaGame, player: int, entries: list[Waiting]) -> Waiting:
    """The ability the player picks, out of the bag; identical ones are offered once."""
    position = game.position
    options = bag_options(entries)
    choice = Choice(player, "resolve", options, rule="7.7.4.2", about="bag")
    key = game.ask(choice)[0]
    entry = entries[[option.key for option in options].index(key)]
    left = list(position.waiting)
    left.remove(entry)
    position.waiting = tuple(left)
    _tell_pick(game, player, entry, choice)
    return entry


def _tell_pick(game: LorcanaGame, player: int, entry: Waiting, choice: Choice) -> None:
    forced = choice.forced() is not None
    number = {"n": len(choice.options)} if forced and len(choice.options) > 1 else {}
    game.tell(
        "bag_pick", kind="forced" if forced else "choice",
        touched=(entry.card,) if entry.card else (), ability=NAMES[entry.ability],
        player=name_of(game, player), card=entry.face, forced=forced,
        options=tuple(option.key for option in choice.options), **number,
    )  # fmt: skip


def bag_options(entries: list[Waiting]) -> tuple[Option, ...]:
    """An option for each ability: stable keys, the ability's English name as its label."""
    alike = len(set(entries)) < len(entries)
    seen: dict[str, int] = {}
    options = []
    for entry in entries:
        key = f"{entry.ability}@{entry.card}.{entry.epoch}"
        seen[key] = seen.get(key, 0) + 1
        same = repr(entry) if alike else ""
        options.append(Option(f"{key}/{seen[key]}", NAMES[entry.ability].en, same))
    return tuple(options)


def _orders(game: LorcanaGame) -> str:
    """Who orders what, and who begins (7.7.4): each player their "own", the active one first."""
    return str(game.switch("bag_order"))


def _goes_on(game: LorcanaGame) -> str:
    """Who goes on after a resolution (7.7.4.3): the "resolver"."""
    return str(game.switch("bag_goes_on"))
