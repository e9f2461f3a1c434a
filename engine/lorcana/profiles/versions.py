"""Versions of the Comprehensive Rules, in what they answer otherwise (or not at all)."""

from __future__ import annotations

from engine.lorcana.profiles.profile import Profile, profile

BEFORE_2_2 = {
    "damage_to_zero": "none",
    "covered_watchers": "open",
    "free_discount": "open",
    "shift_variants": "two",
    "covered_states": "open",
    "condition_choices": "open",
}
BEFORE_2_1 = {
    **BEFORE_2_2,
    "check_after": "sentence",
    "drying_bars": "costs",
    "singer_bonus": "open",
}
BEFORE_2_0 = {
    **BEFORE_2_1,
    "secondary_if": "both",
    "deck_out": "draw",
    "free_ways": "any",
    "resist": "replacement",
}


def _version(name: str, clause: str, **switches: object) -> Profile:
    return profile(name, "version", clause, **switches)


VERSIONS = (
    _version("2.2.0", "1.1.5"),
    _version("2.1.0", "8.10.8", **BEFORE_2_2),
    _version("2.0.1", "6.7.5", **BEFORE_2_1),
    _version("1.x", "6.2.4", **BEFORE_2_0),
)
"""The one of record first, then the older ones, latest first."""
