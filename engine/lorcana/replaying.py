"""From a trace with frames to a replay: each event with the board as it stands right after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import cast

from engine.core.position import Thing, Waiting
from engine.core.trace import Event
from engine.lorcana.knowledge import knows
from engine.lorcana.position import DRYING, EXERTED, FACEDOWN, LorcanaPosition
from engine.lorcana.queries import damage_on, keyword, stat, strength
from engine.lorcana.replay import AbilityName, Board, Marble, Replay, Side, Step, StepKind, Tile
from engine.lorcana.values import CARDS, NAMES

_LEAVING = ("banished", "returned", "to_bottom", "to_inkwell", "to_discard")
_SHOWN_KEYWORDS = (
    "bodyguard", "challenger", "evasive", "reckless", "resist", "rush", "singer", "support", "ward",
    "alert", "vanish", "boost",
)  # fmt: skip
_WITH_NUMBER = ("challenger", "resist", "singer", "boost")


def make_replay(start: LorcanaPosition, events: Sequence[Event], viewer: int = 0) -> Replay:
    """The replay of these events as that player may see it; each event needs its frame."""
    steps: list[Step] = []
    before = board_of(start, viewer)
    picked: Marble | None = None
    for leaving, group in groupby(enumerate(events), lambda item: item[1].code in _LEAVING):
        together = list(group)
        left = tuple(card for _, event in together for card in event.touched)
        for index, event in together:
            picked = _resolving(event, picked)
            now = board_of(event.frame, viewer, picked)
            steps.append(_step(index, event, _with_ghosts(now, before, left) if leaving else now))
        before = board_of(together[-1][1].frame, viewer, picked)
    return Replay(tuple(steps), board_of(start, viewer))


def _step(index: int, event: Event, board: Board) -> Step:
    params = dict(event.params)
    options = tuple(str(option) for option in params.pop("options", ()))
    return Step(
        index=index,
        code=event.code,
        board=board,
        depth=event.depth,
        params=params,
        clauses=event.clauses,
        kind=cast(StepKind, event.kind),
        player=params.get("player"),
        touched=event.touched,
        options=options,
    )


def _resolving(event: Event, picked: Marble | None) -> Marble | None:
    """The marble that has left the bag and is being resolved: until the check that follows."""
    if event.code == "bag_pick":
        name = event.params["ability"]
        ability = AbilityName(name.en, name.en, name.ja)
        return Marble(event.params["player"], ability, event.params["card"], resolving=True)
    return None if event.kind == "check" else picked


def _with_ghosts(board: Board, before: Board, touched: tuple[int, ...]) -> Board:
    """The board with a ghost of every tile that leaves in this step or together with it."""
    sides = []
    for side, old in zip(board.sides, before.sides, strict=True):
        standing = {tile.id for tile in side.play}
        ghosts = tuple(
            _ghost(tile) for tile in old.play if tile.id in touched and tile.id not in standing
        )
        sides.append(replace(side, play=side.play + ghosts) if ghosts else side)
    return replace(board, sides=tuple(sides))


def _ghost(tile: Tile) -> Tile:
    return replace(tile, banished=True)


def board_of(position: LorcanaPosition, viewer: int = 0, picked: Marble | None = None) -> Board:
    """The board as one player may see it."""
    marbles = tuple(_marble(position, entry) for entry in position.waiting)
    sides = tuple(_side(position, player, viewer) for player in range(len(position.players)))
    bag = marbles if picked is None else (*marbles, picked)
    return Board(position.players[position.active], sides, bag)


def _marble(position: LorcanaPosition, entry: Waiting) -> Marble:
    name = NAMES[entry.ability]
    ability = AbilityName(entry.ability, name.en, name.ja)
    return Marble(position.players[entry.player], ability, entry.face)


def _side(position: LorcanaPosition, player: int, viewer: int) -> Side:
    things = position.things
    ink = [things[card] for card in position.zones[player, "inkwell"]]
    exerted = sum(EXERTED in thing.marks for thing in ink)
    return Side(
        player=position.players[player],
        lore=position.lore[player],
        deck=len(position.zones[player, "deck"]),
        hand=tuple(_face(position, card, viewer) for card in position.zones[player, "hand"]),
        discard=tuple(things[card].face for card in position.zones[player, "discard"]),
        ink_ready=len(ink) - exerted,
        ink_exerted=exerted,
        ink_faceup=tuple(thing.face for thing in ink if FACEDOWN not in thing.marks),
        play=tuple(_tile(position, things[card], viewer) for card in position.in_play(player)),
    )


def _face(position: LorcanaPosition, card: int, viewer: int) -> str | None:
    return position.things[card].face if knows(position, viewer, card)[0] else None


def _tile(position: LorcanaPosition, thing: Thing, viewer: int) -> Tile:
    card = CARDS[thing.face]
    is_character = card.type == "character"
    return Tile(
        id=thing.card,
        card=_face(position, thing.card, viewer),
        type=card.type,
        cost=card.cost,
        strength=strength(position, thing) if is_character else None,
        willpower=stat(position, thing, "willpower") if card.willpower is not None else None,
        lore=stat(position, thing, "lore") if card.lore is not None else None,
        exerted=EXERTED in thing.marks,
        drying=DRYING in thing.marks,
        damage=damage_on(thing),
        facedown=FACEDOWN in thing.marks,
        at=thing.at or None,
        under=len(thing.under),
        under_faces=tuple(_face(position, below, viewer) for below in thing.under),
        keywords=_keywords(position, thing),
    )


def _keywords(position: LorcanaPosition, thing: Thing) -> tuple[str, ...]:
    found = []
    for key in _SHOWN_KEYWORDS:
        number = keyword(position, thing, key)
        if number:
            found.append(f"{key} {number}" if key in _WITH_NUMBER else key)
    return tuple(found)
