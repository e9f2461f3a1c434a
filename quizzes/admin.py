"""The Django admin's view of quizzes: to read, not to change."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from quizzes.models import (
    Attempt,
    AttemptQuestion,
    Judgement,
    Question,
    QuestionRevision,
    Response,
)


class ReadOnly:
    """Nothing is added, changed or deleted here."""

    def has_add_permission(self, request: HttpRequest, *args: Any) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, *args: Any) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, *args: Any) -> bool:
        return False


class QuestionsAsked(ReadOnly, admin.TabularInline):
    """The questions of an attempt."""

    model = AttemptQuestion
    extra = 0


class Judgements(ReadOnly, admin.TabularInline):
    """The judgements of a response."""

    model = Judgement
    extra = 0


class Revisions(ReadOnly, admin.TabularInline):
    """The revisions of a question."""

    model = QuestionRevision
    extra = 0
    fields = ("number", "digest", "path", "at")


@admin.register(Attempt)
class AttemptAdmin(ReadOnly, admin.ModelAdmin):
    """Who took what, when, under which versions."""

    list_display = ("id", "person", "quiz", "policy", "language", "started", "finished")
    list_filter = ("quiz", "policy", "language")
    list_select_related = ("person",)
    search_fields = ("person__username", "id")
    inlines = (QuestionsAsked,)


@admin.register(Response)
class ResponseAdmin(ReadOnly, admin.ModelAdmin):
    """Answers as sent and as understood."""

    list_display = ("id", "question", "state", "said", "at")
    list_filter = ("state",)
    list_select_related = ("question",)
    inlines = (Judgements,)


@admin.register(Judgement)
class JudgementAdmin(ReadOnly, admin.ModelAdmin):
    """Verdicts, and where wrong answers come from."""

    list_display = ("id", "response", "verdict", "points", "total", "misconception", "cause", "at")
    list_filter = ("verdict", "cause", "misconception", "older_version")
    list_select_related = ("response",)


@admin.register(Question)
class QuestionAdmin(ReadOnly, admin.ModelAdmin):
    """The questions that are loaded."""

    list_display = ("key", "quiz", "topic", "kind", "retired")
    list_filter = ("quiz", "topic", "kind", "retired")
    search_fields = ("key",)
    inlines = (Revisions,)
