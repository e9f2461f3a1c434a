"""What would make a question unfair: found by playing its variants, one problem each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.choice import AnswerMismatch
from engine.core.marked import Problem, Problems
from engine.lorcana import api
from engine.lorcana.scenario.naming import UnknownName
from quizzes.grading.diagnosis import answers_otherwise, touching
from quizzes.grading.lines import lines_of_truth
from quizzes.grading.simulation import Simulation, Unmeasured
from quizzes.grading.tables import simulated
from quizzes.kinds.legal import LegalAsk
from quizzes.questions.model import Question, Variant
from quizzes.questions.reading import variant
from quizzes.questions.values import Values

Texts = Mapping[str, str]
"""Words of one language: block id → text."""
NOT_PLAYED = (Unmeasured, UnknownName, AnswerMismatch, api.TooManyLines)


def check(question: Question, texts: Mapping[str, Texts], variants: int) -> list[Problem]:
    """Everything wrong with the question, its words included, over so many variants."""
    found: dict[str, Problem] = {}
    believed = False
    for n, values in enumerate(question.variants[:variants]):
        for problem in check_variant(question, values, n):
            found.setdefault(problem.code, problem)
        believed = believed or _is_believed(question, values)
    problems = list(found.values())
    if not believed and not question.unmistaken and not problems:
        problems.append(_problem(question, "every_rule_set_agrees"))
    if len(question.variants) == 1 and question.names:
        problems.append(_problem(question, "one_variant"))
    return problems + list(word_problems(question, texts))


def _problem(question: Question, code: str, **params: object) -> Problem:
    return Problem(question.where, 1, code, tuple(sorted(params.items())))


def check_variant(question: Question, values: Values, n: int) -> Iterator[Problem]:
    """What is wrong with one variant."""
    try:
        found = variant(question, values)
    except Problems as faults:
        yield from faults.problems
        return
    sim = simulated(found)
    if found.ask.needs_board and sim is None:
        yield _problem(question, "no_scenario")
        return
    said = {name: value.text for name, value in values.items() if value.text}
    try:
        for code, params in _faults(found, sim):
            yield _problem(question, code, variant=n, values=said, **params)
    except NOT_PLAYED as error:
        yield _problem(question, "not_played", variant=n, values=said, says=str(error))


def _faults(found: Variant, sim: Simulation | None) -> Iterator[tuple[str, dict[str, object]]]:
    for code in found.ask.faults(sim):
        yield code, {"truth": found.ask.truth(sim)}
    if sim is None:
        return
    if sim.undecided:
        yield "undecided", {"clauses": sim.undecided}
    yield from _script_faults(found, sim)
    cited = frozenset().union(*(line.result.clauses for line in lines_of_truth(found, sim)))
    for clause in found.question.teaches:
        if clause not in cited:
            yield f"never_cited {clause}", {"cited": sorted(cited)}


def _script_faults(found: Variant, sim: Simulation) -> Iterator[tuple[str, dict[str, object]]]:
    """Entries that are not carried out, save one whose legality is asked."""
    tried = found.ask.of if isinstance(found.ask, LegalAsk) else ""
    asked = {expected.measure.of for expected in sim.scenario.expect}
    for number, verdict in sim.result.legal.items():
        name = f"do {number}"
        if not verdict and name != tried and name not in asked and not _is_asked(found, name):
            yield "refused", {"entry": number, "reason": verdict.reason}
    for number in _never_asked(sim):
        yield "never_asked", {"entry": number}


def _never_asked(sim: Simulation) -> frozenset[int]:
    """Answers in the script that no rule set asks for; one that only a wrong one asks is fine."""
    dropped = frozenset(sim.result.script.dropped)
    for profile in touching(sim.switches) if dropped else ():
        dropped &= frozenset(sim.under(profile.rules).result.script.dropped)
    return dropped


def _is_asked(found: Variant, name: str) -> bool:
    """Whether some predicate of the question asks about that entry's legality."""
    return f"'{name}'" in repr(found.ask)


def _is_believed(question: Question, values: Values) -> bool:
    try:
        found = variant(question, values)
        sim = simulated(found)
        return sim is not None and any(answers_otherwise(found, sim))
    except (*NOT_PLAYED, Problems):
        return False


def word_problems(question: Question, texts: Mapping[str, Texts]) -> Iterator[Problem]:
    """Blocks that are missing, and placeholders that differ or mean nothing."""
    from courses.text.tokens import placeholders

    ask = variant(question, question.variants[0]).ask
    needed = (*question.words, *(f"{question.id}.option.{key}" for key in ask.options()))
    known = set(question.variants[0]) | {"answer", "least", "most"}
    for key in needed:
        said: dict[str, frozenset[str]] = {}
        for lang, words in texts.items():
            if key not in words:
                yield _problem(question, "no_words", block=key, lang=lang)
                continue
            said[lang] = frozenset(placeholders(words[key]))
            for name in sorted(said[lang] - known):
                yield _problem(question, "unknown_placeholder", block=key, lang=lang, name=name)
        if len(set(said.values())) > 1:
            yield _problem(question, "placeholders_differ", block=key)
