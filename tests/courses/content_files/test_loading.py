"""Loading content files, and what it must never do."""

import pytest

from courses.content_files.library import load_library, read
from courses.content_files.loading import Act, decide, decide_about_missing
from courses.content_files.problems import ContentProblems
from courses.models import Block, Document, Lesson, Note, OpenQuestion, Revision, Term
from courses.translation.published import published
from courses.translation.state import State
from courses.translation.writing import approve, write_source, write_target
from tests.courses.content_files.small_class import edit, write


@pytest.mark.parametrize(
    ("said", "read_before", "held", "act"),
    [
        ("a", None, None, Act.WRITE),
        ("a", "a", "a", Act.NOTHING),
        ("a", "a", "b", Act.NOTHING),
        ("b", "a", "a", Act.WRITE),
        ("b", "a", "b", Act.REMEMBER),
        ("b", "a", "c", Act.KEEP),
        ("b", None, "c", Act.KEEP),
        ("b", "a", None, Act.WRITE),
    ],
)
def test_a_newer_text_in_the_database_is_kept(said, read_before, held, act):
    """The file wins only where the database still holds what the file said before."""
    assert decide(said=said, read=read_before, held=held) is act


@pytest.mark.parametrize(("held", "act"), [("a", Act.WRITE), ("b", Act.KEEP), (None, Act.REMEMBER)])
def test_what_left_its_file_leaves_unless_it_was_changed(held, act):
    """A thing that somebody has worked on since stays."""
    assert decide_about_missing(read="a", held=held) is act


@pytest.fixture
def base(tmp_path, db):
    """The small class, written and loaded."""
    folder = write(tmp_path)
    load_library(read([folder]))
    return folder


def load(base):
    """Loads again and gives the report."""
    return load_library(read([base]))


def block(key: str) -> Block:
    return Block.objects.get(document__key="lorcana/99", key=key)


def texts(lang: str) -> dict[str, str]:
    """What readers get."""
    document = Document.objects.get(key="lorcana/99")
    return {key: text.text for key, text in published(document.pk, lang).items()}


def test_everything_is_loaded(base):
    """Blocks, header, sections, citations, terms, notes, questions."""
    lesson = Lesson.objects.get(slug="99")
    assert list(texts("ja").values()) == [
        "小さなクラス",
        "## その1",
        "能力は待つ。〔1〕",
        "> バッグで待つ。〔2〕",
    ]
    placed = lesson.placements.values_list("block__key", "section__key", "role")
    assert list(placed) == [
        ("title", None, "title"),
        ("s1-h", "s1", "heading"),
        ("p1", "s1", ""),
        ("key", "s1", ""),
    ]
    cited = lesson.document.citations.values_list("number", "clause__key")
    assert list(cited) == [("1", "7.7.1"), ("2", "7.7.2"), ("2", "TR 5.4")]
    assert list(Term.objects.values_list("key", flat=True)) == ["bag", "wait"]
    assert Note.objects.get().anchor == block("p1")
    assert [b.key for b in OpenQuestion.objects.get().places.all()] == ["p1", "key"]


def test_loading_again_writes_nothing(base):
    """A second run finds nothing to do and adds no revision."""
    report = load(base)
    assert (report.written, report.removed, report.kept) == ([], [], [])
    assert Revision.objects.count() == 4


def test_only_the_changed_block_is_touched(base):
    """One changed block is one new revision."""
    edit(base, "ja.md", "能力は待つ", "能力は、待つ")
    assert load(base).written == ["courses/content/lorcana/99/ja.md#p1"]
    assert texts("ja")["p1"] == "能力は、待つ。〔1〕"
    assert Revision.objects.count() == 5


def test_a_changed_source_makes_its_translation_stale(base):
    """The Japanese text was written against the English before it."""
    edit(base, "en.md", "An ability waits", "A triggered ability waits")
    load(base)
    document = Document.objects.get(key="lorcana/99")
    assert published(document.pk, "ja")["p1"].state is State.STALE


def test_a_text_typed_in_the_database_is_never_overwritten(base):
    """A file that changed too is reported, again and again until somebody settles it."""
    source = block("p1").sources.get()
    typed = write_target(block=block("p1"), lang="ja", text="打った。〔1〕", origin="typed",
                         against=source)  # fmt: skip
    approve(revision=typed)
    assert load(base).kept == []
    edit(base, "ja.md", "能力は待つ", "能力は、待つ")
    assert load(base).kept == load(base).kept == ["courses/content/lorcana/99/ja.md#p1"]
    assert texts("ja")["p1"] == "打った。〔1〕"


