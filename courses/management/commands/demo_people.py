"""`manage.py demo_people`: three people to try the platform as."""

import json
import os
import secrets
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.auth.models import Group
from django.core.management.base import BaseCommand

from courses.models import Person

DEMO = {"trainee": "trainee", "translator": "translator", "admin": "admin"}
"""User name and role of each."""


class Command(BaseCommand):
    help = "Makes the demo people that are missing and prints how to log in as each."

    def handle(self, *args: Any, **options: Any) -> None:
        passwords = _kept_passwords(settings.VAR_DIR / "demo-people.json")
        self.stdout.write("Demo people (user name, password):")
        for username, role in DEMO.items():
            person = self._person(username, role, passwords[username])
            known = person.check_password(passwords[username])
            self.stdout.write(
                f"  {username:<11} {passwords[username] if known else '(changed since)'}"
            )

    def _person(self, username: str, role: str, password: str) -> Person:
        is_admin = role == "admin"
        person, is_new = Person.objects.get_or_create(
            username=username,
            defaults={"is_staff": is_admin, "is_superuser": is_admin},
        )
        if is_new:
            person.set_password(password)
            person.save()
            person.groups.add(Group.objects.get(name=role))
        return person


def _kept_passwords(file: Path) -> dict[str, str]:
    """The passwords of this installation, made on the first run; only their owner can read them."""
    if not file.exists():
        words = {username: secrets.token_urlsafe(9) for username in DEMO}
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as out:
            json.dump(words, out)
    return dict(json.loads(file.read_text()))
