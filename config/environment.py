"""Reads settings from the environment, and keeps the one secret that must outlive a restart."""

import os
import secrets
from pathlib import Path


def flag(name: str, default: bool = False) -> bool:
    """Whether the variable says yes (1, true, yes, on); the default when it is unset or empty."""
    value = os.environ.get(name, "").strip().lower()
    return default if not value else value in {"1", "true", "yes", "on"}


def words(name: str, default: str = "") -> list[str]:
    """The variable's comma-separated entries, without blanks."""
    return [word.strip() for word in os.environ.get(name, default).split(",") if word.strip()]


def secret_key(file: Path) -> str:
    """The key in SECRET_KEY, else the one in the file, which is made on the first run.

    The file is created readable by its owner only; two processes that start together
    end up with the same key, because only one of them can create the file.
    """
    if given := os.environ.get("SECRET_KEY"):
        return given
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(f".{os.getpid()}")
    if not file.exists():
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w") as out:
            out.write(secrets.token_urlsafe(50))
        try:
            os.link(fresh, file)
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    return file.read_text().strip()
