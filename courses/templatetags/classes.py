"""Words for the facts of a class."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django import template
from django.template.context import RequestContext
from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from courses.reading import shelf
from courses.templatetags.house import language_links

register = template.Library()


@register.filter
def track(key: str) -> str:
    """The name of a track."""
    return shelf.track_words(key)


@register.filter
def minutes(number: int) -> str:
    """About how long a class takes."""
    return shelf.minutes_words(number)


@dataclass(frozen=True)
class PassageLink:
    """This page in another language; `passage` is what the link to one passage is called."""

    code: str
    name: str
    href: str
    passage: str


@register.simple_tag(takes_context=True)
def passage_links(context: RequestContext) -> tuple[PassageLink, ...]:
    """The page's other languages, to be continued with `#` and a block's id."""
    words = _("This passage: %(language)s")
    return tuple(
        PassageLink(link.code, link.name, link.href, words % {"language": link.name})
        for link in language_links(context)
    )


@register.simple_tag
def remembered(name: str, **values: Any) -> SafeString:
    """The template drawn with these values alone, kept for as long as they are the same.

    The values have to be immutable and all that the template reads; so a changed text is another
    key, and nothing ever has to be thrown away on a change.
    """
    return _drawn(name, get_language() or "en", tuple(values.items()))


@lru_cache(maxsize=512)
def _drawn(name: str, lang: str, values: tuple[tuple[str, Any], ...]) -> SafeString:
    return SafeString(render_to_string(name, {**dict(values), "LANGUAGE_CODE": lang}))
