"""Clauses for a reader: number in their rulebook and the other one, and our summary."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from django.urls import reverse
from django.utils.translation import gettext as _

from courses.models import Citation, Clause, ClauseNumber, ClauseSummary


@dataclass(frozen=True)
class ClauseView:
    """A clause as a page shows it. `numbers` is (language, number or empty) for each edition."""

    key: str
    label: str
    source: str
    version: str
    since: str
    summary: str
    summary_lang: str
    numbers: tuple[tuple[str, str], ...]
    lang: str
    href: str

    @property
    def number(self) -> str:
        """The number in the reader's edition; empty where it isn't known."""
        return dict(self.numbers).get(self.lang, "")

    @property
    def others(self) -> tuple[tuple[str, str], ...]:
        """The other editions that have a known number."""
        return tuple((lang, n) for lang, n in self.numbers if lang != self.lang and n)


def source_name(source: str) -> str:
    """The document's full name in the reader's language."""
    return {
        "CR": _("Comprehensive Rules"),
        "TR": _("Tournament Rules"),
        "PCG": _("Play Correction Guidelines"),
    }[source]


def clause_views(ids: Collection[int], lang: str) -> dict[int, ClauseView]:
    """The clauses for a reader, by database id; two queries and one for the clauses.

    A summary that is missing in the reader's language comes in English.
    """
    numbers: dict[tuple[int, str], dict[str, str]] = {}
    for clause, version, code, number in ClauseNumber.objects.filter(clause__in=ids).values_list(
        "clause_id", "version", "lang", "number"
    ):
        numbers.setdefault((clause, version), {})[code] = number
    summaries: dict[int, dict[str, str]] = {}
    for clause, code, text in ClauseSummary.objects.filter(
        clause__in=ids, lang__in=[lang, "en"]
    ).values_list("clause_id", "lang", "text"):
        summaries.setdefault(clause, {})[code] = text
    base = reverse("courses:clause", args=["0"]).removesuffix("0/")
    return {
        clause.pk: _view(
            clause,
            lang,
            numbers.get((clause.pk, clause.version), {}),
            summaries.get(clause.pk, {}),
            f"{base}{clause.slug}/",
        )
        for clause in Clause.objects.filter(pk__in=ids)
    }


def _view(
    clause: Clause, lang: str, numbers: dict[str, str], summaries: dict[str, str], href: str
) -> ClauseView:
    number = numbers.get(lang) or numbers.get("en") or ""
    shown = lang if lang in summaries else "en"
    return ClauseView(
        key=clause.key,
        label=f"{clause.source} {number}" if number else clause.key,
        source=source_name(clause.source),
        version=clause.version,
        since=clause.since,
        summary=summaries.get(shown, ""),
        summary_lang=shown,
        numbers=tuple((code, numbers.get(code, "")) for code in ("en", "ja")),
        lang=lang,
        href=href,
    )


@dataclass(frozen=True)
class CitationView:
    """One 〔n〕: its number, its clauses, and the anchor of the passage that cites it first."""

    number: str
    clauses: tuple[ClauseView, ...]
    first: str = ""


def citations(document_id: int, lang: str) -> dict[str, CitationView]:
    """The document's citations by number, in order; four queries."""
    rows = (
        Citation.objects.filter(document_id=document_id)
        .order_by("order", "pk")
        .values_list("number", "clause_id")
    )
    cited = list(rows)
    views = clause_views({clause for _, clause in cited}, lang)
    found: dict[str, list[ClauseView]] = {}
    for number, clause in cited:
        found.setdefault(number, []).append(views[clause])
    return {number: CitationView(number, tuple(views)) for number, views in found.items()}


def renumbered(views: Iterable[CitationView]) -> tuple[ClauseView, ...]:
    """The cited clauses that the editions number differently, each once and by their number."""
    found = {clause.key: clause for view in views for clause in view.clauses}
    apart = (c for c in found.values() if len({number for _, number in c.numbers if number}) > 1)
    return tuple(sorted(apart, key=lambda clause: [n.zfill(3) for n in clause.key.split(".")]))
