"""Cards that are left out, each with what keeps it out.

Loading a scenario that names one of these fails and says why; nothing is approximated.
"""

from __future__ import annotations

from engine.lorcana.text.catalogue import gettext_noop as _

MISSING: dict[str, str] = {
    "Grandma Wu - Wise Grandmother": _(
        "its classifications and whether it has the inkwell symbol are not known"
    ),
}
"""Full English name → reason."""
