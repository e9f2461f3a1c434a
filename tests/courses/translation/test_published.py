"""What readers get of localised text."""

import pytest
from django.db import IntegrityError, transaction

from courses.models import Block, Document, Review, Revision, Target
from courses.translation.published import published
from courses.translation.state import State
from courses.translation.writing import approve, send_back, submit, write_source, write_target

pytestmark = pytest.mark.django_db


@pytest.fixture
def block() -> Block:
    """A paragraph with one English wording."""
    document = Document.objects.create(key="lorcana/99", kind="lesson")
    made = Block.objects.create(document=document, key="p1", kind="paragraph", order=0)
    write_source(block=made, text="First.", origin="file")
    return made


def shown(block: Block, lang: str = "ja") -> tuple[str, str, State]:
    """Text, its language and its state as a reader gets them."""
    text = published(block.document_id, lang)[block.key]
    return text.text, text.lang, text.state


def translate(block: Block, text: str) -> Revision:
    """A Japanese wording against the newest source."""
    against = block.sources.latest("number")
    return write_target(block=block, lang="ja", text=text, origin="typed", against=against)


def test_without_a_translation_the_reader_gets_marked_english(block):
    """Never blank, and never silently English."""
    assert shown(block) == ("First.", "en", State.MISSING)


def test_a_draft_is_not_shown(block):
    """Only what was approved reaches a reader, whatever is newer."""
    approve(revision=translate(block, "一"))
    submit(revision=translate(block, "二"))
    assert shown(block) == ("一", "ja", State.APPROVED)


def test_a_changed_source_leaves_the_approved_text_and_marks_it(block):
    """The last approved text stays, marked as behind."""
    approve(revision=translate(block, "一"))
    write_source(block=block, text="First, but not always.", origin="file")
    assert shown(block) == ("一", "ja", State.STALE)
    assert shown(block, "en") == ("First, but not always.", "en", State.APPROVED)


def test_a_minor_edit_of_the_source_changes_no_state(block):
    """A typo is in the history and marks nothing."""
    approve(revision=translate(block, "一"))
    write_source(block=block, text="First!", origin="typed", minor=True)
    assert shown(block) == ("一", "ja", State.APPROVED)


def test_confirming_against_the_new_source_ends_staleness(block):
    """A reviewer may find the old wording still right."""
    revision = translate(block, "一")
    approve(revision=revision)
    newer = write_source(block=block, text="Firstly.", origin="typed")
    approve(revision=revision, confirmed=newer)
    assert shown(block) == ("一", "ja", State.APPROVED)


def test_a_returned_revision_leaves_what_was_shown(block):
    """Sending a revision back takes nothing from the reader."""
    approve(revision=translate(block, "一"))
    send_back(revision=translate(block, "二"), reason="wrong term")
    assert shown(block) == ("一", "ja", State.APPROVED)


def test_reading_takes_two_queries_however_long(block, django_assert_num_queries):
    """The number of blocks doesn't matter."""
    for order in range(1, 9):
        other = Block.objects.create(
            document=block.document, key=f"p{order + 1}", kind="paragraph", order=order
        )
        write_source(block=other, text="More.", origin="file")
        approve(revision=translate(other, "もっと"))
    with django_assert_num_queries(2):
        assert len(published(block.document_id, "ja")) == 9


def test_a_retired_block_is_not_shown(block):
    """A block that left its document stays in the database only."""
    Block.objects.update(retired=True)
    assert published(block.document_id, "ja") == {}


@pytest.mark.parametrize(
    "fault",
    [
        lambda block: Block.objects.create(
            document=block.document, key="p1", kind="paragraph", order=9
        ),
        lambda block: Block.objects.create(document=block.document, key="x", kind="odd", order=9),
        lambda block: Target.objects.bulk_create(
            [Target(block=block, lang="ja"), Target(block=block, lang="ja")]
        ),
        lambda block: translate(block, ""),
        lambda block: Review.objects.create(revision=translate(block, "一"), step="approved"),
    ],
)
def test_the_database_refuses_what_cannot_be(block, fault):
    """Double ids, unknown kinds, empty texts, an approval that names no source."""
    with pytest.raises(IntegrityError), transaction.atomic():
        fault(block)
