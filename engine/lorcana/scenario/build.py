"""From a scenario to the position it describes."""

from __future__ import annotations

from functools import lru_cache

from engine.core.position import EMPTY, Thing
from engine.lorcana.position import DAMAGE, DRYING, EXERTED, FACEDOWN, NEW, LorcanaPosition
from engine.lorcana.rules.turn import START
from engine.lorcana.scenario.earlier import abilities_named, apply, limits_of
from engine.lorcana.scenario.model import Applied, CardSpec, Scenario, SideSpec
from engine.lorcana.showing import learn
from engine.lorcana.values import CARDS

FILLER = "mickey-mouse-true-friend"
_INK_READY = frozenset({FACEDOWN})
_INK_EXERTED = frozenset({FACEDOWN, EXERTED})

Aliases = dict[str, int]


@lru_cache(maxsize=256)
def _fillers(
    first: int, count: int, player: int, zone: str, marks: frozenset[str]
) -> dict[int, Thing]:
    """Filler cards with these numbers; records never change, so that boards can share them."""
    return {
        card: Thing(card, 0, FILLER, player, zone, marks) for card in range(first, first + count)
    }


class Builder:
    """Lays the cards out one by one; card numbers follow the order of the file."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self.position = LorcanaPosition(players)
        self.aliases: Aliases = {}
        self._number = 0
        self._standing: list[tuple[int, str]] = []

    def side(self, player: int, side: SideSpec) -> None:
        """Lay out everything of one player."""
        for spec in side.play:
            self._in_play(player, spec)
        for zone, specs in (("hand", side.hand), ("discard", side.discard)):
            self._pile(player, zone, [self._new(spec, player, zone) for spec in specs])
        ready = self._fill(player, "inkwell", side.ink_ready, _INK_READY)
        spent = self._fill(player, "inkwell", side.ink_exerted, _INK_EXERTED)
        named = [self._new(spec, player, "inkwell") for spec in side.ink_cards]
        self._pile(player, "inkwell", named + ready + spent)
        top = [self._new(spec, player, "deck") for spec in side.deck_top]
        rest = self._fill(player, "deck", side.deck_size - len(top), EMPTY)
        self._pile(player, "deck", top + rest)

    def finish(self) -> None:
        """Put characters at the locations named."""
        things = self.position.things
        for card, place in self._standing:
            things[card] = things[card]._replace(at=self._find(place))

    def _find(self, name: str) -> int:
        if name in self.aliases:
            return self.aliases[name]
        return next(
            card
            for card, thing in self.position.things.items()
            if thing.zone == "play" and CARDS[thing.face].full_name == name
        )

    def in_inkwell(self, name: str, player: int) -> int:
        """The card of that name in a player's inkwell."""
        things = self.position.things
        pile = self.position.zones[player, "inkwell"]
        return self.aliases.get(name) or next(
            card for card in pile if CARDS[things[card].face].full_name == name
        )

    def _pile(self, player: int, zone: str, cards: list[int]) -> None:
        self.position.zones[player, zone] = tuple(cards)

    def _fill(self, player: int, zone: str, count: int, marks: frozenset[str]) -> list[int]:
        """That many filler cards, all at once: most of a board is made of them."""
        first = self._number + 1
        self._number += count
        self.position.things.update(_fillers(first, count, player, zone, marks))
        return list(range(first, first + count))

    def _add(
        self, face: str, player: int, zone: str, marks: frozenset[str] = EMPTY, damage: int = 0
    ) -> int:
        self._number += 1
        counters = ((DAMAGE, damage),) if damage else ()
        self.position.things[self._number] = Thing(
            self._number, 0, face, player, zone, marks, counters
        )
        return self._number

    def _new(self, spec: CardSpec, player: int, zone: str) -> int:
        marks = EMPTY
        if spec.exerted or spec.drying or spec.facedown:
            named = ((spec.exerted, EXERTED), (spec.drying, DRYING), (spec.facedown, FACEDOWN))
            marks = frozenset(mark for given, mark in named if given)
        card = self._add(spec.face, player, zone, marks, spec.damage)
        if spec.alias:
            self.aliases[spec.alias] = card
        return card

    def _in_play(self, player: int, spec: CardSpec) -> None:
        card = self._new(spec, player, "play")
        if spec.under:
            below = tuple(self._new(under, player, "under") for under in spec.under)
            things = self.position.things
            things[card] = things[card]._replace(under=below)
        if spec.at:
            self._standing.append((card, spec.at))
        self.position.zones[player, "play"] += (card,)


def build(scenario: Scenario) -> tuple[LorcanaPosition, Aliases]:
    """The position before the first entry of the script, and the names the file gives cards."""
    builder = Builder(scenario.players)
    for player, side in enumerate(scenario.board):
        builder.side(player, side)
    builder.finish()
    position = builder.position
    position.active = scenario.active
    position.turn = 2
    position.lore = tuple(side.lore for side in scenario.board)
    position.sanctioned = scenario.event == "sanctioned"
    position.reads_discard = scenario.reads_discard
    if scenario.before_turn:
        position.agenda = START
    _history(position, scenario, builder)
    return position, builder.aliases


def _history(position: LorcanaPosition, scenario: Scenario, builder: Builder) -> None:
    history = scenario.history
    position.played = tuple(sorted((player, face, False) for player, face in history.played))
    for player, face in history.played:
        _is_new(position, player, face)
    if history.into_discard:
        position.into_discard = history.into_discard
    if history.challenges:
        position.challenges = history.challenges
    position.inked = history.inked
    if history.inked:
        inked = list(position.into_inkwell)
        inked[position.active] = history.inked
        position.into_inkwell = tuple(inked)
    for name in history.inked_cards:
        _was_inked(position, builder.in_inkwell(name, position.active))
    sources = [builder._find(name) for name in history.extra_used]
    position.extra_inks = tuple((card, position.things[card].epoch - 1) for card in sources)
    position.banished = tuple(sorted(history.banished))
    for name, ability in history.used:
        card = builder._find(name)
        thing = position.things[card]
        limits = limits_of(thing.face, ability)
        position.limits |= {(card, thing.epoch, limit) for limit in limits}
    for applied in history.applied:
        _apply(position, applied, builder)


def _is_new(position: LorcanaPosition, player: int, face: str) -> None:
    """An item or location in play that was played this turn has not been there since it started,
    which a card shifted onto it would ask (8.10.4.1)."""
    for card in position.in_play(player):
        thing = position.things[card]
        if thing.face == face and CARDS[face].type != "character" and NEW not in thing.marks:
            position.things[card] = thing._replace(marks=thing.marks | {NEW})
            return


def _was_inked(position: LorcanaPosition, card: int) -> None:
    """Everybody has seen a card that was inked; in a sanctioned event it lies faceup (TR 5.5)."""
    learn(position, [card])
    thing = position.things[card]
    if position.sanctioned:
        position.things[card] = thing._replace(marks=thing.marks - {FACEDOWN})


def _apply(position: LorcanaPosition, applied: Applied, builder: Builder) -> None:
    """An effect of an ability of a card in play, else of an action of the active player."""
    keys = abilities_named(applied.ability)
    in_play = [
        (card, key)
        for card, thing in position.things.items()
        for key in keys
        if thing.zone == "play" and key.partition("#")[0] == thing.face
    ]
    if applied.of:
        in_play = [(card, key) for card, key in in_play if card == builder._find(applied.of)]
    source, key = in_play[0] if in_play else (0, keys[0])
    player = position.things[source].owner if source else position.active
    apply(position, key, source, player, [builder._find(name) for name in applied.on])
