"""The quizzes app."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class QuizzesConfig(AppConfig):
    name = "quizzes"
    verbose_name = _("Quizzes")

    def ready(self) -> None:
        """Adds quizzes to the pages of the classes and the home page."""
        from django.contrib.auth.signals import user_logged_in

        from courses import places
        from quizzes import onward

        places.navigation.append(places.Place("quizzes:results", _("My results"), for_people=True))
        places.after_class += [onward.to_quiz, onward.to_practice]
        places.unfinished.append(onward.open_quiz)
        user_logged_in.connect(onward.adopt_practice, dispatch_uid="quizzes.adopt_practice")
