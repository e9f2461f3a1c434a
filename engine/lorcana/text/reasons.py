"""Why an attempt is not allowed, in a sentence that says what would be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from engine.lorcana.text.catalogue import gettext_noop as _
from engine.lorcana.text.templates import Part, as_text, fill

REASONS: dict[str, str] = {
    "cost": _("The cost can't be paid in full, so this can't be done."),
    "cost.ink": _(
        "This takes {needed} {I}, and only {ready} ready {ready:card is|cards are} in the inkwell."
    ),
    "cost.sing": _("The song needs {needed} in all; the singers count for {value}."),
    "limit": _("This was done as often as it may be this turn."),
    "bag": _("Abilities are waiting in the bag. They have to resolve before anything else."),
    "pick.not_waiting": _("{ability} isn't waiting in the bag at this point."),
    "pick.whose": _(
        "{ability} belongs to {player}. It is for {other} to pick next, among "
        "{other:your|their} own abilities."
    ),
    "exerted": _("The card is exerted. Only a ready card can do this."),
    "drying": _("The character is still drying. It can do this from its player's next turn on."),
    "restricted": _("An effect forbids this."),
    "illegal_choice": _(
        "This can't be chosen here. Choose something that the rules and the text allow."
    ),
    "must_choose": _("Something that can be chosen has to be chosen."),
    "ward": _("The character has Ward: opponents can't choose it, except to challenge."),
    "evasive": _("The character has Evasive: only a character with Evasive can challenge it."),
    "bodyguard": _("A character with Bodyguard can be challenged, so one has to be chosen."),
    "reckless": _(
        "The character has Reckless: it can't quest, and the turn can't end while it can challenge."
    ),
    "no_base": _("There is no card in play onto which this could be shifted."),
    "ink_types": _("The ink types of the cards don't allow this."),
    "not_your_turn": _("Only the player whose turn it is can do this."),
    "not_in_hand": _("The card is not in hand."),
    "not_inkable": _("The card has no inkwell symbol, so it can't be inked."),
    "no_singer": _("No character here can sing this song."),
    "unknown": _("The rules don't allow this."),
}


class Refusal(Protocol):
    """An attempt the rules refuse: what its sentence needs of it."""

    @property
    def reason(self) -> str: ...

    @property
    def facts(self) -> tuple[tuple[str, Any], ...]: ...


def reason(illegal: Refusal, lang: str) -> str:
    """Why the attempt is refused."""
    return as_text(reason_parts(illegal.reason, dict(illegal.facts), lang), lang)


def reason_parts(word: str, facts: Mapping[str, Any], lang: str) -> list[Part]:
    """The same in parts, from the reason word and the facts."""
    key = word if word in REASONS else "unknown"
    if word == "cost" and "ready" in facts:
        key = "cost.ink"
    elif word == "cost" and "value" in facts:
        key = "cost.sing"
    elif word == "illegal_choice" and "ability" in facts:
        key = "pick.whose" if "player" in facts else "pick.not_waiting"
    return fill(REASONS[key], facts, lang)
