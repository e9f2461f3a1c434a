"""A real browser for the flows: one Chromium per test process, a fresh profile per test."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.contrib.auth.models import Group
from django.core.management import call_command, get_commands
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from courses.models.people import ROLES
from tools import chromium

# Playwright's synchronous interface keeps an event loop in this thread; Django would refuse
# to touch the database from it.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test in this folder is a flow and works on the database that the server reads."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flow)
            item.add_marker(pytest.mark.django_db(transaction=True))


@pytest.fixture(autouse=True)
def furnished(transactional_db) -> None:
    """The roles and the content, which the test before emptied out with everything else.

    Django's own way to restore them, serialized_rollback, loses its copy here: under
    Playwright's loop a connection is another object than the one that was serialized.
    """
    for role in ROLES:
        Group.objects.get_or_create(name=role)
    if "load_content" in get_commands():
        call_command("load_content", verbosity=0)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a screen."""
    path = chromium.find()
    assert path, chromium.MISSING
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def context(browser: Browser, live_server) -> Iterator[BrowserContext]:
    """A profile of its own whose addresses are relative to the server under test."""
    context = browser.new_context(base_url=live_server.url, locale="en")
    context.set_default_timeout(10_000)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page; the test fails when the page threw, logged an error or broke the content policy."""
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if _is_fault(said) else None)
    yield page
    assert faults == []


def _is_fault(said) -> bool:
    """Errors count, save for the browser's own line about a page that answered 4xx."""
    return said.type == "error" and "Failed to load resource" not in said.text


@pytest.fixture
def accessible():
    """Asserts that axe finds nothing against WCAG 2.2 AA on the page as it is now."""

    def check(page: Page) -> None:
        tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
        found = Axe().run(page, options={"runOnly": tags})
        faults = [
            f"{fault['id']}: {fault['help']} {[node['html'][:160] for node in fault['nodes'][:3]]}"
            for fault in found.response["violations"]
        ]
        assert faults == []

    return check
