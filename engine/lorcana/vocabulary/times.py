"""Durations (6.1.13) and whose turn an ability looks at."""

from enum import Enum


class Until(Enum):
    """When a continuing effect ends."""

    THIS_TURN = "this turn"
    YOUR_NEXT_TURN = "until the start of your next turn"
    THEIR_NEXT_TURN = "during their next turn"
    WHILE_SOURCE = "while the source is in play"
    END_OF_CHALLENGE = "for this challenge"


class Whose(Enum):
    """A turn, read from the side of the ability's player (6.1.13.1)."""

    YOURS = "your turn"
    OPPONENTS = "an opponent's turn"
    ANY = "each turn"
