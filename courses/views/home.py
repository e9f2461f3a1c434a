"""The first page: what this is, the classes, and where the reader left off."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from courses.places import to_continue


def home(request: HttpRequest) -> HttpResponse:
    """The home page."""
    return render(request, "courses/home.html", {"unfinished": to_continue(request)})
