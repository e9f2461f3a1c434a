"""A card enters play and counts as played (4.3.3), with Shift on top of another (8.10)."""

from __future__ import annotations

from engine.core.choice import Choice, Option
from engine.core.position import Queued, Thing, insort
from engine.lorcana import vocabulary as v
from engine.lorcana.position import DRYING, EXERTED, SHIFTED, LorcanaPosition
from engine.lorcana.rules.payment import Way
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, happen
from engine.lorcana.values import CARDS, STATICS
from engine.lorcana.verbs import change_zone, set_damage


def enter(game: LorcanaGame, player: int, card: int, way: Way, goes_to: str) -> None:
    """The card enters play and counts as played (4.3.3, 4.3.4.1)."""
    position = game.position
    before = position.clone() if way.kind == "shift" else None
    base = position.things[way.cards[0]] if way.kind == "shift" else None
    type_ = CARDS[position.things[card].face].type
    marks: set[str] = set()
    if type_ == "character":
        marks.add(DRYING)
    if base is not None:
        marks = (set(base.marks) & {EXERTED, DRYING}) | {SHIFTED}
    if _enters_exerted(game, player, card, type_):
        marks.add(EXERTED)
    new = change_zone(position, card, "play", frozenset(marks))
    if base is not None:
        _stack(game, new, base)
    face = new.face
    game.tell(
        "enters", touched=(card,), player=name_of(game, player), card=face,
        exerted=EXERTED in marks, drying=DRYING in marks, on=[base.face] if base else [],
    )  # fmt: skip
    _note_played(position, player, face, base is not None)
    if type_ in ("action", "song"):
        new = position.things[card]
        position.queue = (*position.queue, Queued(player, card, new.epoch, goes_to))
    game.tell("played", touched=(card,), player=name_of(game, player), card=face)
    event = Happening("played", card, player, shifted=base is not None)
    with game.rule("4.3.3"):
        happen(game, event, _covered_view(position, before, card, way))


def _covered_view(
    position: LorcanaPosition, before: LorcanaPosition | None, card: int, way: Way
) -> LorcanaPosition | None:
    """With Shift, the covered card still watches the card put on it (4.3.4.2)."""
    if before is None:
        return None
    view = position.clone()
    base = way.cards[0]
    view.things[base] = before.things[base]
    owner = before.things[base].owner
    view.zones[owner, "play"] = (*view.zones[owner, "play"], base)
    return view


def _enters_exerted(game: LorcanaGame, player: int, card: int, type_: str) -> bool:
    """Its own text, or Bodyguard's choice, decides while it enters (8.3.2, 6.7.9)."""
    face = game.position.things[card].face
    if v.EntersExerted in STATICS.get(face, ()):
        return True
    if type_ == "character" and CARDS[face].keywords.get("bodyguard"):
        with game.rule("8.3.2"):
            choice = Choice(player, "enter", (Option("ready"), Option("exerted")), rule="8.3.2")
            return game.ask(choice) == ("exerted",)
    return False


def _stack(game: LorcanaGame, top: Thing, base: Thing) -> None:
    """Put the base under its new top card, which takes over what applied (8.10.2 to 8.10.6)."""
    position = game.position
    pile = position.zones[base.owner, "play"]
    position.zones[base.owner, "play"] = tuple(card for card in pile if card != base.card)
    below = base._replace(zone="under", marks=frozenset(), counters=(), under=(), at=0)
    position.things[base.card] = below
    position.things[top.card] = top._replace(under=(base.card, *base.under), at=base.at)
    damage = base.count_of("damage")
    if damage:
        set_damage(position, top.card, damage)
    old, new = (base.card, base.epoch), (top.card, top.epoch)
    position.effects = tuple(
        effect._replace(subjects=effect.subjects - {old} | {new})
        if old in effect.subjects
        else effect
        for effect in position.effects
    )


def _note_played(position: LorcanaPosition, player: int, face: str, shifted: bool) -> None:
    position.played = insort(position.played, (player, face, shifted))
