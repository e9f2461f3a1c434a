"""Ability values are put into the phrasing of printed cards, in English and in Japanese."""

from __future__ import annotations

import pytest

from engine.lorcana.cards import CARDS, find
from engine.lorcana.text import ability_text, card_text, opening
from engine.lorcana.text.english.abilities import abilities as english
from engine.lorcana.text.japanese.abilities import abilities as japanese
from engine.lorcana.vocabulary import Ability, Static
from tests.engine.lorcana.text_pairs import TABLE
from tests.golden import card_text as golden


@pytest.mark.parametrize(("ability", "en", "ja"), TABLE, ids=[en for _, en, _ in TABLE])
def test_a_value_reads_as_cards_are_written(ability: Ability, en: str, ja: str) -> None:
    """The same value gives the English and the Japanese sentence."""
    assert (ability_text(ability, "en").text, ability_text(ability, "ja").text) == (en, ja)


@pytest.mark.parametrize("lang", golden.LANGUAGES)
def test_the_text_of_every_card_is_as_it_was_last_read(lang: str) -> None:
    """Card text changed: run `python -m tests.golden.card_text` and read what it changed."""
    assert golden.page(lang) == golden.path(lang).read_text("utf-8")


def test_an_ability_without_a_japanese_name_keeps_its_english_one_and_says_so() -> None:
    """Flynn Rider's ability has no official Japanese name; Stitch's has one."""
    flynn = card_text(find("Flynn Rider - Spectral Scoundrel"), "ja")[-1]
    stitch = card_text(find("Stitch - Carefree Surfer"), "ja")[0]

    assert (flynn.name, flynn.name_is_english) == ("I'll Take That", True)
    assert (stitch.name, stitch.name_is_english) == ("オハナ", False)


def test_japanese_rules_text_holds_no_half_width_digit() -> None:
    """Cards print digits full-width (ja-terms §6)."""
    texts = [text.text for card in CARDS.values() for text in card_text(card, "ja")]

    assert [text for text in texts if any(digit in text for digit in "0123456789")] == []


OPENINGS = {
    "triggered": (
        ("When", "At ", "During", "While", "Once", "Twice"),
        ("とき、", "たび、", "時、"),
    ),
    "activated": (("{E}", "Banish", "Exert", "1 {I}", "3 {I}"), ("：",)),
}


@pytest.mark.parametrize("kind", OPENINGS)
def test_opening_words_tell_the_kind(kind: str) -> None:
    """6.2.1, 6.3.1: triggered abilities open with their condition, activated ones with costs."""
    starts, ends = OPENINGS[kind]
    found = [
        (opening(ability, "en", card), opening(ability, "ja", card))
        for card in CARDS.values()
        for ability, text in zip(card.abilities, card_text(card, "en"), strict=True)
        if text.kind == kind
    ]

    assert found
    assert [en for en, ja in found if not (en.startswith(starts) and ja.endswith(ends))] == []


def test_static_abilities_never_open_with_trigger_words() -> None:
    """6.4: nothing of a static ability reads like a trigger condition."""
    statics = [
        opening(ability, lang, card)
        for card in CARDS.values()
        for ability in card.abilities
        for lang in ("en", "ja")
        if isinstance(ability, Static)
    ]

    assert [said for said in statics if said.startswith(("When ", "Whenever ", "At the "))] == []
    assert [said for said in statics if said.endswith(("とき、", "たび、"))] == []


def test_both_languages_know_the_same_abilities() -> None:
    """Neither language can say a kind of ability that the other can't."""
    assert set(english.table) == set(japanese.table)
