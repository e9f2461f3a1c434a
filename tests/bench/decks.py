"""Boards and decks for measuring: known cards only."""

from __future__ import annotations

from random import Random

from engine.core.choice import Answer, Choice
from engine.core.position import Thing
from engine.lorcana import api
from engine.lorcana.driver import Table
from engine.lorcana.legal import legal_actions
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.rules.turn import START

DECK_SIZE = 60
HAND_SIZE = 7


class Dice:
    """A random player: every answer is as likely as the next. Counts what it decided."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.decisions = 0

    def answer(self, choice: Choice, forced: Answer | None) -> Answer:
        """Any answer the choice allows."""
        if forced is not None:
            return forced
        self.decisions += 1
        keys = [option.key for option in choice.options]
        if choice.ordered:
            return tuple(self.random.sample(keys, len(keys)))
        while True:
            size = self.random.randint(choice.least, min(choice.most, len(keys)))
            answer = tuple(self.random.sample(keys, size))
            if choice.allows(answer):
                return answer


def random_game(random: Random, turns: int = 200) -> int:
    """Play a whole game between two random players with random decks; gives the decisions made."""
    dice = Dice(random)
    table = Table(deal(random), oracle=dice)
    while table.settle().kind == "turn" and table.position.turn < turns:
        action = random.choice(legal_actions(table.position))
        dice.decisions += 1
        verdict = table.attempt(action)
        assert verdict, (action, verdict)
    return dice.decisions


def deal(random: Random) -> LorcanaPosition:
    """Two random decks, seven cards in each hand, the first turn about to begin."""
    position = LorcanaPosition(("one", "two"))
    known = sorted(api.cards())
    number = 0
    for player in (0, 1):
        cards = []
        for face in random.choices(known, k=DECK_SIZE):
            number += 1
            cards.append(number)
            position.things[number] = Thing(number, 0, face, player, "deck")
        hand, deck = cards[:HAND_SIZE], cards[HAND_SIZE:]
        for card in hand:
            position.things[card] = position.things[card]._replace(zone="hand")
        position.zones[player, "hand"] = tuple(hand)
        position.zones[player, "deck"] = tuple(deck)
    position.agenda = START
    return position


def commuting(n: int) -> str:
    """A board of n characters that gain lore whenever an action is played, each told from the
    others by its damage, by being exerted or drying; and an action in hand."""
    cards = "".join(
        f"      - {{card: Maui - Half-Shark, as: M{i}, damage: {i // 4},"
        f" exerted: {'true' if i % 2 else 'false'}, drying: {'true' if i // 2 % 2 else 'false'}}}\n"
        for i in range(n)
    )
    return (
        "players: [you, opponent]\nactive: you\nboard:\n  you:\n    play:\n"
        f"{cards}    hand: [Steal from the Rich]\n    inkwell: {{ready: 5}}\n"
        "do:\n  - {you: play, card: Steal from the Rich, pay: ink}\n"
    )
