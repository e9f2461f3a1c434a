"""Words for the facts of a class."""

from django import template

from courses.reading import shelf

register = template.Library()


@register.filter
def track(key: str) -> str:
    """The name of a track."""
    return shelf.track_words(key)


@register.filter
def minutes(number: int) -> str:
    """About how long a class takes."""
    return shelf.minutes_words(number)
