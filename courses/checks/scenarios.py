"""Boards of worked examples: each file is one that the engine can play."""

from collections.abc import Iterator

from courses.content_files import folders
from courses.content_files.class_files import ClassFiles
from courses.content_files.problems import Problem
from engine.core.marked import Problems
from engine.lorcana import api, text


def in_examples(files: ClassFiles) -> Iterator[Problem]:
    """Every fault of every scenario of a class, with its line."""
    for path in sorted((files.folder.path / "examples").glob("*.yaml")):
        where = files.folder.label(f"examples/{path.name}")
        try:
            api.read_file(folders.read_text(path), where)
        except Problems as faults:
            for fault in faults.problems:
                yield Problem(where, fault.line, text.problem(fault, "en"))
