"""Settings that come from the environment, and the defaults when it says nothing."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from django.db import connection

from config.database import default_database
from config.environment import flag, secret_key, words

ROOT = Path(__file__).resolve().parents[2]
on_sqlite = pytest.mark.skipif(connection.vendor != "sqlite", reason="about SQLite")


@pytest.mark.parametrize(
    ("value", "meant"),
    [("1", True), ("true", True), ("YES", True), (" on ", True), ("0", False), ("no", False)],
)
def test_a_flag_is_read_as_people_write_it(monkeypatch, value, meant):
    """Yes in its usual spellings is yes; anything else is no."""
    monkeypatch.setenv("SOME_FLAG", value)
    assert flag("SOME_FLAG", default=not meant) is meant


def test_an_empty_flag_is_the_default(monkeypatch):
    """A variable set to nothing counts as unset."""
    monkeypatch.setenv("SOME_FLAG", "")
    assert flag("SOME_FLAG", default=True) is True


def test_lists_are_split_at_commas(monkeypatch):
    """Blanks and empty entries are dropped."""
    monkeypatch.setenv("SOME_LIST", "a.example, b.example,,")
    assert words("SOME_LIST") == ["a.example", "b.example"]


def test_the_secret_key_is_made_once_and_is_its_owners(tmp_path, monkeypatch):
    """The second run reads what the first one wrote, and nobody else can read it."""
    monkeypatch.delenv("SECRET_KEY", raising=False)
    file = tmp_path / "var" / "secret-key"
    first = secret_key(file)
    assert len(first) >= 50
    assert secret_key(file) == first
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [found.name for found in file.parent.iterdir()] == ["secret-key"]


def test_a_given_secret_key_is_used_and_not_written(tmp_path, monkeypatch):
    """SECRET_KEY in the environment makes no file."""
    monkeypatch.setenv("SECRET_KEY", "given")
    assert secret_key(tmp_path / "secret-key") == "given"
    assert list(tmp_path.iterdir()) == []


def test_the_database_is_a_sqlite_file_unless_told_otherwise(tmp_path, monkeypatch):
    """DATABASE_URL decides; without it the file lies with the other changing data."""
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert default_database(tmp_path)["NAME"] == str(tmp_path / "ruling-lab.sqlite3")
    monkeypatch.setenv("DATABASE_URL", "postgres://me@db.example/lab")
    other = default_database(tmp_path)
    assert (other["ENGINE"], other["NAME"]) == ("django.db.backends.postgresql", "lab")


@on_sqlite
@pytest.mark.django_db
@pytest.mark.parametrize(
    ("pragma", "value"), [("journal_mode", "wal"), ("foreign_keys", 1), ("busy_timeout", 20_000)]
)
def test_sqlite_is_set_up_for_several_writers(pragma, value):
    """Write-ahead log, foreign keys on, and waiting instead of failing when it is locked."""
    with connection.cursor() as cursor:
        assert cursor.execute(f"PRAGMA {pragma}").fetchone() == (value,)


@on_sqlite
def test_sqlite_transactions_take_their_lock_at_once():
    """A transaction that will write cannot be overtaken between its read and its write."""
    assert connection.settings_dict["OPTIONS"]["transaction_mode"] == "IMMEDIATE"


def test_the_defaults_are_safe(tmp_path):
    """With an empty environment: debug off, this machine only, no inline script or style."""
    shown = subprocess.run(
        [sys.executable, "-c", DEFAULTS],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "VAR_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert shown.stdout.split("\n")[:3] == [
        "False",
        "['localhost', '127.0.0.1', '[::1]']",
        "[\"'self'\"] [\"'self'\"] [\"'none'\"]",
    ]


DEFAULTS = """
from config import settings
policy = settings.CONTENT_SECURITY_POLICY["DIRECTIVES"]
print(settings.DEBUG)
print(settings.ALLOWED_HOSTS)
print(policy["script-src"], policy["style-src"], policy["default-src"])
"""
