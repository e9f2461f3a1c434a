"""Clauses as the chips of a replay show them."""

import pytest
from django.utils.translation import override

from courses.models import Clause, ClauseNumber
from courses.reading.replays import clause_links, shown_board
from courses.replay import Link
from tests import samples


def clause(key: str, source: str = "CR", **numbers: str) -> None:
    """A clause with its numbers by language."""
    held = Clause.objects.create(game="lorcana", key=key, source=source, version="2.2.0", order=key)
    for lang, number in numbers.items():
        ClauseNumber.objects.create(clause=held, lang=lang, version="2.2.0", number=number)


@pytest.mark.django_db
def test_a_chip_shows_the_number_in_the_readers_edition(django_assert_num_queries):
    """Chapter 8 is numbered otherwise in Japanese; an unknown number is said to be the English."""
    clause("8.10.1", en="8.10.1", ja="8.9.1")
    clause("8.1.1", en="8.1.1")
    clause("TR 5.4", source="TR", en="5.4", ja="5.4")
    keys = {"8.10.1", "8.1.1", "TR 5.4", "1.2.3"}

    with override("ja"), django_assert_num_queries(2):
        assert clause_links(keys, "ja") == {
            "8.10.1": Link("8.9.1", "/ja/clauses/8.10.1/"),
            "8.1.1": Link("英語版8.1.1", "/ja/clauses/8.1.1/"),
            "TR 5.4": Link("TR 5.4", "/ja/clauses/TR-5.4/"),
            "1.2.3": Link("1.2.3", ""),
        }
    with override("en"):
        assert clause_links(keys, "en")["8.10.1"] == Link("8.10.1", "/en/clauses/8.10.1/")


def test_a_shown_board_leads_to_card_pages():
    """Names on the board are links to the card's page in the reader's language."""
    with override("ja"):
        view = shown_board(samples.worked_example().steps[0].board, "ja")

    assert view.near.tiles[0].face.href == "/ja/cards/stitch-carefree-surfer/"
