"""Pages for what went wrong: each says what happened and what to do next."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.translation import gettext as _


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """400: the request could not be read, most often because it was too large."""
    return _page(
        request,
        400,
        _("This could not be read"),
        _("What was sent is too long or damaged. Go back, shorten it and send it again."),
    )


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """403: the page is not for this person."""
    return _page(
        request,
        403,
        _("This page is not open to you"),
        _("If you have another account, log in with it; otherwise ask an admin for the role."),
    )


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403 for a form whose token is missing or out of date."""
    return _page(
        request,
        403,
        _("This form is out of date"),
        _(
            "It was opened before you logged in or out, or your browser blocks cookies. "
            "Nothing was saved. Go back, reload the page and send the form again."
        ),
    )


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """404: no such page, or none that this person may know of."""
    return _page(
        request,
        404,
        _("There is no such page"),
        _("The address may be mistyped, or the page has moved. Start again from the classes."),
    )


def broken(request: HttpRequest) -> HttpResponse:
    """500: our own fault. Drawn without the request, for reading it may be what failed."""
    context = {
        "status": 500,
        "title": _("Something broke on our side"),
        "advice": _("The fault was recorded. Try again in a moment."),
    }
    return HttpResponse(render_to_string("courses/error.html", context), status=500)


def _page(request: HttpRequest, status: int, title: str, advice: str) -> HttpResponse:
    context = {"status": status, "title": title, "advice": advice}
    return render(request, "courses/error.html", context, status=status)
