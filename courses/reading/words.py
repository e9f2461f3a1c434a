"""Terms, translator's notes and open questions for a reader."""

from dataclasses import dataclass

from django.db.models import F, OuterRef, QuerySet, Subquery
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from courses.models import Note, NoteRevision, QuestionPlace, QuestionWords, Rendering
from courses.text.render import NOWHERE, Links, render, render_inline


@dataclass(frozen=True)
class TermView:
    """A row of the table of terms: the word in both languages, how settled, on what evidence."""

    key: str
    en: SafeString
    ja: SafeString
    status: str
    status_words: str
    evidence: SafeString
    decided_by: str
    variant: bool = False


@dataclass(frozen=True)
class NoteView:
    """A translator's note on a block."""

    key: str
    anchor: str
    html: SafeString


@dataclass(frozen=True)
class QuestionView:
    """An open question of wording, with the blocks in which the wording stands.

    `where` are these places for a reader: an anchor and the number of the section.
    """

    key: str
    number: int
    term: str
    html: SafeString
    lang: str
    places: tuple[str, ...]
    options: tuple[str, ...]
    evidence: SafeString
    where: tuple[tuple[str, str], ...] = ()


def status_words(status: str) -> str:
    """How far a rendering is settled, in the reader's language."""
    return {
        "open": _("to be confirmed"),
        "decided": _("decided"),
        "allowed": _("allowed"),
        "forbidden": _("not used"),
    }[status]


def terms(document_id: int) -> tuple[TermView, ...]:
    """The document's terms in order, each followed by its variants; one query."""
    rows = list(
        Rendering.objects.filter(term__termuse__document_id=document_id)
        .annotate(place=F("term__termuse__order"), concept=F("term__key"))
        .order_by("place", "order")
    )
    english = {row.concept: row.text for row in rows if row.lang == "en"}
    return tuple(
        TermView(
            key=row.concept,
            en=render_inline(english.get(row.concept, ""), "en"),
            ja=render_inline(row.text, "ja"),
            status=row.status,
            status_words=status_words(row.status),
            evidence=render_inline(row.evidence, "ja"),
            decided_by=row.decided_by,
            variant=row.order > 0,
        )
        for row in rows
        if row.lang == "ja"
    )


def notes(document_id: int, lang: str, links: Links = NOWHERE) -> tuple[NoteView, ...]:
    """The notes in the reader's language; one query."""
    newest = NoteRevision.objects.filter(note=OuterRef("pk")).order_by("-number")
    rows = (
        Note.objects.filter(document_id=document_id, lang=lang, retired=False)
        .annotate(text=Subquery(newest.values("text")[:1]), block=F("anchor__key"))
        .exclude(text=None)
        .order_by("order")
    )
    return tuple(NoteView(row.key, row.block, render(row.text, lang, links)) for row in rows)


def open_questions(document_id: int, lang: str) -> tuple[QuestionView, ...]:
    """The questions that nobody has decided yet, in the reader's language; two queries."""
    words: dict[int, QuestionWords] = {}
    rows = QuestionWords.objects.filter(
        question__document_id=document_id, question__decision="", lang__in=[lang, "en"]
    ).select_related("question")
    rows = rows.annotate(term=Subquery(_word_in_use(lang)))
    for row in rows.order_by("question__order"):
        if row.lang == lang or row.question_id not in words:
            words[row.question_id] = row
    places: dict[int, list[str]] = {}
    found = QuestionPlace.objects.filter(question__in=list(words)).order_by("order")
    for question, key in found.values_list("question_id", "block__key"):
        places.setdefault(question, []).append(key)
    return tuple(
        QuestionView(
            key=row.question.key,
            number=number,
            term=row.term or "",
            html=render_inline(row.text, row.lang),
            lang=row.lang,
            places=tuple(places.get(pk, ())),
            options=tuple(row.question.options),
            evidence=render_inline(row.question.evidence, "ja"),
        )
        for number, (pk, row) in enumerate(words.items(), start=1)
    )


def _word_in_use(lang: str) -> QuerySet[Rendering]:
    """The word that the classes use for the term of a question."""
    renderings = Rendering.objects.filter(term=OuterRef("question__term"), lang=lang)
    return renderings.order_by("order").values("text")[:1]
