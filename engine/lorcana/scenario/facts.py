"""What happened earlier this turn, as a `history` that is a mapping of facts.

played: {player: [names]}. into_discard: {player: number}. inked: number, or names of cards in the
inkwell. challenges: {player: how many their characters were declared for}. extra_inks: [names of
cards in play whose permission was used]. banished, banished_in_challenge: {player: [names]}.
applied: [{ability, of, on: [cards]}], effects of an ability or action that still apply; `of` its
card where it has one in play. used: [{ability, of}], what works once a turn and was used.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.marked import Items, Mapping
from engine.lorcana.scenario.earlier import abilities_named, chosen_by, lasting
from engine.lorcana.scenario.model import Applied, History
from engine.lorcana.scenario.reading_board import BoardReader
from engine.lorcana.scenario.shape import near
from engine.lorcana.values import NAMES

KEYS = (
    "played", "challenges", "into_discard", "inked", "extra_inks", "banished",
    "banished_in_challenge", "applied", "used",
)  # fmt: skip


def read_facts(value: Mapping, players: tuple[str, ...], board: BoardReader) -> History:
    """The facts, each checked against the board."""
    shape = board.shape
    facts = shape.mapping(value, KEYS)
    counts = shape.mapping(facts.get("into_discard"), players)
    into = tuple(shape.number(counts, name, 0) for name in players) if counts else ()
    fought = shape.mapping(facts.get("challenges"), players)
    challenges = tuple(shape.number(fought, name, 0) for name in players) if fought else ()
    extra = shape.texts(facts.get("extra_inks"))
    for name in shape.items(facts.get("extra_inks")):
        _in_play(name, board, "an inking allowed by a card not in play")
    inked = _inked(facts.get("inked"), board)
    banished = [
        *((player, face, False) for player, face in _faces(facts, "banished", players, board)),
        *(
            (player, face, True)
            for player, face in _faces(facts, "banished_in_challenge", players, board)
        ),
    ]
    return History(
        played=tuple(_faces(facts, "played", players, board)),
        into_discard=into,
        challenges=challenges,
        inked=len(inked) or shape.number(facts, "inked", 0),
        extra_used=extra,
        banished=tuple(banished),
        applied=tuple(_applied(item, board) for item in shape.mappings(facts.get("applied"))),
        used=tuple(_used(item, board) for item in shape.mappings(facts.get("used"))),
        inked_cards=inked,
    )


def _faces(
    facts: Mapping, key: str, players: tuple[str, ...], board: BoardReader
) -> Iterator[tuple[int, str]]:
    """Each card of {player: [names]}, with its player."""
    by_player = board.shape.mapping(facts.get(key), players)
    for player, names in by_player.items():
        for name in board.shape.items(names):
            card = board.known(name)
            if card is not None and player in players:
                yield players.index(player), card.key


def _inked(value: Any, board: BoardReader) -> tuple[str, ...]:
    """Cards of the inkwell by name, where the file does not only say how many."""
    if not isinstance(value, Items):
        return ()
    for name in value:
        if str(name) not in board.in_inkwell:
            board.shape.fault(name, "impossible", what="an inked card that is not in an inkwell")
    return board.shape.texts(value)


def _in_play(name: Any, board: BoardReader, what: str) -> None:
    if str(name) not in board.in_play:
        board.shape.fault(name, "impossible", what=what)


def _applied(item: Mapping, board: BoardReader) -> Applied:
    shape = board.shape
    entry = shape.mapping(item, ("ability", "of", "on"))
    name = shape.text(entry.get("ability"))
    keys = _ability(item, name, board)
    if keys and not any(lasting(key) for key in keys):
        shape.fault(item, "impossible", what="an effect of this turn that doesn't last")
    on = shape.texts(entry.get("on"))
    if not on and any(chosen_by(key) for key in keys):
        shape.fault(item, "missing_key", key="on")
    for card in shape.items(entry.get("on")):
        _in_play(card, board, "an effect on a card not in play")
    return Applied(name, shape.text(entry.get("of")), on)


def _used(item: Mapping, board: BoardReader) -> tuple[str, str]:
    entry = board.shape.mapping(item, ("ability", "of"))
    if "of" not in entry:
        board.shape.fault(item, "missing_key", key="of")
        return ("", "")
    _in_play(entry["of"], board, "an ability of a card not in play")
    return str(entry["of"]), board.shape.text(entry.get("ability"))


def _ability(item: Mapping, name: str, board: BoardReader) -> list[str]:
    keys = abilities_named(name)
    if not keys:
        known = {ability.en for ability in NAMES.values()}
        board.shape.fault(item, "unknown_ability", name=name, nearest=near(name, known))
    return keys
