"""The page of a class, its clauses, its cards and its worked examples."""

import re
from html.parser import HTMLParser

import pytest

from courses.models import Block, Clause, Lesson
from courses.translation.writing import write_source
from quizzes.questions.library import quizzes
from tests.courses.class_content import NUMBERS, read
from tests.shipped import shipped  # noqa: F401

pytestmark = [pytest.mark.usefixtures("shipped"), pytest.mark.django_db]


class Page(HTMLParser):
    """Ids and links of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.hrefs: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if values.get("id"):
            self.ids.append(values["id"])
        if tag == "a" and values.get("href"):
            self.hrefs.append(values["href"])


def html(client, path: str) -> str:
    """The page, which has to be there."""
    response = client.get(path)
    assert response.status_code == 200
    return response.content.decode()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_class_page_takes_a_fixed_number_of_queries(
    client, lang, django_assert_max_num_queries
):
    """However long the class; ten and no more."""
    client.get(f"/{lang}/classes/03/")
    with django_assert_max_num_queries(12):
        client.get(f"/{lang}/classes/03/")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_ids_are_unique_and_links_within_the_page_arrive(client, lang):
    """Every citation, place and entry of the contents leads somewhere."""
    page = Page(html(client, f"/{lang}/classes/03/"))
    assert len(page.ids) == len(set(page.ids))
    assert {href[1:] for href in page.hrefs if href.startswith("#")} <= set(page.ids)


def test_both_languages_have_the_same_passages(client):
    """Switching the language lands on the same paragraph."""
    passages = [
        [anchor for anchor in Page(html(client, f"/{lang}/classes/03/")).ids if anchor[:2] == "b-"]
        for lang in ("en", "ja")
    ]
    assert passages[0] == passages[1]
    assert len(passages[0]) > 60


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_link_of_the_class_leads_to_a_page(client, lang):
    """Clauses, cards, examples, the other language."""
    page = Page(html(client, f"/{lang}/classes/03/"))
    inside = {href.split("#")[0] for href in page.hrefs if href.startswith("/")}
    kinds = {href.split("/")[2] for href in inside if href.count("/") > 2}
    assert {"clauses", "cards", "classes"} <= kinds
    for href in sorted(inside):
        assert client.get(href).status_code == 200, href


def test_the_header_says_what_a_reader_must_know(client):
    """Version taught and version in force, length, quiz, source, beta, what prevails."""
    page = re.sub(r"<[^>]*>", "", html(client, "/en/classes/03/"))
    for words in (
        "Class 03",
        "about 21 minutes",
        "quiz of 9 questions",
        "Teaches Comprehensive Rules 2.2.0.",
        "In force today: 2.3.0.",
        "What you will learn",
        "For whom",
        "beta",
        "English text prevails",
    ):
        assert words in page
    assert "https://institute.lorcanajudges.com/learn/rules-03-the-bag/" in html(
        client, "/en/classes/03/"
    )


def test_an_example_hides_its_answer_until_the_reader_decides(client):
    """The class page and the example's page ask first."""
    block = Block.objects.get(document__key="lorcana/03", key="ex1-answer")
    answer = block.sources.get().text.split(".")[0].strip("*")
    assert answer not in html(client, "/en/classes/03/")
    assert answer not in html(client, "/en/classes/03/examples/ex1/")
    sent = client.post("/en/classes/03/examples/ex1/", {"said": "never"})
    assert sent.status_code == 302
    assert answer in html(client, sent["Location"].split("#")[0])


@pytest.mark.parametrize(
    ("example", "said", "right"),
    [
        ("ex1", "order", True),
        ("ex1", "never", False),
        ("ex1", "always", False),
        ("ex2", "nothing", True),
        ("ex2", "copy", False),
        ("ex3", "set", True),
        ("ex3", "binds", False),
    ],
)
def test_the_engine_judges_the_decision(client, example, said, right):
    """No key is stored: the statement is held against the simulation."""
    page = html(client, f"/en/classes/03/examples/{example}/?said={said}")
    assert ("That is what the rules give." in page) is right
    assert 'id="replay"' in page


def test_a_further_line_of_play_is_replayed(client):
    """Example 1 can be watched in both orders."""
    page = html(client, "/en/classes/03/examples/ex1/?said=order&line=ohana&step=3")
    assert 'aria-current="true">“Ohana” first' in page


