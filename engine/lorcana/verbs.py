"""Verbs: the few ways in which a procedure changes a position. Each tells its event."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.position import EMPTY, Thing
from engine.lorcana.deck import top_of
from engine.lorcana.position import DAMAGE, DRYING, EXERTED, FACEDOWN, NEW, LorcanaPosition
from engine.lorcana.queries import damage_on, gains_none
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, happen
from engine.lorcana.values import CARDS

_EXERTED = frozenset({EXERTED})
_FACEDOWN = frozenset({FACEDOWN})
_FACEDOWN_EXERTED = frozenset({FACEDOWN, EXERTED})


def mark(position: LorcanaPosition, card: int, status: str) -> None:
    """Put a state on a card (5.1.3)."""
    thing = position.things[card]
    position.things[card] = thing._replace(marks=thing.marks | {status})


def unmark(position: LorcanaPosition, card: int, status: str) -> None:
    """Take a state off a card."""
    thing = position.things[card]
    position.things[card] = thing._replace(marks=thing.marks - {status})


def set_damage(position: LorcanaPosition, card: int, number: int) -> None:
    """Leave that many damage counters on a card."""
    thing = position.things[card]
    counters = ((DAMAGE, number),) if number else ()
    position.things[card] = thing._replace(counters=counters)


def tally(position: LorcanaPosition, key: str, player: int, n: int = 1) -> None:
    """Count for a measure, where the file measures it."""
    if key in position.tally:
        counts = list(position.tally[key])
        counts[player] += n
        position.tally[key] = tuple(counts)


def exert(game: LorcanaGame, card: int) -> None:
    """Exert a card: ready is taken off as exerted comes (5.1.2)."""
    mark(game.position, card, EXERTED)
    game.tell("exerts", touched=(card,), card=game.position.things[card].face)
    exerted(game, card)


def exerted(game: LorcanaGame, card: int) -> None:
    """The card has become exerted, for a cost too."""
    happen(game, Happening("exerted", card, game.position.things[card].owner))


def ready(game: LorcanaGame, card: int, player: int) -> None:
    """A player readies a card, if it is exerted."""
    if EXERTED in game.position.things[card].marks:
        unmark(game.position, card, EXERTED)
        game.tell("readies", touched=(card,), card=game.position.things[card].face)
        happen(game, Happening("readied", card, player))


def change_zone(
    position: LorcanaPosition, card: int, zone: str, marks: frozenset[str] = EMPTY, top: bool = True
) -> Thing:
    """Move a card; it becomes a new object (7.1.6). Gives the new object.

    top: for a deck, whether on top or at the bottom.
    """
    old = position.things[card]
    if old.zone == "under":
        _from_under(position, card)
    else:
        pile = position.zones[old.owner, old.zone]
        if pile and pile[0] == card:
            position.zones[old.owner, old.zone] = pile[1:]
        else:
            position.zones[old.owner, old.zone] = tuple(other for other in pile if other != card)
    new = Thing(card, old.epoch + 1, old.face, old.owner, zone, marks)
    position.things[card] = new
    if zone != "under":
        pile = position.zones[old.owner, zone]
        position.zones[old.owner, zone] = (card, *pile) if zone == "deck" and top else (*pile, card)
    if old.zone == "discard":
        position.left_discard = True
    if zone == "discard":
        counts = list(position.into_discard)
        counts[old.owner] += 1
        position.into_discard = tuple(counts)
    if zone == "inkwell":
        inked = list(position.into_inkwell)
        inked[old.owner] += 1
        position.into_inkwell = tuple(inked)
    if position.known:
        position.known = frozenset(k for k in position.known if k[1] != card)
    if position.unordered:
        position.unordered -= {card}
    return new


def _from_under(position: LorcanaPosition, card: int) -> None:
    """Take a card out from under the one on top of it."""
    for thing in position.things.values():
        if card in thing.under:
            under = tuple(other for other in thing.under if other != card)
            position.things[thing.card] = thing._replace(under=under)
            return


def draw(game: LorcanaGame, player: int, n: int = 1) -> int:
    """Draw n cards, one at a time (1.12.2). Gives how many were drawn."""
    position = game.position
    drawn = 0
    for _ in range(n):
        pile = top_of(game, player)
        if not pile:
            with game.rule("1.12.1", "1.2.3"):
                game.tell("cant_draw", player=name_of(game, player))
                if empty_deck_loses(game, "draw"):
                    position.out_of_cards |= {player}
            break
        change_zone(position, pile[0], "hand")
        drawn += 1
        tally(position, "drawn", player)
        with game.rule(*("1.12.2",) * (n > 1), also_outer=True):
            game.tell("draws", touched=(pile[0],), player=name_of(game, player), n=1)
        if drawn == 1 or game.switch("draw_events") == "card":
            happen(game, Happening("draws", 0, player))
    return drawn


def empty_deck_loses(game: LorcanaGame, moment: str) -> bool:
    """Whether this is when an empty deck makes its player lose (1.8.1.2): "turn end" or "draw"."""
    return bool(game.switch("deck_out") == moment)


def gain_lore(game: LorcanaGame, player: int, change: int) -> None:
    """Change a player's lore, never below 0 (1.11); none is gained where an effect forbids it."""
    if change > 0 and gains_none(game.position, player):
        with game.rule("1.2.2"):
            game.tell("no_lore", kind="false", player=name_of(game, player))
        return
    lore = list(game.position.lore)
    before = lore[player]
    lore[player] = max(0, before + change)
    game.position.lore = tuple(lore)
    if lore[player] != before or change:
        game.tell(
            "lore", player=name_of(game, player), change=lore[player] - before, total=lore[player]
        )


