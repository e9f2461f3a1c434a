"""Speed of the web: grading one answer, and server time and queries of the pages."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable

RUNS = 15


def _prepare(folder: str) -> None:
    """A database of its own in that folder, migrated and filled with the content."""
    os.environ["VAR_DIR"] = folder
    os.environ["DATABASE_URL"] = f"sqlite:///{folder}/bench.sqlite3"
    os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
    import django

    django.setup()
    from django.conf import settings
    from django.core.management import call_command

    settings.ALLOWED_HOSTS = ["testserver"]
    call_command("migrate", interactive=False, verbosity=0)
    call_command("load_content", verbosity=0)


def _median_ms(run: Callable[[], object]) -> float:
    run()
    times = []
    for _ in range(RUNS):
        start = time.process_time()
        run()
        times.append((time.process_time() - start) * 1000)
    return statistics.median(times)


def _page(client: object, path: str) -> tuple[float, int, int]:
    """Median server time in ms, queries, and size in kB of a page."""
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    def get() -> object:
        response = client.get(path)  # type: ignore[attr-defined]
        assert response.status_code == 200, (path, response.status_code)
        return response

    milliseconds = _median_ms(get)
    with CaptureQueriesContext(
        connection,
    ) as queries:
        response = get()
    return milliseconds, len(queries), len(response.content) // 1024  # type: ignore[attr-defined]


def pages() -> None:
    """Print server time and queries of every kind of page."""
    from django.test import Client

    from tests.bench.quiz_bench import quiz_pages

    client = Client()
    paths = {
        "lesson (en)": "/en/classes/03/",
        "lesson (ja)": "/ja/classes/03/",
        "worked example": "/en/classes/03/examples/ex1/?said=always",
        "clause": "/en/clauses/7.7.4.2/",
        "card": "/en/cards/stitch-carefree-surfer/",
    }
    print("(e) pages: server time (aim 60 ms), queries (aim 15), size")
    for name, path in paths.items():
        _print_page(name, *_page(client, path))
    for name, who, path in quiz_pages():
        _print_page(name, *_page(who, path))


def _print_page(name: str, milliseconds: float, queries: int, size: int) -> None:
    print(f"    {name:18} {milliseconds:6.1f} ms  {queries:3} queries  {size:4} kB")


def main() -> None:
    """Print the web's figures."""
    with tempfile.TemporaryDirectory() as folder:
        _prepare(folder)
        from tests.bench.quiz_bench import grading_ms

        print(f"(d) grading one answer with diagnosis: {grading_ms():.1f} ms   (aim 50)")
        pages()
        from django.db import connections

        connections.close_all()


if __name__ == "__main__":
    main()
