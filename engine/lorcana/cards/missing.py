"""Cards that are left out, each with what keeps it out.

Loading a scenario that names one of these fails and says why; nothing is approximated.
"""

from __future__ import annotations

MISSING: dict[str, str] = {}
"""Full English name → reason."""
