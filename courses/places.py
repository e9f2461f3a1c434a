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
    """An entry of the navigation: the name of an address without arguments, and its label.

    for_people: shown only to those who are signed in.
    """

    address: str
    label: str | Promise
    for_people: bool = False


@dataclass(frozen=True)
class Unfinished:
    """Something the reader can go on with: where, what, and how far they are."""

    href: str
    title: str
    note: str = ""


@dataclass(frozen=True)
class Onward:
    """What a reader of a class can do next: where, in what words; `main`: before all else."""

    href: str
    label: str
    main: bool = False


navigation: list[Place] = []
unfinished: list[Callable[[HttpRequest], Unfinished | None]] = []
after_class: list[Callable[[HttpRequest, str], Onward | None]] = []


def to_continue(request: HttpRequest) -> list[Unfinished]:
    """All that this reader left open, in the order in which the apps registered."""
    return [found for ask in unfinished if (found := ask(request)) is not None]


def onward(request: HttpRequest, slug: str) -> list[Onward]:
    """What the apps offer to the reader of a class, such as its quiz, in order of registration."""
    return [found for ask in after_class if (found := ask(request, slug)) is not None]
