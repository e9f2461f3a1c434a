"""The table of addresses with two pages more: one that fails and one that is closed."""

from django.conf.urls.i18n import i18n_patterns
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.urls import path

from config.urls import handler400, handler403, handler404, handler500, urlpatterns

__all__ = ["handler400", "handler403", "handler404", "handler500"]


def broken(request: HttpRequest) -> HttpResponse:
    raise RuntimeError("on purpose")


def closed(request: HttpRequest) -> HttpResponse:
    raise PermissionDenied


urlpatterns = [*urlpatterns, *i18n_patterns(path("broken/", broken), path("closed/", closed))]
