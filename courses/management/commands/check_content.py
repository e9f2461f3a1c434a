"""Checks every content file: structure, marks, cards, citations, translations."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from courses.checks.content import problems
from courses.content_files.library import read


class Command(BaseCommand):
    help = "Checks the content files and names every fault with its file and line."
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--quiet", action="store_true", help="leave out what is only a notice")

    def handle(self, *args: Any, **options: Any) -> None:
        library = read()
        faults, notices = problems(library)
        for notice in [] if options["quiet"] else notices:
            self.stdout.write(f"{notice} (notice)")
        for fault in faults:
            self.stdout.write(str(fault))
        if faults:
            raise CommandError(f"{len(faults)} faults in the content files")
        blocks = sum(len(files.source.blocks) for files in (*library.classes, *library.words))
        self.stdout.write(f"content: {blocks} blocks in {len(library.classes)} classes, no fault")
