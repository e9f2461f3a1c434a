"""Singing: the alternate cost of songs (5.4.4, 8.11, 8.12)."""

from __future__ import annotations

from engine.core.choice import Refused
from engine.core.position import Thing
from engine.lorcana.position import DRYING, EXERTED, LorcanaPosition
from engine.lorcana.queries import cant
from engine.lorcana.rules import payment
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, happen
from engine.lorcana.values import CARDS


def why_not_singing(position: LorcanaPosition, singer: Thing) -> tuple[str, str] | None:
    """Why the character can't be exerted to sing: a reason word and the clause; None if it can."""
    if EXERTED in singer.marks:
        return ("exerted", "5.1.1.2")
    if DRYING in singer.marks:
        return ("drying", "5.1.1.11")
    if cant(position, singer, "sing"):
        return ("restricted", "1.2.2")
    return None


def check_singers(
    position: LorcanaPosition, player: int, thing: Thing, singers: tuple[int, ...]
) -> None:
    """Raises Refused when these characters can't pay for the song (5.4.4.2, 8.12.1)."""
    song = CARDS[thing.face]
    if song.type != "song" or not singers or len(set(singers)) < len(singers):
        raise Refused("illegal_choice", "5.4.4.2")
    for singer in singers:
        who = position.things[singer]
        if who.zone != "play" or who.owner != player or CARDS[who.face].type != "character":
            raise Refused("illegal_choice", "5.4.4.2")
        why = why_not_singing(position, who)
        if why is not None:
            raise Refused(*why)
    value = sum(payment.singing_value(position, position.things[singer]) for singer in singers)
    together = song.keywords.get("sing_together")
    if len(singers) > 1 and together is None:
        raise Refused("illegal_choice", "5.4.4.2")
    needed = song.cost if len(singers) == 1 else together or song.cost
    if value < needed:
        clause = "5.4.4.2" if len(singers) == 1 else "8.12.1"
        raise Refused("cost", clause, needed=needed, value=value)


def sing(game: LorcanaGame, song: int, singers: tuple[int, ...]) -> None:
    """Each character that was exerted for it is singing the song (5.4.4, 8.12.3)."""
    position = game.position
    faces = [position.things[singer].face for singer in singers]
    owner = position.things[song].owner
    alone = len(singers) == 1
    with game.rule("5.4.4.2" if alone else "8.12.1"):
        game.tell(
            "sings", touched=singers, player=name_of(game, owner), cards=faces,
            song=position.things[song].face,
        )  # fmt: skip
    with game.rule("5.4.4.2" if alone else "8.12.3"):
        for singer in singers:
            happen(game, Happening("sings", song, owner, singer))
        happen(game, Happening("sung", song, owner, by=singers))
