"""A worked example: the situation, what the reader decided, and what the board shows."""

from dataclasses import dataclass, replace
from typing import Any

from django.utils.http import urlencode

from courses.models import Lesson
from courses.reading.blocks import BlockView, block_view, clause_links
from courses.reading.clauses import citations
from courses.reading.lesson_page import PartView, part_view
from courses.translation.published import published


@dataclass(frozen=True)
class LineView:
    """One way the example can go, to be replayed: its words and address."""

    key: str
    words: BlockView
    href: str
    here: bool


@dataclass(frozen=True)
class ExamplePage:
    """All that an example's page shows. `said` is None until the reader has decided."""

    part: PartView
    title: str
    said: str | None
    said_words: BlockView | None = None
    right: tuple[str, ...] = ()
    lines: tuple[LineView, ...] = ()
    replay: Any = None

    @property
    def is_right(self) -> bool:
        """Whether what the reader said is what the engine found."""
        return self.said in self.right


def example_page(
    lesson: Lesson,
    key: str,
    lang: str,
    *,
    said: str | None = None,
    line: str | None = None,
    step: str | None = None,
) -> ExamplePage | None:
    """The example's page, or None when the class has no such example."""
    placements = list(
        lesson.placements.filter(part__key=key, part__kind="example")
        .select_related("part", "block")
        .order_by("order")
    )
    if not placements:
        return None
    links = clause_links(citations(lesson.document_id, lang))
    texts = published(lesson.document_id, lang, keys=[p.block.key for p in placements])
    roles = [(p.role, block_view(texts[p.block.key], links)) for p in placements]
    part = part_view(lesson, placements[0].part, roles)
    page = ExamplePage(part=part, title=part.by_role["heading"].plain, said=said)
    return page if said is None else _decided(page, line)


def _decided(page: ExamplePage, line: str | None) -> ExamplePage:
    """The page with the decision named and the lines of play to look at."""
    words = dict(page.part.options).get(page.said or "")
    lines = page.part.details.get("lines", [])
    chosen = line if line in [entry["id"] for entry in lines] else None
    chosen = chosen or (lines[0]["id"] if lines else None)
    return replace(
        page,
        said_words=words,
        lines=tuple(
            LineView(
                key=entry["id"],
                words=page.part.by_role[f"line-{entry['id']}"],
                href=f"?{urlencode({'said': page.said, 'line': entry['id']})}#replay",
                here=entry["id"] == chosen,
            )
            for entry in lines
        ),
    )
