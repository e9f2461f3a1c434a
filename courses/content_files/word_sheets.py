"""Terms, translator's notes and open questions, between their files and the database."""

from typing import Any

from django.db.models import Max

from courses.content_files.sheets import Shipped
from courses.models import (
    Document,
    Note,
    NoteRevision,
    OpenQuestion,
    QuestionPlace,
    QuestionWords,
    Rendering,
    Term,
    TermUse,
)
from courses.translation.writing import write_note


class Terms(Shipped):
    """terms.yaml: concept → English, Japanese, status, evidence, by whom."""

    def __init__(self, document: Document, path: str, game: str, said: dict[str, Any]) -> None:
        self.document, self.path, self.game, self.said = document, path, game, said

    def held(self) -> dict[str, Any]:
        uses = (
            TermUse.objects.filter(document=self.document)
            .select_related("term")
            .prefetch_related("term__renderings")
            .order_by("order")
        )
        return {use.term.key: term_data(use.term) for use in uses}

    def write(self, key: str, data: Any) -> None:
        term, _ = Term.objects.get_or_create(game=self.game, key=key)
        TermUse.objects.update_or_create(
            document=self.document, term=term, defaults={"order": list(self.said).index(key)}
        )
        term.renderings.all().delete()
        Rendering.objects.bulk_create(
            [
                Rendering(term=term, lang="en", text=data["en"], status=Rendering.Status.DECIDED),
                *(
                    Rendering(term=term, lang="ja", order=n, **rendering)
                    for n, rendering in enumerate(data["ja"])
                ),
            ]
        )

    def remove(self, key: str) -> None:
        TermUse.objects.filter(document=self.document, term__key=key).delete()

    def arrange(self) -> None:
        for order, key in enumerate(self.said):
            TermUse.objects.filter(document=self.document, term__key=key).update(order=order)


def term_data(term: Term) -> dict[str, Any]:
    """A term in the loader's form."""
    renderings = list(term.renderings.all())
    return {
        "en": next((r.text for r in renderings if r.lang == "en"), ""),
        "ja": [
            {
                "text": r.text,
                "status": r.status,
                "evidence": r.evidence,
                "decided_by": r.decided_by,
            }
            for r in sorted(renderings, key=lambda r: r.order)
            if r.lang == "ja"
        ],
    }


class Notes(Shipped):
    """notes.yaml: translator's notes, each in one language, on a block."""

    def __init__(self, document: Document, path: str, said: dict[str, Any]) -> None:
        self.document, self.path, self.said = document, path, said

    def held(self) -> dict[str, Any]:
        notes = self.document.notes.filter(retired=False).select_related("anchor")
        return {
            note.key: {
                "lang": note.lang,
                "anchor": note.anchor.key,
                "text": note.revisions.latest("number").text,
            }
            for note in notes.order_by("order")
        }

    def write(self, key: str, data: Any) -> None:
        note, _ = Note.objects.update_or_create(
            document=self.document,
            key=key,
            defaults={
                "lang": data["lang"],
                "anchor": self.document.blocks.get(key=data["anchor"]),
                "retired": False,
            },
        )
        newest = note.revisions.aggregate(last=Max("number"))["last"]
        same = newest and note.revisions.filter(number=newest, text=data["text"]).exists()
        if not same:
            write_note(note=note, text=data["text"], origin=NoteRevision.Origin.FILE)

    def remove(self, key: str) -> None:
        self.document.notes.filter(key=key).update(retired=True)

    def arrange(self) -> None:
        for order, key in enumerate(self.said):
            self.document.notes.filter(key=key).update(order=order)


class OpenQuestions(Shipped):
    """questions.yaml: open questions of wording with their places."""

    def __init__(self, document: Document, path: str, said: dict[str, Any]) -> None:
        self.document, self.path, self.said = document, path, said

    def held(self) -> dict[str, Any]:
        questions = self.document.open_questions.select_related("term").prefetch_related(
            "words", "questionplace_set__block"
        )
        return {q.key: question_data(q) for q in questions.order_by("order")}

    def write(self, key: str, data: Any) -> None:
        facts = {n: data[n] for n in ("options", "evidence", "decision", "decided_by")}
        term = Term.objects.get(documents=self.document, key=data["term"]) if data["term"] else None
        question, _ = OpenQuestion.objects.update_or_create(
            document=self.document, key=key, defaults=facts | {"term": term}
        )
        question.words.all().delete()
        question.questionplace_set.all().delete()
        QuestionWords.objects.bulk_create(
            QuestionWords(question=question, lang=lang, text=text)
            for lang, text in data["text"].items()
        )
        QuestionPlace.objects.bulk_create(
            QuestionPlace(question=question, block=self.document.blocks.get(key=place), order=n)
            for n, place in enumerate(data["places"])
        )

    def remove(self, key: str) -> None:
        self.document.open_questions.filter(key=key).delete()

    def arrange(self) -> None:
        for order, key in enumerate(self.said):
            self.document.open_questions.filter(key=key).update(order=order)


def question_data(question: OpenQuestion) -> dict[str, Any]:
    """An open question in the loader's form."""
    places = sorted(question.questionplace_set.all(), key=lambda place: place.order)
    return {
        "places": [place.block.key for place in places],
        "term": question.term.key if question.term else "",
        "options": question.options,
        "evidence": question.evidence,
        "decision": question.decision,
        "decided_by": question.decided_by,
        "text": {words.lang: words.text for words in question.words.all()},
    }
