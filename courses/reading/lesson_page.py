"""The page of a class, put together from its blocks in a fixed number of queries."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any

from django.db.models import F
from django.urls import reverse

from courses.models import Lesson, Part, Placement
from courses.reading import words
from courses.reading.blocks import (
    BlockView,
    block_view,
    first_places,
    has_marks,
    lesson_links,
)
from courses.reading.clauses import CitationView, citations
from courses.text.render import NOWHERE
from courses.translation.published import published


@dataclass(frozen=True)
class PartView:
    """A figure or worked example: its blocks by role, in order."""

    key: str
    kind: str
    roles: tuple[tuple[str, BlockView], ...]
    template: str = ""
    scenario: str = ""
    details: dict[str, Any] = field(default_factory=dict, compare=False)
    href: str = ""

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


def lesson_page(lesson: Lesson, lang: str) -> LessonPage:
    """The page in the reader's language. Eleven queries, however long the lesson."""
    document = lesson.document_id
    cites = citations(document, lang)
    links = lesson_links(cites)
    notes = words.notes(document, lang, links)
    questions = words.open_questions(document, lang)
    rows = lesson.placements.select_related("section", "part").annotate(key=F("block__key"))
    placements = list(rows.order_by("order"))
    unlinked = {p.key for p in placements if is_choice(p.role)}
    blocks = _blocks(lesson, lang, cites, notes, questions, unlinked)
    firsts = {view.number: key for key, block in blocks.items() for view in block.side}
    return LessonPage(
        lesson=lesson,
        lang=lang,
        header=_header(placements, blocks),
        sections=_sections(lesson, placements, blocks),
        citations=tuple(
            replace(view, first_block=firsts.get(number, "")) for number, view in cites.items()
        ),
        terms=words.terms(document),
        notes=notes,
        questions=questions,
    )


def _blocks(
    lesson: Lesson,
    lang: str,
    cites: dict[str, CitationView],
    notes: Iterable[words.NoteView],
    questions: Iterable[words.QuestionView],
    unlinked: set[str],
) -> dict[str, BlockView]:
    texts = published(lesson.document_id, lang)
    sides = first_places(texts.values(), cites)
    links = lesson_links(cites)
    first_shown = _first_shown(questions, texts)
    return {
        key: block_view(
            text,
            NOWHERE if key in unlinked else links,
            side=sides[key],
            notes=tuple(note for note in notes if note.anchor == key),
            questions=first_shown[key],
        )
        for key, text in texts.items()
    }


def is_choice(role: str) -> bool:
    """Whether the block is part of a choice: a link in it would get in the way of choosing."""
    return role == "ask" or role.startswith("option-")


def _first_shown(
    questions: Iterable[words.QuestionView], keys: Iterable[str]
) -> dict[str, tuple[words.QuestionView, ...]]:
    """Block → the open wordings that a reader meets there first; the list names every place."""
    found: dict[str, tuple[words.QuestionView, ...]] = {}
    left = list(questions)
    for key in keys:
        found[key] = tuple(question for question in left if key in question.places)
        left = [question for question in left if key not in question.places]
    return found


def _header(
    placements: Iterable[Placement], blocks: dict[str, BlockView]
) -> dict[str, tuple[BlockView, ...]]:
    found: dict[str, tuple[BlockView, ...]] = {}
    for placement in placements:
        if placement.section_id is None and placement.key in blocks:
            found[placement.role] = (*found.get(placement.role, ()), blocks[placement.key])
    return found


def _sections(
    lesson: Lesson, placements: Iterable[Placement], blocks: dict[str, BlockView]
) -> tuple[SectionView, ...]:
    """The sections in order; blocks that follow one another in one part stand together."""
    inside = [p for p in placements if p.section_id is not None and p.key in blocks]
    found: list[SectionView] = []
    for section, group in groupby(inside, key=lambda p: p.section):
        rows = list(group)
        heading = next((p for p in rows if p.role == "heading" and p.part_id is None), None)
        body = [p for p in rows if p is not heading]
        found.append(
            SectionView(
                key=section.key,
                number=f"{section.order + 1:02}",
                heading=blocks[heading.key] if heading else None,
                items=tuple(_items(lesson, body, blocks)),
            )
        )
    return tuple(found)


def _items(
    lesson: Lesson, placements: list[Placement], blocks: dict[str, BlockView]
) -> Iterable[Item]:
    for part, group in groupby(placements, key=lambda p: p.part):
        rows = list(group)
        if part is None:
            yield from (Item(block=blocks[p.key]) for p in rows)
            continue
        yield Item(part=part_view(lesson, part, [(p.role, blocks[p.key]) for p in rows]))


def part_view(lesson: Lesson, part: Part, roles: Iterable[tuple[str, BlockView]]) -> PartView:
    """A figure or example with its blocks."""
    example = part.kind == Part.Kind.EXAMPLE
    return PartView(
        key=part.key,
        kind=part.kind,
        roles=tuple(roles),
        template=part.template,
        scenario=part.scenario,
        details=part.details,
        href=reverse("courses:example", args=[lesson.slug, part.key]) if example else "",
    )
