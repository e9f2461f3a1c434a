"""What an instruction acts on."""

from __future__ import annotations

from dataclasses import dataclass

from engine.lorcana.vocabulary.groups import Group
from engine.lorcana.vocabulary.who import Who


@dataclass(frozen=True, slots=True)
class Ref:
    """A card named earlier in the text, followed as (card, epoch)."""

    name: str


THIS = Ref("this")
"""The card the ability is on."""
IT = Ref("it")
"""The card the trigger is about: the one played, questing, banished, challenged, singing …"""
OTHER = Ref("other")
"""The other card of the trigger: the challenger for IsChallenged, the challenged for Challenges."""
THAT = Ref("that")
"""What was chosen or selected last in this ability."""
FIRST = Ref("first")
"""What was chosen or selected first in this ability."""
THESE = Ref("these")
"""All cards this ability acted on last (for "each character healed this way")."""

SINGERS = Ref("singers")
"""The characters that were exerted to sing this song."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice of cards made as the effect resolves (6.1.3); binds THAT.

    n: how many (None: any number). up_to: any number from 0 to n (1.2.3).
    by: who chooses (YOU unless said).
    """

    group: Group
    n: int | None = 1
    up_to: bool = False
    by: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class Every:
    """All cards of the group at this moment, without a choice."""

    group: Group


Target = Ref | Chosen | Every
