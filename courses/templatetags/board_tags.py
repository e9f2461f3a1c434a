"""What the board's templates ask for: the house's symbols, and where a narrow name may break."""

import re

from django import template
from django.templatetags.static import static
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

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


@register.filter
def breakable(name: str) -> SafeString:
    """The name with places where it may break before the browser breaks a word."""
    return format_html_join(
        SafeString("<wbr>"), "{}", ((word,) for word in BETWEEN_WORDS.split(name) if word)
    )
