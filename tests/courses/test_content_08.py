"""Class 08 as shipped: what test_content.py doesn't say of every class."""

import re

import pytest

from tests.courses.class_content import GAME, data, holds, read, right_options
from tests.shipped import shipped  # noqa: F401

CLASS = read("08")
LESSON = CLASS.data("lesson.yaml")
EXAMPLES = {example["id"]: example for example in LESSON["examples"]}
CITED = {clause for group in CLASS.data("citations.yaml").values() for clause in group}
CLAUSES = data(GAME / "clauses.yaml")
TAUGHT = (
    "1.2.1 1.5.1 1.5.3 1.5.4 1.5.5 1.5.5.1 1.5.5.2 1.5.5.3 1.5.5.4 4.3.1 4.3.2 4.3.2.1 4.3.2.2 "
    "4.3.2.3 4.3.2.4 4.3.3 4.3.3.1 4.3.3.2 4.3.4 4.3.4.1 4.3.4.2 4.3.5 4.3.6 5.1.1.5 5.1.1.6 "
    "5.1.1.7 5.1.1.8 5.1.1.11 5.2.2 5.4.4.2 5.4.4.3 6.1.7 6.1.7.1 6.2.7.2 8.10.1 8.10.2 8.10.3 "
    "8.10.4 8.10.4.1 8.10.4.2 8.10.5 8.10.6 8.10.7 8.10.8 8.10.8.1 8.10.8.2 8.10.8.3 8.10.8.4 "
    "8.10.8.5 8.10.8.6 8.10.9 8.11.1 8.11.2 8.11.3 8.12.1 8.12.2 8.12.3"
).split()


def test_the_class_has_nine_sections():
    """From the printed number to the numbers of the rulebooks."""
    assert len(LESSON["sections"]) == 9


def test_the_class_cites_every_clause_it_is_about():
    """Costs, playing a card, Shift with its variants, Singer and Sing Together."""
    assert set(TAUGHT) - CITED == set()


@pytest.mark.parametrize(
    ("example", "right"), [("ex1", "spent"), ("ex2", "stack"), ("ex3", "sung")]
)
def test_the_engine_finds_the_answer_of_the_text(example: str, right: str):
    """The option that the answer explains is the one the rules give."""
    assert right_options("08", EXAMPLES[example]) == [right]


def test_one_damage_less_would_have_saved_the_shifted_character():
    """What example 2 says at the table: with 4 damage the same play works."""
    text = CLASS.text("examples/ex2.yaml").replace("damage: 5", "damage: 4")
    healed = {"measure": "state", "of": "Baymax - Giant Robot", "at": "end"}

    assert holds(text, healed | {"equals": {"damage": 0}})


def rows(client, lang: str) -> list[tuple[str, str]]:
    """The numbers, English and Japanese, in the table of section 9."""
    page = client.get(f"/{lang}/classes/08/").content.decode()
    table = page[page.index("numbers-title") :].partition("</table>")[0]
    return re.findall(r"<tr><td><a[^>]*>([\d.]+)</a></td><td><a[^>]*>([\d.]+)</a></td>", table)


@pytest.mark.django_db
@pytest.mark.usefixtures("shipped")
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_table_of_numbers_holds_the_cited_clauses_that_differ(client, lang: str):
    """It is made from clauses.yaml: a number that becomes known there is in the table."""
    apart = {key: CLAUSES[key].get("ja_number") for key in CITED}

    assert dict(rows(client, lang)) == {key: ja for key, ja in apart.items() if ja and ja != key}
    assert ("8.10.9", "8.9.9") in rows(client, lang)
    assert rows(client, lang).index(("8.10.9", "8.9.9")) == rows(client, lang).index(
        ("8.11.1", "8.10.1")
    ) - 1  # fmt: skip


@pytest.mark.django_db
@pytest.mark.usefixtures("shipped")
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_shelf_names_the_class_by_its_title(client, lang: str):
    """Not by the title of a figure further down."""
    file = CLASS.en if lang == "en" else CLASS.ja
    shelf = client.get(f"/{lang}/").content.decode()

    assert file.by_key()["hd-title"].text.strip() in shelf
    assert file.by_key()["fig-numbers-title"].text.strip() not in shelf


@pytest.mark.django_db
@pytest.mark.usefixtures("shipped")
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_class_without_a_quiz_leads_to_none(client, lang: str):
    """Neither the page of the class nor the shelf offers a quiz that isn't there."""
    for path in (f"/{lang}/", f"/{lang}/classes/08/"):
        page = client.get(path)
        assert page.status_code == 200
        assert "/classes/08/quiz/" not in page.content.decode()
        assert "/classes/08/practice/" not in page.content.decode()
