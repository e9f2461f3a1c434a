"""Every check over every content file."""

from collections.abc import Iterable, Iterator

from courses.checks import cards, marks, scenarios
from courses.checks.finding import Finding, Pair, findings_in_pair, findings_in_text
from courses.content_files.class_files import ClassFiles
from courses.content_files.folders import LANGUAGES, SOURCE_LANGUAGE
from courses.content_files.library import Library
from courses.content_files.problems import Problem
from courses.text.tokens import citations

REGISTERED = (cards, marks)


def problems(library: Library) -> tuple[list[Problem], list[Problem]]:
    """What keeps the content from being approved, and what is worth a look."""
    faults = list(library.problems)
    notices: list[Problem] = []
    for files in (*library.classes, *library.words):
        for problem, finding in _in_blocks(files):
            (faults if finding.blocks else notices).append(problem)
        faults += _in_notes(files)
    for files in library.classes:
        faults += _citations(files)
        faults += scenarios.in_examples(files)
    return sorted(faults), sorted(notices)


def _in_blocks(files: ClassFiles) -> Iterator[tuple[Problem, Finding]]:
    source = files.source.by_key()
    for lang, file in files.blocks.items():
        for block in file.blocks:
            found = findings_in_text(block.text, lang)
            if lang != SOURCE_LANGUAGE and block.key in source:
                found += findings_in_pair(Pair(source[block.key].text, block.text, lang))
            for finding in found:
                text = f"{block.key}: {finding.check}: {finding.text}"
                yield Problem(file.path, block.line, text), finding
        for key in source.keys() - file.by_key().keys():
            missing = Finding("missing", "not translated")
            yield Problem(file.path, 0, f"{key}: not translated"), missing


def _in_notes(files: ClassFiles) -> Iterator[Problem]:
    for key, note in files.notes.items():
        for finding in findings_in_text(note["text"], note["lang"]):
            path = files.folder.label("notes.yaml")
            yield Problem(path, 0, f"{key}: {finding.check}: {finding.text}")


def _citations(files: ClassFiles) -> Iterable[Problem]:
    """Every number that is cited points at something, and every number is cited."""
    for lang in LANGUAGES:
        cited: set[str] = set()
        for block in files.blocks[lang].blocks:
            numbers = citations(block.text)
            cited.update(numbers)
            for number in numbers:
                if number not in files.citations:
                    text = f"{block.key}: 〔{number}〕 is not in citations.yaml"
                    yield Problem(files.blocks[lang].path, block.line, text)
        for number in files.citations.keys() - cited:
            path = files.folder.label("citations.yaml")
            yield Problem(path, 0, f"〔{number}〕 is never cited in {files.blocks[lang].path}")
