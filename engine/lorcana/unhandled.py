"""Which words a card uses that the engine can't do: such a card is refused in scenarios."""

from __future__ import annotations

from functools import cache

from engine.lorcana import vocabulary as v
from engine.lorcana.perform import PERFORMERS
from engine.lorcana.values import CARDS, LISTENS, walk

HANDLED_STATICS = (
    v.GetsStat, v.HasKeyword, v.Restricted, v.CanChallengeReady, v.CostsLess, v.SingsAs,
    v.ExtraInk, v.EntersExerted, v.CantPlayUnless, v.NextCostsLess, v.CostsMore, v.AlternateCost,
    v.UseForFree, v.CountsInkable, v.HasClass, v.TakesAnyShift, v.PreventFirstDamage, v.PermitUse,
)  # fmt: skip
HANDLED_CONDITIONS = (
    v.Present, v.Is, v.HasLore, v.HandSize, v.HandCompare, v.UsedShift, v.PlayedThisTurn,
    v.DiscardedThisTurn, v.LeftDiscardThisTurn, v.Matches, v.SameName, v.AtLeast, v.Not,
    v.All,
)  # fmt: skip
HANDLED_AMOUNTS = (
    v.Count, v.StatOf, v.UnderCount, v.DamageOn, v.EventAmount, v.InkTypes, v.HandCount,
    v.ThisWay, v.BanishedThisTurn,
)  # fmt: skip
HANDLED_COSTS = (
    v.ExertThis, v.PayInk, v.BanishThis, v.BanishChosen, v.ExertOther, v.DiscardCard,
)  # fmt: skip
HANDLED_KEYWORDS = (
    "bodyguard", "challenger", "evasive", "reckless", "resist", "rush", "shift", "puppy_shift",
    "universal_shift", "singer", "sing_together", "support", "ward", "alert", "boost", "vanish",
)  # fmt: skip
_STRUCTURE = (
    v.Triggered, v.Activated, v.Static, v.OnResolve, v.Keyword, v.AbilityName, v.Group, v.Ref,
    v.Chosen, v.Every,
)  # fmt: skip
HANDLED: frozenset[type] = frozenset(
    {
        *PERFORMERS,
        *LISTENS,
        *HANDLED_STATICS,
        *HANDLED_CONDITIONS,
        *HANDLED_AMOUNTS,
        *HANDLED_COSTS,
        *_STRUCTURE,
    }
)


@cache
def unhandled(key: str) -> tuple[str, ...]:
    """Words of this card that nothing carries out, sorted; () when it can be played."""
    words: set[str] = set()
    for value in walk(CARDS[key].abilities):
        if type(value) not in HANDLED:
            words.add(type(value).__name__)
        elif isinstance(value, v.Keyword) and value.key not in HANDLED_KEYWORDS:
            words.add(value.key)
    return tuple(sorted(words))
