"""Mutants with a name: the one fault that the test of a point is there to notice.

They are listed in named_mutants.yaml. Each is put into a copy of the engine; the working tree is
not touched.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import yaml

from engine.lorcana.profiles import CURRENT, PROFILES
from tests.engine.trust.mutation.mutants import ROOT

TABLE = Path(__file__).parents[1] / "named_mutants.yaml"
ENGINE, TESTS = "engine/lorcana", "tests/engine/lorcana"
RULES = "profiles/rules.py"
IN_FORCE = "CURRENT = Rules()"
"""Where a switch is thrown: the rules in force, by which every test goes."""
SECONDS = 300


class Named(NamedTuple):
    """One line of the table. name: the fault in plain words; switch: the belief, or ""."""

    point: str
    name: str
    file: str
    old: str
    new: str
    test: str
    switch: str = ""

    @property
    def path(self) -> str:
        """The file, from the root."""
        return f"{ENGINE}/{self.file}"

    @property
    def node(self) -> str:
        """The test, as pytest is asked for it."""
        return f"{TESTS}/{self.test}"


def table() -> list[Named]:
    """Every entry; a switch as the change that throws it. Raises KeyError for a switch, or
    TypeError for a key, that there is not."""
    return [_named(**entry) for entry in yaml.safe_load(TABLE.read_text("utf-8"))]


def _named(point: str, test: str, switch: str = "", **mutant: str) -> Named:
    if not switch:
        return Named(point=point, test=test, **mutant)
    return Named(point, switch, RULES, IN_FORCE, thrown(switch), test, switch)


def thrown(belief: str) -> str:
    """The rules in force with the switches of the belief thrown."""
    profile = PROFILES[belief]
    values = (f"{name}={getattr(profile.rules, name)!r}" for name in sorted(profile.switches))
    return IN_FORCE.replace("Rules()", f"{type(CURRENT).__name__}({', '.join(values)})")


def changed(mutant: Named, root: Path = ROOT) -> str:
    """The text of the file with the fault in it. Raises ValueError where the snippet does not
    occur exactly once."""
    text = (root / mutant.path).read_text("utf-8")
    if text.count(mutant.old) != 1:
        raise ValueError(f"{mutant.path} has {mutant.old!r} {text.count(mutant.old)} times")
    return text.replace(mutant.old, mutant.new)


def copy_to(folder: Path) -> Path:
    """A root with a copy of the engine, and with the tests as they are."""
    shutil.copytree(ROOT / "engine", folder / "engine")
    (folder / "tests").symlink_to(ROOT / "tests", target_is_directory=True)
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = nightly: takes long\n", "utf-8")
    return folder


@contextmanager
def put_in(mutant: Named, root: Path) -> Iterator[None]:
    """The copy has the fault for as long as this lasts."""
    file = root / mutant.path
    sound = file.stat(), file.read_bytes()
    file.write_text(changed(mutant, root), "utf-8")
    try:
        yield
    finally:
        file.write_bytes(sound[1])
        # Compiled files are told from stale ones by the time of the source.
        os.utime(file, ns=(sound[0].st_atime_ns, sound[0].st_mtime_ns))


def run(root: Path, *nodes: str) -> subprocess.CompletedProcess[str]:
    """Run these tests against the engine of the copy."""
    options = ["-q", "--tb=line", "-p", "no:cacheprovider"]
    alone = {"PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options, *nodes],
        cwd=root, env={**os.environ, **alone, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True, text=True, timeout=SECONDS, check=False,
    )  # fmt: skip
