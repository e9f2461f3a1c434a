"""An answer, and what the rules give, in words."""

from collections.abc import Callable, Sequence
from typing import Any

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from quizzes.kinds.base import Ask, Said
from quizzes.kinds.board import BoardAsk
from quizzes.kinds.choice import ChoiceAsk
from quizzes.kinds.legal import LegalAsk
from quizzes.kinds.number import NumberAsk
from quizzes.kinds.pay import PayAsk
from quizzes.kinds.possible import EndsAsk, PossibleAsk
from quizzes.kinds.who import WhoAsk
from quizzes.pages import reasons
from quizzes.pages.labels import Labels

Lines = Sequence[str | SafeString]
MOST_SHOWN = 3


def said_words(ask: Ask, said: Said, labels: Labels) -> Lines:
    """The answer as it was understood, line by line; an order is shown by `ordered`."""
    return _SAID[type(ask)](ask, said, labels) if type(ask) in _SAID else []


def truth_words(ask: Ask, truth: Any, labels: Labels) -> Lines:
    """What the rules give, line by line; an order is shown by `ordered`."""
    return _TRUE[type(ask)](ask, truth, labels) if type(ask) in _TRUE else []


def answer_words(ask: Ask, truth: Any, labels: Labels) -> dict[str, str]:
    """What `{answer}` (and `{least}`, `{most}`) stand for in an explanation."""
    match ask:
        case NumberAsk():
            return {"answer": str(truth)}
        case ChoiceAsk():
            return {"answer": " / ".join(labels.option_plain(key) for key in truth)}
        case PossibleAsk():
            return {"answer": _(reasons.WHEN[truth])}
        case EndsAsk():
            return {end: str(value) for end, value in truth.items()}
        case WhoAsk():
            return {"answer": " / ".join(labels.player(name) for name in truth)}
    return {}


def read_as(ask: Ask, said: Said) -> list[tuple[str, str]]:
    """What was typed and what it was read as, where the two differ; the same pair once."""
    pairs = []
    if isinstance(ask, NumberAsk):
        pairs = [(said.get("typed", ""), str(said["number"]))]
    if isinstance(ask, EndsAsk):
        pairs = [(said.get(f"typed_{end}", ""), str(said[end])) for end in ask.ends]
    return [(typed, read) for typed, read in dict.fromkeys(pairs) if typed and typed != read]


def _statements(ask: Any, keys: Sequence[str], labels: Labels) -> Lines:
    shown = {one.key: one.shows for one in ask.statements}
    if not keys:
        return [_("None of them")]
    return [
        labels.text_inline(text) if (text := shown.get(key)) else labels.option(key) for key in keys
    ]


def _verdict(said: Said, labels: Labels) -> Lines:
    if said["legal"] == "yes":
        return [_("Yes, it is allowed.")]
    return [labels.option(said["reason"])]


def _more(n: int) -> Lines:
    if n <= 0:
        return []
    return [ngettext("and %(n)d more", "and %(n)d more", n) % {"n": n}]


def _payment(said: Said, labels: Labels) -> str | SafeString:
    way = _(reasons.WAYS[said["way"]])
    if not said["cards"]:
        return way
    cards = SafeString(" + ").join(labels.card(name) for name in said["cards"])
    return format_html("{} {}", way, cards)


def _payments(ask: Ask, payments: Any, labels: Labels) -> Lines:
    lines = [_payment(payment, labels) for payment in payments[:MOST_SHOWN]]
    return [*lines, *_more(len(payments) - MOST_SHOWN)]


def _of(what: str | SafeString, value: object) -> SafeString:
    return format_html(_("{what}: {value}"), what=what, value=value)


def _ends(said: Said, labels: Labels) -> Lines:
    return [_of(_(words), said[end]) for end, words in reasons.ENDS.items() if end in said]


def _board(said: Said, labels: Labels) -> Lines:
    lines: list[str | SafeString] = []
    for name, state in said["cards"].items():
        words = [_(reasons.ZONES[state["zone"]])] if state["zone"] in reasons.ZONES else []
        words += [_state(field, value) for field, value in state.items() if field != "zone"]
        comma = pgettext("between the items of a list", ", ")
        lines.append(_of(labels.card(name), comma.join(words)))
    for player, lore in said["lore"].items():
        lines.append(_of(_("Lore (%(player)s)") % {"player": labels.player(player)}, lore))
    return lines


def _state(field: str, value: Any) -> str:
    if field == "damage":
        return _("%(n)d damage") % {"n": value}
    words = {
        ("exerted", "yes"): _("exerted"),
        ("exerted", "no"): _("ready"),
        ("drying", "yes"): _("drying"),
        ("drying", "no"): _("dry"),
    }
    return words[field, value]


_SAID: dict[type, Callable[[Any, Any, Labels], Lines]] = {
    NumberAsk: lambda ask, said, labels: [str(said["number"])],
    ChoiceAsk: lambda ask, said, labels: _statements(ask, said["options"], labels),
    LegalAsk: lambda ask, said, labels: _verdict(said, labels),
    WhoAsk: lambda ask, said, labels: [labels.player(name) for name in said["players"]],
    PossibleAsk: lambda ask, said, labels: [_(reasons.WHEN[said["when"]])],
    EndsAsk: lambda ask, said, labels: _ends(said, labels),
    BoardAsk: lambda ask, said, labels: _board(said, labels),
    PayAsk: lambda ask, said, labels: [_payment(said, labels)],
}
_TRUE: dict[type, Callable[[Any, Any, Labels], Lines]] = {
    NumberAsk: lambda ask, truth, labels: [str(truth)],
    ChoiceAsk: _statements,
    LegalAsk: lambda ask, truth, labels: _verdict(truth, labels),
    WhoAsk: lambda ask, truth, labels: [labels.player(name) for name in truth],
    PossibleAsk: lambda ask, truth, labels: [_(reasons.WHEN[truth])],
    EndsAsk: lambda ask, truth, labels: _ends(truth, labels),
    BoardAsk: lambda ask, truth, labels: _board(truth, labels),
    PayAsk: _payments,
}
