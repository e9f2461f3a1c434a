"""A Lorcana position: the core's, and what the Comprehensive Rules name besides."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.codec import register
from engine.core.law import Law
from engine.core.position import Position
from engine.lorcana.profiles import CURRENT, Rules

DECK, HAND, PLAY, INKWELL, DISCARD, UNDER = "deck", "hand", "play", "inkwell", "discard", "under"
BAG = "bag"
ZONES = (DECK, HAND, PLAY, INKWELL, DISCARD)
"""The zones that hold cards; the bag (7.7) is `waiting`, cards under a stack are of UNDER."""

EXERTED, DRYING, FACEDOWN, SHIFTED = "exerted", "drying", "facedown", "shifted"
NEW = "new"
"""Of an item or location: not in play since the start of its player's turn (8.10.4.1)."""
DAMAGE = "damage"


class Seen(NamedTuple):
    """Last known values of a card that left (6.7.7)."""

    card: int
    epoch: int
    face: str
    owner: int
    strength: int
    willpower: int
    lore: int
    damage: int
    under: int
    marks: frozenset[str]
    beneath: tuple[tuple[int, int], ...] = ()
    """(card, epoch) of what lay under it."""


class Challenge(NamedTuple):
    """The current challenge: who challenges whom, as objects (4.6)."""

    attacker: int
    attacker_epoch: int
    defender: int
    defender_epoch: int


class LorcanaPosition(Position):
    """Adds lore, who resolved last from the bag, the challenge and what happened this turn."""

    ordered_zones = frozenset({DECK})
    law: Law[Rules] = Law(CURRENT)
    """The rules that questions about this position go by; the table sets its own."""

    lore: tuple[int, ...]
    resolver: int
    """Who resolved last from the bag; -1 when the bag is not being resolved (7.7.4)."""
    challenge: Challenge | None
    winner: int
    gone: frozenset[int]
    """Players who have lost and left a game of three or more (9.2.3)."""
    struck: frozenset[tuple[int, int]]
    """(card, character): took damage from that character since the last check (1.8.1.4)."""
    out_of_cards: frozenset[int]
    """Players whom the next state check finds to have lost (1.8.1.2)."""
    inked: int
    extra_inks: tuple[tuple[int, int], ...]
    """Sources of additional inkings already used this turn (4.2.3.1)."""
    extra_permits: int
    played: tuple[tuple[int, str, bool], ...]
    """(player, face, shifted) of cards played this turn, sorted."""
    into_discard: tuple[int, ...]
    """Cards put into each player's discard this turn."""
    left_discard: bool
    into_inkwell: tuple[int, ...]
    """Cards put into each player's inkwell this turn, by any means."""
    challenges: tuple[int, ...]
    """Challenges that each player's characters were declared for this turn."""
    moved: tuple[tuple[int, int], ...]
    """(location, epoch) of every move of a character this turn, sorted."""
    banished: tuple[tuple[int, str, bool], ...]
    """(player, face, in a challenge) of cards banished this turn, sorted."""
    unordered: frozenset[int]
    """Cards in decks whose order among themselves nobody knows: a shuffle put them there."""
    shown: frozenset[tuple[int, int, int]]
    """(player, card, epoch): may look at it while an effect applies; empty between two tasks."""
    sanctioned: bool
    """Whether the Tournament Rules hold besides: ink lies faceup until the turn ends (TR 5.5)."""
    reads_discard: bool
    """Whether the file reads the order of a discard pile, so that it is asked for (7.6.3)."""

    def __init__(self, players: tuple[str, ...]) -> None:
        super().__init__(players)
        count = len(players)
        self.lore = (0,) * count
        self.resolver = -1
        self.challenge = None
        self.winner = -1
        self.gone = frozenset()
        self.struck = frozenset()
        self.out_of_cards = frozenset()
        self.inked = 0
        self.extra_inks = ()
        self.extra_permits = 0
        self.played = ()
        self.into_discard = (0,) * count
        self.left_discard = False
        self.into_inkwell = (0,) * count
        self.challenges = (0,) * count
        self.moved = ()
        self.banished = ()
        self.unordered = frozenset()
        self.shown = frozenset()
        self.sanctioned = False
        self.reads_discard = False
        for player in range(count):
            for zone in ZONES:
                self.zones[player, zone] = ()

    def switch(self, name: str) -> Any:
        """The value of a switch of the rules; remembers that it was read."""
        return self.law.switch(name)

    def own_key(self) -> tuple[Any, ...]:
        """Lorcana's part of the key."""
        return (
            self.lore,
            self.resolver,
            self.challenge,
            self.winner,
            self.gone,
            self.struck,
            self.out_of_cards,
            self.inked,
            self.extra_inks,
            self.extra_permits,
            self.played,
            self.into_discard,
            self.left_discard,
            self.into_inkwell,
            self.challenges,
            self.moved,
            self.banished,
            self.unordered,
            self._discards() if self.reads_discard else (),
        )

    def _discards(self) -> tuple[tuple[int, ...], ...]:
        return tuple(self.zones[player, DISCARD] for player in range(len(self.players)))

    def in_play(self, player: int) -> tuple[int, ...]:
        """The player's cards in play, top cards of stacks only (5.1.1.5)."""
        return self.zones[player, PLAY]

    def opponents(self, player: int) -> list[int]:
        """The other players, in turn order after this one."""
        count = len(self.players)
        if count == 2 and not self.gone:
            return [1 - player]
        order = [(player + step) % count for step in range(1, count)]
        return [other for other in order if other not in self.gone] if self.gone else order

    def turn_order(self) -> list[int]:
        """All players from the active one on."""
        return [self.active, *self.opponents(self.active)]


register(Seen, Challenge)
