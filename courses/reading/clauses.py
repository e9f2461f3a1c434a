"""Clauses for a reader: number in their rulebook and the other one, and our summary."""

from dataclasses import dataclass

from django.db.models import QuerySet
from django.urls import reverse
from django.utils.translation import gettext as _

from courses.models import Citation, Clause


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


def with_words(clauses: QuerySet[Clause]) -> QuerySet[Clause]:
    """The clauses with what `clause_view` reads, in three queries."""
    return clauses.prefetch_related("numbers", "summaries")


def clause_view(clause: Clause, lang: str) -> ClauseView:
    """The clause for a reader; a summary that is missing in their language comes in English."""
    summaries = {s.lang: s.text for s in clause.summaries.all()}
    numbers = {n.lang: n.number for n in clause.numbers.all() if n.version == clause.version}
    shown = lang if lang in summaries else "en"
    number = numbers.get(lang) or numbers.get("en") or ""
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
        href=reverse("courses:clause", args=[clause.slug]),
    )


@dataclass(frozen=True)
class CitationView:
    """One 〔n〕: its number, its clauses, and the block that cites it first."""

    number: str
    clauses: tuple[ClauseView, ...]
    first_block: str = ""


def citations(document_id: int, lang: str) -> dict[str, CitationView]:
    """The document's citations by number, in order; three queries."""
    rows = (
        Citation.objects.filter(document_id=document_id)
        .select_related("clause")
        .prefetch_related("clause__numbers", "clause__summaries")
        .order_by("order", "pk")
    )
    found: dict[str, list[ClauseView]] = {}
    for row in rows:
        found.setdefault(row.number, []).append(clause_view(row.clause, lang))
    return {number: CitationView(number, tuple(views)) for number, views in found.items()}
