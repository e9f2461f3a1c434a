"""The content as it ships, loaded once for all tests of a module."""

from collections.abc import Iterator

import pytest
from django.db import transaction

from courses.content_files.library import load_library, read


@pytest.fixture(scope="module")
def shipped(django_db_setup: None, django_db_blocker: "pytest.FixtureRequest") -> Iterator[None]:
    """Lessons, clauses, terms and words in the database; each test's changes are undone."""
    with django_db_blocker.unblock(), transaction.atomic():  # type: ignore[attr-defined]
        load_library(read())
        yield
        transaction.set_rollback(True)
