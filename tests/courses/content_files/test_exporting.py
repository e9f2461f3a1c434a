"""Exporting, and the round trip."""

import pytest
from django.db import transaction

from courses.content_files.exporting import export
from courses.content_files.library import load_library, read
from courses.models import Block, Document
from courses.translation.writing import approve, write_source, write_target
from tests.courses.content_files.small_class import write

pytestmark = pytest.mark.django_db


def contents(root) -> dict[str, str]:
    """Every file below the folder."""
    return {
        path.relative_to(root).as_posix(): path.read_text("utf-8")
        for path in sorted(root.rglob("*"))
        if path.is_file()
    }


def test_exporting_what_was_loaded_changes_no_file(tmp_path):
    """Comments and layout stay as their author wrote them."""
    library = read([write(tmp_path)])
    load_library(library)
    assert export(library, tmp_path) == []


def test_the_shipped_content_round_trips(tmp_path):
    """Load all, export to an empty folder, load that elsewhere, export again: the same bytes."""
    with transaction.atomic():
        library = read()
        load_library(library)
        export(library, tmp_path / "one")
        transaction.set_rollback(True)
    assert not Document.objects.exists()
    bases = sorted(tmp_path.glob("one/*/content"))
    again = read(bases)
    assert again.problems == []
    load_library(again)
    export(again, tmp_path / "two")
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_the_shipped_files_are_not_touched(settings):
    """Export after load leaves the repository without a diff."""
    library = read()
    load_library(library)
    assert export(library, settings.BASE_DIR) == []


def test_an_unloaded_database_empties_no_file(tmp_path):
    """A database that holds nothing of a file says nothing against it."""
    library = read([write(tmp_path)])
    before = contents(tmp_path)
    assert export(library, tmp_path) == []
    assert contents(tmp_path) == before


def test_an_edit_in_the_database_reaches_its_file_alone(tmp_path):
    """One block changes in one file; a draft stays at home, or it would come back approved."""
    library = read([write(tmp_path)])
    load_library(library)
    block = Block.objects.get(key="p1")
    source = write_source(block=block, text="It waits.〔1〕", origin="typed")
    write_target(block=block, lang="ja", text="下書き〔1〕", origin="typed", against=source)
    before = contents(tmp_path)
    [changed] = export(library, tmp_path)
    assert changed.name == "en.md"
    old = before[changed.relative_to(tmp_path).as_posix()]
    assert changed.read_text("utf-8") == old.replace("An ability waits.", "It waits.")

    approve(revision=block.targets.get().revisions.latest("number"))
    assert [path.name for path in export(library, tmp_path)] == ["ja.md"]
