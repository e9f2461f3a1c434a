"""A class to read, and the clauses and cards that its text leads to."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from courses.models import Clause, Lesson
from courses.places import onward
from courses.reading.cards import card_page
from courses.reading.clauses import clause_views
from courses.reading.lesson_page import lesson_page
from courses.reading.uses import lessons_citing

#: The version of a game's rules that is in force today; a lesson says so if it teaches another.
IN_FORCE = {"lorcana": "2.3.0"}


@require_safe
def lesson(request: HttpRequest, slug: str) -> HttpResponse:
    """The page of a class."""
    found = get_object_or_404(Lesson.objects.select_related("document"), slug=slug)
    page = lesson_page(found, get_language() or "en")
    context = {
        "page": page,
        "lesson": found,
        "onward": onward(request, found.slug),
        "in_force": IN_FORCE[found.game],
    }
    return render(request, "courses/lesson/page.html", context)


@require_safe
def clause(request: HttpRequest, slug: str) -> HttpResponse:
    """A clause: its numbers, our summary, and where the classes cite it. A fragment for htmx."""
    lang = get_language() or "en"
    key = slug.replace("-", " ")
    found = Clause.objects.filter(key=key).order_by("pk").first()
    if found is None:
        raise Http404
    view = clause_views([found.pk], lang)[found.pk]
    context = {"clause": view, "lessons": lessons_citing(found, lang)}
    name = "fragment" if request.htmx and not request.htmx.history_restore_request else "page"
    return render(request, f"courses/clause/{name}.html", context)


@require_safe
def card(request: HttpRequest, key: str) -> HttpResponse:
    """A card: its facts and its text in both languages."""
    page = card_page(key, get_language() or "en")
    if page is None:
        raise Http404
    return render(request, "courses/card/page.html", {"card": page})
