"""A board and a game played by name: for tests and for question authors.

    game = board(you={"hand": ["Stitch - Carefree Surfer"], "ink": 8, "play": ["The Robot Queen"]})
    game.play("Stitch - Carefree Surfer")
    game.resolve("Major Malfunction", may=False)
    assert game.drawn("you") == 0

Names, answers and measures are those of scenario files. An action gives Legal, Illegal, or the
Choice that waits when it came to a question nobody answered; `answer` goes on from there. An
answer that nothing asked for fails, and so does whatever comes while a question is open.
"""

from __future__ import annotations

from typing import Any

from engine.core.choice import Choice, Illegal, Legal
from engine.core.marked import Problems, marked
from engine.lorcana.profiles import PROFILES, Rules
from engine.lorcana.scenario.by_name import Game, Unanswered, UnusedAnswer, Verdict
from engine.lorcana.scenario.reading import read_one

__all__ = ["Choice", "Game", "Illegal", "Legal", "Unanswered", "UnusedAnswer", "Verdict", "board"]

Side = dict[str, Any]


def board(
    *,
    active: str | None = None,
    profile: str = "2.2.0",
    history: dict[str, Any] | None = None,
    before_turn: bool = False,
    rules: Rules | None = None,
    event: str = "casual",
    measure: list[dict[str, str]] | None = None,
    **sides: Side,
) -> Game:
    """A game in the active player's Main Phase (before_turn: before their Ready step).

    sides: one for each player, in turn order; you and opponent where not given. A side has play,
    hand, discard (lists of names, or {name: {state}}), ink (a number, or ready, exerted and cards),
    deck (a size, or the top cards, or both) and lore. rules: instead of the profile's.
    event: "casual" or "sanctioned". measure: as in files, for what is asked only where something
    measures it.
    Raises Problems with everything that is wrong with the board.
    """
    if len(sides) < 2:
        sides = {"you": sides.get("you", {}), "opponent": sides.get("opponent", {})}
    document: dict[str, Any] = {
        "id": "board",
        "profile": profile,
        "players": list(sides),
        "active": active or next(iter(sides)),
        "event": event,
        "measure": measure or [],
        "board": {name: _side(side) for name, side in sides.items()},
    }
    if before_turn:
        document["turn"] = "the moment before your Ready step"
    if history:
        document["history"] = history
    scenario, problems = read_one(marked(document), "board")
    if problems or scenario is None:
        raise Problems(problems)
    return Game(scenario, rules or PROFILES[profile].rules)


def _side(side: Side) -> dict[str, Any]:
    """The side as a scenario file has it."""
    written = {key: item for key, item in side.items() if key not in ("ink", "deck")}
    for zone in ("play", "hand", "discard"):
        if zone in side:
            written[zone] = [_card(item) for item in side[zone]]
    ink, deck = side.get("ink", 0), side.get("deck", 20)
    written["inkwell"] = ink if isinstance(ink, dict) else {"ready": ink, "exerted": 0}
    if isinstance(deck, int):
        deck = {"size": deck}
    elif isinstance(deck, list):
        deck = {"top": deck, "size": len(deck)}
    written["deck"] = deck
    return written


def _card(item: Any) -> Any:
    if isinstance(item, dict) and "card" not in item:
        ((name, state),) = item.items()
        return {"card": name, **state}
    return item
