"""Players as card text names them."""

from enum import Enum


class Who(Enum):
    """A player or players, read from the side of the ability's player."""

    YOU = "you"
    EACH_OPPONENT = "each opponent"
    CHOSEN_OPPONENT = "chosen opponent"
    CHOSEN_PLAYER = "chosen player"
    CHOSEN_PLAYERS = "any number of chosen players"
    EACH_PLAYER = "each player"
    ITS_PLAYER = "its player"
    """The player of the card the trigger is about (IT)."""
    PLAYER_OF_THAT = "the player of that card"
    """The player of the card named last (THAT)."""
    CHALLENGING_PLAYER = "the challenging player"
    """The player of the challenger in the challenge the trigger is about."""
    THAT_PLAYER = "that player"
    """The player named earlier: by the trigger, by `Each`, or by a choice of a player."""
