"""Clauses of the rules documents, their numbers per edition, and the citations of a document."""

from django.db import models
from django.db.models import Q

from courses.models.documents import Document


class Clause(models.Model):
    """A clause, named by its number in the English edition of one version of one document."""

    class Source(models.TextChoices):
        CR = "CR"
        TR = "TR"
        PCG = "PCG"

    game = models.CharField(max_length=32)
    key = models.CharField(max_length=40, help_text="7.7.4.2 or TR 5.4")
    source = models.CharField(max_length=8, choices=Source, default=Source.CR)
    version = models.CharField(max_length=16)
    since = models.CharField(
        max_length=16, blank=True, help_text="The version that brought it in this form."
    )
    order = models.CharField(max_length=80, help_text="Sorts 8.10 after 8.9.")

    class Meta:
        ordering = ["game", "source", "order"]
        constraints = [
            models.UniqueConstraint(fields=["game", "key"], name="clause_key_once"),
            models.CheckConstraint(
                condition=Q(source__in=["CR", "TR", "PCG"]), name="clause_source_known"
            ),
        ]

    def __str__(self) -> str:
        return self.key

    @property
    def slug(self) -> str:
        """The clause in an address."""
        return self.key.replace(" ", "-")


class ClauseNumber(models.Model):
    """A clause's number in the edition of a language; no row where it isn't known."""

    clause = models.ForeignKey(Clause, on_delete=models.CASCADE, related_name="numbers")
    lang = models.CharField(max_length=8)
    version = models.CharField(max_length=16)
    number = models.CharField(max_length=24)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["clause", "lang", "version"], name="clause_number_once_per_edition"
            ),
            models.CheckConstraint(condition=~Q(number=""), name="clause_number_not_empty"),
        ]

    def __str__(self) -> str:
        return f"{self.clause} {self.lang} {self.version}"


class ClauseSummary(models.Model):
    """What a clause says, in one line of our own words."""

    clause = models.ForeignKey(Clause, on_delete=models.CASCADE, related_name="summaries")
    lang = models.CharField(max_length=8)
    text = models.CharField(max_length=400)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["clause", "lang"], name="clause_summary_once"),
            models.CheckConstraint(condition=~Q(text=""), name="clause_summary_not_empty"),
        ]

    def __str__(self) -> str:
        return self.text


class Citation(models.Model):
    """What 〔number〕 points at in a document: one clause of several, in order."""

    document = models.ForeignKey(Document, on_delete=models.CASCADE, related_name="citations")
    number = models.CharField(max_length=8)
    clause = models.ForeignKey(Clause, on_delete=models.PROTECT, related_name="citations")
    order = models.PositiveIntegerField(default=0)

    class Meta:
        ordering = ["document", "order"]
        constraints = [
            models.UniqueConstraint(
                fields=["document", "number", "clause"], name="citation_clause_once"
            )
        ]

    def __str__(self) -> str:
        return f"{self.document_id}〔{self.number}〕"
