"""Every declared card says what is printed on it, once, and is found by its names."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from engine.lorcana import cards as package
from engine.lorcana.card import Card, key_of
from engine.lorcana.cards import CARDS, UnknownCard, find
from engine.lorcana.cards.index import Duplicate, by_key, by_name
from engine.lorcana.cards.missing import MISSING
from engine.lorcana.vocabulary import Ability, Activated, Keyword, OnResolve, Static, Triggered

FACTS: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "data" / "card_facts.json").read_text("utf-8")
)
SETS = sorted(Path(package.__file__).parent.glob("set*.py"))
KINDS = {
    "triggered": Triggered,
    "activated": Activated,
    "static": Static,
    "replacement": Static,
    "action_effect": OnResolve,
}
PERMISSIONS = {"Our Humble Home", "It's Maui Time!"}
"""Printed as "you may" while something holds; the facts file them as activated abilities."""

every_card = pytest.mark.parametrize("card", CARDS.values(), ids=list(CARDS))


def test_the_facts_and_the_declarations_speak_of_the_same_cards():
    """No card is declared without facts, none of the facts lies unused."""
    assert {card.full_name for card in CARDS.values()} == set(FACTS)


@every_card
def test_a_card_has_its_printed_numbers(card: Card):
    """Type, cost, inkwell symbol, statistics, classifications, ink, set and number."""
    facts = FACTS[card.full_name]
    declared = [card.strength, card.willpower, card.lore, card.move_cost]

    assert declared == facts["stats"]
    assert (card.type, card.cost, card.inkable) == (facts["type"], facts["cost"], facts["inkable"])
    assert list(card.ink) == facts["ink"]
    assert list(card.classes) == facts.get("classes", [])
    assert (card.set, card.number) == (facts["set"], facts["number"])


@every_card
def test_a_card_has_its_official_japanese_name_or_none(card: Card):
    """A Japanese name is the official one; where none is known none is given."""
    facts = FACTS[card.full_name]

    assert [card.name_ja, card.title_ja] == facts.get("ja", [None, None])
    assert card.also_ja == facts.get("also")


@every_card
def test_a_card_has_its_printed_keywords(card: Card):
    """Every keyword with its number, and those whose parameter is a cost."""
    keywords = [a for a in card.abilities if isinstance(a, Keyword)]
    declared = {a.key: True if a.n is None else a.n for a in keywords}
    printed = FACTS[card.full_name].get("keywords", {})

    assert declared == {k: n if isinstance(n, int) else True for k, n in printed.items()}
    assert [a.key for a in keywords if a.cost] == [
        k for k in printed if isinstance(printed[k], str)
    ]


@every_card
def test_a_card_has_every_printed_ability_in_order(card: Card):
    """Abilities have the kind, the story name and the Japanese name of the printed ones."""
    declared = [(type(a), *names(a)) for a in card.abilities if is_printed(a)]
    printed = [
        (Static if en in PERMISSIONS else KINDS[kind], en, ja)
        for kind, en, ja in FACTS[card.full_name].get("abilities", [])
    ]

    assert declared == printed


def is_printed(ability: Ability) -> bool:
    """Whether the facts list it: not as keyword, nor as the unnamed part of an action."""
    return not isinstance(ability, Keyword | Static) or names(ability)[0] not in (None, "")


def names(ability: Ability) -> tuple[str | None, str | None]:
    """English and Japanese story name, where the ability has any."""
    if isinstance(ability, Keyword | OnResolve):
        return None, None
    return ability.name.en or None, ability.name.ja


def test_keys_are_made_from_the_full_english_name():
    """A key is the name in lower case words, and leads to its card."""
    assert all(key == card.key == key_of(card.full_name) for key, card in CARDS.items())


@pytest.mark.parametrize(
    "name",
    [
        "Stitch - Carefree Surfer",
        "Stitch – Carefree Surfer",
        "  stitch  —  carefree   surfer ",
        "stitch-carefree-surfer",
        "Ｓｔｉｔｃｈ － Ｃａｒｅｆｒｅｅ Ｓｕｒｆｅｒ",
        "スティッチ – お気楽サーファー",
        "スティッチ - お気楽サーファー",
        "ｽﾃｨｯﾁ－お気楽ｻｰﾌｧｰ",
    ],
)
def test_a_card_is_found_however_its_name_is_typed(name: str):
    """Width, dashes, spaces and case do not matter; key and Japanese name do as well."""
    assert find(name).key == "stitch-carefree-surfer"


@pytest.mark.parametrize("name", ["Maui's Fish Hook", "Maui’s Fish Hook", "マウイの釣り針"])
def test_a_card_is_found_with_any_apostrophe(name: str):
    """A typographic apostrophe is as good as a straight one."""
    assert find(name).key == "mauis-fish-hook"


@pytest.mark.parametrize("name", ["Be Prepared", "準備をしておけ", "BE PREPARED"])
def test_a_song_is_found_by_either_name(name: str):
    """Songs have a Japanese title and a large printed name."""
    assert find(name).key == "be-prepared"


@every_card
def test_every_name_of_a_card_finds_it(card: Card):
    """Key, English and Japanese names all lead back to the card."""
    names = [card.key, card.full_name, card.full_name_ja, card.also_ja]

    assert {find(name) for name in names if name} == {card}


def test_an_unknown_name_comes_with_the_nearest_known_ones():
    """A slip in the title or in the name brings up the card that was meant."""
    with pytest.raises(UnknownCard) as slip:
        find("Micky Mouse - True Frend")

    assert slip.value.nearest[0].full_name == "Mickey Mouse - True Friend"
    assert "Mickey Mouse - True Friend" in str(slip.value)


def test_a_wrong_japanese_title_comes_with_the_right_one():
    """Names and titles are compared apart, in Japanese too."""
    with pytest.raises(UnknownCard) as slip:
        find("ドナルドダック – 完璧な紳士")

    assert slip.value.nearest[0].full_name == "Donald Duck - Perfect Gentleman"


def test_a_name_like_no_other_has_no_nearest():
    """Nothing is suggested for nonsense."""
    with pytest.raises(UnknownCard) as slip:
        find("Qqqq - Zzzz")

    assert slip.value.nearest == []


def test_a_second_card_of_the_same_name_is_refused():
    """Two declarations of one card stop the import."""
    stitch, surfer = find("Stitch - New Dog"), find("Stitch - Carefree Surfer")

    with pytest.raises(Duplicate):
        by_key([stitch, surfer, find("Smash"), twin(stitch)])
    with pytest.raises(Duplicate):
        by_name({"one": stitch, "two": twin(stitch)})


def twin(card: Card) -> Card:
    """An equal card that is another object."""
    return Card(**{name: getattr(card, name) for name in Card.__slots__})


def test_a_missing_card_is_not_declared():
    """A card is either declared or listed with the reason why not."""
    assert not set(MISSING) & {card.full_name for card in CARDS.values()}


@pytest.mark.parametrize("path", SETS, ids=lambda path: path.stem)
def test_a_declaration_has_ten_lines_or_fewer(path: Path):
    """Cards stay data: short declarations, short modules."""
    text = path.read_text("utf-8")
    calls = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "card"
    ]

    assert all((node.end_lineno or 0) - node.lineno < 10 for node in calls)
    assert text.count("\n") < 300
