"""Which database: SQLite in a file, or the one that DATABASE_URL names."""

import os
import tempfile
from pathlib import Path
from typing import Any

import dj_database_url

SQLITE = {
    # Write locks are taken when a transaction begins, so two writers wait and never deadlock.
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
}


def default_database(var: Path) -> dict[str, Any]:
    """Django's settings for the default database; `var` is where a SQLite file lives.

    Django itself turns foreign keys on for SQLite. Tests use a file rather than memory,
    so that they meet the same locking as the real thing.
    """
    url = os.environ.get("DATABASE_URL") or f"sqlite:///{var / 'ruling-lab.sqlite3'}"
    database: dict[str, Any] = dict(dj_database_url.parse(url, conn_max_age=60))
    if database["ENGINE"].endswith("sqlite3"):
        database["CONN_MAX_AGE"] = 0
        database["OPTIONS"] = {**database.get("OPTIONS", {}), **SQLITE}
        scratch = Path(tempfile.gettempdir()) / f"ruling-lab-test-{os.getpid()}.sqlite3"
        database["TEST"] = {"NAME": str(scratch)}
    else:
        database["CONN_HEALTH_CHECKS"] = True
    return database
