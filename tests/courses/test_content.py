"""Every class as shipped: its two languages, its citations and what hangs on its blocks."""

from collections import Counter
from typing import Any

import pytest

from courses.content_files import lesson_yaml, marked_yaml
from courses.text import tokens
from courses.text.tokens import Kind
from engine.lorcana.scenario import checking
from tests.courses.class_content import GAME, NUMBERS, data, read, right_options

BLOCKS = [(number, key) for number in NUMBERS for key in read(number).keys]
EXAMPLES = [
    (number, example)
    for number in NUMBERS
    for example in read(number).data("lesson.yaml")["examples"]
]
each_class = pytest.mark.parametrize("number", NUMBERS)


@each_class
def test_both_languages_have_the_same_blocks_in_the_same_order(number: str):
    """A reader who switches language stays on the same paragraph."""
    content = read(number)

    assert (content.en.problems, content.ja.problems) == ((), ())
    assert [block.key for block in content.ja.blocks] == content.keys


@each_class
def test_the_lesson_places_every_block_exactly_once(number: str):
    """Nothing that was written is missing from the page, and nothing stands on it twice."""
    content = read(number)
    marked = marked_yaml.read(content.text("lesson.yaml"), "lesson.yaml")
    spec = lesson_yaml.parse(marked)

    assert marked.problems == []
    assert Counter(key for key, *_ in spec.placed()) == Counter(content.keys)


@pytest.mark.parametrize(("number", "key"), BLOCKS)
def test_a_block_has_the_same_marks_in_both_languages(number: str, key: str):
    """The same citations in the same order, as many cards and symbols, and all well formed."""
    content = read(number)
    texts = [file.by_key()[key].text for file in (content.en, content.ja)]
    found = [tokens.tokenise(text) for text in texts]

    assert [token.fault for side in found for token in side if token.fault] == []
    assert tokens.citations(texts[0]) == tokens.citations(texts[1])
    assert len(tokens.cards(texts[0])) == len(tokens.cards(texts[1]))
    for side in found:
        assert sum(token.kind is Kind.STRONG for token in side) % 2 == 0


@each_class
def test_citations_are_numbered_as_the_text_meets_them(number: str):
    """〔1〕 is the first marker of the page; every number of the table is used."""
    content = read(number)
    table = content.data("citations.yaml")
    cited = [n for block in content.en.blocks for n in tokens.citations(block.text)]

    assert list(dict.fromkeys(cited)) == list(table)
    assert list(table) == [str(n) for n in range(1, len(table) + 1)]


@each_class
def test_every_cited_clause_has_our_summary_in_both_languages(number: str):
    """A marker never opens an empty clause."""
    clauses: dict[str, dict[str, Any]] = data(GAME / "clauses.yaml")
    cited = {clause for group in read(number).data("citations.yaml").values() for clause in group}

    assert cited - set(clauses) == set()
    assert [key for key, clause in clauses.items() if set(clause["summary"]) != {"en", "ja"}] == []


@each_class
def test_notes_and_open_questions_hang_on_blocks_that_exist(number: str):
    """A translator's note or an open question always has its place in the text."""
    content = read(number)
    notes, questions = content.data("notes.yaml"), content.data("questions.yaml")
    places = [note["anchor"] for note in notes] + [p for q in questions for p in q["places"]]

    assert set(places) - set(content.keys) == set()


@pytest.mark.parametrize(
    ("number", "example"),
    EXAMPLES,
    ids=[f"{number}-{example['id']}" for number, example in EXAMPLES],
)
def test_a_worked_example_comes_out_as_its_file_expects(number: str, example: dict[str, Any]):
    """The engine agrees with each worked example, and one of its options is right."""
    verdicts = checking.check_text(read(number).text(example["scenario"]), example["scenario"])

    assert [(v.status, v.differences, v.problems) for v in verdicts] == [("agrees", (), ())]
    assert len(right_options(number, example)) == 1


def test_a_term_says_the_same_in_every_class():
    """Terms belong to the game: two classes that list one can't disagree about it."""
    found: dict[str, list[Any]] = {}
    for number in NUMBERS:
        for term in read(number).data("terms.yaml"):
            found.setdefault(term["key"], []).append(term)

    assert {key: terms for key, terms in found.items() if terms.count(terms[0]) != len(terms)} == {}
