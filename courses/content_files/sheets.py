"""What each content file holds: how it reads from the database, writes to it, and leaves it.

One class per kind of file. `said` is what the file says, `held` what the database holds in the
same form, both by key; so one loader, one exporter and one test of the round trip serve them all.
"""

from typing import Any, Protocol

from django.db.models import OuterRef, Subquery

from courses.content_files.block_file import BlockFile, kind_of
from courses.models import (
    Block,
    Citation,
    Clause,
    ClauseNumber,
    ClauseSummary,
    Document,
    Revision,
    SourceRevision,
)
from courses.translation.published import published
from courses.translation.writing import approve, write_source, write_target


class Sheet(Protocol):
    """The contract between a kind of content file and the loader and exporter."""

    path: str
    said: dict[str, Any]

    def held(self) -> dict[str, Any]:
        """What the database holds, by key, in order."""

    def shipped(self) -> dict[str, Any]:
        """What the database holds that readers see: what the exporter writes."""

    def write(self, key: str, data: Any) -> None:
        """Puts what the file says about the key into the database."""

    def remove(self, key: str) -> None:
        """Takes out what the file no longer has."""

    def arrange(self) -> None:
        """Puts the things in the file's order."""


class Shipped:
    """Most things ship as they are held."""

    def held(self) -> dict[str, Any]:
        raise NotImplementedError

    def shipped(self) -> dict[str, Any]:
        return self.held()


class SourceBlocks(Shipped):
    """A document's text in its source language."""

    def __init__(self, document: Document, file: BlockFile) -> None:
        self.document, self.path = document, file.path
        self.said = {block.key: block.text for block in file.blocks}

    def held(self) -> dict[str, Any]:
        newest = SourceRevision.objects.filter(block=OuterRef("pk")).order_by("-number")
        blocks = Block.objects.filter(document=self.document, retired=False)
        rows = blocks.annotate(newest=Subquery(newest.values("text")[:1])).order_by("order")
        return {block.key: block.newest for block in rows if block.newest is not None}

    def write(self, key: str, data: Any) -> None:
        block, _ = Block.objects.update_or_create(
            document=self.document,
            key=key,
            defaults={"kind": kind_of(data), "retired": False},
            create_defaults={"kind": kind_of(data), "order": len(self.said)},
        )
        write_source(block=block, text=data, origin=SourceRevision.Origin.FILE)

    def remove(self, key: str) -> None:
        Block.objects.filter(document=self.document, key=key).update(retired=True)

    def arrange(self) -> None:
        blocks = {block.key: block for block in self.document.blocks.all()}
        for order, key in enumerate(self.said):
            if key in blocks and blocks[key].order != order:
                self.document.blocks.filter(key=key).update(order=order)


class TargetBlocks(Shipped):
    """A document's text in another language. What ships in the file is approved."""

    def __init__(self, document: Document, lang: str, file: BlockFile) -> None:
        self.document, self.lang, self.path = document, lang, file.path
        self.said = {block.key: block.text for block in file.blocks}

    def held(self) -> dict[str, Any]:
        newest = Revision.objects.filter(
            target__block=OuterRef("pk"), target__lang=self.lang
        ).order_by("-number")
        blocks = Block.objects.filter(document=self.document, retired=False)
        rows = blocks.annotate(newest=Subquery(newest.values("text")[:1])).order_by("order")
        return {block.key: block.newest for block in rows if block.newest is not None}

    def shipped(self) -> dict[str, Any]:
        """The approved texts: a draft that went out in a file would come back approved."""
        texts = published(self.document.pk, self.lang).values()
        return {text.key: text.text for text in texts if text.lang == self.lang}

    def write(self, key: str, data: Any) -> None:
        block = Block.objects.get(document=self.document, key=key)
        revision = write_target(
            block=block,
            lang=self.lang,
            text=data,
            origin=Revision.Origin.FILE,
            against=block.sources.latest("number"),
        )
        approve(revision=revision, reason="as shipped")

    def remove(self, key: str) -> None:
        """A translation that left its file stays: the block's own file decides about the block."""

    def arrange(self) -> None:
        """Nothing to do: the source gives the order."""


class Citations(Shipped):
    """citations.yaml: number → clauses."""

    def __init__(
        self, document: Document, path: str, game: str, said: dict[str, list[str]]
    ) -> None:
        self.document, self.path, self.game, self.said = document, path, game, said

    def held(self) -> dict[str, Any]:
        found: dict[str, list[str]] = {}
        for citation in self.document.citations.select_related("clause").order_by("order", "pk"):
            found.setdefault(citation.number, []).append(citation.clause.key)
        return found

    def write(self, key: str, data: Any) -> None:
        self.remove(key)
        order = list(self.said).index(key)
        Citation.objects.bulk_create(
            Citation(
                document=self.document,
                number=key,
                clause=Clause.objects.get(game=self.game, key=clause),
                order=order,
            )
            for clause in data
        )

    def remove(self, key: str) -> None:
        self.document.citations.filter(number=key).delete()

    def arrange(self) -> None:
        for order, number in enumerate(self.said):
            self.document.citations.filter(number=number).update(order=order)


class Clauses(Shipped):
    """clauses.yaml: a game's clauses, each with our summaries and its other numbers."""

    def __init__(self, game: str, path: str, said: dict[str, dict[str, Any]]) -> None:
        self.game, self.path, self.said = game, path, said

    def held(self) -> dict[str, Any]:
        clauses = Clause.objects.filter(game=self.game).prefetch_related("numbers", "summaries")
        return {clause.key: clause_data(clause) for clause in clauses}

    def write(self, key: str, data: Any) -> None:
        clause, _ = Clause.objects.update_or_create(
            game=self.game,
            key=key,
            defaults={
                "source": data["document"],
                "version": data["version"],
                "since": data["since"],
                "order": sort_key(key),
            },
        )
        clause.numbers.all().delete()
        clause.summaries.all().delete()
        ClauseNumber.objects.bulk_create(
            ClauseNumber(clause=clause, lang=lang, version=data["version"], number=number)
            for lang, number in data["numbers"].items()
        )
        ClauseSummary.objects.bulk_create(
            ClauseSummary(clause=clause, lang=lang, text=text)
            for lang, text in data["summary"].items()
        )

    def remove(self, key: str) -> None:
        Clause.objects.filter(game=self.game, key=key, citations=None).delete()

    def arrange(self) -> None:
        """Nothing to do: clauses sort by their numbers."""


def clause_data(clause: Clause) -> dict[str, Any]:
    """A clause in the loader's form."""
    return {
        "document": clause.source,
        "version": clause.version,
        "since": clause.since,
        "numbers": {n.lang: n.number for n in clause.numbers.all() if n.version == clause.version},
        "summary": {s.lang: s.text for s in clause.summaries.all()},
    }


def sort_key(key: str) -> str:
    """The clause's number in a form that sorts: 8.10 comes after 8.9."""
    return ".".join(part.zfill(3) for part in key.split("."))
