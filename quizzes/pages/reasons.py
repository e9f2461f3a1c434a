"""Words of what the `legal` kind chooses from, and of answers that could not be understood."""

from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop, pgettext

from quizzes.kinds.base import Unclear

REASONS = {
    "cost": gettext_noop("No: the cost can't be paid in full."),
    "limit": gettext_noop("No: it was done as often as it may be this turn."),
    "bag": gettext_noop("No: abilities are waiting in the bag."),
    "exerted": gettext_noop("No: the card is exerted."),
    "drying": gettext_noop("No: the character is still drying."),
    "restricted": gettext_noop("No: an effect forbids it."),
    "illegal_choice": gettext_noop("No: that can't be chosen."),
    "must_choose": gettext_noop("No: something else has to be chosen."),
    "ward": gettext_noop("No: Ward keeps it from being chosen."),
    "evasive": gettext_noop("No: Evasive keeps it from being challenged."),
    "bodyguard": gettext_noop("No: a Bodyguard has to be challenged first."),
    "reckless": gettext_noop("No: Reckless stands against it."),
    "no_base": gettext_noop("No: there is nothing to shift onto."),
    "ink_types": gettext_noop("No: the ink types don't allow it."),
    "not_your_turn": gettext_noop("No: only the active player may do that."),
    "not_in_hand": gettext_noop("No: the card is not in hand."),
    "not_inkable": gettext_noop("No: the card has no inkwell symbol."),
    "no_singer": gettext_noop("No: no character can sing it."),
}
ZONES = {
    "play": gettext_noop("in play"),
    "hand": gettext_noop("in a hand"),
    "discard": gettext_noop("in a discard"),
    "inkwell": gettext_noop("in an inkwell"),
    "deck": gettext_noop("in a deck"),
}
WHEN = {
    "always": gettext_noop("Always, whatever the players choose"),
    "sometimes": gettext_noop("It depends on what they choose"),
    "never": gettext_noop("Never, whatever they choose"),
}
WAYS = {
    "ink": gettext_noop("With ink"),
    "sing": gettext_noop("By singing, with these characters:"),
    "shift": gettext_noop("By shifting onto:"),
}
ENDS = {"least": gettext_noop("At least"), "most": gettext_noop("At most")}


def yes_no(word: str) -> str:
    """yes or no, in the reader's language."""
    return pgettext("state", "yes") if word == "yes" else pgettext("state", "no")


def unclear_words(unclear: Unclear, typed: str) -> str:
    """Why an answer could not be taken, and what to do."""
    facts: dict[str, Any] = {**dict(unclear.params), "typed": typed[:60]}
    sentences = {
        "nothing": _("There is no answer here yet."),
        "no_number": _("“%(typed)s” could not be read as a whole number such as 3."),
        "too_long": _(
            "That is %(length)s characters long; an answer may have %(limit)s. Nothing was cut "
            "off: shorten it and send it again."
        ),
        "too_big": _("The answer is a number up to %(most)s."),
        "several": _("Only one answer can be chosen here."),
        "places_twice": _("Every ability needs a place of its own."),
        "ink_and_cards": _(
            "Ink pays without characters: take the marks off, or choose another way."
        ),
        "no_cards": _("Choose with which characters."),
    }
    return sentences[unclear.code] % facts
