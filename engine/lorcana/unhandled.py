"""Which words a card uses that the engine can't do: such a card is refused in scenarios."""

from __future__ import annotations

from functools import cache

from engine.lorcana import vocabulary as v
from engine.lorcana.perform import PERFORMERS
from engine.lorcana.values import CARDS, LISTENS, walk

HANDLED_STATICS = (
    v.GetsStat, v.HasKeyword, v.Restricted, v.CanChallengeReady, v.CostsLess, v.SingsAs,
    v.ExtraInk, v.EntersExerted, v.CantPlayUnless,
)  # fmt: skip
HANDLED_CONDITIONS = (
    v.Present, v.Is, v.HasLore, v.HandSize, v.HandCompare, v.UsedShift, v.PlayedThisTurn,
    v.DiscardedThisTurn, v.LeftDiscardThisTurn, v.Matches, v.AtLeast, v.Not, v.All,
)  # fmt: skip
HANDLED_AMOUNTS = (
    v.Count, v.StatOf, v.UnderCount, v.DamageOn, v.EventAmount, v.InkTypes, v.HandCount,
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
        words |= _details(value)
    return tuple(sorted(words))


def _details(value: object) -> set[str]:
    """Fields of handled words that are not handled."""
    match value:
        case v.Chosen(n=None):
            return {"Chosen(any number)"}
        case v.PlayFree(shift=True):
            return {"PlayFree(shift)"}
        case v.PayLess(n=n) if not isinstance(n, int):
            return {"PayLess(amount)"}
        case v.Group(total=total) if total is not None:
            return {"Group(total)"}
        case v.Restrict(what=v.Group()):
            return {"Restrict(group)"}
        case v.Restricted(act="be dealt damage"):
            return {"Restricted(be dealt damage)"}
    return set()