@pytest.mark.parametrize("said", ["", "nonsense", "<script>", "x" * 4000])
def test_a_senseless_decision_harms_nothing(client, said):
    """Whatever is sent comes back as a page, and never as markup."""
    sent = client.post("/en/classes/03/examples/ex1/", {"said": said})
    page = html(client, sent["Location"].split("#")[0])
    assert "<script>" not in page


@pytest.mark.parametrize(
    "path",
    [
        "/en/classes/77/",
        "/en/classes/03/examples/ex9/",
        "/en/clauses/99.9/",
        "/en/cards/no-such-card/",
    ],
)
def test_what_does_not_exist_is_not_found(client, path):
    """404, not an error."""
    assert client.get(path).status_code == 404


def test_a_clause_shows_both_numbers_and_where_it_is_cited(client):
    """Chapter 8 is numbered otherwise in the Japanese rulebook."""
    clause = Clause.objects.get(key="8.12.3")
    page = html(client, f"/ja/clauses/{clause.slug}/")
    assert "CR 8.11.3" in page
    assert "8.12.3" in page
    assert "/ja/classes/03/#b-" in page


def test_a_clause_is_a_fragment_for_htmx_and_a_page_for_everybody_else(client):
    """A history restore gets the whole page, too."""
    fragment = client.get("/en/clauses/7.7.4.2/", headers={"HX-Request": "true"})
    assert "<html" not in fragment.content.decode()
    restored = client.get(
        "/en/clauses/7.7.4.2/",
        headers={"HX-Request": "true", "HX-History-Restore-Request": "true"},
    )
    assert "<html" in restored.content.decode()


def test_a_card_is_drawn_from_its_data_in_both_languages(client):
    """Facts, and the text that the engine's values make."""
    page = html(client, "/ja/cards/stitch-carefree-surfer/")
    for words in ("スティッチ – お気楽サーファー", "オハナ", "Stitch – Carefree Surfer", "Ohana"):
        assert words in page


def test_a_passage_that_fell_behind_is_marked(client):
    """The Japanese page says so at the passage and in the header; English says nothing."""
    block = Block.objects.get(document__key="lorcana/03", key="s1-p1")
    write_source(block=block, text="Something else entirely.〔1〕", origin="typed")
    assert "note-behind" in html(client, "/ja/classes/03/")
    assert "note-behind" not in html(client, "/en/classes/03/")


def test_a_passage_without_translation_is_english_and_says_so(client):
    """Never blank, never silently English."""
    block = Block.objects.get(document__key="lorcana/03", key="s1-p1")
    block.targets.get().revisions.get().reviews.all().delete()
    page = html(client, "/ja/classes/03/")
    assert re.search(r'id="b-s1-p1" data-block lang="en">', page)
    assert "note-behind" in page


def test_notes_and_open_wordings_stand_at_their_passages(client):
    """Translator's notes are for Japanese readers; open wordings are listed in both languages."""
    japanese, english = html(client, "/ja/classes/03/"), html(client, "/en/classes/03/")
    assert 'id="note-note-openings"' in japanese
    assert 'id="note-note-openings"' not in english
    assert 'id="q-q-game-action"' in japanese
    assert 'id="q-q-game-action"' in english


def test_the_shelf_shows_the_class(client):
    """The home page leads to each of them."""
    shelf = Page(html(client, "/en/")).hrefs
    slugs = [lesson.slug for lesson in Lesson.objects.all()]
    assert [slug for slug in slugs if f"/en/classes/{slug}/" not in shelf] == []


@pytest.mark.parametrize("number", NUMBERS)
def test_a_class_offers_its_quiz_if_it_has_one(client, number):
    """Neither the page of a class nor the shelf leads to a quiz that isn't there."""
    for path in ("/en/", f"/ja/classes/{number}/"):
        hrefs = "".join(Page(html(client, path)).hrefs)
        for name in ("quiz", "practice"):
            assert (f"/classes/{number}/{name}/" in hrefs) is (number in quizzes())


@pytest.mark.parametrize("number", NUMBERS)
def test_every_worked_example_can_be_decided(client, number):
    """Its page asks first; each option leads to a verdict and the board."""
    for example in read(number).data("lesson.yaml")["examples"]:
        path = f"/en/classes/{number}/examples/{example['id']}/"
        assert 'id="replay"' not in html(client, path)
        for option in example["ask"]["options"]:
            assert 'id="replay"' in html(client, f"{path}?said={option}")
