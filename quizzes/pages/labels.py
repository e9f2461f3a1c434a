"""Names in the reader's language: cards, abilities, players, options of a question."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from courses.board_words import player_word
from courses.cards import known_card, name_in
from courses.reading.question_words import Words
from courses.text.render import NOWHERE, render, render_inline
from engine.lorcana.values import NAMES
from quizzes.kinds.choice import Shown
from quizzes.kinds.who import NOBODY
from quizzes.pages.reasons import REASONS
from quizzes.questions.predicates import text_of
from quizzes.questions.values import (
    AbilityValue,
    CardValue,
    NumberValue,
    PlayerValue,
    Value,
)


@lru_cache(maxsize=1)
def _japanese_names() -> dict[str, str]:
    return {name.en: name.ja for name in NAMES.values() if name.ja}


def ability_name(name: str, lang: str) -> str:
    """The ability's name in 「」, in the reader's language where an official one is known."""
    return f"「{_japanese_names().get(name, name) if lang == 'ja' else name}」"


def card_name(name: str, lang: str) -> str:
    """The card's name in 《》; a name that is no card's (a copy's) as it is."""
    card = known_card(name)
    return f"《{name_in(card, lang)[0]}》" if card else name


def value_words(value: Value, lang: str) -> str:
    """What a placeholder stands for, as it is put into words."""
    match value:
        case CardValue(key):
            return card_name(key, lang)
        case NumberValue(number):
            return str(number)
        case PlayerValue(player):
            return player_word(player)
        case AbilityValue(ability):
            return ability_name(ability, lang)
    return ""


@dataclass(frozen=True)
class Labels:
    """Everything that one question needs named. filled: what its placeholders stand for."""

    id: str
    words: Words
    lang: str
    filled: Mapping[str, str]

    def prompt(self) -> SafeString:
        """The question."""
        return self.block("prompt")

    def block(self, name: str, more: Mapping[str, str] | None = None) -> SafeString:
        """A block of the question's words as paragraphs with links; empty where it is missing."""
        key = f"{self.id}.{name}"
        if key not in self.words:
            return SafeString("")
        return self.words.html_with_clauses(key, {**self.filled, **(more or {})})

    def block_lang(self, name: str) -> str:
        """The language a block really is in."""
        key = f"{self.id}.{name}"
        return self.words.lang(key) if key in self.words else self.lang

    def option(self, key: str) -> SafeString:
        """An option's words, without links."""
        block = f"{self.id}.option.{key}"
        if block in self.words:
            return self.words.label(block, self.filled)
        return self.inline(_(REASONS[key]) if key in REASONS else key)

    def option_plain(self, key: str) -> str:
        """An option's words as they go into other words."""
        block = f"{self.id}.option.{key}"
        return self.words.text(block, self.filled) if block in self.words else key

    def card(self, name: str) -> SafeString:
        """A card's name, without a link."""
        return self.inline(card_name(name, self.lang))

    def ability(self, name: str) -> SafeString:
        """An ability's name."""
        return self.inline(ability_name(name, self.lang))

    def player(self, name: str) -> str:
        """A player, or nobody."""
        return _("Nobody") if name == NOBODY else player_word(name)

    def text(self, shown: Shown) -> SafeString:
        """The text of an ability, as printed on cards."""
        return render(self._text(shown), self.lang, NOWHERE)

    def text_inline(self, shown: Shown) -> SafeString:
        """The same on one line."""
        return self.inline(self._text(shown))

    def _text(self, shown: Shown) -> str:
        return str(text_of(*shown, self.lang).text)

    def inline(self, text: str) -> SafeString:
        """A text with its marks drawn and nothing linked."""
        return render_inline(text, self.lang, NOWHERE)
