"""What the board's templates ask for: symbols, parts drawn once, and breaks in narrow names."""

import re
from collections.abc import Hashable
from functools import lru_cache

from django import template
from django.conf import settings
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language

register = template.Library()

#: Where a Japanese name reads as two words: after a joining sign, and before katakana.
BETWEEN_WORDS = re.compile(r"(?<=[・＆])|(?<=[\u3041-\u3096\u4e00-\u9fff々])(?=[\u30a1-\u30fa])")


@register.simple_tag
def icon(name: str) -> SafeString:
    """The symbol as a drawing without words; the word stands beside it."""
    return format_html(
        '<svg class="icon icon-{0}" viewBox="0 0 16 16" aria-hidden="true" focusable="false">'
        '<use href="{1}#{0}"/></svg>',
        name,
        static("courses/symbols.svg"),
    )


@register.simple_tag
def drawn(kind: str, view: Hashable, level: int = 0) -> SafeString:
    """A side, bag, place or tile as HTML. Equal views look alike, so each is rendered once."""
    render = _rendered.__wrapped__ if settings.DEBUG else _rendered
    return render(kind, view, level, get_language())


@lru_cache(maxsize=2048)
def _rendered(kind: str, view: Hashable, level: int, lang: str) -> SafeString:
    return render_to_string(f"courses/board/{kind}.html", {kind: view, "level": level})


@register.filter
def breakable(name: str) -> SafeString:
    """The name with places where it may break before the browser breaks a word."""
    return format_html_join(
        SafeString("<wbr>"), "{}", ((word,) for word in BETWEEN_WORDS.split(name) if word)
    )
