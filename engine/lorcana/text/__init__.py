"""Words for what the engine knows: card text, replay steps, reasons, problems, prompts.

Everything takes a language, "en" or "ja". Card text is rendered from ability values; the rest are
templates, in English in the source and in Japanese in locale/ja/LC_MESSAGES/engine.po.
"""

from engine.lorcana.text.cards import AbilityText, ability_text, card_text, opening
from engine.lorcana.text.problems import problem
from engine.lorcana.text.prompts import choice_prompt
from engine.lorcana.text.reasons import reason
from engine.lorcana.text.steps import parts, sentence
from engine.lorcana.text.templates import card_name

__all__ = [
    "AbilityText",
    "ability_text",
    "card_name",
    "card_text",
    "choice_prompt",
    "opening",
    "parts",
    "problem",
    "reason",
    "sentence",
]
