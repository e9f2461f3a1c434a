"""People: who reads, answers, translates and teaches."""

from django.contrib.auth.models import AbstractUser
from django.db import models
from django.utils.translation import gettext_lazy as _

ROLES = ("trainee", "translator", "reviewer", "instructor", "admin")
"""The names of the groups that stand for roles (DESIGN §6)."""


class Person(AbstractUser):
    """Somebody with an account. Reading and practising need none."""

    first_name = None
    last_name = None
    display_name = models.CharField(
        _("name shown to others"), max_length=80, blank=True, help_text=_("Empty: your user name.")
    )
    language = models.CharField(
        _("language"),
        max_length=8,
        default="en",
        choices=[("en", _("English")), ("ja", _("Japanese"))],
    )
    time_zone = models.CharField(_("time zone"), max_length=64, default="UTC")

    class Meta:
        verbose_name = _("person")
        verbose_name_plural = _("people")

    def __str__(self) -> str:
        return self.get_full_name()

    def get_full_name(self) -> str:
        """The name shown to others."""
        return self.display_name or self.username

    def get_short_name(self) -> str:
        """The name shown to others; there is no shorter one."""
        return self.get_full_name()

    def has_role(self, role: str) -> bool:
        """Whether the person holds the role; a superuser holds every one."""
        return self.is_superuser or self.groups.filter(name=role).exists()
