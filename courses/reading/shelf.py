"""The classes there are, as cards to choose from."""

from dataclasses import dataclass

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from courses.models import Lesson
from courses.text.render import plain
from courses.translation.published import published


@dataclass(frozen=True)
class ClassCard:
    """A class on the shelf."""

    number: str
    track: str
    length: str
    title: str
    summary: str
    lang: str
    href: str


def track_words(track: str) -> str:
    """The name of a track in the reader's language."""
    return {"rules": _("Rules"), "enforcement": _("Enforcement")}.get(track, track)


def class_cards(lang: str) -> tuple[ClassCard, ...]:
    """Every class, in order; two queries and three for each class."""
    return tuple(_card(lesson, lang) for lesson in Lesson.objects.select_related("document"))


def _card(lesson: Lesson, lang: str) -> ClassCard:
    roles = dict(
        lesson.placements.filter(role__in=["title", "lead"]).values_list("role", "block__key")
    )
    texts = published(lesson.document_id, lang, keys=roles.values())
    title, lead = texts.get(roles.get("title", "")), texts.get(roles.get("lead", ""))
    return ClassCard(
        number=lesson.slug,
        track=track_words(lesson.track),
        length=minutes_words(lesson.minutes),
        title=plain(title.text, title.lang) if title else str(lesson),
        summary=plain(lead.text, lead.lang) if lead else "",
        lang=title.lang if title else "en",
        href=reverse("courses:lesson", args=[lesson.slug]),
    )


def minutes_words(minutes: int) -> str:
    """About how long a class takes."""
    words = ngettext("about %(n)d minute", "about %(n)d minutes", minutes)
    return words % {"n": minutes}
