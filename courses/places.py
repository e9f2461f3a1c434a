"""What other apps add to the house's pages.

`courses` stands below the apps that use it, so it cannot name them. They add an entry
to the navigation, or something to go on with on the home page, in their `AppConfig.ready`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from django.http import HttpRequest
from django.utils.functional import Promise


@dataclass(frozen=True)
class Place:
    """An entry of the navigation: the name of an address without arguments, and its label."""

    address: str
    label: str | Promise


@dataclass(frozen=True)
class Unfinished:
    """Something the reader can go on with: where, what, and how far they are."""

    href: str
    title: str
    note: str = ""


navigation: list[Place] = []
unfinished: list[Callable[[HttpRequest], Unfinished | None]] = []


def to_continue(request: HttpRequest) -> list[Unfinished]:
    """All that this reader left open, in the order in which the apps registered."""
    return [found for ask in unfinished if (found := ask(request)) is not None]
