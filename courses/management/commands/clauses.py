"""`manage.py clauses`: what is followed, tested, taught and asked of each clause."""

import json
from dataclasses import asdict
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from courses.clause_table import Row, clause_table
from courses.content_files import folders
from courses.content_files.library import read


class Command(BaseCommand):
    help = "Lists every clause with the code, tests, classes and questions that name it."
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--json", action="store_true")
        parser.add_argument("--gaps", action="store_true", help="only what is taught and not asked")

    def handle(self, *args: Any, **options: Any) -> None:
        rows = clause_table(read(), folders.bases())
        if options["gaps"]:
            rows = [row for row in rows if row.taught and not row.asked]
        if options["json"]:
            self.stdout.write(json.dumps([asdict(row) for row in rows], ensure_ascii=False))
            return
        self.stdout.write("clause          followed  tested  cases  taught  asked")
        for row in rows:
            self.stdout.write(_line(row))
        self.stdout.write(
            f"{len(rows)} clauses: {sum(bool(r.followed) for r in rows)} followed, "
            f"{sum(bool(r.tested) for r in rows)} tested by name, "
            f"{sum(bool(r.taught) for r in rows)} taught, {sum(bool(r.asked) for r in rows)} asked."
        )


def _line(row: Row) -> str:
    counts = (row.followed, row.tested, row.cases, row.taught, row.asked)
    cells = "".join(f"{len(places) or '·':>{8 if n else 10}}" for n, places in enumerate(counts))
    return f"{row.number:<14}{cells}"
