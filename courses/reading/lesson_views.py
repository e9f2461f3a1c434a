"""What the page of a class is made of: parts, sections, and the page itself."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from courses.models import Lesson
from courses.reading import words
from courses.reading.blocks import BlockView, has_marks
from courses.reading.clauses import CitationView, ClauseView


@dataclass(frozen=True)
class PartView:
    """A figure or worked example: its blocks by role, in order.

    `renumbered` are the cited clauses that the editions number differently, for a figure to list.
    """

    key: str
    kind: str
    roles: tuple[tuple[str, BlockView], ...]
    template: str = ""
    scenario: str = ""
    details: dict[str, Any] = field(default_factory=dict, compare=False)
    href: str = ""
    renumbered: tuple[ClauseView, ...] = ()

    def all(self, role: str) -> tuple[BlockView, ...]:
        """The blocks of the role."""
        return tuple(block for name, block in self.roles if name == role)

    @property
    def by_role(self) -> dict[str, BlockView]:
        """The first block of each role."""
        return dict(reversed(self.roles))

    @property
    def notes(self) -> tuple[words.NoteView, ...]:
        """The translator's notes on any of its blocks."""
        return tuple(note for _, block in self.roles for note in block.notes)

    @property
    def questions(self) -> tuple[words.QuestionView, ...]:
        """The open wordings in any of its blocks, each once."""
        return tuple(dict.fromkeys(q for _, block in self.roles for q in block.questions))

    @property
    def is_behind(self) -> bool:
        return any(block.is_behind for _, block in self.roles)

    @property
    def is_missing(self) -> bool:
        return any(block.is_missing for _, block in self.roles)

    @property
    def has_marks(self) -> bool:
        return has_marks(self)

    @property
    def anchor(self) -> str:
        return self.roles[0][1].anchor

    @property
    def setup(self) -> tuple[BlockView, ...]:
        return self.all("setup")

    @property
    def answer(self) -> tuple[BlockView, ...]:
        return self.all("answer")

    @property
    def options(self) -> tuple[tuple[str, BlockView], ...]:
        """What the reader may say: key and words."""
        mark = "option-"
        return tuple((r.removeprefix(mark), b) for r, b in self.roles if r.startswith(mark))


@dataclass(frozen=True)
class Item:
    """What stands in a section: a block, or a part."""

    block: BlockView | None = None
    part: PartView | None = None


@dataclass(frozen=True)
class SectionView:
    """A section with its number, heading and contents."""

    key: str
    number: str
    heading: BlockView | None
    items: tuple[Item, ...]

    @property
    def asks(self) -> bool:
        """Whether it holds a form: a worked example."""
        return any(item.part is not None and item.part.href for item in self.items)


@dataclass(frozen=True)
class LessonPage:
    """All that the page of a class shows."""

    lesson: Lesson
    lang: str
    header: dict[str, tuple[BlockView, ...]]
    sections: tuple[SectionView, ...]
    citations: tuple[CitationView, ...]
    terms: tuple[words.TermView, ...]
    notes: tuple[words.NoteView, ...]
    questions: tuple[words.QuestionView, ...]

    @property
    def title(self) -> str:
        return self.header["title"][0].plain if "title" in self.header else str(self.lesson)

    @property
    def behind(self) -> int:
        """How many blocks are older than their original, or not translated at all."""
        return sum(block.is_behind or block.is_missing for block in self.blocks())

    @property
    def parts(self) -> dict[str, PartView]:
        return {i.part.key: i.part for s in self.sections for i in s.items if i.part}

    def blocks(self) -> Iterable[BlockView]:
        """Every block on the page."""
        for blocks in self.header.values():
            yield from blocks
        for section in self.sections:
            if section.heading:
                yield section.heading
            for item in section.items:
                if item.block:
                    yield item.block
                if item.part:
                    yield from (block for _, block in item.part.roles)
