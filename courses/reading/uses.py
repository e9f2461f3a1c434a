"""Which classes cite a clause."""

from dataclasses import dataclass

from django.urls import reverse

from courses.models import Clause
from courses.text.render import plain
from courses.text.tokens import citations as cited
from courses.translation.published import published


@dataclass(frozen=True)
class Use:
    """A place in a class that cites a clause: the class, its title, the passage."""

    slug: str
    title: str
    href: str


def lessons_citing(clause: Clause, lang: str) -> tuple[Use, ...]:
    """The first passage of each class that cites the clause."""
    found: list[Use] = []
    rows = clause.citations.exclude(document__lesson=None).select_related("document__lesson")
    for row in rows:
        texts = published(row.document_id, lang)
        place = next((t for t in texts.values() if row.number in cited(t.text)), None)
        lesson = row.document.lesson
        title = lesson.placements.filter(role="title").values_list("block__key", flat=True).first()
        href = reverse("courses:lesson", args=[lesson.slug])
        found.append(
            Use(
                slug=lesson.slug,
                title=plain(texts[title].text, lang) if title in texts else str(lesson),
                href=f"{href}#b-{place.key}" if place else href,
            )
        )
    return tuple(found)
