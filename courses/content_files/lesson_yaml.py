"""lesson.yaml: the facts of a lesson's header and where each block stands."""

from dataclasses import dataclass, field
from typing import Any

from courses.content_files import shape
from courses.content_files.marked_yaml import Marked

#: Keys of the header that name blocks, in the order in which a reader meets them. What `next` and
#: `source` hold besides a block is a fact of the lesson.
HEADER_ROLES = ("title", "lead", "audience", "learn", "prerequisites", "notices")
_FACTS = ("id", "game", "track", "number", "minutes", "rules_version", "title", "source")
_MAY = (*HEADER_ROLES, "sections", "quiz_size", "next", "beta", "figures", "examples")
_DETAILS = ("points", "ask", "lines")

Roles = tuple[tuple[str, str], ...]


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
    blocks: Roles
    template: str = ""
    scenario: str = ""
    details: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class LessonSpec:
    """All that lesson.yaml says. `header` gives blocks by role: title, learn, next, source …"""

    key: str
    game: str
    track: str
    slug: str
    minutes: int
    quiz_size: int
    rules_version: str
    next_slug: str
    beta: bool
    source_title: str
    source_url: str
    header: Roles
    sections: tuple[SectionSpec, ...]
    parts: tuple[PartSpec, ...]

    def placed(self) -> list[tuple[str, SectionSpec | None, PartSpec | None, str]]:
        """Every block that the file names, in order, with its section, part and role."""
        parts = {part.key: part for part in self.parts}
        found = [(key, None, None, role) for role, key in self.header]
        for section in self.sections:
            found.append((section.heading, section, None, "heading"))
            for key in section.blocks:
                part = parts.get(key)
                roles = part.blocks if part else (("", key),)
                found += [(block, section, part, role) for role, block in roles]
        return found


def parse(marked: Marked) -> LessonSpec:
    """The lesson's facts; faults are noted on the file."""
    data = shape.mapping(marked, needs=_FACTS, may=_MAY)
    source = shape.mapping(marked, "source", needs=("title", "url"), may=("block",))
    onward = shape.mapping(marked, "next", may=("number", "block")) if data.get("next") else {}
    header = [(role, key) for role in HEADER_ROLES for key in shape.strings(marked, role) if key]
    header += [(role, d["block"]) for role, d in (("next", onward), ("source", source)) if
               d.get("block")]  # fmt: skip
    shape.number(marked, "number")
    return LessonSpec(
        key=str(data.get("id") or ""),
        game=str(data.get("game") or ""),
        track=str(data.get("track") or ""),
        slug=str(data.get("number") or ""),
        minutes=shape.number(marked, "minutes"),
        quiz_size=shape.number(marked, "quiz_size"),
        rules_version=str(data.get("rules_version") or ""),
        next_slug=str(onward.get("number") or ""),
        beta=str(data.get("beta") or "true") == "true",
        source_title=str(source.get("title") or ""),
        source_url=str(source.get("url") or ""),
        header=tuple(header),
        sections=tuple(_section(marked, n) for n in range(len(shape.items(marked, "sections")))),
        parts=(
            *(_figure(marked, n) for n in range(len(shape.items(marked, "figures")))),
            *(_example(marked, n) for n in range(len(shape.items(marked, "examples")))),
        ),
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
    """A figure; the role of a block is its id without the figure's: fig-bag-drop is `drop`."""
    at = ("figures", place)
    data = shape.mapping(marked, *at, needs=("id", "template", "blocks"))
    key = str(data.get("id") or "")
    blocks = shape.strings(marked, *at, "blocks")
    roles = tuple((block.removeprefix(f"{key}-"), block) for block in blocks)
    return PartSpec(key, "figure", roles, template=str(data.get("template") or ""))


def _example(marked: Marked, place: int) -> PartSpec:
    at = ("examples", place)
    data = shape.mapping(marked, *at, needs=("id", "heading", "blocks", "scenario"), may=_DETAILS)
    key = str(data.get("id") or "")
    shape.mapping(marked, *at, "blocks", needs=("setup", "ask", "answer"))
    roles = [("heading", str(data.get("heading") or ""))]
    for role in ("setup", "ask", "answer"):
        roles += [(role, block) for block in shape.strings(marked, *at, "blocks", role)]
    options = shape.value(marked, *at, "ask", "options") or {}
    roles += [(f"option-{option}", f"{key}-option-{option}") for option in options]
    for line in shape.items(marked, *at, "lines"):
        roles.append((f"line-{line['id']}", line["block"]))
    return PartSpec(
        key,
        "example",
        tuple(roles),
        scenario=str(data.get("scenario") or ""),
        details={name: data[name] for name in _DETAILS if name in data},
    )


def to_data(spec: LessonSpec) -> dict[str, Any]:
    """The spec in the form of the file."""
    data: dict[str, Any] = {
        "id": spec.key,
        "game": spec.game,
        "track": spec.track,
        "number": spec.slug,
        "minutes": str(spec.minutes),
        "quiz_size": str(spec.quiz_size),
        "rules_version": spec.rules_version,
    }
    named = _by_role(spec.header)
    data |= {role: _one_or_list(named[role]) for role in HEADER_ROLES if role in named}
    if spec.next_slug or "next" in named:
        data["next"] = {"number": spec.next_slug} | _block(named, "next")
    if not spec.beta:
        data["beta"] = "false"
    data["source"] = {"title": spec.source_title, "url": spec.source_url} | _block(named, "source")
    data["sections"] = [
        {"id": s.key, "heading": s.heading, "blocks": list(s.blocks)} for s in spec.sections
    ]
    figures = [_figure_data(part) for part in spec.parts if part.kind == "figure"]
    examples = [_example_data(part) for part in spec.parts if part.kind == "example"]
    return data | {k: v for k, v in (("figures", figures), ("examples", examples)) if v}


def _figure_data(part: PartSpec) -> dict[str, Any]:
    blocks = [block for _, block in part.blocks]
    return {"id": part.key, "template": part.template, "blocks": blocks}


def _example_data(part: PartSpec) -> dict[str, Any]:
    named = _by_role(part.blocks)
    return {
        "id": part.key,
        "heading": named["heading"][0],
        "scenario": part.scenario,
        "blocks": {role: _one_or_list(named[role]) for role in ("setup", "ask", "answer")},
    } | part.details


def _by_role(roles: Roles) -> dict[str, list[str]]:
    named: dict[str, list[str]] = {}
    for role, key in roles:
        named.setdefault(role, []).append(key)
    return named


def _block(named: dict[str, list[str]], role: str) -> dict[str, str]:
    return {"block": named[role][0]} if role in named else {}


def _one_or_list(keys: list[str]) -> str | list[str]:
    return keys[0] if len(keys) == 1 else keys
