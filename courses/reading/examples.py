"""A worked example: the situation, what the reader decided, and what the board shows."""

from dataclasses import dataclass, replace
from typing import Any

from django.utils.http import urlencode

from courses.models import Lesson
from courses.reading.blocks import BlockView, block_view, clause_links
from courses.reading.boards import play, right_options, scenario_file
from courses.reading.clauses import citations
from courses.reading.lesson_page import is_choice, part_view
from courses.reading.lesson_views import PartView
from courses.reading.replays import shown_replay
from courses.replay import ReplayView
from courses.text.render import NOWHERE
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
    lang: str
    title: str
    said: str | None
    said_words: BlockView | None = None
    right: tuple[str, ...] = ()
    lines: tuple[LineView, ...] = ()
    replay: ReplayView | None = None

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
    roles = [
        (p.role, block_view(texts[p.block.key], NOWHERE if is_choice(p.role) else links))
        for p in placements
    ]
    part = part_view(lesson, placements[0].part, roles)
    page = ExamplePage(part=part, lang=lang, title=part.by_role["heading"].plain, said=said)
    return page if said is None else _decided(page, lesson.document.key, line, step)


def _decided(page: ExamplePage, key: str, line: str | None, step: str | None) -> ExamplePage:
    """The page with the decision judged, and one line of play on the board."""
    path = scenario_file(key, page.part.scenario)
    lines = page.part.details.get("lines", [])
    chosen = next((entry for entry in lines if entry["id"] == line), lines[0] if lines else {})
    decided = replace(
        page,
        said_words=dict(page.part.options).get(page.said or ""),
        lines=tuple(_line_view(page, entry, chosen) for entry in lines),
    )
    if path is None:
        return decided
    result = play(path, chosen.get("do"))
    query = {"said": page.said, "line": chosen.get("id", "")}
    return replace(
        decided,
        right=right_options(path, page.part.details.get("ask", {}).get("options", {})),
        replay=shown_replay(
            result.replay,
            page.lang,
            at=step,
            step_url=lambda number: f"?{urlencode({**query, 'step': number})}#replay",
        ),
    )


def _line_view(page: ExamplePage, entry: dict[str, Any], chosen: dict[str, Any]) -> LineView:
    query = urlencode({"said": page.said, "line": entry["id"]})
    return LineView(
        key=entry["id"],
        words=page.part.by_role[f"line-{entry['id']}"],
        href=f"?{query}#replay",
        here=entry is chosen,
    )
