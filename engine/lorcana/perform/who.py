"""Which players an instruction speaks to, asking where one has to be chosen."""

from __future__ import annotations

from engine.lorcana import vocabulary as v
from engine.lorcana.choosing import ask_player, ask_players
from engine.lorcana.conditions import players
from engine.lorcana.frame import Frame
from engine.lorcana.table import LorcanaGame


def whom(game: LorcanaGame, who: v.Who, frame: Frame) -> list[int]:
    """The players, active player first (6.7.6); a chosen one becomes THAT_PLAYER."""
    if who in (v.Who.CHOSEN_OPPONENT, v.Who.CHOSEN_PLAYER):
        among = game.position.opponents(frame.player)
        if who is v.Who.CHOSEN_PLAYER:
            among = [frame.player, *among]
        chosen = ask_player(game, frame.player, among, frame.about)
        if chosen is None:
            return []
        frame.that_player = chosen
        return [chosen]
    if who is v.Who.CHOSEN_PLAYERS:
        chosen_ones = ask_players(game, frame.player, game.position.turn_order(), frame.about)
        return [player for player in game.position.turn_order() if player in chosen_ones]
    return players(game.position, who, frame)
