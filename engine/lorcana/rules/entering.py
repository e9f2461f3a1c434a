"""A card enters play and counts as played (4.3.3), with Shift on top of another (8.10)."""

from __future__ import annotations

from engine.core.choice import Choice, Option
from engine.core.position import Queued, Thing, insort
from engine.lorcana import vocabulary as v
from engine.lorcana.groups import fits
from engine.lorcana.keywords.temporary import TEMPORARY, will_return
from engine.lorcana.position import DRYING, EXERTED, NEW, SHIFTED, LorcanaPosition
from engine.lorcana.queries import source_frame, statics
from engine.lorcana.rules.payment import Way
from engine.lorcana.rules.stacking import covered_view, in_order, marks_over, put_on, taken_over
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, happen
from engine.lorcana.values import CARDS, STATICS
from engine.lorcana.verbs import change_zone, unmark

_FRESH: dict[str, tuple[str, ...]] = {
    "character": (DRYING,), "item": (NEW,), "location": (NEW,), "action": (), "song": (),
}  # fmt: skip
"""What marks a card that has just entered play, by its type (5.1.1.11, 8.10.4.1)."""


def enter(
    game: LorcanaGame, player: int, card: int, way: Way, goes_to: str, exerted: bool = False
) -> None:
    """The card enters play and counts as played (4.3.3, 4.3.4.1); exerted where the effect that
    plays it says so (6.7.9)."""
    position = game.position
    bases: list[Thing] = []
    if way.kind == "shift":
        bases = in_order(game, player, [position.things[base] for base in way.cards])
    before = position.clone() if bases else position
    type_ = CARDS[position.things[card].face].type
    marks = marks_over(game, bases) if bases else {*_FRESH[type_]}
    if exerted or _enters_exerted(game, player, card, type_):
        marks.add(EXERTED)
    price = [] if EXERTED in marks else _exerted_to(game, player, card)
    if price:
        marks.add(EXERTED)
    new = change_zone(position, card, "play", frozenset(marks))
    if bases:
        put_on(game, card, bases)
    _keep_earlier_effects(game, new)
    face = new.face
    with game.rule(*taken_over(bases), also_outer=True):
        game.tell(
            "enters", touched=(card,), player=name_of(game, player), card=face,
            exerted=EXERTED in marks, drying=DRYING in marks, on=[base.face for base in bases],
        )  # fmt: skip
    for effect in price:
        _do(game, player, new, effect)
    shifted = bool(bases) and _counts_as_shift(game, card, way)
    counts = not bases or bool(game.switch("shift_is_playing"))
    if counts:
        _note_played(position, player, face, shifted)
    if type_ in ("action", "song"):
        new = position.things[card]
        sang = way.cards if way.kind == "sing" else ()
        singers = tuple((singer, position.things[singer].epoch) for singer in sang)
        position.queue = (*position.queue, Queued(player, card, new.epoch, goes_to, singers))
    game.tell("played", touched=(card,), player=name_of(game, player), card=face)
    event = Happening("played", card, player, shifted=shifted)
    with game.rule("4.3.3"):
        if counts:
            happen(game, event, covered_view(position, before, bases) if bases else None)
    if EXERTED in marks:
        happen(game, Happening("enters exerted", card, player))
    if TEMPORARY in way.by:
        will_return(game, player, card)


def _enters_exerted(game: LorcanaGame, player: int, card: int, type_: str) -> bool:
    """Its own text, or Bodyguard's choice, decides while it enters (8.3.2, 6.7.9)."""
    thing = game.position.things[card]
    face = thing.face
    if any(effect.who == v.THIS for _, effect in STATICS.get(face, {}).get(v.EntersExerted, ())):
        return True
    for source, effect in statics(game.position, v.EntersExerted):
        frame = source_frame(source, source.owner)
        if isinstance(effect.who, v.Group) and fits(game.position, effect.who, thing, frame):
            return True
    if type_ == "character" and CARDS[face].keywords.get("bodyguard"):
        with game.rule("8.3.2"):
            choice = Choice(player, "enter", (Option("ready"), Option("exerted")), rule="8.3.2")
            return game.ask(choice) == ("exerted",)
    return False


def _exerted_to(game: LorcanaGame, player: int, card: int) -> list[v.Effect]:
    """What the player has it enter exerted for, where its text permits that (6.7.9)."""
    face = game.position.things[card].face
    found: list[v.Effect] = []
    for _, effect in STATICS.get(face, {}).get(v.MayEnterExerted, ()):
        with game.rule("6.7.9"):
            choice = Choice(player, "enter", (Option("ready"), Option("exerted")), rule="6.7.9")
            if game.ask(choice) == ("exerted",):
                found.append(effect.do)
    return found


def _do(game: LorcanaGame, player: int, thing: Thing, effect: v.Effect) -> None:
    from engine.lorcana.perform import perform

    with game.rule("6.7.9"):
        perform(game, effect, source_frame(thing, player))


def _counts_as_shift(game: LorcanaGame, card: int, way: Way) -> bool:
    """Every variant is a Shift ability (8.10.8); some think that only plain Shift is."""
    if way.by in ("", "shift") or game.switch("variant_is_shift"):
        return True
    unmark(game.position, card, SHIFTED)
    return False


def _keep_earlier_effects(game: LorcanaGame, new: Thing) -> None:
    """Rightly nothing: a card that comes back is a new card (7.1.6). Some think that effects which
    applied to it go on."""
    position = game.position
    earlier = [e for e in position.effects if any(c == new.card for c, _ in e.subjects)]
    if not earlier or game.switch("new_object"):
        return
    identity = (new.card, new.epoch)
    position.effects = tuple(
        effect._replace(subjects=effect.subjects | {identity}) if effect in earlier else effect
        for effect in position.effects
    )


def _note_played(position: LorcanaPosition, player: int, face: str, shifted: bool) -> None:
    position.played = insort(position.played, (player, face, shifted))
