"""The command line's sentences, in the user's language."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable

from engine.core.choice import Illegal
from engine.core.marked import Problem
from engine.lorcana import text
from engine.lorcana.scenario.model import Measure
from engine.lorcana.text.catalogue import translate
from engine.lorcana.text.templates import PLACE, is_one, player
from engine.lorcana.values import NAMES

LANGUAGES = ("en", "ja")


def user_language() -> str:
    """The language of the user's environment, English where we don't have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "ja" if os.environ[name].startswith("ja") else "en"
    return "en"


def say(template: str, lang: str, **values: object) -> str:
    """A template in the user's language with its values; {n:case|cases} agrees with a value."""

    def filled(found: re.Match[str]) -> str:
        name, one, other = found.groups()
        if one is not None:
            return str(one if is_one(values[name]) else other)
        if name == "player":
            return player(str(values[name]), lang)
        return str(values[name])

    return PLACE.sub(filled, translate(template, lang))


def problem_lines(problems: Iterable[Problem], lang: str) -> list[str]:
    """A line for each problem: file, line, and what to do."""
    return [f"{fault.where}:{fault.line}: {text.problem(fault, lang)}" for fault in problems]


def cited(clauses: Iterable[str]) -> str:
    """Clause numbers as citations."""
    numbers = ", ".join(clauses)
    return f"〔{numbers}〕" if numbers else ""


def refusal(illegal: Illegal, lang: str) -> str:
    """Why an attempt is refused, with its clause."""
    return f"{text.reason(illegal, lang)} {cited([illegal.rule])}"


def ability_name(english: str, lang: str) -> str:
    """An ability's name in the user's language, English where it has no Japanese one."""
    if lang == "ja":
        name = next((name for name in NAMES.values() if name.en == english and name.ja), None)
        return f"「{name.ja if name else english}」"
    return f"“{english}”"


def measured(measure: Measure) -> str:
    """A measure as the files name it: "drawn you", "stat strength X (after do 1)"."""
    parts = [measure.measure, measure.stat, "" if measure.of == "all" else measure.of]
    said = " ".join(part for part in parts if part)
    return said if measure.at == "end" else f"{said} ({measure.at})"


def shown(value: object) -> str:
    """A value as a file would write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(shown(item) for item in value) + "]"
    return str(value)
