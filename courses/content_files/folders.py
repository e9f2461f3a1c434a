"""Where content files are: in the folder `content` of each app.

content/<game>/clauses.yaml                 the game's clauses
content/<game>/<class>/lesson.yaml …        a class
content/**/<name>.<language>.md       blocks that belong to no lesson: words of questions
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from django.apps import apps

from courses.content_files import block_file, marked_yaml
from courses.content_files.block_file import BlockFile
from courses.content_files.marked_yaml import Marked
from courses.content_files.problems import Problem

SOURCE_LANGUAGE = "en"
LANGUAGES = ("en", "ja")


@dataclass(frozen=True)
class Folder:
    """A folder of content: `base` is the app's content folder, `name` the path below it."""

    base: Path
    name: str

    @property
    def path(self) -> Path:
        return self.base / self.name

    def label(self, file: str) -> str:
        """How a file of the folder is called in reports and readings: app/content/…/file."""
        return "/".join([self.base.parent.name, self.base.name, *self.name.split("/"), file])

    def yaml(self, file: str) -> Marked:
        """The YAML file, empty where there is none."""
        text, problems = self._text(file)
        marked = marked_yaml.read(text, self.label(file))
        marked.problems += problems
        return marked

    def blocks(self, file: str) -> BlockFile:
        """The file of blocks, empty where there is none."""
        text, problems = self._text(file)
        found = block_file.parse(text, self.label(file))
        return replace(found, problems=(*problems, *found.problems))

    def _text(self, file: str) -> tuple[str, list[Problem]]:
        """The file's text, and a problem at the first line that is not UTF-8."""
        path = self.path / file
        if not path.exists():
            return "", []
        try:
            path.read_bytes().decode("utf-8")
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            return read_text(path), [Problem(self.label(file), line, "not UTF-8")]
        return read_text(path), []


def read_text(path: Path) -> str:
    """The file as text; a byte order mark is dropped, and a "�" stands for what is not UTF-8."""
    return path.read_text("utf-8-sig", errors="replace")


def bases() -> list[Path]:
    """The content folder of each app that has one."""
    found = [Path(config.path) / "content" for config in apps.get_app_configs()]
    return sorted(path for path in found if path.is_dir())


def games(base: Path) -> list[Folder]:
    """The folders of games that have a table of clauses."""
    return [Folder(base, path.parent.name) for path in sorted(base.glob("*/clauses.yaml"))]


def classes(base: Path) -> list[Folder]:
    """The folders of classes."""
    return _folders(base, "*/*/lesson.yaml")


def word_files(base: Path) -> list[tuple[Folder, str]]:
    """The files of words that belong to no lesson, each by folder and name without language."""
    ending = f".{SOURCE_LANGUAGE}.md"
    return [
        (Folder(base, path.parent.relative_to(base).as_posix()), path.name.removesuffix(ending))
        for path in sorted(base.glob(f"**/*{ending}"))
    ]


def _folders(base: Path, pattern: str) -> list[Folder]:
    found: Iterator[Path] = base.glob(pattern)
    names = {path.parent.relative_to(base).as_posix() for path in found}
    return [Folder(base, name) for name in sorted(names)]
