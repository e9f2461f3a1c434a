"""What the base template asks for: the other languages of this page, and the navigation."""

from dataclasses import dataclass

from django import template
from django.conf import settings
from django.template.context import RequestContext
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import get_language, get_language_info

from courses import places

register = template.Library()


@dataclass(frozen=True)
class LanguageLink:
    """The same page in another language, and that language's name for itself."""

    code: str
    name: str
    href: str


@dataclass(frozen=True)
class NavigationLink:
    """An entry of the navigation as drawn: here is true on the page it leads to."""

    href: str
    label: str | Promise
    here: bool


@register.simple_tag(takes_context=True)
def language_links(context: RequestContext) -> list[LanguageLink]:
    """The same address under each other language's prefix, what follows `?` included."""
    request = context.get("request")
    path = request.get_full_path() if request and request.method == "GET" else None
    path = path or getattr(request, "path", None) or f"/{get_language()}/"
    return [
        LanguageLink(code, get_language_info(code)["name_local"], with_language(path, code))
        for code, _ in settings.LANGUAGES
        if code != get_language()
    ]


def with_language(path: str, code: str) -> str:
    """The path with its language prefix exchanged; a path without one leads to the home page."""
    _, first, *rest = path.split("/", 2)
    if first not in dict(settings.LANGUAGES):
        return f"/{code}/"
    return f"/{code}/" + "".join(rest)


@register.simple_tag
def sentence_space() -> str:
    """What stands between two sentences that are translated apart: nothing in Japanese."""
    return "" if get_language() == "ja" else " "


@register.simple_tag(takes_context=True)
def navigation(context: RequestContext) -> list[NavigationLink]:
    """The entries that the apps registered for this reader, with the current one marked."""
    path = getattr(context.get("request"), "path", "")
    signed_in = getattr(context.get("user"), "is_authenticated", False)
    shown = [place for place in places.navigation if signed_in or not place.for_people]
    hrefs = [(reverse(place.address), place.label) for place in shown]
    return [NavigationLink(href, label, here=path == href) for href, label in hrefs]
