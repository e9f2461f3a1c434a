"""Worked examples on the engine's board: what the reader said against what the rules give."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from courses.content_files import folders, marked_yaml
from engine.lorcana import api
from engine.lorcana.scenario.checking import check


def scenario_file(document: str, name: str) -> Path | None:
    """A scenario of a class, or None when no app's content has it."""
    found = (base / document / name for base in folders.bases())
    return next((path for path in found if path.is_file()), None)


def right_options(path: Path, options: dict[str, Any]) -> tuple[str, ...]:
    """The options whose statement the engine finds true, in order. Nothing is stored."""
    asked = json.dumps(options, sort_keys=False)
    return _right_options(path, path.stat().st_mtime_ns, asked)


@lru_cache(maxsize=256)
def _right_options(path: Path, changed: int, asked: str) -> tuple[str, ...]:
    return tuple(key for key, statement in json.loads(asked).items() if _holds(path, statement))


def _holds(path: Path, statement: Any) -> bool:
    """Whether the statement is true of the scenario."""
    text = _changed(path, expect=statement if isinstance(statement, list) else [statement])
    return check(api.read(text, str(path))).status == "agrees"


def play(path: Path, further: list[dict[str, Any]] | None = None) -> api.Result:
    """The scenario played with a replay, and with further entries of `do` behind its own."""
    return api.run(api.read(_changed(path, further=further), str(path)), replay=True)


def _changed(
    path: Path,
    *,
    expect: list[Any] | None = None,
    further: list[dict[str, Any]] | None = None,
) -> str:
    """The scenario's text with other expectations, or a longer script."""
    data = dict(marked_yaml.read(folders.read_text(path), str(path)).data)
    if expect is not None:
        data["expect"] = expect
    if further:
        data["do"] = [*data.get("do", []), *further]
        data.pop("expect", None)
    return marked_yaml.dump(data)
