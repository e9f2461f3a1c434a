"""lesson.yaml: the facts of a lesson's header and where each block stands."""

from dataclasses import dataclass, field
from typing import Any

from courses.content_files import shape
from courses.content_files.marked_yaml import Marked

#: Keys of the header that name blocks, in the order in which a reader meets them.
HEADER_ROLES = ("title", "lead", "audience", "learn", "prerequisites", "next_words")
_FACTS = ("id", "game", "track", "number", "minutes", "rules_version", "source", "sections")
_MAY = (*HEADER_ROLES, "quiz_size", "next", "beta", "figures", "examples")


@dataclass(frozen=True)
class SectionSpec:
    """A section: its id, the block of its heading, and the ids of what stands in it, in order."""

    key: str
    heading: str
    blocks: tuple[str, ...]


@dataclass(frozen=True)
class PartSpec:
    """A figure or worked example: its drawing or board, and its blocks by role."""

    key: str
    kind: str
    blocks: tuple[tuple[str, str], ...]
    template: str = ""
    scenario: str = ""
    ask: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class LessonSpec:
    """All that lesson.yaml says."""

    key: str
    game: str
    track: str
    number: int
    minutes: int
    quiz_size: int
    rules_version: str
    next_slug: str
    beta: bool
    source: dict[str, str]
    header: dict[str, tuple[str, ...]]
    sections: tuple[SectionSpec, ...]
    parts: tuple[PartSpec, ...]

    def block_keys(self) -> list[str]:
        """Every block that the file names, in order of appearance, each as often as named."""
        named = [key for role in HEADER_ROLES for key in self.header.get(role, ())]
        parts = {part.key: part for part in self.parts}
        for section in self.sections:
            named.append(section.heading)
            for key in section.blocks:
                named += [k for _, k in parts[key].blocks] if key in parts else [key]
        return [key for key in named if key]


def parse(marked: Marked) -> LessonSpec:
    """The lesson's facts; faults are noted on the file."""
    data = shape.mapping(marked, needs=_FACTS, may=_MAY)
    source = shape.mapping(marked, "source", needs=("title", "url")) if "source" in data else {}
    parts = [_figure(marked, n) for n in range(len(shape.items(marked, "figures")))]
    parts += [_example(marked, n) for n in range(len(shape.items(marked, "examples")))]
    return LessonSpec(
        key=str(data.get("id") or ""),
        game=str(data.get("game") or ""),
        track=str(data.get("track") or ""),
        number=shape.number(marked, "number"),
        minutes=shape.number(marked, "minutes"),
        quiz_size=shape.number(marked, "quiz_size"),
        rules_version=str(data.get("rules_version") or ""),
        next_slug=str(data.get("next") or ""),
        beta=str(data.get("beta") or "true") == "true",
        source={key: str(source.get(key) or "") for key in ("title", "url")},
        header={
            role: shape.strings(marked, role) for role in HEADER_ROLES if data.get(role) is not None
        },
        sections=tuple(
            _section(marked, n) for n in range(len(shape.items(marked, "sections")))
        ),
        parts=tuple(parts),
    )


def _section(marked: Marked, place: int) -> SectionSpec:
    at = ("sections", place)
    data = shape.mapping(marked, *at, needs=("id", "heading", "blocks"))
    return SectionSpec(
        str(data.get("id") or ""),
        str(data.get("heading") or ""),
        shape.strings(marked, *at, "blocks"),
    )


def _figure(marked: Marked, place: int) -> PartSpec:
    at = ("figures", place)
    data = shape.mapping(marked, *at, needs=("id", "template", "blocks"))
    return PartSpec(
        str(data.get("id") or ""), "figure", _roles(marked, at), str(data.get("template") or "")
    )


def _example(marked: Marked, place: int) -> PartSpec:
    at = ("examples", place)
    data = shape.mapping(marked, *at, needs=("id", "blocks", "scenario"), may=("ask",))
    return PartSpec(
        str(data.get("id") or ""),
        "example",
        _roles(marked, at),
        scenario=str(data.get("scenario") or ""),
        ask=data.get("ask") or {},
    )


def _roles(marked: Marked, at: tuple[str | int, ...]) -> tuple[tuple[str, str], ...]:
    """The blocks of a part with their roles; in a plain list each block is its own role."""
    blocks = shape.value(marked, *at, "blocks")
    if isinstance(blocks, dict):
        return tuple(
            (role, key) for role in blocks for key in shape.strings(marked, *at, "blocks", role)
        )
    return tuple((key, key) for key in shape.strings(marked, *at, "blocks"))


def to_data(spec: LessonSpec) -> dict[str, Any]:
    """The spec in the form of the file."""
    data: dict[str, Any] = {
        "id": spec.key,
        "game": spec.game,
        "track": spec.track,
        "number": str(spec.number),
        "minutes": str(spec.minutes),
        "quiz_size": str(spec.quiz_size),
        "rules_version": spec.rules_version,
    }
    data |= {role: _one_or_list(keys) for role, keys in spec.header.items()}
    if spec.next_slug:
        data["next"] = spec.next_slug
    if not spec.beta:
        data["beta"] = "false"
    data["source"] = spec.source
    data["sections"] = [
        {"id": s.key, "heading": s.heading, "blocks": list(s.blocks)} for s in spec.sections
    ]
    for kind, name in (("figure", "figures"), ("example", "examples")):
        if parts := [_part_data(part) for part in spec.parts if part.kind == kind]:
            data[name] = parts
    return data


def _part_data(part: PartSpec) -> dict[str, Any]:
    blocks: dict[str, list[str]] = {}
    for role, key in part.blocks:
        blocks.setdefault(role, []).append(key)
    data: dict[str, Any] = {"id": part.key}
    if part.template:
        data["template"] = part.template
    data["blocks"] = {role: _one_or_list(keys) for role, keys in blocks.items()}
    if part.scenario:
        data["scenario"] = part.scenario
    if part.ask:
        data["ask"] = part.ask
    return data


def _one_or_list(keys: tuple[str, ...] | list[str]) -> str | list[str]:
    return keys[0] if len(keys) == 1 else list(keys)