def put_damage(game: LorcanaGame, card: int, n: int, source: int = 0) -> None:
    """Put damage counters on a card (1.9); n is final. source: the character that deals it."""
    position = game.position
    thing = position.things[card]
    total = damage_on(thing) + n
    set_damage(position, card, total)
    if source:
        position.struck |= {(card, source)}
    game.tell(
        "damage", touched=(card,), card=thing.face, n=n, total=total,
        source=position.things[source].face if source else None,
    )  # fmt: skip


def remove_damage(game: LorcanaGame, card: int, n: int, player: int) -> int:
    """A player removes up to n damage; gives how much was removed."""
    thing = game.position.things[card]
    removed = min(n, damage_on(thing))
    if removed:
        set_damage(game.position, card, damage_on(thing) - removed)
        game.tell(
            "heals", touched=(card,), card=thing.face, n=removed, total=damage_on(thing) - removed
        )
        happen(game, Happening("healed", card, player, 0, removed))
    return removed


def to_discard(game: LorcanaGame, card: int) -> None:
    """Put a card into its player's discard from where it is, without triggers of leaving play."""
    thing = change_zone(game.position, card, "discard")
    game.tell("to_discard", touched=(card,), player=name_of(game, thing.owner), card=thing.face)


def discard(game: LorcanaGame, player: int, card: int) -> None:
    """A player discards a card from hand (7.3.4)."""
    face = game.position.things[card].face
    change_zone(game.position, card, "discard")
    tally(game.position, "discarded", player)
    game.tell("discards", touched=(card,), player=name_of(game, player), card=face)
    happen(game, Happening("discarded", card, player))


def to_inkwell(game: LorcanaGame, card: int, exerted: bool, faceup: bool = False) -> None:
    """Put a card that is not in play into its player's inkwell, facedown (7.5.2, 7.5.6) save
    where the Tournament Rules leave it faceup for a time (TR 5.5)."""
    marks = _FACEDOWN_EXERTED if exerted else EMPTY if faceup else _FACEDOWN
    face = None if game.position.things[card].zone == "deck" else game.position.things[card].face
    thing = change_zone(game.position, card, "inkwell", marks)
    game.tell(
        "to_inkwell", touched=(card,), card=face, player=name_of(game, thing.owner),
        exerted=exerted, faceup=faceup,
    )  # fmt: skip
    happen(game, Happening("inked", 0, thing.owner))


def put_under(game: LorcanaGame, player: int, onto: int) -> bool:
    """Put the top card of the player's deck facedown under a card (8.4.1)."""
    pile = top_of(game, player)
    if pile:
        _go_under(game, player, pile[0], onto, _FACEDOWN)
    return bool(pile)


def put_card_under(game: LorcanaGame, player: int, card: int, onto: int) -> None:
    """Put this card faceup under another (5.1.1.9)."""
    _go_under(game, player, card, onto, EMPTY)


def _go_under(game: LorcanaGame, player: int, card: int, onto: int, marks: frozenset[str]) -> None:
    things = game.position.things
    new = change_zone(game.position, card, "under", marks)
    things[onto] = things[onto]._replace(under=(card, *things[onto].under))
    game.tell(
        "under", touched=(onto,), card=None if marks else new.face, on=things[onto].face,
        player=name_of(game, player),
    )  # fmt: skip
    happen(game, Happening("put under", onto, player))


def ready_ink(position: LorcanaPosition, player: int) -> list[int]:
    """The player's ready ink cards."""
    things = position.things
    return [c for c in position.zones[player, "inkwell"] if EXERTED not in things[c].marks]


def exert_ink(game: LorcanaGame, player: int, n: int) -> None:
    """Exert n ready ink cards (4.3.2.4); the caller has seen that there are enough."""
    if not n:
        return
    position = game.position
    left = n
    things = position.things
    for card in position.zones[player, "inkwell"]:
        thing = things[card]
        if EXERTED not in thing.marks:
            marks = _FACEDOWN_EXERTED if FACEDOWN in thing.marks else _EXERTED
            things[card] = thing._replace(marks=marks)
            left -= 1
            if not left:
                break
    tally(position, "paid", player, n)
    game.tell("pays_ink", player=name_of(game, player), n=n)


def dry(position: LorcanaPosition, cards: Iterable[int]) -> None:
    """Characters in play stop drying (3.2.2.1); items and locations are no longer new."""
    for card in cards:
        thing = position.things[card]
        if DRYING in thing.marks or NEW in thing.marks:
            position.things[card] = thing._replace(marks=thing.marks - {DRYING, NEW})


def is_character(position: LorcanaPosition, card: int) -> bool:
    """Whether the card in play is a character."""
    return CARDS[position.things[card].face].type == "character"
