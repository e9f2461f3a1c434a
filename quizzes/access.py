"""Whose attempt it is. Whoever must not know of it gets 404."""

from __future__ import annotations

import uuid
from typing import Any

from django.http import Http404, HttpRequest
from django.shortcuts import get_object_or_404

from quizzes.models import Attempt, AttemptQuestion

LEARNER = "learner"
WAITING = "waiting"
MOST_WAITING = 20_000


class SignInFirst(Exception):
    """The attempt is a person's and nobody is signed in: their session ended."""


def owner(request: HttpRequest, *, make: bool = False) -> dict[str, Any]:
    """Whose practice it is: the person, or this browser's session; make: begin a session."""
    if request.user.is_authenticated:
        return {"person": request.user}
    if make and LEARNER not in request.session:
        request.session[LEARNER] = uuid.uuid4().hex
    return {"person": None, "session": request.session.get(LEARNER) or "nobody"}


def may_take(request: HttpRequest, attempt: Attempt) -> bool:
    """Whether the attempt is theirs. Raises SignInFirst where that can't be known yet."""
    if attempt.person_id is None:
        return bool(attempt.session) and attempt.session == request.session.get(LEARNER)
    if not request.user.is_authenticated:
        raise SignInFirst
    return attempt.person_id == request.user.pk


def attempt_of(request: HttpRequest, pk: uuid.UUID) -> Attempt:
    """The attempt. Raises Http404, or SignInFirst."""
    attempt = get_object_or_404(Attempt, pk=pk)
    if not may_take(request, attempt):
        raise Http404
    return attempt


def question_of(request: HttpRequest, pk: uuid.UUID, n: int) -> AttemptQuestion:
    """The n-th question of the attempt. Raises Http404, or SignInFirst."""
    questions = AttemptQuestion.objects.select_related("attempt", "revision__question")
    question = get_object_or_404(questions, attempt=pk, n=n)
    if not may_take(request, question.attempt):
        raise Http404
    return question


def keep_waiting(request: HttpRequest, pk: uuid.UUID, n: int, given: dict[str, list[str]]) -> None:
    """Keep an answer in the session until its person has signed in again."""
    if sum(len(text) for texts in given.values() for text in texts) <= MOST_WAITING:
        request.session[WAITING] = {"at": f"{pk}/{n}", "given": given}


def take_waiting(request: HttpRequest, pk: uuid.UUID, n: int) -> dict[str, list[str]]:
    """The answer that waited for this question; nothing where there is none."""
    waiting = request.session.get(WAITING) or {}
    return waiting.get("given", {}) if waiting.get("at") == f"{pk}/{n}" else {}


def drop_waiting(request: HttpRequest) -> None:
    """Forget the answer that waited."""
    request.session.pop(WAITING, None)
