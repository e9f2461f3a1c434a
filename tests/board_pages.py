"""Pages that show the board and the replay to the tests, and the URL table that serves them.

Not part of the product: only the tests name this module.
"""

from django.conf.urls.i18n import i18n_patterns
from django.http import HttpRequest, HttpResponse
from django.template import engines
from django.urls import path
from django.utils.translation import get_language

from config.urls import urlpatterns as house
from courses.board import board_view
from courses.card_faces import Setting
from courses.replay import Link, Telling, replay_view
from tests import samples

PAGE = """{% extends "courses/base.html" %}{% load i18n %}
{% block title %}Board{% endblock %}
{% block scripts %}{% include "courses/board/assets.html" %}{% endblock %}
{% block main %}<h1>Board</h1>
{% if replay %}{% include "courses/board/replay.html" %}
{% else %}{% include "courses/board/board.html" with level=2 %}{% endif %}{% endblock %}"""


def setting() -> Setting:
    """The sample cards in the page's language."""
    return Setting(
        lang=get_language() or "en",
        cards=samples.CARDS,
        card_url=lambda key: f"/{get_language()}/cards/{key}/",
    )


def telling() -> Telling:
    """The sample sentences; a road not taken from the choice of the ability."""
    return Telling(
        sentence=samples.sentence,
        clause_url=lambda clause: f"/{get_language()}/clauses/{clause}/",
        what_if=lambda step: [Link("Ohana first", "?other")] if step.code == "pick" else None,
    )


def show(request: HttpRequest, **context: object) -> HttpResponse:
    """The page with one component on it."""
    return HttpResponse(engines["django"].from_string(PAGE).render(context, request))


def example(request: HttpRequest) -> HttpResponse:
    """The worked example, at the step asked for."""
    view = replay_view(samples.worked_example(), setting(), telling(), at=request.GET.get("step"))
    return show(request, replay=view)


def refused(request: HttpRequest) -> HttpResponse:
    """A refused attempt, in a replay that has no board from before."""
    return show(request, replay=replay_view(samples.refusal(), setting(), telling()))


def crowded(request: HttpRequest) -> HttpResponse:
    """One board with every state."""
    return show(request, board=board_view(samples.every_state(), setting(), touched=(31, 33)))


urlpatterns = [
    *house,
    *i18n_patterns(path("replay/", example), path("crowded/", crowded), path("refused/", refused)),
]
