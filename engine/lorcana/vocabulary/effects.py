"""Effects: instructions, and what joins them. An ability has a tuple of sentences (6.1.2)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.lorcana.vocabulary.conditions import Condition
from engine.lorcana.vocabulary.costs import Cost
from engine.lorcana.vocabulary.instructions import Instruction
from engine.lorcana.vocabulary.times import Until, Whose
from engine.lorcana.vocabulary.triggers import Trigger
from engine.lorcana.vocabulary.who import Who


@dataclass(frozen=True, slots=True)
class Watch:
    """Create a floating triggered ability that lives until the end of the turn (6.2.7.1).

    once: "the next time …": it ends when it has triggered.
    """

    when: Trigger
    do: tuple[Effect, ...]
    until: Until = Until.THIS_TURN
    once: bool = False


@dataclass(frozen=True, slots=True)
class Later:
    """Create a delayed triggered ability for one moment (6.2.7.2): the end of a turn."""

    at: Whose
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Sequence:
    """Several instructions of one sentence, in printed order."""

    steps: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class May:
    """The ability's player (or `by`) may do it (6.1.4)."""

    do: Effect
    by: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class To:
    """Do A to do B (6.1.5.1): B only if A was done. A is an effect or a tuple of costs.

    style: "to" or "if you do"; only the words differ.
    """

    first: Effect | tuple[Cost, ...]
    then: Effect
    style: str = "to"


@dataclass(frozen=True, slots=True)
class Either:
    """Do A or B (6.1.5.2): a choice; when one can't be done, the other has to be.

    both: where this holds, both may be chosen.
    """

    first: Effect
    second: Effect
    by: Who = Who.YOU
    both: Condition | None = None


@dataclass(frozen=True, slots=True)
class Unless:
    """It happens unless the player pays the cost."""

    do: Effect
    costs: tuple[Cost, ...]
    by: Who = Who.ITS_PLAYER


@dataclass(frozen=True, slots=True)
class IfThen:
    """If the condition holds as this is reached, do it; otherwise `otherwise`.

    instead: `do` stands in for `otherwise` ("… instead"): only the words differ.
    """

    condition: Condition
    do: Effect
    otherwise: Effect | None = None
    instead: bool = False


@dataclass(frozen=True, slots=True)
class Otherwise:
    """Do the first; where it was not done, the second."""

    first: Effect
    second: Effect


@dataclass(frozen=True, slots=True)
class Each:
    """Each player does it, the active player first (6.7.6); binds THAT_PLAYER.

    given: only players for whom the condition holds.
    """

    do: Effect
    who: Who = Who.EACH_PLAYER
    given: Condition | None = None


Effect = (
    Instruction | Watch | Later | Sequence | May | To | Either | Unless | IfThen | Otherwise | Each
)
