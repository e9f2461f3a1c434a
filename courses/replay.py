"""A replay as a page draws it: numbered steps with their clauses, and the board after each.

`replay_view` turns a Replay of the engine into plain values for courses/board/replay.html. Each
distinct half and each distinct bag is drawn once; a step names the parts that make its board.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, override

from courses.board import BagView, BoardView, SideView, board_view
from courses.board_tiles import Mark
from courses.card_faces import Setting
from courses.text import symbols
from engine.lorcana.replay import Replay, Step
from engine.lorcana.text import card_name

Sentence = Callable[[Step, str], str]
#: A sentence in parts: what each is, "text", "card" (its key), "ability" or "symbol" (its letter).
Parts = Callable[[Step, str], Sequence[tuple[str, str]]]
FEWEST_TO_FOLD = 2
DEEPEST = 3


@dataclass(frozen=True, slots=True)
class Link:
    """A labelled address."""

    label: str
    href: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a sentence as drawn: its words, and for a symbol the drawing they name."""

    kind: str
    words: str
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """A half or a bag, drawn once for all the steps that show it."""

    id: str
    view: SideView | BagView

    @property
    def kind(self) -> str:
        """What it is, and so which template draws it."""
        return "side" if isinstance(self.view, SideView) else "bag"


@dataclass(frozen=True, slots=True)
class StepView:
    """One step: its sentence in pieces, its mark, its clauses, and its board's parts."""

    number: int
    kind: str
    pieces: tuple[Piece, ...]
    href: str
    depth: int = 0
    quiet: bool = False
    mark: Mark | None = None
    clauses: tuple[Link, ...] = ()
    what_if: tuple[Link, ...] = ()
    parts: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The sentence as plain words."""
        return "".join(piece.words for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class Row:
    """Steps that stand together in the list: one, or a run of quiet ones folded behind a line."""

    steps: tuple[StepView, ...]
    summary: str = ""
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class ReplayView:
    """All that courses/board/replay.html draws. `board` is the board of the current step.

    `position` says which step is current; `at_start` and `at_step`, with {n} for the number, say
    it for the others.
    """

    id: str
    rows: tuple[Row, ...]
    current: StepView
    board: BoardView
    total: int
    parts: tuple[Part, ...]
    position: str
    at_start: str
    at_step: str
    back: str | None
    forward: str | None

    @property
    def slots(self) -> tuple[Part, ...]:
        """The parts of the current board from top to bottom."""
        known = {part.id: part for part in self.parts}
        return tuple(known[id] for id in self.current.parts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """How the steps are told and where their links lead.

    `sentence` makes a step's words; `parts`, where given, the same with names and symbols told
    apart. `step_url`
    leads to this page with the board at a step, `clause_url` to a clause; `clause_label` is the
    clause's number as the reader's rulebook has it. `what_if` gives the roads not taken at a
    choice, None where the page offers none.
    """

    sentence: Sentence
    parts: Parts | None = None
    step_url: Callable[[int], str] | None = None
    clause_url: Callable[[str], str | None] | None = None
    clause_label: Callable[[str, str], str] = lambda clause, lang: clause
    what_if: Callable[[Step], Sequence[Link] | None] | None = None


@dataclass(slots=True)
class Drawn:
    """The distinct parts seen so far, in the order in which they first appear."""

    ids: dict[SideView | BagView, str] = field(default_factory=dict)

    def parts(self, board: BoardView) -> tuple[str, ...]:
        """The ids of the board's parts; a part not seen before gets the next one."""
        return tuple(self.ids.setdefault(part, f"p{len(self.ids)}") for part in board.parts)


def replay_view(
    replay: Replay,
    setting: Setting,
    telling: Telling,
    *,
    at: int | str | None = None,
    id: str = "replay",
) -> ReplayView:
    """The replay with step `at` current: a number from 1, or what stands after `?step=`.

    Step 0 is the board before anything happened, where the engine kept it. Without `at`, or where
    it names no step, the last step is current. Several replays on a page need different `id`s.
    """
    with override(setting.lang):
        drawn = Drawn()
        boards, steps = told(replay, setting, telling, drawn, id)
        place = place_of(at, steps)
        current = steps[place]
        rows = folded(steps, current)
        back, forward = neighbours(rows, current)
        return ReplayView(
            id=id,
            rows=rows,
            current=current,
            board=boards[place],
            total=len(replay.steps),
            parts=tuple(Part(part, view) for view, part in drawn.ids.items()),
            position=position_words(current.number, len(replay.steps)),
            at_start=position_words(0, len(replay.steps)),
            at_step=position_words("{n}", len(replay.steps)),
            back=back,
            forward=forward,
        )


