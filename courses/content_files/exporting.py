"""Writing the database's content back into its files. What says the same stays untouched."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from courses.content_files import block_file, lesson_yaml, marked_yaml, yaml_files
from courses.content_files.folders import read_text
from courses.content_files.library import Library, sheets
from courses.content_files.sheets import Sheet

Parse = Callable[[marked_yaml.Marked], Any]

#: File name → (how it is read, how its data take the form of the file).
_YAML: dict[str, tuple[Parse, Callable[[Any], Any]]] = {
    "clauses.yaml": (yaml_files.parse_clauses, yaml_files.clauses_yaml),
    "citations.yaml": (yaml_files.parse_citations, yaml_files.citations_yaml),
    "terms.yaml": (yaml_files.parse_terms, yaml_files.terms_yaml),
    "notes.yaml": (yaml_files.parse_notes, yaml_files.listed_yaml),
    "questions.yaml": (yaml_files.parse_questions, yaml_files.listed_yaml),
    "lesson.yaml": (
        lambda marked: {"lesson": lesson_yaml.to_data(lesson_yaml.parse(marked))},
        lambda data: data["lesson"],
    ),
}


def export(library: Library, root: Path) -> list[Path]:
    """Writes each file of the library below `root`, as the database has it; gives those changed.

    The paths are those of the content below the repository: courses/content/lorcana/03/en.md.
    """
    changed: list[Path] = []
    for sheet in sheets(library):
        path = root / sheet.path
        old = read_text(path) if path.exists() else ""
        new = content(sheet, old)
        if new != old:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(new, "utf-8")
            changed.append(path)
    return changed


def content(sheet: Sheet, old: str) -> str:
    """What the file of the sheet has to say, in the words of the old file if those say it.

    A database that holds nothing of the file was never loaded: it says nothing against it.
    """
    data = sheet.shipped()
    if not data:
        return old
    name = sheet.path.rpartition("/")[2]
    if name.endswith(".md"):
        return block_file.update(old, data)
    parse, form = _YAML[name]
    before = marked_yaml.read(old, sheet.path)
    if before.data and form(parse(before)) == form(data):
        return old
    return _comment(old) + marked_yaml.dump(form(data))


def _comment(old: str) -> str:
    """The comment at the head of the old file."""
    lines: list[str] = []
    for line in old.split("\n"):
        if not line.startswith("#"):
            break
        lines.append(line + "\n")
    return "".join(lines)
