"""Whether a mapping in a file has the keys it may have and those it must have."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from courses.content_files.marked_yaml import Marked


def mapping(
    marked: Marked, *at: str | int, needs: Iterable[str] = (), may: Iterable[str] = ()
) -> dict[str, Any]:
    """The mapping at the place; an empty one, and a problem, where there is none.

    Reports each missing key of `needs` and each key that is in neither, with the nearest one.
    """
    data = value(marked, *at)
    if not isinstance(data, dict):
        marked.problem("expected a mapping of keys and values", *at)
        return {}
    needs, known = list(needs), [*needs, *may]
    for key in needs:
        if data.get(key) is None:
            marked.problem(f"`{key}` is missing", *at)
    for key in data:
        if known and key not in known:
            near = get_close_matches(key, known, 1)
            hint = f"; did you mean `{near[0]}`?" if near else ""
            marked.problem(f"`{key}` is not known here{hint}", *at, key)
    return data


def items(marked: Marked, *at: str | int) -> list[Any]:
    """The list at the place; an empty one, and a problem, where there is something else."""
    data = value(marked, *at)
    if data is None:
        return []
    if not isinstance(data, list):
        marked.problem("expected a list", *at)
        return []
    return data


def value(marked: Marked, *at: str | int) -> Any:
    """The value at the place, or None."""
    data = marked.data
    for step in at:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return None
    return data


def number(marked: Marked, *at: str | int, default: int = 0) -> int:
    """The whole number at the place; a problem where something else stands."""
    data = value(marked, *at)
    if data is None:
        return default
    if not str(data).isdecimal():
        marked.problem(f"`{data}` is not a whole number", *at)
        return default
    return int(data)


def strings(marked: Marked, *at: str | int) -> tuple[str, ...]:
    """One string or a list of them, as a tuple."""
    data = value(marked, *at)
    if data is None:
        return ()
    if isinstance(data, str):
        return (data,)
    if isinstance(data, list) and all(isinstance(item, str) for item in data):
        return tuple(data)
    marked.problem("expected words, or a list of them", *at)
    return ()
