"""Reading question files: typed values, or all problems at once, each with its line."""

import re
from functools import lru_cache
from typing import Any

from engine.core.marked import Items, Mapping, Problem, Problems, Text, read
from engine.lorcana.scenario.model import Scenario
from engine.lorcana.scenario.reading import read_one
from quizzes.kinds import KINDS
from quizzes.questions.faults import Faults, empty
from quizzes.questions.filling import (
    BadPlaceholder,
    filled,
    names_in,
    reordered,
    texts,
)
from quizzes.questions.model import Question, Variant
from quizzes.questions.values import OrderValue, Values
from quizzes.questions.variants import Comparison, enumerated
from quizzes.questions.varying import read_vary

NEEDS = ("id", "topic", "kind", "points", "teaches", "ask")
MAY = ("scenario", "vary", "keep", "unmistaken")
_POINT = re.compile(r"L\d\d-\d\d")
_CLAUSE = re.compile(r"\d+(\.\d+)+")
_KEEP = re.compile(r"\{([^{}]+)\}\s*(<=|>=|==|!=|<|>)\s*(?:\{([^{}]+)\}|(\d+))")


@lru_cache(maxsize=512)
def read_question(text: str, where: str) -> Question:
    """The question of a file. Raises Problems with every fault of it and of its first variant."""
    faults = Faults(where)
    value = faults.mapping(read(text, where), NEEDS, MAY, "question")
    if faults.problems:
        raise Problems(faults.problems)
    question = _question(value, text, faults)
    if not faults.problems:
        faults.problems += variant_problems(question, question.variants[0])
    if faults.problems:
        raise Problems(_once(faults.problems))
    return question


def _question(value: Mapping, text: str, faults: Faults) -> Question:
    stem = faults.where.rsplit("/", 1)[-1].removesuffix(".yaml")
    if value["id"] != stem:
        faults.add(value["id"], "id_is_file_name", id=value["id"], file=stem)
    scenario = value.get("scenario")
    if scenario is not None:
        scenario = faults.mapping(scenario, may=tuple(scenario), what="scenario")
    return Question(
        id=str(value["id"]),
        topic=str(value["topic"]),
        kind=faults.one_of(value["kind"], tuple(KINDS), "kind"),
        points=_each(value["points"], _POINT, "points", faults),
        teaches=_each(value["teaches"], _CLAUSE, "teaches", faults),
        ask=value["ask"] if isinstance(value["ask"], Mapping) else empty(value["ask"]),
        scenario=scenario,
        variants=_variants(value, faults),
        unmistaken=str(value.get("unmistaken") or ""),
        where=faults.where,
        text=text,
        names=frozenset(value.get("vary") or ()),
    )


def _each(value: Any, shape: re.Pattern[str], what: str, faults: Faults) -> tuple[str, ...]:
    items = faults.items(value, what)
    for item in items:
        if not shape.fullmatch(str(item)):
            faults.add(item, "bad_name", name=str(item))
    return tuple(str(item) for item in items)


def _variants(value: Mapping, faults: Faults) -> tuple[Values, ...]:
    names, computed = read_vary(value.get("vary"), faults)
    used = Items([value.get("scenario"), value["ask"], value.get("keep")])
    unknown = names_in(used) - names.keys() - computed.keys()
    for text in texts(used):
        for name in sorted(names_in(text) & unknown):
            faults.add(text, "unknown_placeholder", name=name)
    _flow_braces(used, faults)
    keep = tuple(c for text in value.get("keep") or () if (c := _comparison(text, faults)))
    if faults.problems:
        return ({},)
    computed = {name: text.strip().strip("{}") for name, text in computed.items()}
    try:
        found = enumerated(str(value["id"]), names, computed, keep)
    except BadPlaceholder as error:
        faults.add(value.get("vary"), "bad_placeholder", says=str(error))
        return ({},)
    if not found:
        faults.add(value.get("vary"), "no_variants")
    return found or ({},)


def _flow_braces(value: Any, faults: Faults) -> None:
    """`{card: {hurt}}` without quotes is a mapping to YAML; say so."""
    if isinstance(value, Mapping):
        for item in value.values():
            if isinstance(item, Mapping) and list(item.values()) in ([""], [None]):
                faults.add(item, "quote_placeholder", name=next(iter(item)))
            _flow_braces(item, faults)
    elif isinstance(value, list):
        for item in value:
            _flow_braces(item, faults)


def _comparison(text: Text, faults: Faults) -> Comparison | None:
    found = _KEEP.fullmatch(str(text).strip())
    if found is None:
        faults.add(text, "bad_condition", says=str(text))
        return None
    return found[1], found[2], found[3] or found[4]


def variant_problems(question: Question, values: Values) -> list[Problem]:
    """What is wrong with a variant's scenario and ask."""
    return _read_variant(question, values)[1]


def variant(question: Question, values: Values) -> Variant:
    """The question with these values in place. Raises Problems."""
    found, problems = _read_variant(question, values)
    if problems:
        raise Problems(problems)
    return found


def _read_variant(question: Question, values: Values) -> tuple[Variant, list[Problem]]:
    faults = Faults(question.where)
    scenario: Scenario | None = None
    ask: Any = empty()
    try:
        ask = filled(question.ask, values)
        if question.scenario is not None:
            scenario = _scenario(question, values, faults)
    except BadPlaceholder as error:
        faults.add(question.ask, "bad_placeholder", says=str(error))
    read_ask = KINDS[question.kind].read(ask, faults)
    show = faults.number(ask["show"], "show", 0) if "show" in ask else None
    return Variant(question, values, scenario, read_ask, show), faults.problems


def _scenario(question: Question, values: Values, faults: Faults) -> Scenario | None:
    assert question.scenario is not None
    written = filled(question.scenario, values)
    for order in values.values():
        if isinstance(order, OrderValue):
            written = reordered(written, order.order)
    for key, default in (("id", question.id), ("profile", "2.2.0")):
        if key not in written:
            written[key] = Text(default)
            written.lines[key] = written.line
    scenario, problems = read_one(written, question.where)
    faults.problems += problems
    return scenario


def _once(problems: list[Problem]) -> list[Problem]:
    return list({str(one): one for one in sorted(problems, key=lambda p: p.line)}.values())
