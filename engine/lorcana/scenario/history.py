"""What happened earlier this turn, from the sentences the handed files use.

A sentence that says something the engine can't hold is a problem, never dropped.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.lorcana import vocabulary as v
from engine.lorcana.cards import find
from engine.lorcana.scenario.earlier import abilities_named, chosen_by, lasting
from engine.lorcana.scenario.model import Applied, History
from engine.lorcana.scenario.shape import Shape

_NOTHING = (
    r"nothing was put into your discard this turn",
    r".+ lay there from an earlier turn",
    r"the cards in play are listed in the order they entered",
    r".+ of both .+ is available and applies",
)
_NUMBERS = {"one": 1, "two": 2, "three": 3}


class _Facts(NamedTuple):
    played: list[tuple[int, str]]
    discarded: list[int]
    inked: list[int]
    extra: list[str]
    applied: list[Applied]
    play: dict[str, str]
    """Names of cards in play by their first name, to find the card a sentence means."""


def _card(facts: _Facts, said: str) -> str:
    """The full name of the card in play that a sentence means; "" for none or several."""
    said = said.lower()
    found = {
        full
        for name, full in facts.play.items()
        if said in (name, full.lower()) or name.startswith(said + " ")
    }
    return found.pop() if len(found) == 1 else ""


def _played(facts: _Facts, found: re.Match[str]) -> bool:
    facts.played.append((0, _card(facts, found["name"])))
    return True


def _into_discard(facts: _Facts, found: re.Match[str]) -> bool:
    facts.discarded.append(_NUMBERS.get(found.groupdict().get("n") or "one", 1))
    return True


def _inked(facts: _Facts, found: re.Match[str]) -> bool:
    facts.inked.append(_NUMBERS[found["n"]])
    facts.extra.append(_card(facts, found["name"]))
    return True


def _used(facts: _Facts, found: re.Match[str]) -> bool:
    facts.applied.append(Applied(found["ability"]))
    return any(lasting(key) for key in abilities_named(found["ability"]))


def _chose(facts: _Facts, found: re.Match[str]) -> bool:
    card = _card(facts, found["name"])
    facts.applied.append(Applied(found["ability"], "", (card,)))
    return bool(card) and any(chosen_by(key) for key in abilities_named(found["ability"]))


def _gave(facts: _Facts, found: re.Match[str]) -> bool:
    """Only what the ability says is believed."""
    given = (found["stat"], int(found["n"]))
    says = [e for key in abilities_named(found["ability"]) for e in lasting(key)]
    changes = [(e.stat, e.n) for e in says if isinstance(e, v.ChangeStat)]
    return given in changes and _chose(facts, found)


_SAYS: tuple[tuple[str, Callable[[_Facts, re.Match[str]], bool]], ...] = (
    (r"(?P<name>[\w' ]+) was played this turn for \d+ ink", _played),
    (r"(?P<name>[\w' ]+) was put into your discard earlier this turn", _into_discard),
    (r"the (?P<n>\w+) cards in your discard were put there earlier this turn", _into_discard),
    (
        r"this turn you inked (?P<n>\w+) cards, one of them by the permission of (?P<name>\w+)",
        _inked,
    ),
    (r"then \w+ was returned to your hand and played again for free", lambda facts, found: True),
    (r"(?P<ability>.+) was used this turn", _used),
    (r"(?P<ability>.+) chose (?P<name>.+) when .+ was played", _chose),
    (
        r"(?P<ability>.+) gave (?P<name>.+) (?P<n>[+-]\d+) (?P<stat>strength|willpower|lore)"
        r" this turn",
        _gave,
    ),
)


def read_sentences(
    text: str, in_play: dict[str, str], players: int, value: Any, shape: Shape
) -> History:
    """The facts of a `history` written as sentences about "you" (the first player).

    in_play: full names of cards in play by lower-case first name.
    """
    facts = _Facts([], [], [], [], [], in_play)
    for sentence in re.split(r"[.;] ?", text):
        if sentence.strip() and not _read_one(sentence.strip(), facts):
            shape.fault(value, "unknown_history", says=sentence.strip())
    into = (sum(facts.discarded), *[0] * (players - 1)) if facts.discarded else ()
    faces = tuple((player, find(name).key) for player, name in facts.played if name)
    extra = tuple(name for name in facts.extra if name)
    return History(
        played=faces,
        into_discard=into,
        inked=sum(facts.inked),
        extra_used=extra,
        applied=tuple(facts.applied),
    )


def _read_one(sentence: str, facts: _Facts) -> bool:
    lower = sentence.lower()
    if any(re.fullmatch(pattern, lower) for pattern in _NOTHING):
        return True
    for pattern, note in _SAYS:
        found = re.fullmatch(pattern, lower)
        if found:
            return note(facts, found)
    return False
