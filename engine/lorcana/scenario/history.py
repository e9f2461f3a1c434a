"""What happened earlier this turn, from declared facts or from the sentences the files use.

A sentence that says something the engine can't hold is a problem, never dropped.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.core.marked import Mapping
from engine.lorcana.cards import find
from engine.lorcana.scenario.model import History
from engine.lorcana.scenario.reading_board import BoardReader
from engine.lorcana.scenario.shape import Shape

_NOTHING = (
    r"nothing was put into your discard this turn",
    r".+ lay there from an earlier turn",
    r"the cards in play are listed in the order they entered",
    r"rise and join me! was used this turn",
)
_NUMBERS = {"one": 1, "two": 2, "three": 3}


class _Facts(NamedTuple):
    played: list[tuple[int, str]]
    discarded: list[int]
    inked: list[int]
    extra: list[str]
    play: dict[str, str]
    """Names of cards in play by their first name, to find the card a sentence means."""


def _played(facts: _Facts, found: re.Match[str]) -> None:
    facts.played.append((0, facts.play.get(found["name"].lower(), "")))


def _into_discard(facts: _Facts, found: re.Match[str]) -> None:
    facts.discarded.append(_NUMBERS.get(found.groupdict().get("n") or "one", 1))


def _inked(facts: _Facts, found: re.Match[str]) -> None:
    facts.inked.append(_NUMBERS[found["n"]])
    facts.extra.append(facts.play.get(found["name"].lower(), ""))


_SAYS: tuple[tuple[str, Callable[[_Facts, re.Match[str]], None]], ...] = (
    (r"(?P<name>[\w' ]+) was played this turn for \d+ ink", _played),
    (r"(?P<name>[\w' ]+) was put into your discard earlier this turn", _into_discard),
    (r"the (?P<n>\w+) cards in your discard were put there earlier this turn", _into_discard),
    (
        r"this turn you inked (?P<n>\w+) cards, one of them by the permission of (?P<name>\w+)",
        _inked,
    ),
    (r"then \w+ was returned to your hand and played again for free", lambda facts, found: None),
)


def read_sentences(
    text: str, in_play: dict[str, str], players: int, value: Any, shape: Shape
) -> History:
    """The facts of a `history` written as sentences about "you" (the first player).

    in_play: full names of cards in play by lower-case first name.
    """
    facts = _Facts([], [], [], [], in_play)
    for sentence in re.split(r"[.;] ?", text):
        if sentence.strip() and not _read_one(sentence.strip(), facts):
            shape.fault(value, "unknown_history", says=sentence.strip())
    into = (sum(facts.discarded), *[0] * (players - 1)) if facts.discarded else ()
    faces = tuple((player, find(name).key) for player, name in facts.played if name)
    extra = tuple(name for name in facts.extra if name)
    return History(faces, into, sum(facts.inked), extra)


def _read_one(sentence: str, facts: _Facts) -> bool:
    lower = sentence.lower()
    if any(re.fullmatch(pattern, lower) for pattern in _NOTHING):
        return True
    for pattern, note in _SAYS:
        found = re.fullmatch(pattern, lower)
        if found:
            note(facts, found)
            return True
    return False


def read_facts(value: Mapping, players: tuple[str, ...], board: BoardReader) -> History:
    """The facts of a `history` written as a mapping: played, into_discard, inked, extra_inks.

    played: {player: [names]}; into_discard: {player: number}; inked: number; extra_inks: [names].
    """
    shape = board.shape
    facts = shape.mapping(value, ("played", "into_discard", "inked", "extra_inks"))
    played = shape.mapping(facts.get("played"), players)
    faces = tuple(
        (players.index(player), card.key)
        for player, names in played.items()
        if player in players
        for name in shape.items(names)
        if (card := board.known(name)) is not None
    )
    counts = shape.mapping(facts.get("into_discard"), players)
    into = tuple(shape.number(counts, name, 0) for name in players) if counts else ()
    extra = shape.texts(facts.get("extra_inks"))
    for name in shape.items(facts.get("extra_inks")):
        if str(name) not in board.in_play:
            shape.fault(name, "impossible", what="an inking allowed by a card not in play")
    return History(faces, into, shape.number(facts, "inked", 0), extra)
