"""Reads the content files into the database: lessons and words first, then questions."""

from typing import Any

from django.core.management import call_command

from courses.management.commands import load_content


class Command(load_content.Command):
    help = "Loads lessons, terms, clauses, words and questions. Again changes nothing."

    def handle(self, *args: Any, **options: Any) -> None:
        super().handle(*args, **options)
        call_command("load_questions", verbosity=options["verbosity"], stdout=self.stdout)
