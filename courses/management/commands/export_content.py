"""Writes the database's content into the content files."""

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

from courses.content_files.exporting import export
from courses.content_files.library import read


class Command(BaseCommand):
    help = "Exports lessons, terms, clauses and words; a file that says the same is not touched."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--to", type=Path, default=settings.BASE_DIR, help="another folder")

    def handle(self, *args: Any, **options: Any) -> None:
        changed = export(read(), options["to"])
        for path in changed:
            self.stdout.write(str(path))
        self.stdout.write(f"{len(changed)} files changed.")
