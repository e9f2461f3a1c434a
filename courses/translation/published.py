"""What readers get: the last approved text of every block, never blank, never silent English."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import F, OuterRef, QuerySet, Subquery

from courses.models import Block, Review, Revision, SourceRevision
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
    blocks = _with_heads(Block.objects.filter(document_id=document_id, retired=False), lang)
    if keys is not None:
        blocks = blocks.filter(key__in=list(keys))
    rows = list(blocks.exclude(source_text=None).order_by("order"))
    confirmed = _confirmed(rows)
    return {block.key: _published(block, lang, confirmed) for block in rows}


def _with_heads(blocks: QuerySet[Block], lang: str) -> QuerySet[Block]:
    """The blocks with the newest source, the newest change of meaning, and the approval."""
    sources = SourceRevision.objects.filter(block=OuterRef("pk")).order_by("-number")
    approvals = Review.objects.filter(
        revision__target__block=OuterRef("pk"),
        revision__target__lang=lang,
        step=Review.Step.APPROVED,
    ).order_by("-pk")
    return blocks.annotate(
        source_language=F("document__source_language"),
        source_id=Subquery(sources.values("pk")[:1]),
        source_text=Subquery(sources.values("text")[:1]),
        meaning=Subquery(sources.filter(minor=False).values("number")[:1]),
        approval_id=Subquery(approvals.values("pk")[:1]),
    )


def _confirmed(blocks: list[Block]) -> dict[int, Review]:
    ids = [block.approval_id for block in blocks if block.approval_id]
    if not ids:
        return {}
    reviews = Review.objects.filter(pk__in=ids).select_related("revision", "confirmed")
    return {review.pk: review for review in reviews}


def _published(block: Block, lang: str, approvals: dict[int, Review]) -> Published:
    approval = approvals.get(block.approval_id)
    if lang == block.source_language or approval is None:
        shown = State.APPROVED if lang == block.source_language else State.MISSING
        return Published(
            block.key,
            block.kind,
            block.source_text,
            block.source_language,
            shown,
            f"s{block.source_id}",
        )
    revision: Revision = approval.revision
    facts = Facts(block.meaning, revision.number, approval.step, approval.confirmed.number)
    return Published(block.key, block.kind, revision.text, lang, state(facts), f"t{revision.pk}")
