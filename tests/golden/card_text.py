"""Rules text of every card as it is rendered now, to be read by people.

`python -m tests.golden.card_text` writes tests/golden/card_text.en.txt and card_text.ja.txt anew.
Read what changed before committing it.
"""

from pathlib import Path

from engine.lorcana.card import Card
from engine.lorcana.cards import CARDS
from engine.lorcana.text import AbilityText, card_text

FOLDER = Path(__file__).resolve().parent
LANGUAGES = ("en", "ja")


def page(lang: str) -> str:
    """All cards in the order of their keys, each with its abilities."""
    return "\n".join(entry(CARDS[key], lang) for key in sorted(CARDS))


def entry(card: Card, lang: str) -> str:
    """A card's name and the lines of its abilities."""
    name = (card.full_name_ja if lang == "ja" else None) or card.full_name
    return "\n".join([name, *(line(text) for text in card_text(card, lang)), ""])


def line(text: AbilityText) -> str:
    """One ability: its name, "*" where that is English for want of another, and its text."""
    mark = "*" if text.name_is_english else ""
    name = f"{text.name}{mark}: " if text.name else (f"{mark} " if mark else "")
    return f"  {name}" + text.text.replace("\n", "\n    ")


def path(lang: str) -> Path:
    """Where the text of a language is kept."""
    return FOLDER / f"card_text.{lang}.txt"


def main() -> None:
    """Write the files anew."""
    for lang in LANGUAGES:
        path(lang).write_text(page(lang), encoding="utf-8")


if __name__ == "__main__":
    main()
