"""A question as its file says it, and one variant of it, ready to be played."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from engine.core.marked import Mapping
from engine.lorcana.scenario.model import Scenario
from quizzes.questions.values import Values

if TYPE_CHECKING:
    from quizzes.kinds.base import Ask


@dataclass(frozen=True, eq=False)
class Question:
    """One file: what it asks, about which board, and how both may vary.

    scenario and ask are as written, with placeholders; `variants` holds the values to put there.
    text: the file itself.
    """

    id: str
    topic: str
    kind: str
    points: tuple[str, ...]
    teaches: tuple[str, ...]
    ask: Mapping
    scenario: Mapping | None
    variants: tuple[Values, ...]
    unmistaken: str
    where: str
    text: str = field(repr=False)
    names: frozenset[str] = frozenset()

    def seed(self, seed: int) -> int:
        """The smallest seed that gives the same variant."""
        return seed % len(self.variants)

    def values(self, seed: int) -> Values:
        """What the placeholders stand for under a seed."""
        return self.variants[self.seed(seed)]

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The ids of the blocks of words it needs, besides those that its options need."""
        return (f"{self.id}.prompt", f"{self.id}.explain")


@dataclass(frozen=True, eq=False)
class Variant:
    """A question with its placeholders filled: the board to play and what is asked of it.

    show: the entry of `do` after which the board is shown; None where the kind decides.
    """

    question: Question
    values: Values
    scenario: Scenario | None
    ask: "Ask"
    show: int | None = None
