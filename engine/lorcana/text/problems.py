"""What is wrong with a scenario file, in a sentence that says how to mend it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from engine.lorcana.text.catalogue import gettext_noop as _
from engine.lorcana.text.catalogue import translate
from engine.lorcana.text.templates import as_text, fill

PROBLEMS: dict[str, str] = {
    "unknown_card": _("No card is called {name}."),
    "unknown_card.near": _("No card is called {name}. Did you mean {nearest}?"),
    "unknown_key": _("The key {key} is not known here."),
    "unknown_key.near": _("The key {key} is not known here. Did you mean {nearest}?"),
    "unknown_zone": _("No zone is called {name}."),
    "unknown_player": _("{name} is not one of the players."),
    "unknown_clause": _("No clause has the number {name}."),
    "unknown_profile": _("No rules profile is called {name}."),
    "unknown_event": _("No event setting is called {name}."),
    "unknown_verb": _("No action is called {name}."),
    "unknown_verb.near": _("No action is called {name}. Did you mean {nearest}?"),
    "unknown_measure": _("No measure is called {name}."),
    "unknown_measure.near": _("No measure is called {name}. Did you mean {nearest}?"),
    "unknown_history": _("This fact about earlier is not understood: {says}"),
    "bad_number": _("{what} has to be a whole number within its bounds."),
    "bad_state": _("{what} can't be {got}."),
    "impossible": _("This board is impossible: {what}."),
    "left_out": _("{name} can't be played yet: {why}."),
    "lethal_damage": _("{card} has damage of at least its willpower, so it can't be in play."),
    "winning_lore": _("{player} {player:have|has} 20 lore or more, so the game is over."),
    "unknown_ability": _("No ability is called {name}."),
    "unknown_ability.near": _("No ability is called {name}. Did you mean {nearest}?"),
    "unknown_moment": _("The script has no moment or entry {name}."),
    "unknown_stat": _("No statistic is called {name}."),
    "unknown_stat.near": _("No statistic is called {name}. Did you mean {nearest}?"),
    "one_answer": _("An answer in do: answers one question. Give every answer its own entry."),
    "missing_key": _("The key {key} is missing."),
    "double_key": _("The key {key} stands here twice."),
    "not_a_list": _("A list was expected here."),
    "not_text": _("One word or sentence was expected here."),
    "not_a_mapping": _("Keys with values were expected here."),
    "not_implemented": _("{name} uses a word the engine can't carry out yet: {word}."),
    "one_scenario": _("The file has to hold exactly one scenario; it holds {n}."),
    "bad_yaml": _("The file can't be read as YAML: {says}."),
    "unknown": _("Something is wrong here: {code}."),
}
IMPOSSIBLE: dict[str, str] = {
    "deck smaller than its top cards": _("the deck has fewer cards than are listed on its top"),
    "state of a card that is not in play": _("only a card in play can have such a state"),
    "at a location that is not in play": _("the location it is at is not in play on that side"),
    "at a card that is no location": _("characters can only be at locations"),
    "an action in play": _("actions are never in play"),
    "damage without willpower": _("only a card with willpower can have damage"),
    "drying without being a character": _("only a character can be drying"),
    "two cards of one name": _("two cards are given the same name by `as`"),
    "two players of one name": _("two players have the same name"),
    "not two to four players": _("two to four players play"),
    "an inking allowed by a card not in play": _("the card that allows the inking is not in play"),
    "an inked card that is not in an inkwell": _("the card that was inked is in no inkwell"),
}


class Fault(Protocol):
    """One fault of a file: what its sentence needs of it."""

    @property
    def code(self) -> str: ...

    @property
    def params(self) -> tuple[tuple[str, Any], ...]: ...


def problem(fault: Fault, lang: str) -> str:
    """What is wrong, without the place."""
    params = dict(fault.params)
    near = nearest(params.get("nearest"), lang)
    key = f"{fault.code}.near" if near and f"{fault.code}.near" in PROBLEMS else fault.code
    template = PROBLEMS.get(key, PROBLEMS["unknown"])
    return as_text(fill(template, values(fault.code, params, near, lang), lang), lang)


def values(code: str, params: Mapping[str, Any], near: str, lang: str) -> dict[str, Any]:
    """The facts as they are shown."""
    shown = {**params, "nearest": near, "code": code}
    if code == "not_implemented":
        shown["name"] = params.get("card")
    if code == "left_out":
        shown["why"] = translate(str(params.get("why")), lang)
    what = str(params.get("what"))
    if what in IMPOSSIBLE:
        shown["what"] = translate(IMPOSSIBLE[what], lang)
    return shown


def nearest(found: Any, lang: str) -> str:
    """Names close to the one that was not found, cards by full name."""
    if not found:
        return ""
    items: Iterable[Any] = [found] if isinstance(found, str) else found
    names = [named(item, lang) for item in items]
    return "、".join(names) if lang == "ja" else ", ".join(names)


def named(item: Any, lang: str) -> str:
    """A card or a word."""
    japanese = getattr(item, "full_name_ja", None)
    if lang == "ja" and japanese:
        return f"《{japanese}》"
    return str(getattr(item, "full_name", item))
