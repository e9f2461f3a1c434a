"""What a player is asked for."""

from __future__ import annotations

from typing import Protocol

from engine.lorcana.text.catalogue import gettext_noop as _
from engine.lorcana.text.templates import as_text, fill
from engine.lorcana.values import NAMES

PROMPTS: dict[str, str] = {
    "may": _("You may do this. Do you?"),
    "may.ability": _("You may do what {ability} says. Do you?"),
    "choose": _("Choose {n} {n:card|cards}."),
    "choose.up_to": _("Choose up to {n} {n:card|cards}."),
    "number": _("Choose a number."),
    "mode": _("Choose one of these."),
    "reveal": _("Choose what to reveal, or nothing."),
    "discard": _("Choose {n} {n:card|cards} to discard."),
    "order": _("Put the cards in order."),
    "enter": _("Does it enter play ready or exerted?"),
    "onto": _("Choose the card to shift onto."),
    "pay": _("Choose what to pay the cost with."),
    "resolve": _("Which of your abilities in the bag resolves next?"),
    "player": _("Choose a player."),
    "players": _("Choose any number of players."),
    "way": _("How do you pay for it?"),
    "chance": _("Chance decides which card it is."),
    "unknown": _("Choose."),
}


class Asked(Protocol):
    """A choice: what its prompt needs of it."""

    @property
    def kind(self) -> str: ...

    @property
    def least(self) -> int: ...

    @property
    def most(self) -> int: ...

    @property
    def about(self) -> str: ...


def choice_prompt(choice: Asked, lang: str) -> str:
    """The question a choice puts to its player."""
    ability = NAMES.get(choice.about)
    key = choice.kind if choice.kind in PROMPTS else "unknown"
    if key == "may" and ability is not None and ability.en:
        key = "may.ability"
    if key == "choose" and choice.least < choice.most:
        key = "choose.up_to"
    return as_text(fill(PROMPTS[key], {"n": choice.most, "ability": ability}, lang), lang)
