"""The first page: what this is, the classes, and where the reader left off."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language

from courses.places import to_continue
from courses.reading.shelf import class_cards


def home(request: HttpRequest) -> HttpResponse:
    """The home page."""
    context = {
        "unfinished": to_continue(request),
        "classes": class_cards(get_language() or "en"),
    }
    return render(request, "courses/home.html", context)
