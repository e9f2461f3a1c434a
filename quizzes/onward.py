"""What quizzes add to the pages of the classes, and to the home page."""

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _

from courses.models import Person
from courses.places import Onward, Unfinished
from quizzes.access import LEARNER
from quizzes.attempts import adopt
from quizzes.models import Attempt
from quizzes.questions.library import quizzes


def to_quiz(request: HttpRequest, slug: str) -> Onward | None:
    """The quiz of the class, where it has one."""
    if slug not in quizzes():
        return None
    return Onward(reverse("quizzes:start", args=[slug]), _("Take the quiz"), main=True)


def to_practice(request: HttpRequest, slug: str) -> Onward | None:
    """The practice of the class, where it has questions."""
    if slug not in quizzes():
        return None
    return Onward(reverse("quizzes:practice", args=[slug]), _("Practise"))


def open_quiz(request: HttpRequest) -> Unfinished | None:
    """The quiz that the person has begun and not finished."""
    if not request.user.is_authenticated:
        return None
    mine = Attempt.objects.filter(person=request.user, finished=None, policy=Attempt.Policy.QUIZ)
    attempt = mine.first()
    if attempt is None:
        return None
    title = _("Quiz of class %(number)s") % {"number": attempt.slug}
    return Unfinished(attempt.get_absolute_url(), title)


def adopt_practice(request: HttpRequest, user: Person, **kwargs: object) -> None:
    """Whoever signs in keeps what they practised before in this browser."""
    session = request.session.get(LEARNER) if hasattr(request, "session") else None
    if session:
        adopt(person=user, session=session)
