"""People: accounts, roles, languages and zones."""

import json

import pytest
from django.contrib.auth.models import Group
from django.core.management import call_command
from django.utils import timezone

from courses import places
from courses.models import Person
from courses.models.people import ROLES

pytestmark = pytest.mark.django_db

FORM = {"username": "lilo", "password1": "aloha-means-hello", "password2": "aloha-means-hello"}


def test_every_role_has_its_group():
    """The migration makes the groups that stand for roles, and no other."""
    assert set(Group.objects.values_list("name", flat=True)) == set(ROLES)


def test_signing_up_makes_a_trainee_who_is_signed_in(client):
    """A new person reads in the language of the form and lands on the home page."""
    response = client.post("/ja/accounts/signup/", {**FORM, "time_zone": "Asia/Tokyo"})
    person = Person.objects.get()
    assert response["Location"] == "/ja/"
    assert client.session["_auth_user_id"] == str(person.pk)
    assert (person.language, person.time_zone) == ("ja", "Asia/Tokyo")
    assert [person.has_role(role) for role in ROLES] == [True, False, False, False, False]


def test_signing_up_keeps_what_the_session_held(client):
    """What somebody practised before is still there once they have an account."""
    session = client.session
    session["practised"] = 3
    session.save()
    client.post("/en/accounts/signup/", FORM)
    assert client.session["practised"] == 3


def test_an_unknown_time_zone_is_utc(client):
    """The browser's word is checked."""
    client.post("/en/accounts/signup/", {**FORM, "time_zone": "Mars/Olympus"})
    assert Person.objects.get().time_zone == "UTC"


@pytest.mark.parametrize(
    ("target", "landed"),
    [("/en/classes/03/", "/en/classes/03/"), ("https://elsewhere.example/", "/en/"), ("", "/en/")],
)
def test_signing_up_leads_on_only_within_the_site(client, target, landed):
    """`next` is followed when it is ours."""
    response = client.post("/en/accounts/signup/", {**FORM, "next": target})
    assert response["Location"] == landed


def test_a_faulty_form_says_what_is_wrong_and_makes_nobody(client):
    """Two different passwords: the page comes back with the fault beside the field."""
    response = client.post("/en/accounts/signup/", {**FORM, "password2": "other"})
    assert response.status_code == 200
    assert 'id="id_password2_error"' in response.content.decode()
    assert not Person.objects.exists()


def test_a_name_that_is_taken_is_refused(client):
    """User names are unique."""
    Person.objects.create_user("lilo")
    response = client.post("/en/accounts/signup/", FORM)
    assert 'id="id_username_error"' in response.content.decode()


def test_after_logging_in_the_root_opens_in_the_persons_language(client):
    """Whoever reads in Japanese gets Japanese at `/`, whatever the browser prefers."""
    Person.objects.create_user("lilo", password="aloha-means-hello", language="ja")
    client.post("/en/accounts/login/", {"username": "lilo", "password": "aloha-means-hello"})
    assert client.get("/", headers={"accept-language": "en"})["Location"] == "/ja/"


def test_logging_out_takes_a_post(client):
    """A link somebody else planted cannot log a person out."""
    client.force_login(Person.objects.create_user("lilo"))
    assert client.get("/en/accounts/logout/").status_code == 405
    assert client.post("/en/accounts/logout/")["Location"] == "/en/"
    assert "_auth_user_id" not in client.session


def test_times_are_shown_in_the_persons_zone(client, monkeypatch):
    """A signed-in person's pages run in their zone; the next request starts anew."""
    client.force_login(Person.objects.create_user("lilo", time_zone="Asia/Tokyo"))
    seen = []
    look = lambda request: seen.append(timezone.get_current_timezone_name())  # noqa: E731
    monkeypatch.setattr(places, "unfinished", [look])
    client.get("/en/")
    client.logout()
    client.get("/en/")
    assert seen == ["Asia/Tokyo", "UTC"]


def test_the_admin_lists_people_for_an_admin_only(client):
    """A trainee is sent to log in; an admin sees the list."""
    person = Person.objects.create_user("lilo")
    client.force_login(person)
    assert client.get("/en/admin/courses/person/").status_code == 302
    client.force_login(Person.objects.create_superuser("nani"))
    assert client.get("/en/admin/courses/person/").status_code == 200
    assert client.get("/en/admin/courses/person/add/").status_code == 200
    assert client.get(f"/en/admin/courses/person/{person.pk}/change/").status_code == 200


def test_the_demo_people_are_made_once_and_keep_what_they_change(settings, tmp_path, capsys):
    """A second run prints the same passwords, and says when somebody has another one now."""
    settings.VAR_DIR = tmp_path
    call_command("demo_people")
    first = capsys.readouterr().out
    passwords = json.loads((tmp_path / "demo-people.json").read_text())
    people = {person.username: person for person in Person.objects.all()}
    assert all(people[name].check_password(word) for name, word in passwords.items())
    call_command("demo_people")
    assert capsys.readouterr().out == first
    trainee = Person.objects.get(username="trainee")
    trainee.set_password("my-own-now")
    trainee.save()
    call_command("demo_people")
    assert "trainee     (changed since)" in capsys.readouterr().out
    assert Person.objects.count() == 3
