"""The running game, Lorcana's: what every procedure and verb is handed."""

from __future__ import annotations

from engine.core.game import Game
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.profiles import Rules

LorcanaGame = Game[LorcanaPosition, Rules]


def name_of(game: LorcanaGame, player: int) -> str:
    """The player's name in the file."""
    return game.position.players[player]


def face_of(game: LorcanaGame, card: int) -> str:
    """Key of the card's face."""
    return game.position.things[card].face
