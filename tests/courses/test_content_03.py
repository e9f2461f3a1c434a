"""Class 03 as shipped: its two languages, its citations and what hangs on its blocks."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from courses.content_files import block_file, lesson_yaml, marked_yaml
from courses.content_files.block_file import BlockFile
from courses.text import tokens
from courses.text.tokens import Kind
from engine.lorcana import api
from engine.lorcana.scenario import checking

ROOT = Path(__file__).parents[2]
GAME = ROOT / "courses" / "content" / "lorcana"
CLASS = GAME / "03"
MISCONCEPTIONS = ROOT / "quizzes" / "content" / "lorcana"


def blocks(path: Path) -> BlockFile:
    return block_file.parse(path.read_text(encoding="utf-8"), path.name)


def data(path: Path) -> Any:
    marked = marked_yaml.read(path.read_text(encoding="utf-8"), path.name)
    assert marked.problems == []
    return marked.data


EN, JA = blocks(CLASS / "en.md"), blocks(CLASS / "ja.md")
KEYS = [block.key for block in EN.blocks]
CITATIONS: dict[str, list[str]] = data(CLASS / "citations.yaml")
CLAUSES: dict[str, dict[str, Any]] = data(GAME / "clauses.yaml")


def test_both_languages_have_the_same_blocks_in_the_same_order():
    """A reader who switches language stays on the same paragraph."""
    assert (EN.problems, JA.problems) == ((), ())
    assert [block.key for block in JA.blocks] == KEYS


def test_the_lesson_places_every_block_exactly_once():
    """Nothing that was written is missing from the page, and nothing stands on it twice."""
    marked = marked_yaml.read((CLASS / "lesson.yaml").read_text(encoding="utf-8"), "lesson.yaml")
    spec = lesson_yaml.parse(marked)

    assert marked.problems == []
    assert len(spec.sections) == 8
    assert Counter(key for key, *_ in spec.placed()) == Counter(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_a_block_has_the_same_marks_in_both_languages(key: str):
    """The same citations in the same order, as many cards and symbols, and all well formed."""
    texts = [file.by_key()[key].text for file in (EN, JA)]
    found = [tokens.tokenise(text) for text in texts]

    assert [token.fault for side in found for token in side if token.fault] == []
    assert tokens.citations(texts[0]) == tokens.citations(texts[1])
    assert len(tokens.cards(texts[0])) == len(tokens.cards(texts[1]))
    for side in found:
        assert sum(token.kind is Kind.STRONG for token in side) % 2 == 0


def test_citations_are_numbered_as_the_text_meets_them():
    """〔1〕 is the first marker of the page; every number of the table is used."""
    cited = [n for block in EN.blocks for n in tokens.citations(block.text)]

    assert list(dict.fromkeys(cited)) == list(CITATIONS)
    assert list(CITATIONS) == [str(n) for n in range(1, len(CITATIONS) + 1)]


def test_every_cited_clause_has_our_summary_in_both_languages():
    """A marker never opens an empty clause."""
    cited = {clause for clauses in CITATIONS.values() for clause in clauses}

    assert cited - set(CLAUSES) == set()
    assert [key for key, clause in CLAUSES.items() if set(clause["summary"]) != {"en", "ja"}] == []


def test_notes_and_open_questions_hang_on_blocks_that_exist():
    """A translator's note or an open question always has its place in the text."""
    notes, questions = data(CLASS / "notes.yaml"), data(CLASS / "questions.yaml")
    places = [note["anchor"] for note in notes] + [p for q in questions for p in q["places"]]

    assert set(places) - set(KEYS) == set()


def test_every_misconception_has_a_belief_and_a_rule_in_both_languages():
    """A wrong answer can be explained in the reader's language."""
    files = [blocks(MISCONCEPTIONS / f"misconceptions.{lang}.md") for lang in ("en", "ja")]
    parts = [[block.key.rsplit(".", 1) for block in file.blocks] for file in files]

    assert parts[0] == parts[1]
    assert Counter(part for _, part in parts[0]) == {
        "belief": len(parts[0]) // 2,
        "rule": len(parts[0]) // 2,
    }


EXAMPLES = data(CLASS / "lesson.yaml")["examples"]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_a_worked_example_comes_out_as_its_file_expects(example: dict[str, Any]):
    """The engine agrees with each worked example, and one of its options is right."""
    text = (CLASS / example["scenario"]).read_text(encoding="utf-8")
    verdicts = checking.check_text(text, example["scenario"])
    right = [_holds(text, option) for option in example["ask"]["options"].values()]

    assert [(v.status, v.differences, v.problems) for v in verdicts] == [("agrees", (), ())]
    assert right.count(True) == 1


def _holds(text: str, predicate: dict[str, str]) -> bool:
    """Whether a scenario meets a predicate, put in the place of its own expectations."""
    scenario = yaml.safe_load(text) | {"expect": [predicate]}
    verdict = checking.check_text(yaml.safe_dump(scenario, allow_unicode=True), "option")[0]
    assert verdict.status in ("agrees", "differs"), verdict.problems
    return verdict.status == "agrees"


def test_example_1_explores_to_none_and_two_by_order():
    """Ohana draws two or nothing, and the order of the two abilities decides it."""
    scenario = api.read((CLASS / "examples" / "ex1.yaml").read_text(encoding="utf-8"), "ex1.yaml")
    found = api.explore(scenario)

    assert sorted(outcome.values for outcome in found.outcomes) == [(0,), (2,)]
    assert found.order_mattered
