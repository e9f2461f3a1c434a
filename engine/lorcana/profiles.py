"""Rule profiles: the Comprehensive Rules in force, older versions, and typical wrong beliefs.

Each switch of `Rules` is consulted in one place. A profile is `Rules` with switches thrown.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches; the values given here are those of version 2.2.0."""

    secondary_if: str = "resolution"
    """6.2.4: when a secondary "if" is tested: "resolution", "both" (1.x) or "trigger"."""
    check_after: str = "ability"
    """1.8.1, 6.7.5: a state check after each "ability", each "sentence" (2.0.1), or "bag"."""
    bag_order: str = "own"
    """7.7.4: "own": each player orders theirs, active player first; "active": the active player
    orders all; "opponent": the others go first."""
    bag_pick: str = "any"
    """7.7.4.2: pick "any" of one's own, the "last" that came in, or the "first" that came in."""
    bag_goes_on: str = "resolver"
    """7.7.4.3: who goes on after a resolution: the "resolver", or always the "active" player."""
    triggers_wait: bool = True
    """4.3.4, 6.7.4: a trigger waits until what is resolving is done."""
    that_card: str = "object"
    """6.1.11: "that card" is the very "object", or any copy of that "name"."""
    each_player: str = "alone"
    """6.1.4, 6.7.6: each player decides "alone", or a first refusal binds "all"."""
    floating_fires: str = "each"
    """6.2.7.1: a floating ability triggers "each" time, or "once"."""
    source_gone: str = "resolves"
    """6.2.3: an ability whose source is gone "resolves", or "fizzles"."""
    start_of_turn: str = "set"
    """3.2.1.4, 3.2.2.3: start-of-turn abilities resolve in the "set" step, or in "ready"."""
    leaving_together: str = "see"
    """7.4.3: cards leaving together "see" each other leave, or are "blind"."""
    end_of_turn: str = "triggers"
    """3.4.1: "triggers" resolve first, or "effects" of the turn end first."""
    draw_events: str = "card"
    """1.12.2: drawing several is one event per "card", or one per "effect"."""
    check_between_players: bool = False
    """6.7.6: whether a state check comes between the players of one effect."""
    damage_to_zero: str = "open"
    """1.9.5, 8.8.2: damage reduced to 0 is dealt and not taken; whether it "would be taken" is
    "open". Before 2.2.0 there is "none", so nothing would be taken either (6.5.3)."""
    deck_out: str = "turn end"
    """1.8.1.2: an empty deck loses at one's "turn end", or at the "draw" that fails (1.x)."""


CURRENT = Rules()


@dataclass(frozen=True, slots=True)
class Profile:
    """A named set of rules. kind: "version" or "misconception"; clause: what it bears on."""

    name: str
    rules: Rules
    kind: str
    clause: str

    @property
    def switches(self) -> frozenset[str]:
        """The switches in which it differs from the current rules."""
        return frozenset(
            field.name
            for field in fields(Rules)
            if getattr(self.rules, field.name) != getattr(CURRENT, field.name)
        )


def _version(name: str, clause: str, **switches: object) -> Profile:
    return Profile(name, replace(CURRENT, **switches), "version", clause)  # type: ignore[arg-type]


def _belief(name: str, clause: str, **switches: object) -> Profile:
    return Profile(name, replace(CURRENT, **switches), "misconception", clause)  # type: ignore[arg-type]


_BEFORE_2_1 = {"check_after": "sentence", "damage_to_zero": "none"}
_ALL = (
    _version("2.2.0", "1.1.5"),
    _version("2.0.1", "6.7.5", **_BEFORE_2_1),
    _version("1.x", "6.2.4", secondary_if="both", deck_out="draw", **_BEFORE_2_1),
    _belief("if-at-trigger", "6.2.4", secondary_if="both"),
    _belief("if-only-at-trigger", "6.2.4", secondary_if="trigger"),
    _belief("active-orders-all", "7.7.4.2", bag_order="active"),
    _belief("opponent-first", "7.7.4.2", bag_order="opponent"),
    _belief("last-in-first-out", "7.7.4.2", bag_pick="last"),
    _belief("first-in-first-out", "7.7.5", bag_pick="first"),
    _belief("active-player-resumes", "7.7.6", bag_goes_on="active"),
    _belief("checks-wait-for-empty-bag", "7.7.4.3", check_after="bag"),
    _belief("triggers-interrupt", "4.3.4", triggers_wait=False),
    _belief("any-copy-is-that-card", "6.1.11.1", that_card="name"),
    _belief("one-refusal-binds-all", "6.1.4", each_player="all"),
    _belief("floating-fires-once", "6.2.7.1", floating_fires="once"),
    _belief("source-gone-fizzles", "6.2.3", source_gone="fizzles"),
    _belief("start-of-turn-in-ready-step", "3.2.2.3", start_of_turn="ready"),
    _belief("leaving-cards-blind", "7.4.3", leaving_together="blind"),
    _belief("end-effects-first", "3.4.1.1", end_of_turn="effects"),
    _belief("one-trigger-per-draw-effect", "1.12.2", draw_events="effect"),
    _belief("check-between-players", "6.7.6", check_between_players=True),
)
PROFILES: dict[str, Profile] = {profile.name: profile for profile in _ALL}
"""Every profile by name. 2.1.0 is not one: nothing class 03 touches differs from 2.2.0."""
