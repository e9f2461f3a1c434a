"""Reads the content files into the database."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from courses.content_files.library import load_library, read
from courses.content_files.problems import ContentProblems


class Command(BaseCommand):
    help = "Loads lessons, terms, clauses and words. Running it again changes nothing."

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            report = load_library(read())
        except ContentProblems as faults:
            lines = "\n".join(map(str, faults.problems))
            raise CommandError(f"{lines}\nNothing was loaded.", returncode=2) from None
        self.stdout.write(
            f"Content: {report.read} things read, {len(report.written)} written, "
            f"{len(report.removed)} removed, {len(report.kept)} kept."
        )
        for kept in report.kept:
            self.stdout.write(f"  {kept}: changed here and in the file; yours was kept.")
