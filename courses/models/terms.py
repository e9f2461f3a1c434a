"""Terms, and open questions of wording."""

from django.db import models
from django.db.models import Q

from courses.models.documents import Block, Document


class Term(models.Model):
    """A concept of a game that has a word in each language."""

    game = models.CharField(max_length=32)
    key = models.CharField(max_length=80)
    documents = models.ManyToManyField(Document, through="TermUse", related_name="terms")

    class Meta:
        ordering = ["game", "key"]
        constraints = [models.UniqueConstraint(fields=["game", "key"], name="term_key_once")]

    def __str__(self) -> str:
        return self.key


class Rendering(models.Model):
    """A word for a concept, how far it is settled, on what evidence and by whom."""

    class Status(models.TextChoices):
        OPEN = "open"
        DECIDED = "decided"
        ALLOWED = "allowed"
        FORBIDDEN = "forbidden"

    term = models.ForeignKey(Term, on_delete=models.CASCADE, related_name="renderings")
    lang = models.CharField(max_length=8)
    text = models.CharField(max_length=120)
    status = models.CharField(max_length=16, choices=Status)
    evidence = models.TextField(blank=True)
    decided_by = models.CharField(max_length=120, blank=True)
    order = models.PositiveIntegerField(default=0)

    class Meta:
        ordering = ["term", "lang", "order"]
        constraints = [
            models.UniqueConstraint(fields=["term", "lang", "text"], name="rendering_once"),
            models.UniqueConstraint(
                fields=["term", "lang"],
                condition=Q(status="decided"),
                name="rendering_decided_once",
            ),
            models.CheckConstraint(
                condition=Q(status__in=["open", "decided", "allowed", "forbidden"]),
                name="rendering_status_known",
            ),
            models.CheckConstraint(condition=~Q(text=""), name="rendering_not_empty"),
        ]

    def __str__(self) -> str:
        return self.text


class TermUse(models.Model):
    """A term in a document's table of terms."""

    document = models.ForeignKey(Document, on_delete=models.CASCADE)
    term = models.ForeignKey(Term, on_delete=models.CASCADE)
    order = models.PositiveIntegerField()

    class Meta:
        ordering = ["document", "order"]
        constraints = [models.UniqueConstraint(fields=["document", "term"], name="term_use_once")]

    def __str__(self) -> str:
        return f"{self.document_id}: {self.term_id}"


class OpenQuestion(models.Model):
    """A question of wording that somebody has to settle (要確認)."""

    document = models.ForeignKey(Document, on_delete=models.CASCADE, related_name="open_questions")
    key = models.CharField(max_length=120)
    order = models.PositiveIntegerField(default=0)
    options = models.JSONField(default=list, blank=True)
    term = models.ForeignKey(Term, on_delete=models.PROTECT, null=True, related_name="questions")
    evidence = models.TextField(blank=True)
    decision = models.TextField(blank=True)
    decided_by = models.CharField(max_length=120, blank=True)
    places = models.ManyToManyField(Block, through="QuestionPlace", related_name="open_questions")

    class Meta:
        ordering = ["document", "order"]
        constraints = [
            models.UniqueConstraint(fields=["document", "key"], name="open_question_key_once"),
            models.CheckConstraint(
                condition=Q(decision="") | ~Q(decided_by=""), name="open_question_decided_by_whom"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.document_id}?{self.key}"


class QuestionWords(models.Model):
    """What is asked, in one language."""

    question = models.ForeignKey(OpenQuestion, on_delete=models.CASCADE, related_name="words")
    lang = models.CharField(max_length=8)
    text = models.TextField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["question", "lang"], name="question_words_once"),
            models.CheckConstraint(condition=~Q(text=""), name="question_words_not_empty"),
        ]

    def __str__(self) -> str:
        return self.text


class QuestionPlace(models.Model):
    """A block in which the open wording stands."""

    question = models.ForeignKey(OpenQuestion, on_delete=models.CASCADE)
    block = models.ForeignKey(Block, on_delete=models.PROTECT)
    order = models.PositiveIntegerField(default=0)

    class Meta:
        ordering = ["question", "order"]
        constraints = [
            models.UniqueConstraint(fields=["question", "block"], name="question_place_once")
        ]

    def __str__(self) -> str:
        return f"{self.question_id} in {self.block_id}"
