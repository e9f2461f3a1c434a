"""Putting content files into the database without losing what was written there.

For each thing in a file three digests decide: what the file says now, what it said when it was
last read, and what the database holds. A file that says what it said is left alone, whatever the
database holds; a newer text in the database is never overwritten, it is reported.
"""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

from django.db import transaction

from courses.content_files.sheets import Sheet
from courses.models import FileReading


class Act(Enum):
    """What the loader does about one thing."""

    NOTHING = auto()
    REMEMBER = auto()
    WRITE = auto()
    KEEP = auto()


def decide(*, said: str, read: str | None, held: str | None) -> Act:
    """What to do about a thing, from digests: the file's, the last reading's, the database's.

    KEEP: file and database both changed since the last reading, so the database stays as it is.
    """
    if said == read:
        return Act.NOTHING
    if said == held:
        return Act.REMEMBER
    if held is None or held == read:
        return Act.WRITE
    return Act.KEEP


def decide_about_missing(*, read: str, held: str | None) -> Act:
    """What to do about a thing that left its file."""
    if held is None:
        return Act.REMEMBER
    return Act.WRITE if held == read else Act.KEEP


@dataclass
class Report:
    """What loading did: how much was read, `path#key` of each thing written, removed, kept."""

    read: int = 0
    written: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)


def digest(data: Any) -> str:
    """The fingerprint of one thing in a file or in the database."""
    form = json.dumps(data, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(form.encode()).hexdigest()


@transaction.atomic
def load(sheets: Iterable[Sheet]) -> Report:
    """Loads the sheets in order, all or nothing; running it again changes nothing."""
    report = Report()
    for sheet in sheets:
        _load_sheet(sheet, report)
    return report


def _load_sheet(sheet: Sheet, report: Report) -> None:
    readings = dict(FileReading.objects.filter(path=sheet.path).values_list("key", "digest"))
    held = {key: digest(data) for key, data in sheet.held().items()}
    remember: dict[str, str] = {}
    for key, data in sheet.said.items():
        report.read += 1
        said = digest(data)
        act = decide(said=said, read=readings.get(key), held=held.get(key))
        if act is Act.WRITE:
            sheet.write(key, data)
            report.written.append(f"{sheet.path}#{key}")
        if act is Act.KEEP:
            report.kept.append(f"{sheet.path}#{key}")
        if act in (Act.WRITE, Act.REMEMBER):
            remember[key] = said
    _remember(sheet.path, remember)
    _remove(sheet, {key: d for key, d in readings.items() if key not in sheet.said}, held, report)
    sheet.arrange()


def _remove(sheet: Sheet, gone: dict[str, str], held: dict[str, str], report: Report) -> None:
    for key, read in gone.items():
        act = decide_about_missing(read=read, held=held.get(key))
        if act is Act.KEEP:
            report.kept.append(f"{sheet.path}#{key}")
            continue
        if act is Act.WRITE:
            sheet.remove(key)
            report.removed.append(f"{sheet.path}#{key}")
        FileReading.objects.filter(path=sheet.path, key=key).delete()


def _remember(path: str, digests: dict[str, str]) -> None:
    FileReading.objects.bulk_create(
        [FileReading(path=path, key=key, digest=value) for key, value in digests.items()],
        update_conflicts=True,
        unique_fields=["path", "key"],
        update_fields=["digest"],
    )
