"""The question files that ship: each quiz with its topics, each file read."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from engine.core.marked import Problem, Problems, read
from quizzes.questions.faults import Faults
from quizzes.questions.model import Question
from quizzes.questions.reading import read_question

CONTENT = Path(__file__).resolve().parent.parent / "content"


@dataclass(frozen=True)
class Quiz:
    """A quiz: "lorcana/03", and how many questions of each topic it draws, in order."""

    key: str
    topics: tuple[tuple[str, int], ...]

    @property
    def slug(self) -> str:
        """The class, as in addresses."""
        return self.key.rpartition("/")[2]

    @property
    def game(self) -> str:
        """The game, as in folders."""
        return self.key.partition("/")[0]

    @property
    def size(self) -> int:
        """How many questions it draws."""
        return sum(n for _, n in self.topics)

    @property
    def words(self) -> str:
        """The document that has its words."""
        return f"{self.key}/words"

    @property
    def folder(self) -> Path:
        """Where its files are."""
        return CONTENT / self.key


@lru_cache(maxsize=1)
def quizzes() -> dict[str, Quiz]:
    """Every quiz that ships, by class. Raises Problems when a quiz.yaml can't be read."""
    found = [_quiz(path) for path in sorted(CONTENT.glob("*/*/quiz.yaml"))]
    return {quiz.slug: quiz for quiz in found}


def _quiz(path: Path) -> Quiz:
    where = label(path)
    faults = Faults(where)
    value = faults.mapping(read(text_of(path), where), ("class", "topics"))
    topics = value.get("topics") or {}
    counts = tuple((str(key), faults.number(n, key, 1)) for key, n in topics.items())
    if faults.problems:
        raise Problems(faults.problems)
    return Quiz(path.parent.relative_to(CONTENT).as_posix(), counts)


def label(path: Path) -> str:
    """How a file is called in reports: quizzes/content/…"""
    return f"quizzes/content/{path.relative_to(CONTENT).as_posix()}"


def text_of(path: Path) -> str:
    """The text of a file. Raises Problems where it is not UTF-8."""
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise Problems([Problem(label(path), line, "bad_yaml", (("says", "not UTF-8"),))]) from None


def files(quiz: Quiz) -> list[Path]:
    """The question files of a quiz, by id."""
    found = (path for path in quiz.folder.glob("*.yaml") if path.is_file())
    return sorted(path for path in found if path.name != "quiz.yaml")


def read_all(quiz: Quiz) -> Iterator[tuple[str, Question | None, list[Problem]]]:
    """Each file by id: its question, or all its problems."""
    topics = dict(quiz.topics)
    for path in files(quiz):
        try:
            question = read_question(text_of(path), label(path))
        except Problems as faults:
            yield path.stem, None, faults.problems
            continue
        if question.topic not in topics:
            params = (("name", question.topic), ("topics", list(topics)))
            yield path.stem, None, [Problem(label(path), 1, "unknown_topic", params)]
            continue
        yield path.stem, question, []
