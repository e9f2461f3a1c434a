"""Cards leave play: together, in one event, with a before-image (7.1.6, 7.4.3)."""

from __future__ import annotations

from engine.core.position import EMPTY, Thing, Waiting, insort
from engine.lorcana import vocabulary as v
from engine.lorcana.piles import order_into_discard
from engine.lorcana.position import EXERTED, FACEDOWN, LorcanaPosition, Seen
from engine.lorcana.queries import seen
from engine.lorcana.rules.stacking import uncover
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, happen
from engine.lorcana.values import CARDS, STATICS
from engine.lorcana.verbs import change_zone

_EVENT = {"discard": "banished", "hand": "returned"}


def leave(
    game: LorcanaGame,
    cards: list[int],
    zone: str,
    marks: frozenset[str] = EMPTY,
    order: tuple[int, ...] | None = None,
    told: str = "",
    alone: bool = False,
    before: LorcanaPosition | None = None,
) -> None:
    """Move cards from play to a zone of their players, all at once; their stacks go along, save
    where a card leaves alone (8.10.8.5).

    Triggers are collected against the position before (7.4.3), given where more leaves besides.
    order: for a deck, the cards (those under stacks included) from the one that goes lowest last.
    told: what the trace says of it where the zone does not say it.
    """
    position = game.position
    before = before or position.clone()
    last = {card: seen(before, position.things[card]) for card in cards}
    for card in cards:
        if position.things[card].under and _leaves_alone(game, alone):
            uncover(position, card)
    moved = [card for top in cards for card in _stack(position.things[top])]
    if zone == "inkwell" and len(moved) > len(cards):
        _same_states(game)
    if zone == "discard":
        order = order_into_discard(game, moved)
    for card in [other for other in order if other in moved] if order else moved:
        change_zone(position, card, zone, marks, top=False)
    for thing in list(position.things.values()):
        if thing.at and thing.at in cards:
            position.things[thing.card] = thing._replace(at=0)
    with game.rule(*("7.4.3",) * (len(cards) > 1), also_outer=True):
        for card in cards:
            _tell_leaving(game, before.things[card], zone, EXERTED in marks, told)
        if zone == "discard":
            _note_banished(position, before, last)
        _end_what_applied(game, before, cards)
        _remember(position, before, last)
        blind = len(cards) > 1 and game.switch("leaving_together") == "blind"
        for card in cards:
            _happen_leaving(game, card, last[card], zone, before, cards if blind else [])
    if zone == "inkwell":
        for card in moved:
            happen(game, Happening("inked", 0, position.things[card].owner))


def _leaves_alone(game: LorcanaGame, alone: bool) -> bool:
    """Whether the top card of a stack goes without the rest: by Temporary Shift (8.10.8.5), and
    else never (5.1.1.7)."""
    if alone:
        return bool(game.switch("temporary_returns") == "card")
    return bool(game.switch("stack_leaves") == "top")


def _same_states(game: LorcanaGame) -> None:
    """Covered cards take the states of the top card where they go (5.1.1.7); until 2.1.0 only the
    zone is said."""
    if game.switch("covered_states") == "open":
        game.undecided("5.1.1.7")


def banish(game: LorcanaGame, cards: list[int]) -> list[int]:
    """Banish cards in play together. Gives those that are: some go elsewhere instead (6.5)."""
    position = game.position
    things = position.things
    instead = [card for card in cards if v.GoesInstead in STATICS.get(things[card].face, {})]
    if not instead:
        leave(game, cards, "discard")
        return cards
    before = position.clone()
    with game.rule("6.5.1.1", "6.5.4"):
        for card in instead:
            game.tell("replaced", touched=(card,), by=_replacing(things[card].face))
        leave(game, instead, "inkwell", _INKED, before=before)
    left = [card for card in cards if card not in instead]
    if left:
        leave(game, left, "discard", before=before)
    return left


_INKED = frozenset({FACEDOWN, EXERTED})


def _replacing(face: str) -> v.AbilityName:
    """The ability by which the card goes elsewhere."""
    (ability, _), *_rest = STATICS[face][v.GoesInstead]
    return ability.name