def test_a_file_that_caught_up_with_the_database_is_no_conflict(base):
    """Exporting, then loading, is quiet."""
    write_source(block=block("p1"), text="It waits.〔1〕", origin="typed")
    edit(base, "en.md", "An ability waits.〔1〕", "It waits.〔1〕")
    report = load(base)
    assert (report.written, report.kept) == ([], [])


def test_a_block_that_left_the_file_is_retired_and_can_return(base):
    """Its id and its history stay."""
    lesson = (base / "lorcana" / "99" / "lesson.yaml").read_text("utf-8")
    shorter = lesson.replace("[p1, key]", "[p1]")
    english = (base / "lorcana" / "99" / "en.md").read_text("utf-8")
    questions = (base / "lorcana" / "99" / "questions.yaml").read_text("utf-8")
    japanese = (base / "lorcana" / "99" / "ja.md").read_text("utf-8")
    write(
        base.parent.parent,
        lesson=shorter,
        en=english.split("<!-- b:key -->")[0],
        ja=japanese.split("<!-- b:key -->")[0],
        questions=questions.replace("[p1, key]", "[p1]"),
        citations='"1": ["7.7.1"]\n',
    )
    assert "courses/content/lorcana/99/en.md#key" in load(base).removed
    assert list(texts("en")) == ["title", "s1-h", "p1"]
    write(base.parent.parent)
    load(base)
    assert list(texts("en")) == ["title", "s1-h", "p1", "key"]
    assert block("key").sources.count() == 2


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("lesson.yaml", "[p1, key]", "[p1, kex]", "no block `kex`"),
        ("lesson.yaml", "[p1, key]", "[p1]", "block `key` stands nowhere in lesson.yaml"),
        ("lesson.yaml", "minutes: 5", "minuets: 5", "did you mean `minutes`?"),
        ("lesson.yaml", "minutes: 5", "minutes: five", "`five` is not a whole number"),
        ("lesson.yaml", "id: lorcana-99", "id: lorcana-98", "`id` has to be `lorcana-99`"),
        ("ja.md", "b:key", "b:kay", "no block `kay`"),
        ("citations.yaml", "7.7.1", "7.7.9", "〔1〕: no clause `7.7.9`; did you mean"),
        ("terms.yaml", "status: open", "status: opne", "`opne` is none of"),
        ("notes.yaml", "anchor: p1", "anchor: p2", "no block `p2`"),
        ("questions.yaml", "term: wait", "term: weit", "no term `weit`; did you mean `wait`?"),
    ],
)
def test_faulty_files_are_refused_with_the_place(tmp_path, db, name, old, new, problem):
    """Nothing is loaded, and the file is named."""
    folder = write(tmp_path)
    edit(folder, name, old, new)
    with pytest.raises(ContentProblems) as refused:
        load(folder)
    assert any(problem in p.text and p.line >= 0 for p in refused.value.problems)
    assert not Document.objects.exists()


@pytest.mark.parametrize("name", ["lesson.yaml", "ja.md", "notes.yaml"])
def test_a_file_in_another_encoding_is_refused_with_its_line(tmp_path, db, name):
    """The first line that is not UTF-8 is named; the other files are checked all the same."""
    folder = write(tmp_path)
    path = folder / "lorcana" / "99" / name
    lines = path.read_bytes().count(b"\n")
    path.write_bytes(path.read_bytes() + "# caf\xe9\n".encode("latin-1"))
    with pytest.raises(ContentProblems) as refused:
        load(folder)
    told = [
        (p.line, p.path.rpartition("/")[2]) for p in refused.value.problems if "UTF-8" in p.text
    ]
    assert told == [(lines + 1, name)]


def test_what_follows_from_an_unreadable_lesson_is_not_told(tmp_path, db):
    """Its places can't be known, so no block is said to stand nowhere."""
    folder = write(tmp_path)
    edit(folder, "lesson.yaml", "minutes: 5", "minutes: [")
    with pytest.raises(ContentProblems) as refused:
        load(folder)
    assert not [p for p in refused.value.problems if "stands nowhere" in p.text]


def test_all_problems_come_at_once(tmp_path, db):
    """Three files with a fault each: three problems."""
    folder = write(tmp_path)
    edit(folder, "lesson.yaml", "minutes: 5", "minuets: 5")
    edit(folder, "notes.yaml", "anchor: p1", "anchor: p2")
    edit(folder, "terms.yaml", "status: open", "status: opne")
    with pytest.raises(ContentProblems) as refused:
        load(folder)
    assert {p.path.rpartition("/")[2] for p in refused.value.problems} == {
        "lesson.yaml",
        "notes.yaml",
        "terms.yaml",
    }
