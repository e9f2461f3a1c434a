"""The first page: what this is, the classes, and where the reader left off."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from courses.places import onward, to_continue
from courses.reading.shelf import class_cards


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """The home page."""
    cards = class_cards(get_language() or "en")
    context = {
        "unfinished": to_continue(request),
        "classes": [(card, onward(request, card.slug)) for card in cards],
    }
    return render(request, "courses/home.html", context)