def told(
    replay: Replay, setting: Setting, telling: Telling, drawn: Drawn, id: str
) -> tuple[list[BoardView], list[StepView]]:
    """Every board and every step, from the start where it was kept."""
    address = telling.step_url or (lambda number: f"?step={number}#{id}")
    boards, steps = [], []
    if replay.start is not None:
        boards.append(board_view(replay.start, setting))
        words = (Piece("text", _("The board at the start")),)
        steps.append(StepView(0, "start", words, address(0), parts=drawn.parts(boards[0])))
    for number, step in enumerate(replay.steps, start=1):
        board = board_view(step.board, setting, step.touched)
        boards.append(board)
        parts = drawn.parts(board)
        steps.append(step_view(step, number, setting, telling, address(number), parts))
    return boards, steps


def step_view(
    step: Step, number: int, setting: Setting, telling: Telling, href: str, parts: tuple[str, ...]
) -> StepView:
    """One step in the reader's language."""
    return StepView(
        number=number,
        kind=step.kind,
        pieces=pieces_of(step, setting.lang, telling),
        href=href,
        depth=min(step.depth, DEEPEST),
        quiet=is_quiet(step),
        mark=kind_mark(step.kind),
        clauses=tuple(clause_link(clause, setting.lang, telling) for clause in step.clauses),
        what_if=tuple((telling.what_if and telling.what_if(step)) or ()),
        parts=parts,
    )


def pieces_of(step: Step, lang: str, telling: Telling) -> tuple[Piece, ...]:
    """The step's sentence as drawn: cards by name, symbols as drawings with a name."""
    if telling.parts is None:
        return (Piece("text", telling.sentence(step, lang)),)
    return tuple(piece(kind, value, lang) for kind, value in telling.parts(step, lang))


def piece(kind: str, value: str, lang: str) -> Piece:
    """One part of a sentence as drawn."""
    if kind == "card":
        return Piece(kind, card_name(value, lang))
    if kind == "symbol":
        return Piece(kind, symbols.name(value, lang), symbols.SYMBOLS[value][0])
    return Piece(kind, value)


def is_quiet(step: Step) -> bool:
    """Whether the list may fold the step: forced, or a state check that touched nothing."""
    return step.kind == "forced" or (step.kind == "check" and not step.touched)


def kind_mark(kind: str) -> Mark | None:
    """The mark of a step that is no plain event: icon and word; a check's sentence names itself."""
    words = {
        "choice": _("choice"),
        "forced": _("only option"),
        "refused": _("refused"),
        "check": "",
        "false": _("checked, false"),
    }
    return Mark(kind, words[kind]) if kind in words else None


def clause_link(clause: str, lang: str, telling: Telling) -> Link:
    """The clause's number as the reader knows it, leading to the clause."""
    address = telling.clause_url or (lambda number: reverse("courses:clause", args=[number]))
    return Link(telling.clause_label(clause, lang), address(clause) or "")


def place_of(at: int | str | None, steps: Sequence[StepView]) -> int:
    """Where the asked-for step is in the list; the last one where there is no such step."""
    numbers = {str(step.number): place for place, step in enumerate(steps)}
    return numbers.get(str(at), len(steps) - 1)


def folded(steps: Sequence[StepView], current: StepView) -> tuple[Row, ...]:
    """The steps in rows: runs of quiet ones together, open when the current step is inside."""
    rows: list[Row] = []
    for quiet, run in groupby(steps, key=lambda step: step.quiet):
        together = tuple(run)
        if quiet and len(together) >= FEWEST_TO_FOLD:
            text = ngettext("%(n)d quiet step", "%(n)d quiet steps", len(together))
            rows.append(Row(together, text % {"n": len(together)}, current in together))
        else:
            rows.extend(Row((step,)) for step in together)
    return tuple(rows)


def neighbours(rows: Sequence[Row], current: StepView) -> tuple[str | None, str | None]:
    """The addresses one step back and one step on; steps folded away are passed over."""
    shown = [step for row in rows if row.is_open or not row.summary for step in row.steps]
    place = shown.index(current)
    back = shown[place - 1].href if place else None
    return back, shown[place + 1].href if place + 1 < len(shown) else None


def position_words(number: int | str, total: int) -> str:
    """Where in the replay one is."""
    if number == 0:
        return _("Before step 1 of %(total)s") % {"total": total}
    return _("Step %(n)s of %(total)s") % {"n": number, "total": total}
