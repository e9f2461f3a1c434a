"""Rule profiles: the Comprehensive Rules in force, older versions, and typical wrong beliefs.

Each switch of `Rules` is consulted in one place. A profile is `Rules` with switches thrown.
"""

from __future__ import annotations

from engine.lorcana.profiles.beliefs import BELIEFS
from engine.lorcana.profiles.profile import Profile
from engine.lorcana.profiles.rules import CURRENT, Rules
from engine.lorcana.profiles.versions import VERSIONS

__all__ = ["CURRENT", "PROFILES", "Profile", "Rules"]

PROFILES: dict[str, Profile] = {profile.name: profile for profile in (*VERSIONS, *BELIEFS)}
"""Every profile by name: versions, the one of record first, then beliefs."""
