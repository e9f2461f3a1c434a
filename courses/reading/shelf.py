"""The classes there are, as cards to choose from."""

from dataclasses import dataclass

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from courses.models import Lesson, Part
from courses.text.render import plain
from courses.translation.published import published


@dataclass(frozen=True)
class ClassCard:
    """A class on the shelf."""

    slug: str
    game: str
    number: str
    track: str
    length: str
    title: str
    summary: str
    lang: str
    href: str
    first_case: str


#: Names of games are the same in every language.
GAMES = {"lorcana": "Disney Lorcana"}


def track_words(track: str) -> str:
    """The name of a track in the reader's language."""
    return {"rules": _("Rules"), "enforcement": _("Enforcement")}.get(track, track)


def class_cards(lang: str) -> tuple[ClassCard, ...]:
    """Every class, in order; one query and four for each class."""
    return tuple(_card(lesson, lang) for lesson in Lesson.objects.select_related("document"))


def _card(lesson: Lesson, lang: str) -> ClassCard:
    header = lesson.placements.filter(section=None, role__in=["title", "lead"])
    roles = dict(header.values_list("role", "block__key"))
    texts = published(lesson.document_id, lang, keys=roles.values())
    title, lead = texts.get(roles.get("title", "")), texts.get(roles.get("lead", ""))
    return ClassCard(
        slug=lesson.slug,
        game=GAMES.get(lesson.game, lesson.game),
        number=f"{lesson.number:02}",
        track=track_words(lesson.track),
        length=minutes_words(lesson.minutes),
        title=plain(title.text, title.lang) if title else str(lesson),
        summary=plain(lead.text, lead.lang) if lead else "",
        lang=title.lang if title else "en",
        href=reverse("courses:lesson", args=[lesson.slug]),
        first_case=_first_case(lesson),
    )


def _first_case(lesson: Lesson) -> str:
    """The address of the class's first worked example, or nothing if it has none."""
    example = lesson.parts.filter(kind=Part.Kind.EXAMPLE).first()
    return reverse("courses:example", args=[lesson.slug, example.key]) if example else ""


def minutes_words(minutes: int) -> str:
    """About how long a class takes."""
    words = ngettext("about %(n)d minute", "about %(n)d minutes", minutes)
    return words % {"n": minutes}
