"""Sentences for the steps of a replay: a template for each code the engine tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from engine.lorcana.text import keywords
from engine.lorcana.text.catalogue import translate
from engine.lorcana.text.reasons import reason_parts
from engine.lorcana.text.step_words import ACTS, TEMPLATES
from engine.lorcana.text.templates import Part, as_text, fill

Params = Mapping[str, Any]


class Told(Protocol):
    """A step of a replay: what its sentence needs of it."""

    @property
    def code(self) -> str: ...

    @property
    def params(self) -> Params: ...


def sentence(step: Told, lang: str) -> str:
    """What happened, in one plain sentence."""
    return as_text(parts(step, lang), lang)


def parts(step: Told, lang: str) -> list[Part]:
    """What happened, in parts: ("text"|"card"|"ability"|"symbol", value), a card by its key."""
    params = dict(step.params)
    if step.code == "refused":
        return reason_parts(str(params["reason"]), dict(params.get("facts") or {}), lang)
    return fill(TEMPLATES[template(step.code, params)], values(step.code, params, lang), lang)


def template(code: str, params: Params) -> str:
    """The key of the template for a code, by what its parameters say."""
    variant = VARIANTS[code](params) if code in VARIANTS else ""
    key = f"{code}.{variant}" if variant else code
    return key if key in TEMPLATES else code


def values(code: str, params: Params, lang: str) -> Params:
    """The parameters as they are shown: changes with their sign, keywords and acts by name."""
    shown = dict(params)
    if code == "lore":
        shown["change"] = abs(int(params["change"]))
    if code == "stat":
        shown["change"] = f"{int(params['change']):+d}"
    if code == "keyword":
        name = keywords.english if lang == "en" else keywords.japanese
        n = params.get("n")
        shown["keyword"] = name(str(params["keyword"]), n if isinstance(n, int) else None)
    if code == "restricted":
        act = str(params["act"])
        shown["act"] = translate(ACTS.get(act, act), lang)
    return shown


def _enters(params: Params) -> str:
    if params.get("on"):
        return "on"
    states = [state for state in ("exerted", "drying") if params.get(state)]
    return "_".join(states)


def _numbered(params: Params) -> str:
    return "numbered" if isinstance(params.get("n"), int) and params.get("need") else ""


def _to_inkwell(params: Params) -> str:
    if params.get("faceup"):
        return "faceup"
    return "exerted" if params.get("exerted") else ""


def _picked(params: Params) -> str:
    if not params.get("forced"):
        return ""
    return "alike" if int(params.get("n", 1)) > 1 else "forced"


VARIANTS: dict[str, Callable[[Params], str]] = {
    "step": lambda params: str(params["name"]),
    "cost_paid": lambda params: str(params["cost"]),
    "enters": _enters,
    "lore": lambda params: "lost" if params["change"] < 0 else "" if params["change"] else "none",
    "damage": lambda params: "dealt" if params.get("source") else "",
    "to_inkwell": _to_inkwell,
    "under": lambda params: "" if params.get("card") else "hidden",
    "takes": lambda params: "" if params.get("card") else "hidden",
    "not_triggered": lambda params: str(params["why"]),
    "bag_pick": _picked,
    "challenge_damage": lambda params: "location" if params.get("location") else "",
    "if_true": _numbered,
    "if_false": _numbered,
    "nothing_to_do": lambda params: str(params["what"]),
    "may": lambda params: "yes" if params["yes"] else "no",
    "pay_less": lambda params: "" if isinstance(params.get("n"), int) else "some",
    "check": lambda params: "" if params["found"] else "clean",
}
