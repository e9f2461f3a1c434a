"""Signing in first, and coming back to where one was."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, resolve_url
from django.utils.http import urlencode


def sign_in_first(request: HttpRequest, onward: str = "") -> HttpResponse:
    """To the sign-in page and back here; never a sign-in page inside of a page."""
    target = f"{resolve_url('courses:login')}?{urlencode({'next': onward or request.path})}"
    if request.htmx:
        return HttpResponse(status=204, headers={"HX-Redirect": target})
    return redirect(target)
