"""The courses app."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class CoursesConfig(AppConfig):
    name = "courses"
    verbose_name = _("Courses")

    def ready(self) -> None:
        """Puts the classes first in the navigation."""
        from courses.places import Place, navigation

        navigation.insert(0, Place("courses:home", _("Classes")))
