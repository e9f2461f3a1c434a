"""Practice: as many questions as one likes, by topic, without an account."""

import re

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from courses.reading.question_words import words
from quizzes import access, attempts
from quizzes.pages.overview import practice_page
from quizzes.views.attempts import quiz_or_404


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def practice(request: HttpRequest, slug: str) -> HttpResponse:
    """The topics with what was right so far; a POST asks one more question."""
    quiz = quiz_or_404(slug)
    lang = get_language() or "en"
    if request.method == "POST":
        try:
            question = attempts.practise(
                owner=access.owner(request, make=True),
                quiz=quiz,
                language=lang,
                topic=_word(request.POST.get("topic", "")),
                like=_word(request.POST.get("like", "")),
            )
        except attempts.NoQuestions:
            raise Http404 from None
        return redirect(question)
    page = practice_page(access.owner(request), quiz, words(quiz.words, lang))
    return render(request, "quizzes/practice.html", {"page": page, "quiz": quiz})


def _word(text: str) -> str:
    """The id that was sent, if it can be one."""
    return text if re.fullmatch(r"[\w-]{1,80}", text, re.ASCII) else ""