def _stack(top: Thing) -> tuple[int, ...]:
    return (top.card, *top.under)


_CODE = {"discard": "banished", "hand": "returned", "deck": "to_bottom"}


def _tell_leaving(game: LorcanaGame, thing: Thing, zone: str, exerted: bool, told: str) -> None:
    player = name_of(game, thing.owner)
    if zone == "inkwell":
        game.tell(
            "to_inkwell", touched=(thing.card,), card=thing.face, player=player, exerted=exerted,
            faceup=False,
        )  # fmt: skip
    else:
        code = told or _CODE[zone]
        game.tell(code, touched=(thing.card,), card=thing.face, player=player)


def _happen_leaving(
    game: LorcanaGame,
    card: int,
    last: Seen,
    zone: str,
    before: LorcanaPosition,
    blind_to: list[int],
) -> None:
    view = before
    if blind_to:
        view = _without(before, [other for other in blind_to if other != card])
    other = _opponent_in_challenge(before, card)
    by = tuple(source for struck, source in before.struck if struck == card)
    event = Happening(
        "leaves", card, last.owner, other, 0, last, bool(other) and zone == "discard", by=by
    )
    happen(game, event, view)
    if zone in _EVENT:
        happen(game, event._replace(kind=_EVENT[zone]), view)


def _without(before: LorcanaPosition, cards: list[int]) -> LorcanaPosition:
    """The before-image without those that, so some think, don't watch the others leave."""
    view = before.clone()
    for player in range(len(view.players)):
        view.zones[player, "play"] = tuple(c for c in view.zones[player, "play"] if c not in cards)
    return view


def _opponent_in_challenge(before: LorcanaPosition, card: int) -> int:
    """The other card of the current challenge when this one is in it (4.6.2); else 0."""
    current = before.challenge
    if current is None:
        return 0
    if card == current.attacker:
        return current.defender
    return current.attacker if card == current.defender else 0


def _note_banished(
    position: LorcanaPosition, before: LorcanaPosition, last: dict[int, Seen]
) -> None:
    """Remember for this turn which cards were banished, and in a challenge or not."""
    for gone in last.values():
        in_challenge = bool(_opponent_in_challenge(before, gone.card))
        record = (gone.owner, gone.face, in_challenge)
        position.banished = tuple(sorted((*position.banished, record)))
        if "banished" in position.tally:
            position.tally["banished"] = insort(
                position.tally["banished"], (gone.owner, CARDS[gone.face].full_name)
            )


def _remember(position: LorcanaPosition, before: LorcanaPosition, last: dict[int, Seen]) -> None:
    """Abilities that wait already keep the last known values of what leaves (6.7.7)."""
    if not position.waiting:
        return
    gone = {(card, before.things[card].epoch): values for card, values in last.items()}
    entries = (_remembering(entry, gone) for entry in position.waiting)
    position.waiting = tuple(sorted(entries, key=repr))


def _remembering(entry: Waiting, gone: dict[tuple[int, int], Seen]) -> Waiting:
    bound = tuple((name, c, e, gone.get((c, e), values)) for name, c, e, values in entry.bound)
    source = (entry.card, entry.epoch)
    if source in gone and not any(name == "this" for name, *_ in bound):
        bound += (("this", *source, gone[source]),)
    return entry._replace(bound=bound)


def _end_what_applied(game: LorcanaGame, before: LorcanaPosition, cards: list[int]) -> None:
    """Effects that last while their source is in play end with it (6.4.2.3)."""
    position = game.position
    if not position.effects:
        return
    gone = {(card, before.things[card].epoch) for card in cards}
    position.effects = tuple(
        effect
        for effect in position.effects
        if not (effect.until[0] == "source" and effect.source in gone)
    )


def to_inkwell_from_play(game: LorcanaGame, cards: list[int], exerted: bool) -> None:
    """Put cards in play into their players' inkwells, covered cards in the same state (5.1.1.7)."""
    marks = frozenset({FACEDOWN, EXERTED}) if exerted else frozenset({FACEDOWN})
    leave(game, cards, "inkwell", marks)
