"""Every turn action the active player may take now."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.choice import Answer, Choice, Illegal, Legal, Refused
from engine.core.position import Thing
from engine.lorcana.actions import (
    Action,
    Boost,
    ChallengeWith,
    EndTurn,
    Ink,
    Move,
    Play,
    Quest,
    Use,
)
from engine.lorcana.driver import Table
from engine.lorcana.position import DRYING, EXERTED, LorcanaPosition
from engine.lorcana.profiles import CURRENT, Rules
from engine.lorcana.queries import inkable, keyword, source_frame
from engine.lorcana.rules import payment
from engine.lorcana.rules.challenge import check_challenge
from engine.lorcana.rules.costs import can_pay
from engine.lorcana.rules.ink import may_ink
from engine.lorcana.rules.modifiers import total_ink
from engine.lorcana.rules.payment import INK, Price, Way
from engine.lorcana.rules.permits import permitted
from engine.lorcana.rules.play import why_unplayable
from engine.lorcana.rules.quest import check_quest
from engine.lorcana.rules.shifting import bases_for, shift_costs
from engine.lorcana.rules.singing import enough_together, why_not_singing
from engine.lorcana.rules.turn import check_end
from engine.lorcana.rules.use import costs_of, is_permitted, is_used, may_use_free, usable_on
from engine.lorcana.values import CARDS, KEYWORDS
from engine.lorcana.verbs import ready_ink


class _First:
    """Answers every choice with its first answer: enough to see whether an attempt is legal."""

    def answer(self, choice: Choice, forced: Answer | None) -> Answer:
        """The forced answer, else the first."""
        return forced if forced is not None else next(choice.answers())


def legality(position: LorcanaPosition, action: Action, rules: Rules = CURRENT) -> Legal | Illegal:
    """Whether the attempt would be legal now, without making it: the position stays as it is."""
    return Table(position, rules, _First()).attempt(action)


def legal_actions(position: LorcanaPosition) -> list[Action]:
    """All legal turn actions, in a stable order. Of the sets of singers for Sing Together one is
    given (the dearest characters first); of payments with ink one, since ink is alike."""
    player = position.active
    ink = len(ready_ink(position, player))
    found: list[Action] = list(_plays(position, player, ink))
    found += _inks(position, player)
    for card in position.in_play(player):
        type_ = CARDS[position.things[card].face].type
        if type_ == "character":
            found += _with_character(position, player, card, ink)
        found += _uses(position, player, card)
    if _allowed(check_end, position):
        found.append(EndTurn(player))
    return found


def _plays(position: LorcanaPosition, player: int, ink: int) -> Iterator[Action]:
    hand = [position.things[card] for card in position.zones[player, "hand"]]
    first: dict[tuple[str, str], Thing] = {}
    for thing in (*hand, *permitted(position, player)):
        first.setdefault((thing.zone, thing.face), thing)
    for thing in first.values():
        if why_unplayable(position, player, thing) is not None:
            continue
        for way in ways_to_play(position, player, thing):
            yield Play(player, thing.card, way)


def ways_to_play(position: LorcanaPosition, player: int, thing: Thing) -> list[Way]:
    """The ways in which the player could pay for the card now (4.3.2.2)."""
    ink = len(ready_ink(position, player))
    ways = list(_other_ways(position, player, thing.card, ink))
    if total_ink(position, player, thing, payment.ink_price(thing)) <= ink:
        return [INK, *ways]
    return ways


def way_key(way: Way) -> str:
    """A stable key of a way to pay: "ink", "sing 3 5", "shift 4"."""
    return " ".join((way.kind, *map(str, way.cards)))


def _other_ways(position: LorcanaPosition, player: int, card: int, ink: int) -> Iterator[Way]:
    thing = position.things[card]
    if CARDS[thing.face].type == "song":
        yield from singing_ways(position, player, card)
    if any(
        _affords(position, player, thing, price, ink)
        for price in payment.alternate_prices(position, player, thing)
    ):
        yield Way("instead")
    for cost in shift_costs(position, player, thing):
        if _affords(position, player, thing, cost.price, ink):
            for bases in bases_for(position, player, thing, cost.kind):
                yield Way("shift", bases)


def _affords(position: LorcanaPosition, player: int, thing: Thing, price: Price, ink: int) -> bool:
    enough = total_ink(position, player, thing, price) <= ink
    return enough and can_pay(position, price.costs, source_frame(thing, player), player)


def singing_ways(position: LorcanaPosition, player: int, song: int) -> Iterator[Way]:
    """Each character that could sing the song alone, and one set for Sing Together."""
    card = CARDS[position.things[song].face]
    able = [
        (payment.singing_value(position, position.things[singer]), singer)
        for singer in position.in_play(player)
        if CARDS[position.things[singer].face].type == "character"
        and why_not_singing(position, position.things[singer]) is None
    ]
    for value, singer in able:
        if value >= card.cost:
            yield Way("sing", (singer,))
    together = card.keywords.get("sing_together")
    if together is None:
        return
    group: list[int] = []
    for _, singer in sorted(able, reverse=True):
        group.append(singer)
        if len(group) > 1 and enough_together(position, group, together):
            yield Way("sing", tuple(sorted(group)))
            return


def _inks(position: LorcanaPosition, player: int) -> list[Action]:
    if not may_ink(position, player):
        return []
    hand = position.zones[player, "hand"]
    first = {position.things[card].face: card for card in reversed(hand)}
    return [
        Ink(player, card) for card in first.values() if inkable(position, position.things[card])
    ]


def _with_character(
    position: LorcanaPosition, player: int, card: int, ink: int
) -> Iterator[Action]:
    thing = position.things[card]
    if EXERTED not in thing.marks:
        if DRYING not in thing.marks and _allowed(check_quest, position, player, card):
            yield Quest(player, card)
        for opponent in position.opponents(player):
            for target in position.in_play(opponent):
                if _allowed(check_challenge, position, player, card, target):
                    yield ChallengeWith(player, card, target)
    for place in position.in_play(player):
        location = CARDS[position.things[place].face]
        if location.type == "location" and thing.at != place and (location.move_cost or 0) <= ink:
            yield Move(player, card, place)
    if "boost" in KEYWORDS[thing.face]:
        n = keyword(position, thing, "boost")
        if n <= ink and (card, thing.epoch, "boost") not in position.limits:
            yield Boost(player, card)


def _allowed(test: Callable[..., None], position: LorcanaPosition, *args: int) -> bool:
    try:
        test(position, *args)
    except Refused:
        return False
    return True


def _uses(position: LorcanaPosition, player: int, card: int) -> Iterator[Action]:
    thing = position.things[card]
    frame = source_frame(thing, player)
    for key, able in usable_on(position, thing).items():
        if not is_permitted(position, able, frame) or is_used(position, able, thing, key):
            continue
        if can_pay(position, able.costs, frame, player):
            yield Use(player, card, key)
        costs = costs_of(position, able, free=True)
        if may_use_free(position, thing, able) and can_pay(position, costs, frame, player):
            yield Use(player, card, key, free=True)
