"""Joining: what happens when somebody gets an account or signs in."""

from django.contrib.auth import login
from django.contrib.auth.models import Group
from django.db import transaction
from django.http import HttpRequest, HttpResponse

from courses.forms import SignUpForm
from courses.models import Person


@transaction.atomic
def join(*, form: SignUpForm, language: str) -> Person:
    """Makes the account of a valid form; its person is a trainee and reads in `language`."""
    person = form.save(commit=False)
    person.language = language
    person.time_zone = form.cleaned_data["time_zone"]
    person.save()
    person.groups.add(Group.objects.get(name="trainee"))
    return person


def sign_in(request: HttpRequest, person: Person) -> None:
    """Signs the person in; what the session holds already, it keeps."""
    login(request, person, backend="django.contrib.auth.backends.ModelBackend")


def remember_language(response: HttpResponse, language: str) -> HttpResponse:
    """Lets an address without a language, such as `/`, open in the person's own."""
    response.set_cookie("django_language", language, max_age=60 * 60 * 24 * 365, samesite="Lax")
    return response
