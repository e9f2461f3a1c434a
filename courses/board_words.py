"""Words of the board that need more than a lookup: players, sides, counts and keywords."""

import re
from collections import Counter
from collections.abc import Collection

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop, ngettext, pgettext

#: The keyword's key → its printed name. Official Japanese names: locale/ja.
KEYWORDS = {
    "alert": gettext_noop("Alert"),
    "bodyguard": gettext_noop("Bodyguard"),
    "boost": gettext_noop("Boost"),
    "challenger": gettext_noop("Challenger"),
    "evasive": gettext_noop("Evasive"),
    "reckless": gettext_noop("Reckless"),
    "resist": gettext_noop("Resist"),
    "rush": gettext_noop("Rush"),
    "shift": gettext_noop("Shift"),
    "singer": gettext_noop("Singer"),
    "sing-together": gettext_noop("Sing Together"),
    "support": gettext_noop("Support"),
    "vanish": gettext_noop("Vanish"),
    "ward": gettext_noop("Ward"),
}
WITH_PLUS = ("challenger", "resist")


def player_word(player: str) -> str:
    """The player as the reader meets them: "You", "Opponent", else the scenario's own name."""
    words = {"you": pgettext("player", "You"), "opponent": pgettext("player", "Opponent")}
    return words.get(player, player)


def side_word(player: str, counts: str) -> str:
    """The heading of a side: whose it is and what is there."""
    if player == "you":
        return _("Your side: %(counts)s") % {"counts": counts}
    if player == "opponent":
        return _("Opponent's side: %(counts)s") % {"counts": counts}
    return _("%(player)s's side: %(counts)s") % {"player": player, "counts": counts}


def type_word(type: str) -> str:
    """The card type's name."""
    words = {
        "character": pgettext("card type", "character"),
        "action": pgettext("card type", "action"),
        "song": pgettext("card type", "song"),
        "item": pgettext("card type", "item"),
        "location": pgettext("card type", "location"),
    }
    return words.get(type, _("card"))


def type_counts(types: Collection[str]) -> str:
    """What is in play, counted by type: "3 characters, 1 item"; face-down cards as cards."""
    counted = Counter(type if type in ("character", "item", "location") else "" for type in types)
    phrases = {
        "character": ngettext("%(n)d character", "%(n)d characters", counted["character"]),
        "location": ngettext("%(n)d location", "%(n)d locations", counted["location"]),
        "item": ngettext("%(n)d item", "%(n)d items", counted["item"]),
        "": ngettext("%(n)d other card", "%(n)d other cards", counted[""]),
    }
    named = [text % {"n": counted[type]} for type, text in phrases.items() if counted[type]]
    return pgettext("between the items of a list", ", ").join(named) or _("nothing in play")


def keyword_word(keyword: str) -> str:
    """A keyword with its number as cards print it: "resist 2" → "Resist +2"."""
    number = keyword[len(keyword.rstrip("0123456789")) :]
    name = keyword.removesuffix(number).rstrip(" :+")
    key = re.sub(r"[ _]", "-", name.lower())
    word = _(KEYWORDS[key]) if key in KEYWORDS else name
    if not number:
        return word
    pattern = _("%(keyword)s +%(n)s") if key in WITH_PLUS else _("%(keyword)s %(n)s")
    return pattern % {"keyword": word, "n": number}
