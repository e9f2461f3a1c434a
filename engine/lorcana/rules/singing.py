"""Singing: the alternate cost of songs (5.4.4, 8.11, 8.12)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choice import Refused
from engine.core.position import Continuing, Thing
from engine.lorcana.position import DRYING, EXERTED, LorcanaPosition
from engine.lorcana.queries import cant, keyword
from engine.lorcana.rules import payment
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, happen
from engine.lorcana.values import CARDS


def why_not_singing(position: LorcanaPosition, singer: Thing) -> tuple[str, str] | None:
    """Why the character can't be exerted to sing: a reason word and the clause; None if it can."""
    if EXERTED in singer.marks:
        return ("exerted", "5.1.1.2")
    if DRYING in singer.marks and not position.switch("drying_sings"):
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
    together = song.keywords.get("sing_together")
    if len(singers) > 1:
        if together is None:
            raise Refused("illegal_choice", "5.4.4.2")
        if not enough_together(position, singers, together):
            value = value_together(position, singers)
            raise Refused("cost", "8.12.1", needed=together, value=value)
    else:
        value = payment.singing_value(position, position.things[singers[0]])
        if value < song.cost:
            raise Refused("cost", "5.4.4.2", needed=song.cost, value=value)


def value_together(position: LorcanaPosition, singers: Sequence[int]) -> int:
    """What the characters come to for Sing Together, each with the Singer number where there is
    one (8.11.1, 8.12.1)."""
    things = [position.things[singer] for singer in singers]
    value = sum(payment.singing_value(position, thing) for thing in things)
    if not any(keyword(position, thing, "singer") for thing in things):
        return value
    if position.switch("together_counts") == "singer":
        return value
    return sum(CARDS[thing.face].cost for thing in things)


def enough_together(position: LorcanaPosition, singers: Sequence[int], needed: int) -> bool:
    """Whether they come to the number, or to more (8.12.1)."""
    value = value_together(position, singers)
    if value <= needed:
        return value == needed
    return bool(position.switch("together_sum") == "at least")


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
    for singer in singers:
        _bonus(game, position.things[singer], CARDS[position.things[song].face].cost)
    with game.rule("5.4.4.2" if alone else "8.12.3"):
        for singer in singers:
            happen(game, Happening("sings", song, owner, singer))
        happen(game, Happening("sung", song, owner, by=singers))
    _keep_surplus(game, position.things[song], singers)


def _keep_surplus(game: LorcanaGame, song: Thing, singers: tuple[int, ...]) -> None:
    """Rightly nothing: a payment is for one cost (1.5.3). Some think that what the singers exceed
    the song by pays for something else."""
    position = game.position
    card = CARDS[song.face]
    if len(singers) > 1:
        over = value_together(position, singers) - (card.keywords.get("sing_together") or card.cost)
    else:
        over = payment.singing_value(position, position.things[singers[0]]) - card.cost
    if over > 0 and game.switch("surplus") == "pays":
        effect = Continuing(
            frozenset(), ("surplus", "", over), ("turn", song.owner), (song.card, 0), song.owner
        )
        position.effects = tuple(sorted((*position.effects, effect), key=repr))


def _bonus(game: LorcanaGame, singer: Thing, needed: int) -> None:
    """What adds to singing adds to a Singer number (8.11.3); until 2.0.1 that is not written."""
    number = keyword(game.position, singer, "singer")
    adds = 0 < number < min(needed, payment.singing_value(game.position, singer))
    if adds and game.switch("singer_bonus") == "open":
        game.undecided("8.11.3")
