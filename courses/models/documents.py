"""Localised text: documents of blocks, each with a source text and a target per language.

Nothing here is overwritten. A new wording is a new revision; a target's revision says which
revision of the source it was written against; an approval is a row of its own. Which text a reader
gets, and in what state a target is, is computed from these rows (courses/translation/state.py).
"""

from django.conf import settings
from django.db import models
from django.db.models import Q


class Document(models.Model):
    """A set of blocks that ships as one file per language: a lesson, or the words of questions."""

    class Kind(models.TextChoices):
        LESSON = "lesson"
        QUESTIONS = "questions"

    key = models.CharField(max_length=80, unique=True, help_text="lorcana/03, lorcana/03/words")
    kind = models.CharField(max_length=16, choices=Kind)
    source_language = models.CharField(max_length=8, default="en")

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(kind__in=["lesson", "questions"]), name="document_kind_known"
            )
        ]

    def __str__(self) -> str:
        return self.key


class Block(models.Model):
    """One heading, paragraph, key rule, list, table, caption or part, with an id that stays."""

    class Kind(models.TextChoices):
        HEADING = "heading"
        PARAGRAPH = "paragraph"
        RULE = "rule"
        LIST = "list"
        TABLE = "table"

    document = models.ForeignKey(Document, on_delete=models.CASCADE, related_name="blocks")
    key = models.CharField(max_length=120)
    kind = models.CharField(max_length=16, choices=Kind)
    order = models.PositiveIntegerField()
    retired = models.BooleanField(default=False, help_text="No longer in the document; kept.")

    class Meta:
        ordering = ["document", "order"]
        constraints = [
            models.UniqueConstraint(fields=["document", "key"], name="block_key_once"),
            models.CheckConstraint(
                condition=Q(kind__in=["heading", "paragraph", "rule", "list", "table"]),
                name="block_kind_known",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.document_id}#{self.key}"


class Text(models.Model):
    """One wording, never changed after it is written."""

    class Origin(models.TextChoices):
        FILE = "file"
        TYPED = "typed"
        SUGGESTION = "suggestion"
        IMPORT = "import"
        TERM = "term"
        REVERT = "revert"

    number = models.PositiveIntegerField()
    text = models.TextField()
    origin = models.CharField(max_length=16, choices=Origin)
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )
    reason = models.CharField(max_length=200, blank=True)
    written_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        abstract = True

    def __str__(self) -> str:
        return f"{self.number}: {self.text[:40]}"


def _text_rules(name: str) -> list[models.BaseConstraint]:
    """The constraints that every kind of text has."""
    return [
        models.CheckConstraint(condition=Q(number__gte=1), name=f"{name}_counts_from_one"),
        models.CheckConstraint(condition=~Q(text=""), name=f"{name}_not_empty"),
    ]


class SourceRevision(Text):
    """A wording of a block in the source language."""

    block = models.ForeignKey(Block, on_delete=models.CASCADE, related_name="sources")
    minor = models.BooleanField(default=False, help_text="Changed no meaning: targets stay.")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["block", "number"], name="source_number_once"),
            models.CheckConstraint(
                condition=Q(minor=False) | Q(number__gt=1), name="source_first_not_minor"
            ),
            *_text_rules("source"),
        ]


class Target(models.Model):
    """A block in one language other than its source's."""

    block = models.ForeignKey(Block, on_delete=models.CASCADE, related_name="targets")
    lang = models.CharField(max_length=8)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["block", "lang"], name="target_language_once")
        ]

    def __str__(self) -> str:
        return f"{self.block} ({self.lang})"


class Revision(Text):
    """A wording of a target, and the source revision it was written against."""

    target = models.ForeignKey(Target, on_delete=models.CASCADE, related_name="revisions")
    against = models.ForeignKey(SourceRevision, on_delete=models.PROTECT, related_name="+")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["target", "number"], name="revision_number_once"),
            *_text_rules("revision"),
        ]


class Review(models.Model):
    """What happened to a revision on its way to the reader. Only ever added."""

    class Step(models.TextChoices):
        SUBMITTED = "submitted"
        APPROVED = "approved"
        RETURNED = "returned"

    revision = models.ForeignKey(Revision, on_delete=models.CASCADE, related_name="reviews")
    step = models.CharField(max_length=16, choices=Step)
    confirmed = models.ForeignKey(
        SourceRevision,
        on_delete=models.PROTECT,
        null=True,
        related_name="+",
        help_text="On approval: the source that the reviewer read it against.",
    )
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )
    reason = models.CharField(max_length=200, blank=True)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["pk"]
        constraints = [
            models.CheckConstraint(
                condition=Q(step="approved", confirmed__isnull=False)
                | Q(step__in=["submitted", "returned"], confirmed__isnull=True),
                name="review_approval_names_its_source",
            )
        ]

    def __str__(self) -> str:
        return f"{self.step} {self.revision_id}"


class Note(models.Model):
    """A translator's note: exists in one language only and hangs on a block."""

    document = models.ForeignKey(Document, on_delete=models.CASCADE, related_name="notes")
    key = models.CharField(max_length=120)
    lang = models.CharField(max_length=8)
    anchor = models.ForeignKey(Block, on_delete=models.PROTECT, related_name="notes")
    order = models.PositiveIntegerField(default=0)
    retired = models.BooleanField(default=False)

    class Meta:
        ordering = ["document", "order"]
        constraints = [models.UniqueConstraint(fields=["document", "key"], name="note_key_once")]

    def __str__(self) -> str:
        return f"{self.document_id}!{self.key}"


class NoteRevision(Text):
    """A wording of a translator's note."""

    note = models.ForeignKey(Note, on_delete=models.CASCADE, related_name="revisions")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["note", "number"], name="note_number_once"),
            *_text_rules("note"),
        ]


class FileReading(models.Model):
    """What a content file said about one thing when it was last read: a digest."""

    path = models.CharField(max_length=200)
    key = models.CharField(max_length=140)
    digest = models.CharField(max_length=64)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["path", "key"], name="file_reading_once"),
            models.CheckConstraint(condition=~Q(digest=""), name="file_reading_has_digest"),
        ]

    def __str__(self) -> str:
        return f"{self.path}#{self.key}"
