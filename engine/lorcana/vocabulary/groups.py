"""Groups: which cards a text speaks of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.lorcana.vocabulary.amounts import Amount
    from engine.lorcana.vocabulary.targets import Ref


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that share what a text asks of them; every field given must hold.

    kind: card types, any of them ("character", "item", "location", "action", "song", "card").
    side: "yours", "opposing", "any", or "theirs" (of THAT_PLAYER, inside Each).
    other: not the card that speaks (6.1.6). apart_from: nor these cards.
    named, classes, keyword: any of those names / classifications; the keyword.
    not_named: none of those names. same_name: a name in common with that card.
    cost, strength, lore: (at least, at most), either may be None; Amounts allowed at the upper end.
    state: states that must hold: "exerted", "ready", "damaged", "undamaged", "inkable".
    ink: an ink type, lower case ("amber"). here: at the location that speaks.
    total: (statistic, at most) of all the cards chosen together ("strength", 10).
    zone: where to look; cards in play are characters, elsewhere they are character cards (5.3.1).
    "under this": under the card that speaks. "was under this": those that left with it.
    "hand or discard": either of these.
    """

    kind: tuple[str, ...] = ("character",)
    side: str = "any"
    other: bool = False
    apart_from: tuple[Ref, ...] = ()
    named: tuple[str, ...] = ()
    not_named: tuple[str, ...] = ()
    same_name: Ref | None = None
    classes: tuple[str, ...] = ()
    keyword: str | None = None
    cost: tuple[int | None, int | Amount | None] = (None, None)
    strength: tuple[int | None, int | Amount | None] = (None, None)
    lore: tuple[int | None, int | Amount | None] = (None, None)
    state: tuple[str, ...] = ()
    ink: str | None = None
    here: bool = False
    total: tuple[str, int] | None = None
    zone: str = "play"
