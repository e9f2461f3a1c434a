"""What a scenario says, as typed values."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, NamedTuple


@dataclass(frozen=True, slots=True)
class CardSpec:
    """A card on the board: which, its name in this file, its states, what lies under it."""

    face: str
    alias: str | None = None
    exerted: bool = False
    drying: bool = False
    damage: int = 0
    facedown: bool = False
    at: str | None = None
    under: tuple[CardSpec, ...] = ()


@dataclass(frozen=True, slots=True)
class SideSpec:
    """One player's side of the board."""

    lore: int = 0
    play: tuple[CardSpec, ...] = ()
    hand: tuple[CardSpec, ...] = ()
    discard: tuple[CardSpec, ...] = ()
    ink_ready: int = 0
    ink_exerted: int = 0
    ink_cards: tuple[CardSpec, ...] = ()
    deck_size: int = 20
    deck_top: tuple[CardSpec, ...] = ()


class Entry(NamedTuple):
    """One entry of `do`: who does what. args as written."""

    player: int
    verb: str
    args: dict[str, Any]
    line: int
    optional: bool = False


class Measure(NamedTuple):
    """A measure at a moment. of, stat: as written; at: "end", "after do n" or "when asked n"."""

    measure: str
    of: str = "all"
    at: str = "end"
    stat: str = ""


class Expectation(NamedTuple):
    """What a measure has to come to; the rest as written (reason, clause, holds)."""

    measure: Measure
    equals: Any
    reason: str | None = None
    clause: str | None = None
    holds: str | None = None
    line: int = 0


class Applied(NamedTuple):
    """What an ability or action did and still applies: its name, its card, what it chose."""

    ability: str
    of: str = ""
    on: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class History:
    """What happened earlier this turn.

    banished: (player, face, in a challenge). used: (card in play, its ability) that works once.
    inked_cards: those of the inkwell that the active player inked, where the file names them.
    """

    played: tuple[tuple[int, str], ...] = ()
    into_discard: tuple[int, ...] = ()
    challenges: tuple[int, ...] = ()
    inked: int = 0
    extra_used: tuple[str, ...] = ()
    banished: tuple[tuple[int, str, bool], ...] = ()
    applied: tuple[Applied, ...] = ()
    used: tuple[tuple[str, str], ...] = ()
    inked_cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenario:
    """A board, what happened before it, a script, and what to measure or expect."""

    id: str
    title: str
    where: str
    line: int
    profile: str
    event: str
    players: tuple[str, ...]
    active: int
    before_turn: bool
    board: tuple[SideSpec, ...]
    history: History
    do: tuple[Entry, ...]
    expect: tuple[Expectation, ...] = ()
    measures: tuple[Measure, ...] = ()
    standing: tuple[Entry, ...] = ()
    clauses: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()
    gradable: bool = True
    why: str = ""
    note: str = ""
    until: str = ""
    """How far exploring goes on with turn actions after the script; "" : not at all."""
    extra: dict[str, Any] = field(default_factory=dict)

    @property
    def reads_discard(self) -> bool:
        """Whether something measured depends on the order of a discard pile (7.6.3)."""
        asked = (*self.measures, *(expected.measure for expected in self.expect))
        return any(_DISCARD_END.search(measure.of) for measure in asked)


_DISCARD_END = re.compile(r"\.discard (?:top|bottom) \d+$")
