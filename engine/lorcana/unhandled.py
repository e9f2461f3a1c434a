"""Which words a card uses that the engine can't do: such a card is refused in scenarios."""

from __future__ import annotations

from functools import cache

from engine.lorcana import vocabulary as v
from engine.lorcana.perform import PERFORMERS
from engine.lorcana.rules.shifting import kind_of
from engine.lorcana.values import CARDS, LISTENS, walk

HANDLED_STATICS = (
    v.GetsStat, v.HasKeyword, v.Restricted, v.CanChallengeReady, v.CostsLess, v.SingsAs,
    v.ExtraInk, v.EntersExerted, v.CantPlayUnless, v.NextCostsLess, v.CostsMore, v.AlternateCost,
    v.UseForFree, v.CountsInkable, v.HasClass, v.TakesAnyShift, v.PreventFirstDamage, v.PermitUse,
    v.TakesDamageFor, v.DealsDamageBy, v.NoDiscard, v.CantGainLore, v.MustBeChosen,
    v.GivesAbility, v.CostsToAct, v.TopCardsFaceup, v.MayEnterExerted, v.GoesInstead,
    v.AllowsInDeck,
)  # fmt: skip
HANDLED_CONDITIONS = (
    v.Present, v.Is, v.HasLore, v.HandSize, v.HandCompare, v.UsedShift, v.PlayedThisTurn,
    v.ChallengedThisTurn, v.InkedThisTurn, v.DiscardedThisTurn, v.LeftDiscardThisTurn, v.Matches,
    v.SameName, v.AtLeast, v.Not, v.All,
)  # fmt: skip
HANDLED_AMOUNTS = (
    v.Count, v.StatOf, v.UnderCount, v.DamageOn, v.EventAmount, v.InkTypes, v.HandCount,
    v.ThisWay, v.BanishedThisTurn, v.SingerCount,
)  # fmt: skip
HANDLED_COSTS = (
    v.ExertThis, v.PayInk, v.BanishThis, v.BanishChosen, v.ExertOther, v.DiscardCard,
    v.DamageCost,
)  # fmt: skip
HANDLED_KEYWORDS = (
    "bodyguard", "challenger", "evasive", "reckless", "resist", "rush", "singer", "sing_together",
    "support", "ward", "alert", "boost", "vanish",
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


def is_handled(keyword: str) -> bool:
    """Whether the engine knows the keyword: one of chapter 8, any kind of Shift among them."""
    return keyword in HANDLED_KEYWORDS or kind_of(keyword) is not None


@cache
def unhandled(key: str) -> tuple[str, ...]:
    """Words of this card that nothing carries out, sorted; () when it can be played."""
    words: set[str] = set()
    for value in walk(CARDS[key].abilities):
        if type(value) not in HANDLED:
            words.add(type(value).__name__)
        elif isinstance(value, v.Keyword) and not is_handled(value.key):
            words.add(value.key)
    return tuple(sorted(words))
