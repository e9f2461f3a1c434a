"""Judgements: only ever added. Which one counts is a query."""

from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import Case, F, IntegerField, Q, QuerySet, Value, When
from django.utils.translation import gettext_lazy as _

from quizzes.models.attempts import Response


class JudgementQuery(models.QuerySet["Judgement"]):
    """Which judgements count."""

    def counting_first(self) -> QuerySet["Judgement"]:
        """A person's judgement before a simulation's, newer ones before older ones."""
        by_person = Case(
            When(cause=Judgement.Cause.PERSON, then=Value(1)),
            default=Value(0),
            output_field=IntegerField(),
        )
        return self.annotate(by_person=by_person).order_by("-by_person", "-pk")


class Judgement(models.Model):
    """A verdict on a response, with what it was seen under.

    misconception, older_version: the profile whose rules yield the answer. parting: the step of
    the replay, from 1, at which those rules go another way.
    """

    class Verdict(models.TextChoices):
        RIGHT = "right"
        PARTLY = "partly"
        WRONG = "wrong"
        UNJUDGED = "unjudged"

    class Cause(models.TextChoices):
        SUBMIT = "submit"
        REGRADE = "regrade"
        PERSON = "person"

    response = models.ForeignKey(Response, on_delete=models.CASCADE, related_name="judgements")
    verdict = models.CharField(max_length=16, choices=Verdict)
    points = models.PositiveIntegerField(default=0)
    total = models.PositiveIntegerField(default=1)
    digest = models.CharField(max_length=16, blank=True)
    misconception = models.CharField(max_length=64, blank=True)
    older_version = models.CharField(max_length=16, blank=True)
    parting = models.PositiveIntegerField(null=True, blank=True)
    why = models.CharField(max_length=200, blank=True)
    cause = models.CharField(max_length=16, choices=Cause)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )
    rules_version = models.CharField(max_length=16)
    engine_version = models.CharField(max_length=16)
    at = models.DateTimeField(auto_now_add=True)

    objects = JudgementQuery.as_manager()

    class Meta:
        verbose_name = _("judgement")
        verbose_name_plural = _("judgements")
        ordering = ["pk"]
        constraints = [
            models.CheckConstraint(condition=Q(points__lte=F("total")), name="judgement_in_bounds"),
            models.UniqueConstraint(
                fields=["response"], condition=Q(cause="submit"), name="judgement_submitted_once"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.response_id}: {self.verdict}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Adds it. Raises TypeError when it is there already: judgements are never changed."""
        if self.pk is not None and not kwargs.get("force_insert"):
            raise TypeError("a judgement is only ever added")
        super().save(*args, **kwargs)
