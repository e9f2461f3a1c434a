"""Instructions that play cards for free (6.1.7, 6.7.8)."""

from __future__ import annotations

from engine.core.choice import Choice, Illegal, Option, RefusedOption
from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.choosing import ask_cards
from engine.lorcana.frame import Frame
from engine.lorcana.groups import members
from engine.lorcana.legal import singing_ways, way_key, ways_to_play
from engine.lorcana.perform.registry import performs
from engine.lorcana.perform.who import whom
from engine.lorcana.rules.payment import FREE, Way
from engine.lorcana.rules.play import play_card, why_unplayable
from engine.lorcana.rules.shifting import may_shift, shifts
from engine.lorcana.showing import reveal
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.values import CARDS


def playable(
    game: LorcanaGame, things: list[Thing], player: int, shift: bool = False
) -> tuple[list[Thing], tuple[RefusedOption, ...]]:
    """Which of the cards may be played at all (shift: with Shift); the others with the reason."""
    legal: list[Thing] = []
    refused: list[RefusedOption] = []
    for thing in things:
        why = why_unplayable(game.position, player, thing)
        if shift and why is None and not may_shift(game.position, player, thing):
            why = Illegal("no_base", "8.10.1")
        if why is None:
            legal.append(thing)
        else:
            refused.append(RefusedOption(str(thing.card), thing.face, why.reason, why.rule))
    return legal, tuple(refused)


def play_for_free(
    game: LorcanaGame,
    player: int,
    card: int,
    goes_to: str = "discard",
    exerted: bool = False,
    way: Way = FREE,
) -> None:
    """Play a card for free in the middle of an effect; an action waits for its turn (6.7.8.1)."""
    with game.rule("6.1.7"):
        play_card(game, player, card, way, goes_to, exerted)


@performs(v.PlayFree)
def play_free(game: LorcanaGame, effect: v.PlayFree, frame: Frame) -> bool:
    """Choose a card of the group and play it for free."""
    done = False
    for player in whom(game, effect.by, frame):
        things = _candidates(game, effect, frame)
        legal, refused = playable(game, things, player, effect.shift)
        kind = "reveal" if effect.reveal else "choose"
        least, most = (0, len(legal)) if effect.any_number else (1, 1)
        picked = ask_cards(game, player, kind, legal, least, most, frame.about, refused)
        for card in picked:
            if effect.reveal:
                reveal(game.position, [card])
                face = game.position.things[card].face
                game.tell("reveals", player=name_of(game, player), cards=[face])
            _note_dispute(game, effect, card, frame)
            if effect.shift or (effect.or_shift and _shifts(game, player, card, frame)):
                _shift_for_free(game, player, card, frame)
            else:
                way = _way_of_free_play(game, player, card, frame)
                play_for_free(game, player, card, effect.goes_to, effect.exerted, way)
            done = True
    return done


def _note_dispute(game: LorcanaGame, effect: v.PlayFree, card: int, frame: Frame) -> None:
    """Mark the outcome when the card is one of which the text does not say whether it may be."""
    bound = frame.reference(effect.disputed.name) if effect.disputed else None
    if bound is not None and bound[0] == card:
        game.undecided("6.1.6")


def _shifts(game: LorcanaGame, player: int, card: int, frame: Frame) -> bool:
    """Whether the player plays the card with Shift, where the text leaves both open."""
    if not may_shift(game.position, player, game.position.things[card]):
        return False
    modes = (Option("1"), Option("2"))
    answer = game.ask(Choice(player, "mode", modes, rule="4.3.2.2", about=frame.about))[0]
    game.tell("mode", kind="choice", player=name_of(game, player), which=int(answer))
    return answer == "2"


def _way_of_free_play(game: LorcanaGame, player: int, card: int, frame: Frame) -> Way:
    """Rightly for free and in no other way (4.3.2.2, 6.1.7). In 1.x, and as some still think, the
    card may be sung or shifted all the same where that costs no more than ink."""
    position = game.position
    thing = position.things[card]
    other = [
        Way("shift", bases) for cost, bases in shifts(position, player, thing) if not cost.costs
    ]
    if CARDS[thing.face].type == "song":
        other += singing_ways(position, player, card)
    if not other or game.switch("free_ways") == "free":
        return FREE
    ways = {way_key(way): way for way in (FREE, *other)}
    options = tuple(Option(key) for key in ways)
    key = game.ask(Choice(player, "way", options, rule="4.3.2.2", about=frame.about))[0]
    return ways[key]._replace(free=True)


@performs(v.PlayPaying)
def play_paying(game: LorcanaGame, effect: v.PlayPaying, frame: Frame) -> bool:
    """Play the card as the player likes to pay for it (4.3.2.2); not where they can't (1.5.3)."""
    player = frame.player
    thing = frame.live(game.position, effect.what.name)
    if thing is None or why_unplayable(game.position, player, thing) is not None:
        return False
    ways = ways_to_play(game.position, player, thing)
    if not ways:
        game.tell("cannot_pay", kind="false", player=name_of(game, player))
        return False
    options = tuple(Option(way_key(way)) for way in ways)
    with game.rule("4.3.2.2"):
        key = game.ask(Choice(player, "way", options, rule="4.3.2.2", about=frame.about))[0]
    way = ways[[option.key for option in options].index(key)]
    play_card(game, player, thing.card, way, exerted=effect.exerted)
    return True


def _shift_for_free(game: LorcanaGame, player: int, card: int, frame: Frame) -> None:
    """Play a card with its Shift for free, onto what Shift allows, one card or two (8.10.1)."""
    things = game.position.things
    allowed = {frozenset(bases) for _, bases in shifts(game.position, player, things[card])}
    onto: frozenset[int] = frozenset()
    while larger := {bases for bases in allowed if bases > onto}:
        more = sorted(set().union(*larger) - onto)
        least = 0 if onto in allowed else 1
        offered = [things[base] for base in more]
        picked = ask_cards(game, player, "onto", offered, least, 1, frame.about)
        if not picked:
            break
        onto |= {*picked}
    with game.rule("6.1.7"):
        play_card(game, player, card, Way("shift", tuple(sorted(onto)), free=True))


def _candidates(game: LorcanaGame, effect: v.PlayFree, frame: Frame) -> list[Thing]:
    if isinstance(effect.group, v.Ref):
        thing = frame.live(game.position, effect.group.name)
        return [thing] if thing is not None else []
    return list(members(game.position, effect.group, frame))


@performs(v.PlayAgain)
def play_again(game: LorcanaGame, effect: v.PlayAgain, frame: Frame) -> bool:
    """That very card, if it lies in your discard (6.1.11.1); then the bottom of your deck."""
    bound = frame.reference(effect.what.name)
    if bound is None:
        return False
    thing = frame.live(game.position, effect.what.name)
    if thing is None or thing.zone != "discard":
        thing = _another_copy(game, bound[0], frame.player)
    if thing is None:
        with game.rule("6.1.11.1"):
            face = game.position.things[bound[0]].face
            game.tell("gone", kind="false", touched=(bound[0],), card=face)
        return False
    play_for_free(game, frame.player, thing.card, "deck")
    return True


def _another_copy(game: LorcanaGame, card: int, player: int) -> Thing | None:
    """A copy in the discard, for those who think that any copy is "that card"."""
    if game.switch("that_card") == "object":
        return None
    name = CARDS[game.position.things[card].face].name
    for other in game.position.zones[player, "discard"]:
        thing = game.position.things[other]
        if CARDS[thing.face].name == name:
            return thing
    return None
