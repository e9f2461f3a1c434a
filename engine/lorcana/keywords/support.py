"""Support (8.13): whenever this character quests, you may add its strength to another's."""

from __future__ import annotations

from engine.lorcana import vocabulary as v
from engine.lorcana.values import NAMES, VALUES

SUPPORT = "support"
VALUES[SUPPORT] = v.Triggered(
    v.AbilityName("Support", "支援"),
    v.Quests(v.THIS),
    do=(
        v.May(
            v.ChangeStat("strength", v.StatOf(v.THIS, "strength"), v.Chosen(v.Group(other=True)))
        ),
    ),
)
NAMES[SUPPORT] = VALUES[SUPPORT].name
