"""All content: read from the files, loaded, exported."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from django.db import transaction

from courses.content_files import class_files, folders, yaml_files
from courses.content_files.class_files import ClassFiles
from courses.content_files.lesson_sheet import LessonSheet
from courses.content_files.loading import Report, load
from courses.content_files.problems import ContentProblems, Problem
from courses.content_files.sheets import Citations, Clauses, Sheet, SourceBlocks, TargetBlocks
from courses.content_files.word_sheets import Notes, OpenQuestions, Terms
from courses.models import Document


@dataclass
class Library:
    """Every class, every set of question words, and every table of clauses."""

    classes: list[ClassFiles] = field(default_factory=list)
    words: list[ClassFiles] = field(default_factory=list)
    clauses: dict[tuple[str, str], dict[str, Any]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def clause_keys(self, game: str) -> set[str]:
        """The clauses that a class of the game may cite."""
        return {key for (g, _), table in self.clauses.items() if g == game for key in table}


def read(bases: list[Path] | None = None) -> Library:
    """All content files of the apps (or below the given folders), with all their problems."""
    library = Library()
    for base in folders.bases() if bases is None else bases:
        for game in folders.games(base):
            marked = game.yaml("clauses.yaml")
            library.clauses[game.name, marked.path] = yaml_files.parse_clauses(marked)
            library.problems += marked.problems
        library.classes += [class_files.read_class(f) for f in folders.classes(base)]
        library.words += [class_files.read_words(f, name) for f, name in folders.word_files(base)]
    for files in (*library.classes, *library.words):
        library.problems += files.problems
    library.problems += _unknown_clauses(library)
    return library


def _unknown_clauses(library: Library) -> list[Problem]:
    found: list[Problem] = []
    for files in library.classes:
        known = library.clause_keys(files.game)
        for number, keys in files.citations.items():
            for key in keys:
                if key not in known:
                    text = f"〔{number}〕: no clause `{key}`{class_files.near(key, known)}"
                    found.append(Problem(files.folder.label("citations.yaml"), 0, text))
    return found


@transaction.atomic
def load_library(library: Library) -> Report:
    """Loads everything; refuses, naming every problem, when a file can't be understood."""
    if library.problems:
        raise ContentProblems(library.problems)
    return load(sheets(library))


def sheets(library: Library) -> list[Sheet]:
    """One sheet per file, in an order in which each finds what it refers to."""
    found: list[Sheet] = [
        Clauses(game, path, table) for (game, path), table in library.clauses.items()
    ]
    for files in library.classes:
        found += _class_sheets(files)
    for files in library.words:
        found += _block_sheets(files, Document.Kind.QUESTIONS)
    return found


def _class_sheets(files: ClassFiles) -> list[Sheet]:
    blocks = _block_sheets(files, Document.Kind.LESSON)
    document = Document.objects.get(key=files.key)
    label, lesson = files.folder.label, files.lesson
    assert lesson is not None
    return [
        *blocks,
        LessonSheet(document, label("lesson.yaml"), lesson),
        Citations(document, label("citations.yaml"), files.game, files.citations),
        Terms(document, label("terms.yaml"), files.game, files.terms),
        Notes(document, label("notes.yaml"), files.notes),
        OpenQuestions(document, label("questions.yaml"), files.questions),
    ]


def _block_sheets(files: ClassFiles, kind: str) -> list[Sheet]:
    document, _ = Document.objects.get_or_create(
        key=files.key,
        defaults={"kind": kind, "source_language": folders.SOURCE_LANGUAGE},
    )
    targets = [lang for lang in folders.LANGUAGES if lang != folders.SOURCE_LANGUAGE]
    return [
        SourceBlocks(document, files.source),
        *(TargetBlocks(document, lang, files.blocks[lang]) for lang in targets),
    ]
