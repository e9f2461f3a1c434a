"""Plays every question's variants and says what would be unfair about them."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from engine.core.marked import Problem, Problems
from quizzes.questions import library
from quizzes.questions.checking import check
from quizzes.questions.saying import sentence
from quizzes.questions.variants import SEEDS
from quizzes.questions.words_files import texts_of


class Command(BaseCommand):
    help = "Reads every question, plays variants of it, and fails on what would be unfair."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("ids", nargs="*", help="questions to check; all unless given")
        parser.add_argument("--variants", type=int, default=SEEDS, help="variants of each")

    def handle(self, *args: Any, **options: Any) -> None:
        problems: list[Problem] = []
        seen, variants = 0, 0
        try:
            quizzes = library.quizzes().values()
        except Problems as faults:
            raise CommandError(str(faults), returncode=2) from None
        for quiz in quizzes:
            texts = texts_of(quiz)
            for name, question, found in library.read_all(quiz):
                if options["ids"] and name not in options["ids"]:
                    continue
                seen += 1
                problems += found
                if question is not None:
                    problems += check(question, texts, options["variants"])
                    variants += min(len(question.variants), options["variants"])
        if problems:
            raise CommandError("\n".join(map(sentence, problems)), returncode=2)
        self.stdout.write(f"{seen} questions in {variants} variants: nothing unfair found.")
