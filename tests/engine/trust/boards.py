"""Small random boards with one play on them, for comparing what exploring finds."""

from __future__ import annotations

from functools import cache
from random import Random

import yaml

from engine.lorcana import api
from engine.lorcana.vocabulary import Triggered

COUNTS = [
    {"measure": "lore", "of": "you"},
    {"measure": "lore", "of": "opponent"},
    *({"measure": "zone_count", "of": f"{who}.{zone}"}
      for who in ("you", "opponent") for zone in ("hand", "play", "discard", "inkwell")),
]  # fmt: skip


@cache
def _characters() -> list[str]:
    return sorted(c.full_name for c in api.cards().values() if c.type == "character")


@cache
def _busy() -> list[str]:
    """Cards at whose play something happens: actions, and characters that trigger."""
    return sorted(
        card.full_name
        for card in api.cards().values()
        if card.cost <= 8
        and (
            card.type in ("action", "song")
            or any(isinstance(ability, Triggered) for ability in card.abilities)
        )
    )


@cache
def _cheap() -> list[str]:
    return sorted(card.full_name for card in api.cards().values() if card.cost <= 8)


def small_board(seed: int, turn: bool = False) -> api.Scenario:
    """Three characters on each side and a card to play.

    turn: instead one on each side, and the rest of the turn is open.
    """
    chance = Random(seed)
    names: list[str] = []
    # No two alike: of cards that nothing tells apart exploring offers one, whatever their names.
    faces = chance.sample(_characters(), 6)

    def character() -> dict[str, object]:
        names.append(f"C{len(names)}")
        state = {"exerted": chance.random() < 0.3, "damage": chance.choice([0, 0, 1])}
        return {"card": faces.pop(), "as": names[-1], **state}

    sides = {
        who: {
            "play": [character() for _ in range(1 if turn else 3)],
            "hand": [chance.choice(_cheap() if turn else _busy())],
            "inkwell": {"ready": 8},
            "deck": {"top": chance.choices(_cheap(), k=3), "size": 8},
        }
        for who in ("you", "opponent")
    }
    document: dict[str, object] = {"id": f"seed {seed}", "board": sides, "measure": COUNTS}
    if not turn:
        document["measure"] = [*COUNTS, *({"measure": "state", "of": name} for name in names)]
    card = {"card": sides["you"]["hand"][0]}
    document["do"] = [] if turn else [{"you": "play", **card, "pay": "ink"}]
    if turn:
        document["until"] = "end of turn"
        sides["you"]["inkwell"] = {"ready": 2}
    text = yaml.safe_dump([document], allow_unicode=True, sort_keys=False)
    return api.read(text)
