"""Forms of the house, and how every form is drawn."""

from zoneinfo import available_timezones

from django import forms
from django.contrib.auth.forms import UserCreationForm
from django.forms.renderers import DjangoTemplates
from django.utils.translation import gettext_lazy as _

from courses.models import Person


class HouseRenderer(DjangoTemplates):
    """Draws every form field with our own template: label, help, faults, control."""

    field_template_name = "courses/field.html"


class SignUpForm(UserCreationForm):
    """A new account: a user name, a name shown to others, a password.

    The time zone comes from the browser when it tells; a zone that nobody knows is UTC.
    """

    time_zone = forms.CharField(required=False, max_length=64, widget=forms.HiddenInput)

    class Meta:
        model = Person
        fields = ("username", "display_name")
        labels = {"display_name": _("Name shown to others (optional)")}

    def clean_time_zone(self) -> str:
        zone = self.cleaned_data["time_zone"]
        return zone if zone in available_timezones() else "UTC"
