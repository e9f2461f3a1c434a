"""What readers get: the last approved text of every block, never blank, never silent English."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from django.db.models import OuterRef, QuerySet, Subquery

from courses.models import Block, Review, SourceRevision
from courses.translation.state import Facts, State, state


@dataclass(frozen=True)
class Published:
    """A block's text for a reader: in which language it really is, and in what state.

    `revision` names the wording ("s12" of a source, "t34" of a target). State MISSING means that
    the text is the source's, since nothing in the reader's language was ever approved.
    """

    key: str
    kind: str
    text: str
    lang: str
    state: State
    revision: str


def published(
    document_id: int, lang: str, keys: Iterable[str] | None = None
) -> dict[str, Published]:
    """The document's blocks that are not retired, by key, in order, in the reader's language.

    Two queries, whatever the number of blocks.
    """
    blocks = Block.objects.filter(document_id=document_id, retired=False)
    if keys is not None:
        blocks = blocks.filter(key__in=list(keys))
    rows = [Row(*row) for row in _with_heads(blocks, lang).order_by("order")]
    approvals = _approvals([row.approval for row in rows if row.approval])
    return {
        row.key: _published(row, lang, approvals.get(row.approval)) for row in rows if row.source
    }


class Row(NamedTuple):
    """A block with the newest source, its newest change of meaning, and its approval."""

    key: str
    kind: str
    source_language: str
    source: int | None
    source_text: str
    meaning: int
    approval: int | None


class Approval(NamedTuple):
    """An approved wording: its row, its number, its text, the source it was confirmed against."""

    revision: int
    number: int
    text: str
    confirmed: int


def _with_heads(blocks: QuerySet[Block], lang: str) -> QuerySet[Block, tuple[Any, ...]]:
    sources = SourceRevision.objects.filter(block=OuterRef("pk")).order_by("-number")
    approvals = Review.objects.filter(
        revision__target__block=OuterRef("pk"),
        revision__target__lang=lang,
        step=Review.Step.APPROVED,
    ).order_by("-pk")
    return blocks.values_list(
        "key",
        "kind",
        "document__source_language",
        Subquery(sources.values("pk")[:1]),
        Subquery(sources.values("text")[:1]),
        Subquery(sources.filter(minor=False).values("number")[:1]),
        Subquery(approvals.values("pk")[:1]),
    )


def _approvals(ids: list[int]) -> dict[int | None, Approval]:
    if not ids:
        return {}
    fields = ("revision_id", "revision__number", "revision__text", "confirmed__number")
    rows = Review.objects.filter(pk__in=ids).values_list("pk", *fields)
    return {pk: Approval(*row) for pk, *row in rows}


def _published(row: Row, lang: str, approval: Approval | None) -> Published:
    if lang == row.source_language or approval is None:
        shown = State.APPROVED if lang == row.source_language else State.MISSING
        source = f"s{row.source}"
        return Published(row.key, row.kind, row.source_text, row.source_language, shown, source)
    facts = Facts(row.meaning, approval.number, Review.Step.APPROVED, approval.confirmed)
    text = f"t{approval.revision}"
    return Published(row.key, row.kind, approval.text, lang, state(facts), text)
