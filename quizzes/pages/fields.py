"""The form of a question: its fields, by kind, as plain HTML needs them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from quizzes.grading.simulation import Simulation
from quizzes.kinds.base import Ask, Given
from quizzes.kinds.board import ZONES, BoardAsk
from quizzes.kinds.choice import ChoiceAsk
from quizzes.kinds.legal import LegalAsk
from quizzes.kinds.number import NumberAsk
from quizzes.kinds.order import OrderAsk
from quizzes.kinds.pay import PayAsk
from quizzes.kinds.possible import WHEN as MOMENTS
from quizzes.kinds.possible import EndsAsk, PossibleAsk
from quizzes.kinds.who import NOBODY, WhoAsk
from quizzes.pages import reasons
from quizzes.pages.labels import Labels

Words = str | SafeString


@dataclass(frozen=True)
class Option:
    """Something to choose."""

    value: str
    label: Words
    chosen: bool = False


@dataclass(frozen=True)
class Field:
    """One field. kind: radio, check, number, select or place; legend "": the prompt says it all.

    group: what fields that stand together are about.
    """

    name: str
    kind: str
    legend: Words = ""
    options: tuple[Option, ...] = ()
    value: str = ""
    faulty: bool = False
    about: Words = ""
    group: Words = ""


@singledispatch
def fields_of(ask: Ask, labels: Labels, given: Given, sim: Simulation | None) -> Sequence[Field]:
    """The fields in order, with what was given before."""
    raise NotImplementedError(type(ask))


def options(pairs: Sequence[tuple[str, Words]], given: Given, name: str) -> tuple[Option, ...]:
    """Options of a field, with those given before marked."""
    chosen = given.each(name)
    return tuple(Option(value, label, value in chosen) for value, label in pairs)


@fields_of.register
def _number(ask: NumberAsk, labels: Labels, given: Given, sim: Simulation | None) -> list[Field]:
    return [Field("said", "number", _("Your answer"), value=given.one("said"))]


@fields_of.register
def _choice(ask: ChoiceAsk, labels: Labels, given: Given, sim: Simulation | None) -> list[Field]:
    pairs = [
        (one.key, labels.text_inline(one.shows) if one.shows else labels.option(one.key))
        for one in ask.statements
    ]
    legend = _("Mark all that are true.") if ask.several else ""
    kind = "check" if ask.several else "radio"
    return [Field("said", kind, legend, options(pairs, given, "said"))]


@fields_of.register
def _legal(ask: LegalAsk, labels: Labels, given: Given, sim: Simulation | None) -> list[Field]:
    pairs = [("yes", _("Yes, it is allowed."))]
    pairs += [(reason, labels.option(reason)) for reason in ask.reasons]
    return [Field("said", "radio", "", options(pairs, given, "said"))]


@fields_of.register
def _order(ask: OrderAsk, labels: Labels, given: Given, sim: Simulation | None) -> list[Field]:
    assert sim is not None
    abilities = ask.abilities(sim)
    places = [(str(n + 1), str(n + 1)) for n in range(len(abilities))]
    found = []
    for n, (player, name) in enumerate(abilities):
        field = f"place-{n}"
        found.append(
            Field(
                field,
                "place",
                labels.ability(name),
                options(places, given, field),
                about=labels.player(player),
            )
        )
    return found


@fields_of.register
def _who(ask: WhoAsk, labels: Labels, given: Given, sim: Simulation | None) -> list[Field]:
    assert sim is not None
    pairs = [(name, labels.player(name)) for name in (*sim.scenario.players, NOBODY)]
    kind = "check" if ask.several else "radio"
    legend = _("Mark everyone it is true of.") if ask.several else ""
    return [Field("said", kind, legend, options(pairs, given, "said"))]


@fields_of.register
def _possible(
    ask: PossibleAsk, labels: Labels, given: Given, sim: Simulation | None
) -> list[Field]:
    pairs = [(when, _(reasons.WHEN[when])) for when in MOMENTS]
    return [Field("said", "radio", "", options(pairs, given, "said"))]


@fields_of.register
def _ends(ask: EndsAsk, labels: Labels, given: Given, sim: Simulation | None) -> list[Field]:
    return [Field(end, "number", _(reasons.ENDS[end]), value=given.one(end)) for end in ask.ends]


@fields_of.register
def _pay(ask: PayAsk, labels: Labels, given: Given, sim: Simulation | None) -> list[Field]:
    ways = [(way, _(reasons.WAYS[way])) for way in ask.ways]
    cards = [(str(n), labels.card(name)) for n, name in enumerate(ask.cards)]
    found = [Field("said", "radio", "", options(ways, given, "said"))]
    if cards:
        found.append(Field("cards", "check", _("Cards"), options(cards, given, "cards")))
    return found


@fields_of.register
def _board(ask: BoardAsk, labels: Labels, given: Given, sim: Simulation | None) -> list[Field]:
    found: list[Field] = []
    zones = [(zone, _(reasons.ZONES[zone])) for zone in ZONES]
    for n, name in enumerate(ask.cards):
        at = f"card-{n}"
        field = f"{at}-zone"
        card = labels.card(name)
        where = options(zones, given, field)
        found.append(Field(field, "select", _("Where is it?"), where, group=card))
        found += [_state(f"{at}-{name}", name, given, card) for name in ask.fields[1:]]
    for player in ask.lore:
        field = f"lore-{player}"
        legend = _("Lore (%(player)s)") % {"player": labels.player(player)}
        found.append(Field(field, "number", legend, value=given.one(field)))
    return found


def _state(field: str, name: str, given: Given, card: Words) -> Field:
    """A state of a card, to be told if it is in play."""
    legends = {
        "damage": _("If in play: how much damage?"),
        "exerted": _("If in play: exerted?"),
        "drying": _("If in play: drying?"),
    }
    if name == "damage":
        return Field(field, "number", legends[name], value=given.one(field), group=card)
    pairs = [("yes", pgettext("state", "yes")), ("no", pgettext("state", "no"))]
    return Field(field, "select", legends[name], options(pairs, given, field), group=card)
