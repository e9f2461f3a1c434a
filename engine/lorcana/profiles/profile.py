"""What a profile is: rules under a name."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from engine.lorcana.profiles.rules import CURRENT, Rules


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


def profile(name: str, kind: str, clause: str, **switches: object) -> Profile:
    """The rules in force with these switches thrown."""
    return Profile(name, replace(CURRENT, **switches), kind, clause)  # type: ignore[arg-type]
