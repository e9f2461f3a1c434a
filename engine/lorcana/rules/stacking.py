"""A card put on top of others with Shift, and what it takes over from them (8.10.2 to 8.10.8)."""

from __future__ import annotations

from engine.core.position import EMPTY, Continuing, Thing
from engine.lorcana.choosing import ask_order
from engine.lorcana.position import DRYING, EXERTED, NEW, SHIFTED, UNDER, LorcanaPosition
from engine.lorcana.queries import damage_on
from engine.lorcana.table import LorcanaGame
from engine.lorcana.values import CARDS
from engine.lorcana.verbs import set_damage, to_discard


def marks_over(game: LorcanaGame, bases: list[Thing]) -> set[str]:
    """The states in which a card enters play on top of these: exerted if one of them is, drying if
    one of them is, or is no character and has not been in play since the start of its player's
    turn (8.10.2, 8.10.4, 8.10.4.1, 8.10.4.2)."""
    found: set[str] = set()
    for base in bases:
        found |= base.marks & {EXERTED, DRYING}
        if NEW in base.marks and CARDS[base.face].type != "character":
            found.add(DRYING)
    drying = game.switch("shift_drying")
    if drying != "base":
        found = found | {DRYING} if drying == "drying" else found - {DRYING}
    if EXERTED in found and game.switch("shift_exerted") == "ready":
        found.remove(EXERTED)
    return found | {SHIFTED}


def taken_over(bases: list[Thing]) -> tuple[str, ...]:
    """The clauses by which a card on top of these has its states and its damage."""
    if not bases:
        return ()
    clauses = ["8.10.4.2"] if len(bases) > 1 else []
    if any(EXERTED in base.marks for base in bases):
        clauses.append("8.10.2")
    is_character = all(CARDS[base.face].type == "character" for base in bases)
    clauses.append("8.10.4" if is_character else "8.10.4.1")
    if any(map(damage_on, bases)):
        clauses.append("8.10.6")
    return tuple(clauses)


def in_order(game: LorcanaGame, player: int, bases: list[Thing]) -> list[Thing]:
    """The cards in the order in which they lie below, which is free (8.10.8.3)."""
    if len(bases) < 2:
        return bases
    with game.rule("8.10.8.3"):
        order = ask_order(game, player, bases, "shift", "8.10.8.3")
    return [game.position.things[card] for card in order]


def put_on(game: LorcanaGame, card: int, bases: list[Thing]) -> None:
    """Put cards in play, with what lies under them, under a card that has entered play."""
    position = game.position
    below: list[int] = []
    for base in bases:
        pile = position.zones[base.owner, "play"]
        position.zones[base.owner, "play"] = tuple(other for other in pile if other != base.card)
        position.things[base.card] = base._replace(
            zone=UNDER, marks=EMPTY, counters=(), under=(), at=0
        )
        below += [base.card, *base.under]
    places = {base.at for base in bases}
    if len(places) > 1:
        game.undecided("8.10.5")
    top = position.things[card]
    position.things[card] = top._replace(under=tuple(below), at=max(places))
    _keep_damage(game, card, bases)
    _keep_effects(game, position.things[card], bases)
    if game.switch("shift_base") == "discard":
        for base in bases:
            to_discard(game, base.card)


def _keep_damage(game: LorcanaGame, card: int, bases: list[Thing]) -> None:
    """Whatever damage is on the card below is kept (8.10.6); for two that both have damage this is
    written in 2.3.0 only."""
    damages = [damage_on(base) for base in bases if damage_on(base)]
    if len(damages) > 1:
        game.undecided("8.10.6")
    if damages and game.switch("shift_damage") == "kept":
        set_damage(game.position, card, sum(damages))


def _keep_effects(game: LorcanaGame, top: Thing, bases: list[Thing]) -> None:
    """Effects that apply to a card below apply to the card on top from now on (8.10.5)."""
    position = game.position
    old = {(base.card, base.epoch) for base in bases}
    kept: list[Continuing] = []
    same: set[tuple[object, ...]] = set()
    for effect in position.effects:
        if old & effect.subjects:
            like = (effect.change, effect.until, effect.source, effect.subjects - old)
            if len(bases) > 1 and like in same:
                game.undecided("8.10.5")
            same.add(like)
            effect = effect._replace(subjects=effect.subjects | {(top.card, top.epoch)})
        kept.append(effect)
    position.effects = tuple(kept)


def covered_view(
    position: LorcanaPosition, before: LorcanaPosition, bases: list[Thing]
) -> LorcanaPosition:
    """The position in which covered cards still watch the card put on them (4.3.4.2)."""
    view = position.clone()
    for base in bases:
        view.things[base.card] = before.things[base.card]
        view.zones[base.owner, "play"] = (*view.zones[base.owner, "play"], base.card)
    return view


def uncover(position: LorcanaPosition, card: int) -> None:
    """What lies under a card that leaves play alone stays there, with its states and where it
    stood: the uppermost faceup card is on top of the rest (8.10.8.5)."""
    top = position.things[card]
    faceup = [below for below in top.under if not position.things[below].marks]
    if not faceup:
        return
    new = position.things[faceup[0]]
    position.things[card] = top._replace(under=())
    position.things[new.card] = new._replace(
        zone="play",
        marks=top.marks & {EXERTED, DRYING},
        at=top.at,
        under=tuple(below for below in top.under if below != new.card),
    )
    position.zones[new.owner, "play"] = (*position.zones[new.owner, "play"], new.card)
