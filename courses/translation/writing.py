"""The only ways in which localised text is written. Each adds rows; none changes one."""

from django.db import transaction
from django.db.models import Max

from courses.models import (
    Block,
    Note,
    NoteRevision,
    Person,
    Review,
    Revision,
    SourceRevision,
    Target,
)


def _next(number: int | None) -> int:
    return (number or 0) + 1


@transaction.atomic
def write_source(
    *,
    block: Block,
    text: str,
    origin: str,
    author: Person | None = None,
    minor: bool = False,
    reason: str = "",
) -> SourceRevision:
    """A new wording of the block in its source language."""
    number = _next(block.sources.aggregate(last=Max("number"))["last"])
    return SourceRevision.objects.create(
        block=block,
        number=number,
        text=text,
        origin=origin,
        author=author,
        minor=minor and number > 1,
        reason=reason,
    )


@transaction.atomic
def write_target(
    *,
    block: Block,
    lang: str,
    text: str,
    origin: str,
    against: SourceRevision,
    author: Person | None = None,
    reason: str = "",
) -> Revision:
    """A new wording of the block in another language, written against a source revision."""
    target, _ = Target.objects.get_or_create(block=block, lang=lang)
    number = _next(target.revisions.aggregate(last=Max("number"))["last"])
    return Revision.objects.create(
        target=target,
        number=number,
        text=text,
        origin=origin,
        against=against,
        author=author,
        reason=reason,
    )


def submit(*, revision: Revision, by: Person | None = None) -> Review:
    """Hands the revision to a reviewer."""
    return Review.objects.create(revision=revision, step=Review.Step.SUBMITTED, by=by)


def approve(
    *,
    revision: Revision,
    confirmed: SourceRevision | None = None,
    by: Person | None = None,
    reason: str = "",
) -> Review:
    """Lets readers see the revision, as right for a source revision (the one written against)."""
    return Review.objects.create(
        revision=revision,
        step=Review.Step.APPROVED,
        confirmed=confirmed or revision.against,
        by=by,
        reason=reason,
    )


def send_back(*, revision: Revision, by: Person | None = None, reason: str) -> Review:
    """Returns the revision to its author with a reason."""
    return Review.objects.create(revision=revision, step=Review.Step.RETURNED, by=by, reason=reason)


@transaction.atomic
def write_note(*, note: Note, text: str, origin: str, author: Person | None = None) -> NoteRevision:
    """A new wording of a translator's note."""
    number = _next(note.revisions.aggregate(last=Max("number"))["last"])
    return NoteRevision.objects.create(
        note=note, number=number, text=text, origin=origin, author=author
    )
