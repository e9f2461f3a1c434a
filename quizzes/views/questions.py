"""One question: its form, and the verdict on its answer. Plain HTML; htmx swaps in place."""

import uuid

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from engine.core.marked import Problems
from quizzes import access, attempts
from quizzes.kinds.base import Given, Unclear
from quizzes.models import Attempt, AttemptQuestion, Judgement, Response
from quizzes.pages.question import question_page
from quizzes.pages.verdict import verdict_page
from quizzes.results import next_open, rows
from quizzes.views.signing_in import sign_in_first

NOT_ANSWERS = ("csrfmiddlewaretoken", "token")


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def question(request: HttpRequest, pk: uuid.UUID, n: int) -> HttpResponse:
    """The form, or the verdict once it is answered; a POST answers it."""
    given = Given({k: v for k, v in request.POST.lists() if k not in NOT_ANSWERS})
    try:
        found = access.question_of(request, pk, n)
    except access.SignInFirst:
        if request.method == "POST":
            access.keep_waiting(request, pk, n, given.data)
        return sign_in_first(request)
    try:
        return _ask_or_tell(request, found, given)
    except Problems:
        return _broken(request, found)


def _ask_or_tell(request: HttpRequest, found: AttemptQuestion, given: Given) -> HttpResponse:
    judgement = judgement_of(found)
    if judgement is not None:
        again = request.method == "POST" and not _is_same(request, judgement.response, given)
        return _verdict(request, found, judgement, already=again)
    if request.method == "POST":
        return _answer(request, found, given)
    if found.attempt.finished:
        return redirect(found.attempt)
    waiting = Given(access.take_waiting(request, found.attempt_id, found.n))
    return _form(request, found, waiting)


def _answer(request: HttpRequest, found: AttemptQuestion, given: Given) -> HttpResponse:
    said = attempts.understood(found, given)
    if isinstance(said, Unclear):
        status = 400 if said.code == "too_long" else 422
        return _form(request, found, given, unclear=said, status=status)
    token = uuid.UUID(_token(request))
    try:
        answered = attempts.submit(question=found, token=token, given=given, said=said)
    except attempts.Finished:
        return _over(request, found.attempt)
    access.drop_waiting(request)
    judgement = judgement_of(found)
    assert judgement is not None
    return _verdict(request, found, judgement, already=not answered.first)


def _is_same(request: HttpRequest, response: Response, given: Given) -> bool:
    """Whether this form was sent before, and not changed since."""
    return str(response.token) == _token(request) and response.given == given.kept()


def _token(request: HttpRequest) -> str:
    """The token of the form that was sent; a new one where it is none."""
    try:
        return str(uuid.UUID(request.POST.get("token", "")))
    except ValueError:
        return str(uuid.uuid4())


def judgement_of(found: AttemptQuestion) -> Judgement | None:
    """The judgement that counts, with its response; one query."""
    submitted = Judgement.objects.filter(
        response__question=found, response__state=Response.State.SUBMITTED
    )
    return submitted.counting_first().select_related("response").first()


def _form(
    request: HttpRequest,
    found: AttemptQuestion,
    given: Given,
    *,
    unclear: Unclear | None = None,
    status: int = 200,
) -> HttpResponse:
    token = request.POST.get("token", "")
    page = question_page(
        found, get_language() or "en", given=given, unclear=unclear, token=token[:64]
    )
    context = {"page": page, "attempt": found.attempt, "question": found}
    return render(request, _template(request, "question"), context, status=status)


def _verdict(
    request: HttpRequest, found: AttemptQuestion, judgement: Judgement, *, already: bool
) -> HttpResponse:
    """already: another answer came first; the page says so."""
    if request.method == "POST" and not request.htmx and not already:
        return redirect(found)
    page = verdict_page(
        found,
        judgement.response,
        judgement,
        get_language() or "en",
        line=request.GET.get("line", ""),
        step=request.GET.get("step"),
    )
    context = {"page": page, "attempt": found.attempt, "question": found, "already": already}
    return render(request, _template(request, "verdict"), context, status=409 if already else 200)


def _broken(request: HttpRequest, found: AttemptQuestion) -> HttpResponse:
    """The board of an older revision can't be set up any more: said, and led past."""
    found_rows = rows(found.attempt, found.n)
    context = {"attempt": found.attempt, "n": found.n, "next": next_open(found_rows, found.n)}
    return render(request, "quizzes/question/broken.html", context, status=410)


def _over(request: HttpRequest, attempt: Attempt) -> HttpResponse:
    """The attempt is over: the result, which says that nothing was taken."""
    target = f"{attempt.get_absolute_url()}?over=1"
    if request.htmx:
        return HttpResponse(status=204, headers={"HX-Redirect": target})
    return redirect(target)


def _template(request: HttpRequest, name: str) -> str:
    """The fragment for htmx, the whole page for everybody else and for a history restore."""
    fragment = request.htmx and not request.htmx.history_restore_request
    return f"quizzes/{name}/{'swapped' if fragment else 'page'}.html"
