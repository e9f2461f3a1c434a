"""Attempts: who takes which quiz, what they are asked, what they answer."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from quizzes.models.questions import QuestionRevision


class Attempt(models.Model):
    """One go at a quiz, or one round of practice, with the versions that it was asked under.

    person, or session: whose it is. A person who leaves takes their name along; the attempt stays.
    """

    class Policy(models.TextChoices):
        QUIZ = "quiz"
        PRACTICE = "practice"

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="attempts",
    )
    session = models.CharField(max_length=64, blank=True)
    quiz = models.CharField(max_length=32)
    language = models.CharField(max_length=8)
    policy = models.CharField(max_length=16, choices=Policy, default=Policy.QUIZ)
    rules_version = models.CharField(max_length=16)
    engine_version = models.CharField(max_length=16)
    cards_version = models.CharField(max_length=16)
    seed = models.PositiveIntegerField()
    started = models.DateTimeField(auto_now_add=True)
    finished = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name = _("attempt")
        verbose_name_plural = _("attempts")
        ordering = ["-started"]
        constraints = [
            models.UniqueConstraint(
                fields=["person", "quiz", "policy"],
                condition=Q(finished__isnull=True, person__isnull=False),
                name="attempt_open_once",
            ),
            models.CheckConstraint(
                condition=Q(finished__isnull=True) | Q(finished__gte=F("started")),
                name="attempt_ends_after_its_start",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.quiz} {self.id}"

    def get_absolute_url(self) -> str:
        """Its page: what to do next, or the result."""
        return reverse("quizzes:attempt", args=[self.pk])

    @property
    def slug(self) -> str:
        """The class it belongs to, as in addresses."""
        return self.quiz.rpartition("/")[2]


class AttemptQuestion(models.Model):
    """The n-th question of an attempt: which revision, which variant.

    values: what the placeholders stand for, so that it stays the same when cards are added.
    """

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="questions")
    n = models.PositiveIntegerField()
    revision = models.ForeignKey(QuestionRevision, on_delete=models.PROTECT, related_name="asked")
    seed = models.PositiveIntegerField()
    values = models.JSONField(default=dict)

    class Meta:
        ordering = ["attempt", "n"]
        constraints = [
            models.UniqueConstraint(fields=["attempt", "n"], name="attempt_question_once"),
            models.CheckConstraint(condition=Q(n__gte=1), name="attempt_question_from_one"),
        ]

    def __str__(self) -> str:
        return f"{self.attempt_id}/{self.n}"

    def get_absolute_url(self) -> str:
        """Its page: the question, or the verdict on its answer."""
        return reverse("quizzes:question", args=[self.attempt_id, self.n])


class Response(models.Model):
    """An answer. given: the fields as sent; said: as understood.

    A draft waits to be submitted; one answer per question is submitted, whatever is sent twice.
    """

    class State(models.TextChoices):
        DRAFT = "draft"
        SUBMITTED = "submitted"

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="responses")
    question = models.ForeignKey(
        AttemptQuestion, on_delete=models.CASCADE, related_name="responses"
    )
    token = models.UUIDField()
    state = models.CharField(max_length=16, choices=State)
    given = models.JSONField(default=dict)
    said = models.JSONField(null=True, blank=True)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        verbose_name = _("answer")
        verbose_name_plural = _("answers")
        ordering = ["pk"]
        constraints = [
            models.UniqueConstraint(fields=["attempt", "token"], name="response_token_once"),
            models.UniqueConstraint(
                fields=["question"],
                condition=Q(state="submitted"),
                name="response_submitted_once",
            ),
            models.CheckConstraint(
                condition=Q(state="draft") | Q(said__isnull=False),
                name="response_submitted_says_something",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.question_id}: {self.state}"
