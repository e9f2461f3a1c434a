"""Whole games of three players who do anything allowed, held against a model of the bag (7.7.4)."""

from functools import cache
from random import Random

import pytest

from engine.core.position import Thing
from engine.core.trace import Trace
from engine.lorcana import api
from engine.lorcana.cards import CARDS
from engine.lorcana.driver import Table
from engine.lorcana.legal import legal_actions
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.rules.turn import START
from tests.engine.random_play import Anything

PLAYERS = ("you", "left", "right")
ACTIONS = 120


class AnythingAllowed(Anything):
    """Answers by chance, again where a total limits what may be chosen."""

    def answer(self, choice, forced):
        """The forced answer, or one that the choice allows."""
        answer = super().answer(choice, forced)
        while forced is None and not choice.allows(answer):
            answer = super().answer(choice, forced)
        return answer


def dealt(seed):
    """Sixty known cards for each player, seven of them in hand, and eight more as ready ink."""
    chance, position = Random(seed), LorcanaPosition(PLAYERS)
    known, number = sorted(api.cards()), 0
    for player in range(len(PLAYERS)):
        piles = {"hand": 7, "inkwell": 8, "deck": 45}
        for zone, size in piles.items():
            cards = range(number + 1, number + size + 1)
            marks = frozenset({"facedown"}) if zone == "inkwell" else frozenset()
            for card in cards:
                face = chance.choice(known)
                position.things[card] = Thing(card, 0, face, player, zone, marks)
            position.zones[player, zone] = tuple(cards)
            number += size
    position.agenda = START
    return position


@cache
def played(seed):
    """A game of so many turn actions, with its trace."""
    chance = Random(seed)
    table = Table(dealt(seed), oracle=AnythingAllowed(seed), trace=Trace())
    for _ in range(ACTIONS):
        if table.settle().kind == "over":
            break
        table.attempt(chance.choice(legal_actions(table.position)))
    return table


class BagModel:
    """Whose turn it is to resolve, kept from the trace alone."""

    def __init__(self):
        self.waiting = dict.fromkeys(PLAYERS, 0)
        self.active = self.last = None
        self.actions = 0
        self.checked = True

    def whose(self):
        """Who resolves next by 7.7.4.2 to 7.7.4.4."""
        start = PLAYERS.index(self.last or self.active)
        order = [*PLAYERS[start:], *PLAYERS[:start]]
        return next(player for player in order if self.waiting[player])

    def see(self, event):
        """Take one event in; asserts where it contradicts the model."""
        code, player = event.code, event.params.get("player")
        if code == "begin_turn":
            self.active = player
        elif code == "loses":
            self.waiting[player] = 0
        elif code == "triggers":
            self.waiting[player] += 1
        elif code == "played" and CARDS[event.params["card"]].type in ("action", "song"):
            self.actions += 1
        elif code == "resolves_action":
            self.actions -= 1
        elif code == "check_clean":
            self.checked = True
            if not sum(self.waiting.values()) and not self.actions:
                self.last = None
        elif code == "bag_pick":
            self.pick(player)

    def pick(self, player):
        """An ability is picked: the right player's, after a clean check, with no action waiting."""
        assert (player, self.checked, self.actions) == (self.whose(), True, 0)
        self.waiting[player] -= 1
        self.last = player
        self.checked = False


@pytest.mark.parametrize("seed", range(20))
def test_7_7_4_every_pick_of_a_whole_game_is_the_right_players(seed):
    """Each ability is picked by whom the rules name, after a clean check, no action waiting."""
    model = BagModel()

    for event in played(seed).trace.events:
        model.see(event)


@pytest.mark.parametrize("seed", range(20))
def test_7_1_5_every_card_is_in_exactly_one_place(seed):
    """After a whole game each card lies in one zone, or under one card, or left with its player."""
    position = played(seed).position

    placed = [card for pile in position.zones.values() for card in pile]
    placed += [card for thing in position.things.values() for card in thing.under]
    missing = set(position.things) - set(placed)

    assert len(placed) == len(set(placed))
    assert all(position.things[card].owner in position.gone for card in missing)
