"""What every request gets before its view."""

import zoneinfo
from collections.abc import Callable
from functools import cache

from django.http import HttpRequest, HttpResponse
from django.utils import timezone


def local_time(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Shows times in the signed-in person's zone, in UTC to everybody else."""

    def with_zone(request: HttpRequest) -> HttpResponse:
        zone = getattr(request.user, "time_zone", None) if _has_session(request) else None
        if zone in _zones():
            with timezone.override(zoneinfo.ZoneInfo(zone)):
                return get_response(request)
        return get_response(request)

    return with_zone


@cache
def _zones() -> frozenset[str]:
    """Every zone there is; looking through the files for them takes milliseconds."""
    return frozenset(zoneinfo.available_timezones())


def _has_session(request: HttpRequest) -> bool:
    """Whether asking who it is can find anybody: spares strangers' pages a query."""
    return request.session.session_key is not None
