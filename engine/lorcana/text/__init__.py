"""Words for what the engine knows: card text, replay steps, reasons, problems, prompts.

Everything takes a language, "en" or "ja". Card text is rendered from ability values; the rest are
templates, in English in the source and in Japanese in locale/ja/LC_MESSAGES/engine.po.
"""

from engine.lorcana.text.cards import AbilityText, ability_text, card_text, opening

__all__ = ["AbilityText", "ability_text", "card_text", "opening"]
