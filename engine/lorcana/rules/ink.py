"""Inking a card as a turn action (4.2)."""

from __future__ import annotations

from engine.core.choice import Refused
from engine.lorcana import vocabulary as v
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.queries import inkable, statics
from engine.lorcana.showing import learn, show
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.values import STATICS
from engine.lorcana.verbs import to_inkwell

Extra = tuple[int, int]
"""(card, epoch) of a source of additional inkings."""


def extra_sources(position: LorcanaPosition, player: int) -> list[Extra]:
    """Additional inkings still open (7.5.5): one entry for each that a source allows."""
    sources: list[Extra] = []
    for source, effect in statics(position, v.ExtraInk):
        if source.owner == player:
            sources.extend([(source.card, source.epoch)] * effect.n)
    for card, epoch in position.extra_inks:
        known = next((source for source in sources if source[0] == card), None)
        if known and (known[1] == epoch or position.switch("ink_source") == "card"):
            sources.remove(known)
    return sources


def _came_back(position: LorcanaPosition) -> bool:
    """Whether a source that was used this turn left play and is there again: it gives no more."""
    return any(position.things[card].epoch != epoch for card, epoch in position.extra_inks)


def ink(game: LorcanaGame, player: int, card: int) -> None:
    """Reveal, verify, put into the inkwell facedown and ready (4.2.1). Raises Refused.

    In a sanctioned event the card stays faceup until the turn ends (TR 5.5).
    """
    position = game.position
    thing = position.things[card]
    if thing.zone != "hand" or thing.owner != player:
        raise Refused("not_in_hand", "4.2.1.1")
    with game.rule("4.2.3"):
        additional = _take_inking(game, player)
    with game.rule("4.2.1.1", "4.2.1.2", *(("TR 5.4",) if position.sanctioned else ())):
        show(position, card)
        if not inkable(position, thing):
            raise Refused("not_inkable", "4.2.1.1")
        game.tell(
            "inks", touched=(card,), player=name_of(game, player), card=thing.face,
            additional=additional,
        )  # fmt: skip
    with game.rule("4.2.1.3", *(("TR 5.5",) if position.sanctioned else ())):
        exerted = game.switch("ink_enters") == "exerted"
        to_inkwell(game, card, exerted=exerted, faceup=position.sanctioned)
        learn(position, [card])


def _take_inking(game: LorcanaGame, player: int) -> bool:
    """Once a turn; more only by effects, each of which counts once (4.2.3, 4.2.3.1). Gives
    whether it is an additional one."""
    position = game.position
    if _has_first(position, player):
        position.inked = 1
        return False
    doubtful = position.inked >= _limit_now(position, player)
    sources = extra_sources(position, player)
    if sources:
        position.extra_inks = tuple(sorted((*position.extra_inks, sources[0])))
        _announce(game, player, sources[0][0])
    elif position.extra_permits:
        position.extra_permits -= 1
    else:
        raise Refused("limit", "4.2.3.1" if _came_back(position) else "4.2.3")
    if doubtful:
        game.undecided("4.2.3.1")
    position.inked += 1
    return True


def _limit_now(position: LorcanaPosition, player: int) -> int:
    """How many cards may be inked this turn by the effects that apply at this moment.

    An effect that was used and is gone has had its card; whether another that came since raises
    the limit beyond that, or only back to where it was, 4.2.3.1 does not say.
    """
    by_source = sum(e.n for source, e in statics(position, v.ExtraInk) if source.owner == player)
    permits = position.extra_permits + max(0, position.inked - 1 - len(position.extra_inks))
    return 1 + by_source + permits


def _announce(game: LorcanaGame, player: int, source: int) -> None:
    """Before the steps of inking it is said by which effect the card is additional (7.5.5)."""
    face = game.position.things[source].face
    allows = (ability for ability, _ in STATICS[face][v.ExtraInk])
    with game.rule("7.5.5", "4.2.3.1"):
        game.tell(
            "uses", touched=(source,), player=name_of(game, player), card=face,
            ability=next(allows).name,
        )  # fmt: skip


def may_ink(position: LorcanaPosition, player: int) -> bool:
    """Whether an inking is left this turn."""
    return (
        _has_first(position, player)
        or position.extra_permits > 0
        or bool(extra_sources(position, player))
    )


def _has_first(position: LorcanaPosition, player: int) -> bool:
    """Whether the inking of the turn is left; what an effect puts there is outside it (4.2.3.2)."""
    if position.inked or not position.into_inkwell[player]:
        return position.inked == 0
    return not position.switch("effect_ink_counts")
