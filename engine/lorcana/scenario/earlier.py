"""Effects of abilities used earlier in the turn: found by name, and put on the position.

What such an effect does is what the ability says; a file only names it and what was chosen.
"""

from __future__ import annotations

from typing import Any

from engine.core.choice import Answers
from engine.core.game import Game
from engine.lorcana import vocabulary as v
from engine.lorcana.frame import Frame
from engine.lorcana.perform import perform
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.profiles import CURRENT
from engine.lorcana.values import KEYS, NAMES, VALUES, walk

LASTING = (
    v.ChangeStat, v.GiveKeyword, v.Restrict, v.CantReady, v.PayLess, v.PermitPlay, v.InkExtra,
    v.PreventNext, v.CantPlay,
)  # fmt: skip
"""Instructions whose effect goes on applying (6.4.2)."""

BOOST = "boost"


def abilities_named(name: str) -> list[str]:
    """Keys of the abilities and actions of that English name, in any case."""
    return [
        key
        for key, ability in NAMES.items()
        if ability.en.casefold() == name.casefold() and "." not in key
    ]


def lasting(key: str) -> list[Any]:
    """The instructions of an ability whose effect lasts."""
    do = getattr(VALUES[key], "do", ())
    return [effect for effect in walk(do) if isinstance(effect, LASTING)]


def chosen_by(key: str) -> list[v.Chosen]:
    """The choices that these instructions need."""
    targets = (getattr(effect, "what", None) for effect in lasting(key))
    return [target for target in targets if isinstance(target, v.Chosen)]


def apply(position: LorcanaPosition, key: str, source: int, player: int, on: list[int]) -> None:
    """Let what an ability did apply to these cards; source: its card, 0 for an action's."""
    face = key.partition("#")[0]
    epoch = position.things[source].epoch if source else 0
    frame = Frame(player, source, epoch, face, key)
    for card in on:
        frame.bind("that", position, card)
    frame.these = on
    game = Game(position, CURRENT, Answers())
    for effect in lasting(key):
        target = getattr(effect, "what", None)
        if isinstance(target, v.Chosen):
            frame.chosen[id(target)] = on
        perform(game, effect, frame)


def limits_of(face: str, ability: str) -> list[str]:
    """What marks an ability of a card that works once a turn as used."""
    if ability.casefold() == BOOST:
        return [BOOST]
    keys = [key for key in abilities_named(ability) if key.partition("#")[0] == face]
    once = [key for key in keys if _is_once(VALUES[key])]
    inside = [value for key in keys for value in walk(VALUES[key])]
    statics = (v.NextCostsLess, v.PreventFirstDamage)
    return once + [KEYS[id(value)] for value in inside if isinstance(value, statics)]


def _is_once(ability: Any) -> bool:
    """Whether the ability, or what it permits, works once in a turn."""
    return getattr(ability, "once_per_turn", False) or any(
        isinstance(value, v.PermitUse) and value.once for value in walk(ability)
    )
