"""A lesson's header and arrangement, between lesson.yaml and the database."""

from typing import Any

from courses.content_files.lesson_yaml import LessonSpec, PartSpec, SectionSpec, to_data
from courses.content_files.sheets import Shipped
from courses.models import Document, Lesson, Part, Placement, Section


class LessonSheet(Shipped):
    """lesson.yaml as one thing: it is written as a whole."""

    def __init__(self, document: Document, path: str, spec: LessonSpec) -> None:
        self.document, self.path, self.spec = document, path, spec
        self.said: dict[str, Any] = {"lesson": to_data(spec)}

    def held(self) -> dict[str, Any]:
        lesson = Lesson.objects.filter(document=self.document).first()
        return {"lesson": to_data(held_spec(lesson))} if lesson else {}

    def write(self, key: str, data: Any) -> None:
        lesson, _ = Lesson.objects.update_or_create(
            document=self.document, defaults=_facts(self.spec)
        )
        lesson.placements.all().delete()
        lesson.sections.all().delete()
        lesson.parts.all().delete()
        sections = {s.key: _section(lesson, s, n) for n, s in enumerate(self.spec.sections)}
        parts = {p.key: _part(lesson, p, n) for n, p in enumerate(self.spec.parts)}
        blocks = {block.key: block for block in self.document.blocks.all()}
        Placement.objects.bulk_create(
            Placement(
                lesson=lesson,
                block=blocks[block],
                section=sections[section.key] if section else None,
                part=parts[part.key] if part else None,
                role=role,
                order=order,
            )
            for order, (block, section, part, role) in enumerate(self.spec.placed())
        )

    def remove(self, key: str) -> None:
        Lesson.objects.filter(document=self.document).delete()

    def arrange(self) -> None:
        """Nothing to do: writing arranges."""


def _facts(spec: LessonSpec) -> dict[str, Any]:
    return {
        "game": spec.game,
        "slug": spec.slug,
        "track": spec.track,
        "number": int(spec.slug),
        "minutes": spec.minutes,
        "quiz_size": spec.quiz_size,
        "rules_version": spec.rules_version,
        "next_slug": spec.next_slug,
        "beta": spec.beta,
        "source_title": spec.source_title,
        "source_url": spec.source_url,
    }


def _section(lesson: Lesson, spec: SectionSpec, order: int) -> Section:
    return Section.objects.create(lesson=lesson, key=spec.key, order=order)


def _part(lesson: Lesson, spec: PartSpec, order: int) -> Part:
    return Part.objects.create(
        lesson=lesson,
        key=spec.key,
        kind=spec.kind,
        order=order,
        template=spec.template,
        scenario=spec.scenario,
        details=spec.details,
    )


def held_spec(lesson: Lesson) -> LessonSpec:
    """The lesson in the database, in the form of its file."""
    placements = list(
        lesson.placements.select_related("block", "section", "part").order_by("order")
    )
    return LessonSpec(
        key=lesson.document.key.replace("/", "-"),
        game=lesson.game,
        track=lesson.track,
        slug=lesson.slug,
        minutes=lesson.minutes,
        quiz_size=lesson.quiz_size,
        rules_version=lesson.rules_version,
        next_slug=lesson.next_slug,
        beta=lesson.beta,
        source_title=lesson.source_title,
        source_url=lesson.source_url,
        header=tuple((p.role, p.block.key) for p in placements if not p.section_id),
        sections=tuple(_held_section(s, placements) for s in lesson.sections.all()),
        parts=tuple(_held_part(part, placements) for part in lesson.parts.all()),
    )


def _held_section(section: Section, placements: list[Placement]) -> SectionSpec:
    own = [p for p in placements if p.section_id == section.pk]
    heading = next((p.block.key for p in own if p.role == "heading" and not p.part_id), "")
    named = [
        p.part.key if p.part_id else p.block.key for p in own if p.part_id or p.role != "heading"
    ]
    return SectionSpec(section.key, heading, tuple(dict.fromkeys(named)))


def _held_part(part: Part, placements: list[Placement]) -> PartSpec:
    return PartSpec(
        part.key,
        part.kind,
        tuple((p.role, p.block.key) for p in placements if p.part_id == part.pk),
        template=part.template,
        scenario=part.scenario,
        details=part.details,
    )
