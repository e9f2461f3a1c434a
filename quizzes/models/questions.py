"""Questions and their revisions. A revision is the file as it was; it never changes."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _


class Question(models.Model):
    """A question by its id. Retired ones are drawn no more; what was asked keeps them."""

    quiz = models.CharField(max_length=32, help_text="game/class: lorcana/03")
    key = models.CharField(max_length=80)
    topic = models.CharField(max_length=32)
    kind = models.CharField(max_length=16)
    retired = models.BooleanField(default=False)

    class Meta:
        verbose_name = _("question")
        verbose_name_plural = _("questions")
        ordering = ["quiz", "key"]
        constraints = [
            models.UniqueConstraint(fields=["quiz", "key"], name="question_key_once"),
        ]

    def __str__(self) -> str:
        return f"{self.quiz}/{self.key}"


class QuestionRevision(models.Model):
    """What a question's file said. The newest is the one that is asked."""

    question = models.ForeignKey(Question, on_delete=models.PROTECT, related_name="revisions")
    number = models.PositiveIntegerField()
    digest = models.CharField(max_length=64)
    path = models.CharField(max_length=200)
    text = models.TextField()
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["question", "number"]
        constraints = [
            models.UniqueConstraint(fields=["question", "number"], name="question_revision_once"),
            models.CheckConstraint(condition=~Q(text=""), name="question_revision_says_something"),
        ]

    def __str__(self) -> str:
        return f"{self.question_id}#{self.number}"
