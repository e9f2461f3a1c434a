"""The page of a verdict: what it is, what the answer means, what the engine did."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

from django.utils.html import format_html
from django.utils.http import urlencode
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from courses.reading.question_words import Words, words
from courses.reading.replays import clause_links, shown_replay
from courses.replay import Link, ReplayView
from engine.lorcana import api
from quizzes.grading.lines import Line, lines
from quizzes.grading.simulation import Simulation
from quizzes.grading.tables import table
from quizzes.kinds.choice import ChoiceAsk
from quizzes.kinds.order import OrderAsk
from quizzes.kinds.pay import PayAsk
from quizzes.models import AttemptQuestion, Judgement, Response
from quizzes.pages.card_texts import CardText, card_texts
from quizzes.pages.labels import Labels
from quizzes.pages.ordered import Ordered, ordered
from quizzes.pages.question import labels_for, topic_words
from quizzes.pages.said import answer_words, read_as, said_words, truth_words
from quizzes.questions.model import Variant
from quizzes.results import Row, next_open, rows

UNTIL = {"1.x": date(2026, 2, 5), "2.0.1": date(2026, 4, 30)}
"""Since when a version is no longer in force."""


@dataclass(frozen=True)
class Belief:
    """The wrong belief that yields the answer, and the rule in its place."""

    belief: SafeString
    rule: SafeString
    lang: str
    clause: Link


@dataclass(frozen=True)
class LineLink:
    """A line of play that can be looked at."""

    label: SafeString | str
    href: str
    here: bool


@dataclass(frozen=True)
class VerdictPage:
    """All that the page of a verdict shows."""

    n: int
    rows: list[Row]
    topic: SafeString | str
    prompt: SafeString
    prompt_lang: str
    shows: SafeString
    verdict: str
    points: int
    total: int
    said: tuple[SafeString | str, ...]
    read_as: tuple[tuple[str, str], ...]
    truth: tuple[SafeString | str, ...]
    ordered: Ordered | None
    belief: Belief | None
    unexplained: bool
    older: str
    older_date: date | None
    why: str
    explain: SafeString
    explain_lang: str
    texts: tuple[CardText, ...]
    lines: tuple[LineLink, ...]
    replay: ReplayView | None
    parting: str
    next: Row | None
    question_key: str
    topic_key: str


def verdict_page(
    question: AttemptQuestion,
    response: Response,
    judgement: Judgement,
    lang: str,
    *,
    line: str = "",
    step: str | None = None,
) -> VerdictPage:
    """The page; `line` names the line of play that is replayed, `step` the step shown."""
    variant, sim = table(question.revision.text, question.revision.path, question.values)
    labels = labels_for(question, variant, lang)
    truth = variant.ask.truth(sim) if _is_told(variant, judgement) else None
    found = rows(question.attempt, question.n)
    ask: Any = variant.ask
    shows = ask.shows if isinstance(ask, ChoiceAsk) else None
    links, replay = _played(question, judgement, variant, response, sim, lang, line, step)
    return VerdictPage(
        n=question.n,
        rows=found,
        topic=topic_words(labels, variant.question.topic),
        prompt=labels.prompt(),
        prompt_lang=labels.block_lang("prompt"),
        shows=labels.text(shows) if shows else SafeString(""),
        verdict=judgement.verdict,
        points=judgement.points,
        total=judgement.total,
        said=tuple(said_words(ask, response.said, labels)),
        read_as=tuple(read_as(ask, response.said)),
        truth=_truth(judgement, ask, truth, labels),
        ordered=ordered(ask, response.said, truth, sim, labels),
        belief=_belief(judgement, lang),
        unexplained=sim is not None and _is_unexplained(judgement),
        older=judgement.older_version,
        older_date=UNTIL.get(judgement.older_version),
        why=judgement.why,
        explain=_explain(ask, truth, labels),
        explain_lang=labels.block_lang("explain"),
        texts=card_texts(variant.scenario, lang),
        lines=links,
        replay=replay,
        parting=_parting(judgement, line),
        next=next_open(found, question.n),
        question_key=variant.question.id,
        topic_key=variant.question.topic,
    )


def _is_told(variant: Variant, judgement: Judgement) -> bool:
    """Whether what the rules give is needed: not where nothing was judged, and not where a right
    answer was played itself, as many could be."""
    if judgement.verdict == Judgement.Verdict.RIGHT:
        return not isinstance(variant.ask, OrderAsk | PayAsk)
    return judgement.verdict != Judgement.Verdict.UNJUDGED


def _truth(judgement: Judgement, ask: Any, truth: Any, labels: Labels) -> tuple[Any, ...]:
    """What the rules give; nothing where the answer says it, or nothing was judged."""
    if truth is None or judgement.verdict == Judgement.Verdict.RIGHT:
        return ()
    return tuple(truth_words(ask, truth, labels))


def _explain(ask: Any, truth: Any, labels: Labels) -> SafeString:
    more = answer_words(ask, truth, labels) if truth is not None else {"answer": "–"}
    return labels.block("explain", more)


def _belief(judgement: Judgement, lang: str) -> Belief | None:
    name = judgement.misconception
    if name not in api.PROFILES:
        return None
    found: Words = words("lorcana/misconceptions", lang, [f"{name}.belief", f"{name}.rule"])
    if f"{name}.belief" not in found or f"{name}.rule" not in found:
        return None
    clause = api.PROFILES[name].clause
    links = clause_links({clause, *found.clauses(f"{name}.rule")}, lang)
    return Belief(
        found.html(f"{name}.belief"),
        found.html_with_clauses(f"{name}.rule", links=links),
        found.lang(f"{name}.belief"),
        links[clause],
    )


def _is_unexplained(judgement: Judgement) -> bool:
    """Whether a belief was looked for behind the answer, and none found."""
    missed = judgement.verdict in (Judgement.Verdict.WRONG, Judgement.Verdict.PARTLY)
    return missed and not judgement.misconception and not judgement.older_version


def _played(
    question: AttemptQuestion,
    judgement: Judgement,
    variant: Variant,
    response: Response,
    sim: Simulation | None,
    lang: str,
    line: str,
    step: str | None,
) -> tuple[tuple[LineLink, ...], ReplayView | None]:
    """The lines of play to choose from, and the replay of the chosen one, which opens at the step
    where the wrong rules part from it."""
    if sim is None or judgement.verdict == Judgement.Verdict.UNJUDGED:
        return (), None
    profile = judgement.misconception or judgement.older_version
    found = lines(variant, response.said, sim, profile)
    at = int(line) if line.isdecimal() and int(line) < len(found) else 0
    links = tuple(
        LineLink(_line_words(one), f"?{urlencode({'line': n})}#replay", n == at)
        for n, one in enumerate(found)
    )
    replay = shown_replay(
        found[at].replay,
        lang,
        at=step if step or at else judgement.parting,
        step_url=lambda n: f"?{urlencode({'line': at, 'step': n})}#replay",
    )
    return links if len(links) > 1 else (), replay


def _line_words(line: Line) -> SafeString | str:
    if line.name == "outcome":
        return format_html("{} {}", _("It can come to:"), _plain(line.value))
    words = {
        "rules": _("As the rules have it"),
        "yours": _("As you answered"),
        "belief": _("As your answer would have it"),
    }
    return words[line.name]


def _plain(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def _parting(judgement: Judgement, line: str) -> str:
    """The address of the step at which the wrong rules part from the right ones."""
    if judgement.parting is None:
        return ""
    return f"?{urlencode({'line': 0, 'step': judgement.parting})}#replay"
