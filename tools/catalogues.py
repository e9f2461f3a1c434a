"""Compiles message catalogues in Python, since a bare machine has no gettext tools.

`python -m tools.catalogues` compiles every catalogue that has changed.
"""

import os
from pathlib import Path

import polib

LOCALE = Path(__file__).resolve().parent.parent / "locale"


def compile_stale(locale: Path = LOCALE) -> list[Path]:
    """Writes the `.mo` beside each `.po` that is newer than it or has none; gives those written.

    The file is exchanged in one step, so a reader never meets half a catalogue.
    """
    return [_compiled(po) for po in sorted(locale.glob("*/LC_MESSAGES/*.po")) if _is_stale(po)]


def _is_stale(po: Path) -> bool:
    mo = po.with_suffix(".mo")
    return not mo.exists() or mo.stat().st_mtime_ns < po.stat().st_mtime_ns


def _compiled(po: Path) -> Path:
    mo = po.with_suffix(".mo")
    fresh = mo.with_suffix(f".mo.{os.getpid()}")
    stamp = po.stat()
    fresh.write_bytes(polib.pofile(str(po), encoding="utf-8").to_binary())
    # As old as its source: an edit made while we compiled still counts as newer.
    os.utime(fresh, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    fresh.replace(mo)
    return mo


if __name__ == "__main__":
    for written in compile_stale():
        print(written.relative_to(LOCALE.parent))
