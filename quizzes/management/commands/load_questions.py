"""Reads the question files into the database."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from engine.core.marked import Problems
from quizzes.questions.loading import load_all
from quizzes.questions.saying import sentence


class Command(BaseCommand):
    help = "Loads the questions. Running it again changes nothing."

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            report = load_all()
        except Problems as faults:
            lines = "\n".join(map(sentence, faults.problems))
            raise CommandError(f"{lines}\nNo question was loaded.", returncode=2) from None
        if options["verbosity"]:
            self.stdout.write(
                f"Questions: {report.read} read, {len(report.revised)} new or revised, "
                f"{len(report.retired)} retired."
            )
