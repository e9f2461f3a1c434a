"""Duties that Comprehensive and Tournament Rules lay on players (4.2.1, 7.5.5, TR 5.1 to 5.5).

A position can't show whether a player did their duty. It can say which duty there was.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.core.trace import Event
from engine.lorcana.card import Card


class Duty(NamedTuple):
    """What a player has to do. key: its name in measures; sanctioned: in such events only."""

    key: str
    clause: str
    sanctioned: bool = False


ANNOUNCE_EFFECT = Duty("announce the effect", "7.5.5")
REVEAL = Duty("reveal the card", "4.2.1.1")
SHOW_SYMBOL = Duty("show the symbol", "4.2.1.2")
ANNOUNCE_NAME = Duty("announce the full name", "TR 5.4", True)
FACE_UP = Duty("leave it faceup until the turn ends", "TR 5.5", True)
TURN_OVER = Duty("turn faceup ink facedown", "TR 5.5", True)
ANNOUNCE_LORE = Duty("announce the change and the new total", "TR 5.4", True)
ANSWER = Duty("answer completely and correctly", "TR 5.4", True)
GUARD = Duty("keep private information from being seen", "TR 5.4", True)
TURN_ALIKE = Duty("turn exerted cards all one way", "TR 5.4", True)
INK_APART = Duty("keep the inkwell apart from other facedown cards", "TR 5.5", True)
INK_ALIKE = Duty("orient ready ink alike and exerted ink alike", "TR 5.5", True)
CALL = Duty("call a Lore Guide when it is unclear what is ink", "TR 5.5", True)

INKING = (REVEAL, SHOW_SYMBOL, ANNOUNCE_NAME, FACE_UP)
_DUTIES: dict[str, tuple[Duty, ...]] = {
    "turn action": INKING,
    "additional": (ANNOUNCE_EFFECT, *INKING),
    "effect": (),
    "end of turn": (TURN_OVER,),
    "lore": (ANNOUNCE_LORE,),
    "asked about a card in play": (ANSWER,),
    "layout": (GUARD, TURN_ALIKE, INK_APART, INK_ALIKE, CALL),
}
"""By what happens: how a card is inked ("effect": put there by one, so that none of the duties of
inking holds, 7.5.6), or what else; "layout": at all times."""


def duties(what: str, sanctioned: bool = True) -> tuple[Duty, ...]:
    """The duties of a kind of action. Raises KeyError for a kind that there is not."""
    return tuple(duty for duty in _DUTIES[what] if sanctioned or not duty.sanctioned)


class Inking(NamedTuple):
    """A card that came into an inkwell. card: its key, None where it came unseen.

    how: "turn action", "additional" or "effect".
    """

    player: str
    card: str | None
    how: str


def inkings(events: Iterable[Event]) -> Iterator[Inking]:
    """How each card came into an inkwell, read from the trace."""
    how = ""
    for event in events:
        if event.code == "inks":
            how = "additional" if event.params["additional"] else "turn action"
        elif event.code == "to_inkwell":
            yield Inking(event.params["player"], event.params["card"], how or "effect")
            how = ""


def why_not_ink(card: Card, how: str) -> str | None:
    """The clause by which this card can't have come into the inkwell in this way; None if it can:
    what an effect puts there needs no symbol (7.5.6)."""
    return None if how == "effect" or card.inkable else "4.2.1.1"
