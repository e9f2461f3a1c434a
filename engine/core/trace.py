"""The trace: flat events with a depth, each with its clauses. Codes and parameters, no words."""

from __future__ import annotations

from types import TracebackType
from typing import Any, NamedTuple


class Event(NamedTuple):
    """Something that happened. frame: the position right after it (None when not kept)."""

    code: str
    params: dict[str, Any]
    clauses: tuple[str, ...]
    depth: int
    kind: str = "event"
    touched: tuple[int, ...] = ()
    frame: Any = None


class Trace:
    """Collects events. `frames` keeps a copy of the position with each (for replays)."""

    def __init__(self, frames: bool = False) -> None:
        self.frames = frames
        self.events: list[Event] = []
        self.clauses: list[tuple[str, ...]] = []

    def __enter__(self) -> None:
        return None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        self.clauses.pop()


class _Silent:
    """Stands in for a rule block when nothing is traced."""

    def __enter__(self) -> None:
        return None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        return None


SILENT = _Silent()
