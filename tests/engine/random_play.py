"""Games between two players who do anything the rules allow, by a seed."""

from collections.abc import Iterator
from random import Random

from engine.core.choice import Answer, Choice
from engine.lorcana.actions import EndTurn
from engine.lorcana.driver import Table
from engine.lorcana.legal import legal_actions
from engine.testing import board

HAND = [
    "Stitch - Carefree Surfer", "The Robot Queen", "Flounder - Voice of Reason",
    "Mickey Mouse - True Friend", "Magic Broom - Illuminary Keeper", "Fire the Cannons!",
    "Dr. Facilier - Remarkable Gentleman", "Hades - Ruthless Tyrant",
]  # fmt: skip
PLAY = ["Flounder - Voice of Reason", "Magic Broom - Illuminary Keeper", "The Robot Queen"]


class Anything:
    """Answers every choice by chance, and remembers the answers that were free."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.given: list[Answer] = []

    def answer(self, choice: Choice, forced: Answer | None) -> Answer:
        """The forced answer, or any that is allowed."""
        if forced is not None:
            return forced
        keys = [option.key for option in choice.options]
        if choice.ordered:
            answer = tuple(self.chance.sample(keys, len(keys)))
        else:
            most = min(choice.most, len(keys))
            answer = tuple(self.chance.sample(keys, self.chance.randint(choice.least, most)))
            while not choice.allows(answer):
                answer = answer[1:]
        self.given.append(answer)
        return answer


def table(seed: int) -> Table:
    """Two like sides, everything answered by chance."""
    side = {"hand": HAND, "play": PLAY, "ink": 7, "deck": 12}
    position = board(you=side, opponent=side).position
    return Table(position, oracle=Anything(seed))


def tables(seed: int, actions: int) -> Iterator[Table]:
    """The same table after each of so many turn actions, at a settle point."""
    game, chance = table(seed), Random(seed)
    for _ in range(actions):
        if game.settle().kind == "over":
            return
        yield game
        action = chance.choice(legal_actions(game.position))
        if isinstance(action, EndTurn) and chance.random() < 0.5:
            continue
        game.attempt(action)
