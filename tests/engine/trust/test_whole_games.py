"""Random games over all cards, played until they end, and why they end (1.8.1, 9.2)."""

from random import Random

import pytest

from engine.lorcana.driver import Table
from engine.lorcana.legal import legal_actions
from engine.lorcana.rules.check import WINNING_LORE
from tests.bench.decks import Dice, deal

GAMES, EACH = 200, 20
NIGHTLY, NIGHTLY_EACH = 10_000, 250
MOST_ACTIONS = 3_000
"""Two decks of 53 cards are drawn long before: whoever needs more has left the rules."""


def played(seed):
    """A game between two players who do anything, played to its end."""
    random = Random(seed)
    table = Table(deal(random), oracle=Dice(random))
    for _ in range(MOST_ACTIONS):
        if table.settle().kind == "over":
            return table.position
        action = random.choice(legal_actions(table.position))
        assert table.attempt(action), (seed, action)
    raise AssertionError(f"game {seed} does not end")


def ended_by_the_rules(position):
    """The winner has the lore, or everybody else has lost with no card left to draw."""
    by_lore = [player for player, lore in enumerate(position.lore) if lore >= WINNING_LORE]
    if by_lore:
        return position.winner in by_lore
    lost = set(range(len(position.players))) - {position.winner}
    return position.gone == lost and all(position.zones[player, "deck"] == () for player in lost)


def check_games(first, each):
    """Play so many games from a seed on; each ends by the rules and keeps its cards."""
    for seed in range(first, first + each):
        position = played(seed)
        assert ended_by_the_rules(position), seed
        assert len(position.things) == 120, seed


@pytest.mark.parametrize("first", range(0, GAMES, EACH))
def test_every_random_game_ends_by_the_rules(first):
    """No error on the way, nothing offered that is then refused, and a winner who has won."""
    check_games(first, EACH)


@pytest.mark.nightly
@pytest.mark.parametrize("first", range(GAMES, GAMES + NIGHTLY, NIGHTLY_EACH))
def test_ten_thousand_more_end_by_the_rules(first):
    """The same, over night."""
    check_games(first, NIGHTLY_EACH)
