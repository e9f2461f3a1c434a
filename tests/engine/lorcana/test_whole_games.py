"""Whole games of random decks and random decisions: what holds after every task."""

from random import Random

import pytest

from engine.lorcana.driver import Table
from engine.lorcana.legal import legal_actions
from engine.lorcana.position import ZONES, LorcanaPosition
from engine.lorcana.queries import damage_on, stat
from engine.lorcana.values import CARDS
from tests.bench.decks import DECK_SIZE, Dice, deal

GAMES, GAMES_EACH = 200, 20
TURNS = 16
ROUND_TRIPS = 60
"""One position in so many is written as JSON and read again."""


def faults(position: LorcanaPosition) -> list[str]:
    """What is wrong with a position."""
    return [
        *_misplaced(position),
        *_wrong_stacks(position),
        *_wrong_order(position),
        *([] if position.due or position.over else _beaten(position)),
    ]


def _misplaced(position: LorcanaPosition) -> list[str]:
    """Every card is in exactly one place, where it says it is; each player has 60."""
    found = []
    things = position.things
    placed = [card for pile in position.zones.values() for card in pile]
    under = [card for thing in things.values() for card in thing.under]
    if len(placed) + len(under) != len(set(placed) | set(under)):
        found.append("a card in two places")
    if set(placed) | set(under) != set(things):
        found.append("a card in no place")
    for (player, zone), pile in position.zones.items():
        if any((things[c].owner, things[c].zone) != (player, zone) for c in pile):
            found.append(f"a card in {zone} that is not there by its own word")
        if pile and zone not in ZONES:
            found.append(f"cards in {zone}")
    owners = [thing.owner for thing in things.values()]
    if any(owners.count(player) != DECK_SIZE for player in range(len(position.players))):
        found.append("not 60 cards")
    return found


def _wrong_stacks(position: LorcanaPosition) -> list[str]:
    """Only a card in play has cards under it, damage or a place where it stands."""
    found = []
    for thing in position.things.values():
        if (thing.under or thing.counters or thing.at) and thing.zone != "play":
            found.append(f"{thing.face} has in {thing.zone} what only cards in play have")
        if any(position.things[card].zone != "under" for card in thing.under):
            found.append(f"a card under {thing.face} that is somewhere else")
        place = position.things[thing.at] if thing.at else None
        if place and (place.zone != "play" or CARDS[place.face].type != "location"):
            found.append(f"{thing.face} stands at what is no location in play")
    return found


def _wrong_order(position: LorcanaPosition) -> list[str]:
    """Only cards in decks are of unknown order."""
    strays = [card for card in position.unordered if position.things[card].zone != "deck"]
    return ["unknown order outside a deck"] * bool(strays)


def _beaten(position: LorcanaPosition) -> list[str]:
    """After a clean check no character or location has damage of its willpower."""
    return [
        f"{thing.face} has damage of its willpower"
        for thing in position.things.values()
        if thing.zone == "play"
        and CARDS[thing.face].willpower is not None
        and damage_on(thing) >= stat(position, thing, "willpower")
    ]


def step(table: Table, random: Random) -> bool:
    """One task, or one legal turn action; gives whether the game goes on."""
    task = table.next_task()
    if task.kind == "over" or table.position.turn > TURNS:
        return False
    if task.kind == "turn":
        action = random.choice(legal_actions(table.position))
        assert table.attempt(action), action
    else:
        table.run(task)
    return True


def survives_json(position: LorcanaPosition) -> bool:
    """Whether the position that is written and read again is the same."""
    again = LorcanaPosition.from_json(position.to_json())
    return again.key() == position.key()


@pytest.mark.parametrize("first", range(0, GAMES, GAMES_EACH))
def test_what_holds_in_every_game_holds_after_every_task(first):
    """Cards are never lost, doubled or misplaced; a task changes its own copy only."""
    for seed in range(first, first + GAMES_EACH):
        random, sometimes = Random(seed), Random(seed)
        table = Table(deal(random), oracle=Dice(random))
        going = True
        while going:
            before, key = table.position, table.position.key()
            going = step(table, random)
            assert before.key() == key, seed
            assert faults(table.position) == [], (seed, table.position.turn)
            if sometimes.random() < 1 / ROUND_TRIPS:
                assert survives_json(table.position), (seed, table.position.turn)
