"""Loading questions into the database."""

import pytest
from django.core.management import call_command

from engine.core.marked import Problems
from quizzes.models import Question, QuestionRevision
from quizzes.questions import library, loading

pytestmark = pytest.mark.django_db


@pytest.fixture
def bank(tmp_path, monkeypatch):
    """A folder of questions in place of the one that ships."""
    from tests.quizzes import samples

    folder = tmp_path / "lorcana" / "03"
    folder.mkdir(parents=True)
    (folder / "quiz.yaml").write_text(
        'class: "03"\ntopics: {order: 1, resolving: 1, tables: 1, kinds: 1}\n'
    )
    for name in ("ohana", "choice"):
        (folder / f"{name}.yaml").write_text(samples.ALL[name])
    monkeypatch.setattr(library, "CONTENT", tmp_path)
    library.quizzes.cache_clear()
    yield folder
    library.quizzes.cache_clear()


def test_loading_twice_changes_nothing(bank):
    """One revision per wording."""
    assert loading.load_all().revised == ["choice", "ohana"]
    assert loading.load_all().revised == []
    assert QuestionRevision.objects.count() == 2


def test_a_changed_file_is_a_new_revision(bank):
    """The old one stays for the attempts that were asked it."""
    loading.load_all()
    path = bank / "ohana.yaml"
    path.write_text(path.read_text() + "# changed\n")
    assert loading.load_all().revised == ["ohana"]
    assert QuestionRevision.objects.filter(question__key="ohana").count() == 2


def test_a_file_that_is_gone_retires_its_question(bank):
    """It is not deleted, and comes back with its file."""
    loading.load_all()
    text = (bank / "ohana.yaml").read_text()
    (bank / "ohana.yaml").unlink()
    assert loading.load_all().retired == ["ohana"]
    assert Question.objects.get(key="ohana").retired
    (bank / "ohana.yaml").write_text(text)
    loading.load_all()
    assert not Question.objects.get(key="ohana").retired


def test_every_unreadable_file_is_told_with_its_line(bank):
    """Other encodings, endless aliases and empty files, all at once."""
    (bank / "choice.yaml").write_bytes(b"id: choice\n# caf\xe9\n")
    (bank / "empty.yaml").write_text("")
    (bank / "endless.yaml").write_text("id: endless\nvary: &a [*a]\n")
    with pytest.raises(Problems) as raised:
        loading.load_all()
    told = [(fault.where.rpartition("/")[2], fault.line) for fault in raised.value.problems]
    assert ("choice.yaml", 2) in told
    assert ("endless.yaml", 2) in told
    assert {name for name, _line in told} == {"choice.yaml", "empty.yaml", "endless.yaml"}


def test_a_faulty_file_stops_everything(bank):
    """Nothing is loaded, and every problem is told."""
    (bank / "ohana.yaml").write_text((bank / "ohana.yaml").read_text().replace("Ohana", "Ohama"))
    (bank / "choice.yaml").write_text("id: choice\n")
    with pytest.raises(Problems):
        loading.load_all()
    assert not Question.objects.exists()


def test_loading_the_content_loads_the_questions():
    """One command for all that ships."""
    call_command("load_content", verbosity=0)
    assert Question.objects.filter(quiz="lorcana/03").count() >= 24
