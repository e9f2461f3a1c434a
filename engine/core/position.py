"""A position: everything that decides how the game goes on, and nothing else.

Records are immutable tuples shared between positions, so `clone` copies two dictionaries.
No closures, generators, clocks, counters of moves or logs are kept here (DESIGN 3.1).
"""

from __future__ import annotations

from typing import Any, NamedTuple, Self

from engine.core.codec import decode, encode, register

EMPTY: frozenset[str] = frozenset()


class Thing(NamedTuple):
    """A card as an object. (card, epoch) is its identity; changing zone begins a new epoch.

    face: key of its definition, "" for a blank whose face is not known.
    marks: status words of the game. counters: (kind, number), sorted by kind.
    at: the card it stands at, 0 for none. under: cards below it, top to bottom.
    """

    card: int
    epoch: int
    face: str
    owner: int
    zone: str
    marks: frozenset[str] = EMPTY
    counters: tuple[tuple[str, int], ...] = ()
    at: int = 0
    under: tuple[int, ...] = ()

    def count_of(self, kind: str) -> int:
        """Counters of that kind on it."""
        for name, number in self.counters:
            if name == kind:
                return number
        return 0


class Waiting(NamedTuple):
    """A triggered ability that waits to resolve.

    ability: key of the ability value. bound: (name, card, epoch, last seen) for each reference.
    amount: the number the trigger speaks of. arrived: order of arrival, 0 where rules ignore it.
    """

    player: int
    ability: str
    card: int
    epoch: int
    face: str
    bound: tuple[tuple[str, int, int, Any], ...] = ()
    amount: int = 0
    arrived: int = 0
    number: int = 0


class Queued(NamedTuple):
    """A card whose effect waits because an effect played it; goes_to: its zone afterwards.

    paid_with: (card, epoch) of the cards that were used to pay for it.
    """

    player: int
    card: int
    epoch: int
    goes_to: str
    paid_with: tuple[tuple[int, int], ...] = ()


class Continuing(NamedTuple):
    """An effect that applies for a time to the objects it was made for.

    change: what it does, in the game's words; until: (kind, player) of its end.
    """

    subjects: frozenset[tuple[int, int]]
    change: tuple[str, str, int]
    until: tuple[str, int]
    source: tuple[int, int]
    player: int


class Modifier(NamedTuple):
    """A payment modifier that attaches to the next matching payment of a player; n: by how much."""

    player: int
    ability: str
    n: int = 0


class Floating(NamedTuple):
    """A triggered ability an effect made: it exists outside the waiting place."""

    player: int
    ability: str
    face: str
    until: tuple[str, int]
    bound: tuple[tuple[str, int, int, Any], ...] = ()
    number: int = 0


class Position:
    """Plain data. Zones map (player, zone name) to card numbers, topmost or oldest first."""

    players: tuple[str, ...]
    active: int
    turn: int
    agenda: tuple[str, ...]
    due: bool
    over: bool
    things: dict[int, Thing]
    zones: dict[tuple[int, str], tuple[int, ...]]
    waiting: tuple[Waiting, ...]
    queue: tuple[Queued, ...]
    effects: tuple[Continuing, ...]
    modifiers: tuple[Modifier, ...]
    floating: tuple[Floating, ...]
    limits: frozenset[tuple[Any, ...]]
    known: frozenset[tuple[int, int, int]]
    """(player, card, epoch): the player has seen this object although its zone hides it."""
    tally: dict[str, Any]
    """What the file measures, keyed by measure; kept only for the keys present."""

    ordered_zones: frozenset[str] = EMPTY
    """Zones in which the order of cards is part of the game."""
    unwritten: frozenset[str] = frozenset({"law"})
    """What is kept with a position without being part of it."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self.players = players
        self.active = 0
        self.turn = 1
        self.agenda = ()
        self.due = False
        self.over = False
        self.things = {}
        self.zones = {}
        self.waiting = ()
        self.queue = ()
        self.effects = ()
        self.modifiers = ()
        self.floating = ()
        self.limits = frozenset()
        self.known = frozenset()
        self.tally = {}

    def clone(self) -> Self:
        """A copy that can be changed; the immutable records are shared."""
        new = self.__class__.__new__(self.__class__)
        new.__dict__.update(self.__dict__)
        new.things = self.things.copy()
        new.zones = self.zones.copy()
        if self.tally:
            new.tally = self.tally.copy()
        return new

    def key(self) -> tuple[Any, ...]:
        """Canonical and hashable: equal for positions that differ in nothing that matters."""
        return (
            self.active,
            self.turn,
            self.agenda,
            self.due,
            self.over,
            tuple(self.things.values()),
            tuple(pile for (_, zone), pile in self.zones.items() if zone in self.ordered_zones),
            self.waiting,
            self.queue,
            self.effects,
            self.modifiers,
            self.floating,
            self.limits,
            self.known,
            tuple(self.tally.values()),
            *self.own_key(),
        )

    def own_key(self) -> tuple[Any, ...]:
        """The game's own part of the key."""
        return ()

    def to_json(self) -> dict[str, Any]:
        """The whole position as JSON values; `from_json` gives it back unchanged."""
        written = ((name, value) for name, value in sorted(self.__dict__.items()))
        return {name: encode(value) for name, value in written if name not in self.unwritten}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The position that `to_json` wrote."""
        new = cls.__new__(cls)
        new.__dict__.update({name: decode(value) for name, value in data.items()})
        return new


def insort(items: tuple[Any, ...], item: Any) -> tuple[Any, ...]:
    """The tuple with the item at its canonical place, so that arrival order leaves no mark."""
    text = repr(item)
    for index, other in enumerate(items):
        if repr(other) > text:
            return (*items[:index], item, *items[index:])
    return (*items, item)


register(Thing, Waiting, Queued, Continuing, Modifier, Floating)
