"""Words that belong to no lesson."""

import pytest

from courses.models import Block, Document
from courses.reading.question_words import words
from courses.translation.writing import approve, write_source, write_target

pytestmark = pytest.mark.django_db


@pytest.fixture
def document() -> Document:
    """A prompt in both languages."""
    made = Document.objects.create(key="lorcana/99/words", kind="questions")
    block = Block.objects.create(document=made, key="Q1.prompt", kind="paragraph", order=0)
    source = write_source(block=block, text="{hurt} has **{n}** damage.", origin="file")
    approve(
        revision=write_target(
            block=block, lang="ja", text="{hurt}は{n}ダメージ。", origin="file", against=source
        )
    )
    return made


def test_placeholders_are_filled_before_the_text_is_read(document, django_assert_num_queries):
    """A card's name in 《》 becomes a link; a number stays a number."""
    with django_assert_num_queries(2):
        asked = words("lorcana/99/words", "en")
    values = {"hurt": "《Flounder – Voice of Reason》", "n": "2"}
    assert asked.html("Q1.prompt", values) == (
        '<p><a class="card-name" href="/en/cards/flounder-voice-of-reason/">'
        "Flounder – Voice of Reason</a> has <strong>2</strong> damage.</p>"
    )
    assert asked.label("Q1.prompt", values).startswith('<span class="card-name">')
    assert asked.plain("Q1.prompt", values) == "Flounder – Voice of Reason has 2 damage."


def test_values_cannot_bring_markup_of_their_own(document):
    """What a value says is text."""
    asked = words("lorcana/99/words", "ja")
    assert "<img" not in asked.html("Q1.prompt", {"hurt": "<img src=x onerror=alert(1)>"})
    assert asked.lang("Q1.prompt") == "ja"


def test_an_unknown_document_has_no_words():
    """Before the content is loaded pages say so themselves."""
    assert "Q1.prompt" not in words("lorcana/98/words", "ja")
