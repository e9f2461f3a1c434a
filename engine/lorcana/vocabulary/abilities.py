"""The kinds of ability (1.6.1, 6.2-6.4) and what actions do."""

from __future__ import annotations

from dataclasses import dataclass

from engine.lorcana.vocabulary.conditions import Condition
from engine.lorcana.vocabulary.costs import Cost
from engine.lorcana.vocabulary.effects import Effect
from engine.lorcana.vocabulary.statics import StaticEffect
from engine.lorcana.vocabulary.times import Whose
from engine.lorcana.vocabulary.triggers import Trigger


@dataclass(frozen=True, slots=True)
class AbilityName:
    """Story name of an ability; ja is None where the official Japanese name is not known."""

    en: str
    ja: str | None = None


@dataclass(frozen=True, slots=True)
class Triggered:
    """[Trigger condition], if [secondary condition], [effect] (6.2).

    when: one trigger, or several that share the effect (6.2.6).
    given: the secondary condition, tested on resolution (6.2.4).
    during, while_: durations inside the trigger condition (6.1.13.6).
    once_per_turn, twice_per_turn: so often it may fully resolve in a turn (6.1.13.2).
    zone: where the card has to be: "play", or "discard" where the text says so (6.1.12).
    """

    name: AbilityName
    when: Trigger | tuple[Trigger, ...]
    do: tuple[Effect, ...]
    given: Condition | None = None
    during: Whose = Whose.ANY
    while_: Condition | None = None
    once_per_turn: bool = False
    twice_per_turn: bool = False
    zone: str = "play"


@dataclass(frozen=True, slots=True)
class Activated:
    """[Costs] — [effect] (6.3)."""

    name: AbilityName
    costs: tuple[Cost, ...]
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Static:
    """A static ability (6.4); while_ limits when it applies; during: whose turn."""

    name: AbilityName
    effects: tuple[StaticEffect, ...]
    while_: Condition | None = None
    during: Whose = Whose.ANY


@dataclass(frozen=True, slots=True)
class OnResolve:
    """What an action does as it resolves (6.1.1.2: not an ability)."""

    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword ability (chapter 8) with its number, or its other parameter."""

    key: str
    n: int | None = None
    cost: tuple[Cost, ...] = ()


Ability = Triggered | Activated | Static | OnResolve | Keyword
