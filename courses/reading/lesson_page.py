"""The page of a class, put together from its blocks in a fixed number of queries."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby

from django.db.models import F
from django.urls import reverse

from courses.models import Lesson, Part, Placement
from courses.reading import words
from courses.reading.blocks import (
    BlockView,
    block_view,
    first_places,
    lesson_links,
)
from courses.reading.clauses import CitationView, ClauseView, citations, renumbered
from courses.reading.lesson_views import Item, LessonPage, PartView, SectionView
from courses.text.render import NOWHERE
from courses.translation.published import published


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
    spots = _spots(placements)
    firsts = {view.number: spots[key][0] for key, block in blocks.items() for view in block.side}
    return LessonPage(
        lesson=lesson,
        lang=lang,
        header=_header(placements, blocks),
        sections=_sections(lesson, placements, blocks, renumbered(cites.values())),
        citations=tuple(
            replace(view, first=firsts.get(number, "")) for number, view in cites.items()
        ),
        terms=words.terms(document),
        notes=notes,
        questions=tuple(_placed(question, spots) for question in questions),
    )


FIGURE = Part.Kind.FIGURE

Spot = tuple[str, str]
"""Where a reader finds a block: an anchor of the page, and the number of the section."""


def _spots(placements: Iterable[Placement]) -> dict[str, Spot]:
    """Block → its spot; what a worked example hides until the decision is at its heading."""
    found: dict[str, Spot] = {}
    heading = ""
    for placement in placements:
        number = str(placement.section.order + 1) if placement.section else ""
        anchor = f"b-{placement.key}"
        if placement.role == "heading":
            heading = anchor
        hidden = placement.role == "answer" or placement.role.startswith("line-")
        found[placement.key] = (heading if hidden else anchor, number)
    return found


def _placed(question: words.QuestionView, spots: dict[str, Spot]) -> words.QuestionView:
    """The question with the first spot of each section in which the wording stands."""
    where: dict[str, Spot] = {}
    for key in question.places:
        anchor, number = spots.get(key, ("", ""))
        if anchor:
            where.setdefault(number, (anchor, number))
    return replace(question, where=tuple(where.values()))


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
    lesson: Lesson,
    placements: Iterable[Placement],
    blocks: dict[str, BlockView],
    apart: tuple[ClauseView, ...],
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
                items=tuple(_items(lesson, body, blocks, apart)),
            )
        )
    return tuple(found)


def _items(
    lesson: Lesson,
    placements: list[Placement],
    blocks: dict[str, BlockView],
    apart: tuple[ClauseView, ...],
) -> Iterable[Item]:
    for part, group in groupby(placements, key=lambda p: p.part):
        rows = list(group)
        if part is None:
            yield from (Item(block=blocks[p.key]) for p in rows)
            continue
        view = part_view(lesson, part, [(p.role, blocks[p.key]) for p in rows])
        yield Item(part=replace(view, renumbered=apart) if part.kind == FIGURE else view)


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
