"""A quiz: what it is, and what came of it."""

import uuid

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from courses.reading.question_words import words
from quizzes import access, attempts, results
from quizzes.models import Attempt
from quizzes.pages.overview import overview, results_page, start_page
from quizzes.questions.library import Quiz, quizzes
from quizzes.views.signing_in import sign_in_first


def quiz_or_404(slug: str) -> Quiz:
    """The quiz of a class."""
    found = quizzes().get(slug)
    if found is None:
        raise Http404
    return found


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def start(request: HttpRequest, slug: str) -> HttpResponse:
    """What the quiz is; a POST begins it, or goes on with the one that is open."""
    quiz = quiz_or_404(slug)
    lang = get_language() or "en"
    if request.method == "POST":
        if not request.user.is_authenticated:
            return sign_in_first(request)
        try:
            attempt = attempts.begin(person=request.user, quiz=quiz, language=lang)
        except attempts.NoQuestions:
            raise Http404 from None
        return redirect(attempt)
    page = start_page(request.user, quiz, words(quiz.words, lang))
    return render(request, "quizzes/start.html", {"page": page, "quiz": quiz})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def attempt(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    """An open quiz leads to its next question, a finished one shows its result; a POST ends it."""
    try:
        found = access.attempt_of(request, pk)
    except access.SignInFirst:
        return sign_in_first(request)
    if found.policy == Attempt.Policy.PRACTICE:
        return redirect("quizzes:practice", found.slug)
    if request.method == "POST":
        attempts.finish(attempt=found)
        return redirect(found)
    rows = results.rows(found)
    waiting = results.next_open(rows)
    if found.finished is None and waiting is not None and "review" not in request.GET:
        return redirect(waiting.href)
    page = overview(found, rows, get_language() or "en")
    context = {"page": page, "attempt": found, "over": "over" in request.GET}
    return render(request, "quizzes/attempt.html", context)


@never_cache
@require_http_methods(["GET", "HEAD"])
def mine(request: HttpRequest) -> HttpResponse:
    """The finished quizzes of whoever asks, and the open ones."""
    if not request.user.is_authenticated:
        return sign_in_first(request)
    return render(request, "quizzes/results.html", {"page": results_page(request.user)})


def start_address(slug: str) -> str:
    """Where the quiz of a class begins."""
    return reverse("quizzes:start", args=[slug])
