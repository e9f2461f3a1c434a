"""JSON for positions: tuples, sets and records keep their kind, so nothing is lost."""

from __future__ import annotations

from typing import Any

_RECORDS: dict[str, Any] = {}


def register(*classes: Any) -> None:
    """Make NamedTuple classes known, so that `decode` can build them again."""
    for cls in classes:
        _RECORDS[cls.__name__] = cls


def encode(value: Any) -> Any:
    """A JSON value for the data a position may hold. Raises TypeError for anything else."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        name = type(value).__name__
        kind = "tuple" if name == "tuple" else name
        return {"is": kind, "of": [encode(item) for item in value]}
    if isinstance(value, frozenset):
        items = sorted((encode(item) for item in value), key=repr)
        return {"is": "frozenset", "of": items}
    if isinstance(value, dict):
        return {"is": "dict", "of": [[encode(k), encode(v)] for k, v in value.items()]}
    raise TypeError(f"a position can't hold {type(value).__name__}")


def decode(value: Any) -> Any:
    """The value that `encode` wrote."""
    if not isinstance(value, dict):
        return value
    kind = value["is"]
    if kind == "dict":
        return {decode(k): decode(v) for k, v in value["of"]}
    items = [decode(item) for item in value["of"]]
    if kind == "tuple":
        return tuple(items)
    if kind == "frozenset":
        return frozenset(items)
    return _RECORDS[kind](*items)
