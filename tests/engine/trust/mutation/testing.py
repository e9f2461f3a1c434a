"""Running the tests against mutants: each in a process of its own, forked after collection.

Nothing is written to the working tree. A fault is put in by exchanging the code of the function in
the child, so that every name under which it was imported has it. Only tests that reach the changed
lines are run, quickest first, up to the first that fails.
"""

from __future__ import annotations

import gc
import os
import pickle
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.engine.trust.mutation.mutants import ROOT, TARGETS, Mutant, code_of

Line = tuple[str, int]
FOLDERS = tuple(f"{ROOT / folder}/" for folder in TARGETS)
MEMORY = 4 * 2**30
SURVIVED, CAUGHT, UNMADE = 0, 1, 2
"""Exit statuses of a child."""


class Reach(NamedTuple):
    """How long each test that passes takes, and the lines of the targets it comes to."""

    seconds: dict[str, float]
    lines: dict[str, frozenset[Line]]


class Mutating:
    """A pytest plugin that runs mutants instead of the tests. verdicts: what came of each."""

    def __init__(self, mutants: list[Mutant], jobs: int) -> None:
        self.mutants = mutants
        self.jobs = jobs
        self.verdicts: dict[Mutant, str] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Find out what each test reaches, then try every mutant."""
        items = {item.nodeid: item for item in session.items}
        reach = in_child(lambda: reached(list(items.values())))
        print(f"{len(reach.seconds)} of {len(items)} tests pass and reach the rules", flush=True)
        running: dict[int, tuple[Mutant, float]] = {}
        waiting = list(self.mutants)
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop(0)
                tests = tests_for(mutant, reach)
                if not tests:
                    self._tell(mutant, "reached by no test")
                    continue
                limit = 30 + 10 * sum(reach.seconds[test] for test in tests)
                child = start(mutant, [items[test] for test in tests])
                running[child] = (mutant, time.monotonic() + limit)
            self._collect(running)
        return True

    def _collect(self, running: dict[int, tuple[Mutant, float]]) -> None:
        for child, (mutant, deadline) in list(running.items()):
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                self._tell(mutant, verdict_on(status))
            elif time.monotonic() > deadline:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
                self._tell(mutant, "never ended")
            else:
                continue
            del running[child]
        time.sleep(0.02)

    def _tell(self, mutant: Mutant, verdict: str) -> None:
        self.verdicts[mutant] = verdict
        print(f"[{len(self.verdicts)}/{len(self.mutants)}] {verdict}: {mutant}", flush=True)


def verdict_on(status: int) -> str:
    """What a child's end says; one that crashed has noticed the fault."""
    if not os.WIFEXITED(status):
        return "caught"
    return {SURVIVED: "survived", UNMADE: "not made"}.get(os.WEXITSTATUS(status), "caught")


def tests_for(mutant: Mutant, reach: Reach) -> list[str]:
    """The tests that come to the changed lines, quickest first."""
    lines = {(mutant.file, line) for line in range(mutant.first, mutant.last + 1)}
    found = [test for test, reached_lines in reach.lines.items() if lines & reached_lines]
    return sorted(found, key=lambda test: (reach.seconds[test], test))


def start(mutant: Mutant, items: list[pytest.Item]) -> int:
    """A child in which the mutant is tested; its exit status says whether it survived."""
    child = os.fork()
    if child:
        return child
    status = UNMADE
    try:
        _quiet()
        put_in(mutant)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        status = CAUGHT
        status = SURVIVED if all(passes(*pair) for pair in _pairs(items)) else CAUGHT
    finally:
        os._exit(status)


def put_in(mutant: Mutant) -> None:
    """Exchange the function's code, wherever the function is held."""
    code = code_of(mutant)
    found = [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, FunctionType)
        and thing.__code__.co_qualname == code.co_qualname
        and thing.__code__.co_filename == code.co_filename
    ]
    # A file that was edited after it was collected would get faults at the wrong places.
    before = code_of(mutant, sound=True).co_code
    assert found and all(function.__code__.co_code == before for function in found), mutant
    for function in found:
        function.__code__ = code


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Run one test; whether it passes."""
    reports = runtestprotocol(item, nextitem=following, log=False)
    return all(report.passed for report in reports)


def _pairs(items: list[pytest.Item]) -> list[tuple[pytest.Item, pytest.Item | None]]:
    return list(zip(items, [*items[1:], None], strict=True))


def reached(items: list[pytest.Item]) -> Reach:
    """Run every test once; what each takes and reaches. Tests that fail already are left out."""
    reach = Reach({}, {})
    for item, following in _pairs(items):
        lines: set[Line] = set()
        start_time = time.monotonic()
        sys.settrace(tracer(lines))
        passed = passes(item, following)
        sys.settrace(None)
        if passed and lines:
            reach.seconds[item.nodeid] = time.monotonic() - start_time
            reach.lines[item.nodeid] = frozenset(lines)
    return reach


def tracer(lines: set[Line]) -> Callable[[FrameType, str, Any], Any]:
    """Notes the lines of the targets, and steps into nothing else."""

    def line(frame: FrameType, event: str, _: Any) -> Any:
        lines.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    def call(frame: FrameType, event: str, _: Any) -> Any:
        if not frame.f_code.co_filename.startswith(FOLDERS):
            return None
        return line(frame, event, None)

    return call


def in_child(run: Callable[[], Reach]) -> Reach:
    """What the task gives, worked out in a child, so that nothing it caches stays with us."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "reach")
        child = os.fork()
        if not child:
            try:
                _quiet()
                found = run()
                lines = {
                    test: frozenset((os.path.relpath(name, ROOT), n) for name, n in reached_lines)
                    for test, reached_lines in found.lines.items()
                }
                file.write_bytes(pickle.dumps((found.seconds, lines)))
            finally:
                os._exit(0)
        os.waitpid(child, 0)
        return Reach(*pickle.loads(file.read_bytes()))


def _quiet() -> None:
    """Nothing a child prints is of interest."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
