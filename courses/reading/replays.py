"""Boards and replays for a page: the engine's cards, its sentences, and the clauses we hold."""

from collections.abc import Callable, Collection, Sequence

from django.urls import reverse
from django.utils.translation import gettext as _

from courses.board import BoardView, board_view
from courses.card_faces import Setting
from courses.cards import CARDS
from courses.models import Clause
from courses.replay import Link, ReplayView, Telling, replay_view
from engine.lorcana import text
from engine.lorcana.replay import Board, Replay, Step


def shown_board(
    board: Board, lang: str, *, viewer: str = "you", touched: Collection[int] = ()
) -> BoardView:
    """The board for courses/board/board.html."""
    return board_view(board, Setting(lang=lang, cards=CARDS, viewer=viewer), touched)


def shown_replay(
    replay: Replay,
    lang: str,
    *,
    at: int | str | None = None,
    id: str = "replay",
    viewer: str = "you",
    step_url: Callable[[int], str] | None = None,
    what_if: Callable[[Step], Sequence[Link] | None] | None = None,
) -> ReplayView:
    """The replay for courses/board/replay.html, in two queries; `at` as in `replay_view`.

    A page that has parameters of its own gives `step_url`, which must lead back to the page with
    the board at that step and end in `#` and the id.
    """
    clauses = clause_links({clause for step in replay.steps for clause in step.clauses}, lang)
    telling = Telling(
        sentence=text.sentence,
        parts=text.parts,
        step_url=step_url,
        clause_url=lambda clause: clauses[clause].href,
        clause_label=lambda clause, lang: clauses[clause].label,
        what_if=what_if,
    )
    setting = Setting(lang=lang, cards=CARDS, viewer=viewer)
    return replay_view(replay, setting, telling, at=at, id=id)


def clause_links(keys: Collection[str], lang: str, game: str = "lorcana") -> dict[str, Link]:
    """Each clause's number in the reader's edition, and its page; those we don't hold lead nowhere.

    Where the reader's edition has no known number, the English one is shown and said to be English.
    """
    held = Clause.objects.filter(game=game, key__in=keys).prefetch_related("numbers")
    links = {key: Link(key, "") for key in keys}
    links.update({clause.key: _link(clause, lang) for clause in held})
    return links


def _link(clause: Clause, lang: str) -> Link:
    numbers = {n.lang: n.number for n in clause.numbers.all() if n.version == clause.version}
    source = "" if clause.source == Clause.Source.CR else f"{clause.source} "
    number = numbers.get(lang)
    label = f"{source}{number}" if number else _("%(number)s (English)") % {"number": clause.key}
    return Link(label, reverse("courses:clause", args=[clause.slug]))
