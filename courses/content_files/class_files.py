"""One class's files, read and understood, with every problem in them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from courses.content_files import lesson_yaml, yaml_files
from courses.content_files.block_file import BlockFile
from courses.content_files.folders import LANGUAGES, SOURCE_LANGUAGE, Folder
from courses.content_files.lesson_yaml import LessonSpec
from courses.content_files.marked_yaml import Marked
from courses.content_files.problems import Problem


@dataclass
class ClassFiles:
    """A class: its blocks per language, its lesson, and the data that go with it.

    A folder of question words has blocks only.
    """

    folder: Folder
    key: str
    blocks: dict[str, BlockFile]
    lesson: LessonSpec | None = None
    citations: dict[str, list[str]] = field(default_factory=dict)
    terms: dict[str, dict[str, Any]] = field(default_factory=dict)
    notes: dict[str, dict[str, Any]] = field(default_factory=dict)
    questions: dict[str, dict[str, Any]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    @property
    def game(self) -> str:
        """The game's name: the first folder."""
        return self.folder.name.split("/")[0]

    @property
    def source(self) -> BlockFile:
        return self.blocks[SOURCE_LANGUAGE]


def read_class(folder: Folder) -> ClassFiles:
    """All files of the class."""
    files = ClassFiles(
        folder, folder.name, {lang: folder.blocks(f"{lang}.md") for lang in LANGUAGES}
    )
    lesson, citations, terms, notes, questions = (
        folder.yaml(f"{name}.yaml")
        for name in ("lesson", "citations", "terms", "notes", "questions")
    )
    files.lesson = lesson_yaml.parse(lesson)
    files.citations = yaml_files.parse_citations(citations) if citations.data else {}
    files.terms = yaml_files.parse_terms(terms)
    files.notes = yaml_files.parse_notes(notes)
    files.questions = yaml_files.parse_questions(questions)
    _check_lesson(files, lesson)
    _check_anchors(files, notes, questions)
    for marked in (lesson, citations, terms, notes, questions):
        files.problems += marked.problems
    files.problems += _block_problems(files)
    return files


def read_words(folder: Folder, name: str) -> ClassFiles:
    """Words that belong to no lesson (of questions, of misconceptions): a document of its own."""
    blocks = {lang: folder.blocks(f"{name}.{lang}.md") for lang in LANGUAGES}
    files = ClassFiles(folder, f"{folder.name}/{name}", blocks)
    files.problems += _block_problems(files)
    return files


def _check_lesson(files: ClassFiles, marked: Marked) -> None:
    """Ids: each block of the text stands in one place; each place has a block."""
    spec, known = files.lesson, files.source.by_key()
    if spec is None or marked.data is None:
        return
    if spec.key != files.key.replace("/", "-"):
        marked.problem(f"`id` has to be `{files.key.replace('/', '-')}`", "id")
    placed = Counter(key for key, *_ in spec.placed())
    for key, times in placed.items():
        if key not in known:
            marked.problem(f"no block `{key}` in {files.source.path}{near(key, known)}")
        if times > 1:
            marked.problem(f"block `{key}` stands in {times} places")
    for block in files.source.blocks:
        if block.key not in placed:
            text = f"block `{block.key}` stands nowhere in lesson.yaml"
            files.problems.append(Problem(files.source.path, block.line, text))


def _check_anchors(files: ClassFiles, notes: Marked, questions: Marked) -> None:
    known = files.source.by_key()
    for place, note in enumerate(files.notes.values()):
        if note["anchor"] not in known:
            notes.problem(f"no block `{note['anchor']}`{near(note['anchor'], known)}", place)
    for place, question in enumerate(files.questions.values()):
        for key in question["places"]:
            if key not in known:
                questions.problem(f"no block `{key}`{near(key, known)}", place, "places")
        if question["term"] and question["term"] not in files.terms:
            term = question["term"]
            questions.problem(f"no term `{term}`{near(term, files.terms)}", place, "term")


def _block_problems(files: ClassFiles) -> Iterator[Problem]:
    """What is wrong with the files of blocks, and translations of blocks that don't exist."""
    known = files.source.by_key()
    for lang, file in files.blocks.items():
        yield from file.problems
        if lang == SOURCE_LANGUAGE:
            continue
        for block in file.blocks:
            if block.key not in known:
                text = f"no block `{block.key}` in {files.source.path}{near(block.key, known)}"
                yield Problem(file.path, block.line, text)


def near(word: str, known: Iterable[str]) -> str:
    """A hint at the nearest known word, or nothing."""
    found = get_close_matches(word, list(known), 1)
    return f"; did you mean `{found[0]}`?" if found else ""
