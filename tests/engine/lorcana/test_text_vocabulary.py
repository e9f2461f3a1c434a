"""Every word of the vocabulary can be said in both languages."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import get_args

import pytest

from engine.lorcana import vocabulary as v
from engine.lorcana.text import keywords
from engine.lorcana.text.discourse import Discourse
from engine.lorcana.text.english import abilities as en
from engine.lorcana.text.english import amounts as en_amounts
from engine.lorcana.text.english import conditions as en_conditions
from engine.lorcana.text.english import costs as en_costs
from engine.lorcana.text.english import effects as en_effects
from engine.lorcana.text.english import nouns as en_nouns
from engine.lorcana.text.english import statics as en_statics
from engine.lorcana.text.english import triggers as en_triggers
from engine.lorcana.text.japanese import abilities as ja
from engine.lorcana.text.japanese import amounts as ja_amounts
from engine.lorcana.text.japanese import conditions as ja_conditions
from engine.lorcana.text.japanese import costs as ja_costs
from engine.lorcana.text.japanese import effects as ja_effects
from engine.lorcana.text.japanese import nouns as ja_nouns
from engine.lorcana.text.japanese import statics as ja_statics
from engine.lorcana.text.japanese import terms
from engine.lorcana.text.japanese import triggers as ja_triggers
from engine.lorcana.text.renderers import NoWords, Renderers
from engine.lorcana.unhandled import HANDLED_KEYWORDS

NOUNS = {v.AbilityName, v.Group, v.Ref, v.Chosen, v.Every}
"""Parts of other values: the functions of the modules called nouns say them."""

TABLES: dict[str, tuple[Renderers, Renderers, object]] = {
    "abilities": (en.abilities, ja.abilities, v.Ability),
    "triggers": (en_triggers.triggers, ja_triggers.triggers, v.Trigger),
    "effects": (en_effects.effects, ja_effects.effects, v.Effect),
    "statics": (en_statics.statics, ja_statics.statics, v.StaticEffect),
    "conditions": (en_conditions.conditions, ja_conditions.conditions, v.Condition),
    "amounts": (en_amounts.amounts, ja_amounts.amounts, v.Amount),
    "costs": (en_costs.costs, ja_costs.costs, v.Cost),
}


@pytest.mark.parametrize("words", TABLES)
def test_every_class_of_the_vocabulary_has_a_renderer_in_both_languages(words: str) -> None:
    """A card that uses a word nobody can say would break its page."""
    english, japanese, union = TABLES[words]

    assert set(english.table) == set(get_args(union))
    assert set(japanese.table) == set(get_args(union))


def test_no_class_of_the_vocabulary_is_forgotten() -> None:
    """Every dataclass the vocabulary exports is in one of the tables or a noun."""
    exported = {getattr(v, name) for name in v.__all__}
    classes = {item for item in exported if isinstance(item, type) and is_dataclass(item)}
    said = {each for english, _, _ in TABLES.values() for each in english.table}

    assert classes - said - NOUNS == set()


def test_a_class_without_words_is_reported_by_its_name() -> None:
    """NoWords names the table and the class."""
    with pytest.raises(NoWords, match="English costs has no words for str"):
        en_costs.costs("x", Discourse())


@pytest.mark.parametrize("who", v.Who)
def test_every_way_to_name_players_has_words(who: v.Who) -> None:
    """All of Who can be a subject in both languages; you go without one."""
    said = (en_nouns.player(who, Discourse()).text, ja_nouns.player(who, Discourse()))

    assert all(said) is (who is not v.Who.YOU)


@pytest.mark.parametrize("until", v.Until)
def test_every_duration_has_words(until: v.Until) -> None:
    """All of Until can be said in both languages."""
    assert en_effects.time(until, Discourse())
    assert ja_effects.time(until, Discourse()).endswith("、")


def test_every_keyword_the_engine_plays_has_names() -> None:
    """Boost alone has no Japanese name (ja-terms §2)."""
    nameless = {key for key in HANDLED_KEYWORDS if keywords.japanese_name(key) is None}

    assert nameless == {"boost"}
    assert set(HANDLED_KEYWORDS) <= set(keywords.NAMES)


def test_classifications_of_known_cards_are_japanese_where_an_official_word_is_known() -> None:
    """Only Whisper, Gargoyle, Ghost and their like stay English."""
    from engine.lorcana.cards import CARDS

    spoken = {
        name for card in CARDS.values() for ability in card.abilities for name in _classes(ability)
    }

    assert spoken <= set(terms.CLASSES)


def _classes(value: object) -> set[str]:
    from engine.lorcana.values import walk

    return {name for part in walk(value) if isinstance(part, v.Group) for name in part.classes}
