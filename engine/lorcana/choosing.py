"""Choices a resolving effect asks for, and the targets they give (6.1.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.choice import Choice, Option, RefusedOption
from engine.core.position import EMPTY, Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.conditions import players
from engine.lorcana.frame import Frame
from engine.lorcana.groups import members
from engine.lorcana.keywords import vanish
from engine.lorcana.keywords.support import SUPPORT
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.queries import keyword, statics, value
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, happen

YES, NO = Option("yes"), Option("no")


def options_of(position: LorcanaPosition, things: Iterable[Thing]) -> tuple[Option, ...]:
    """An option for each card; those that nothing can tell apart are marked as alike."""
    found = list(things)
    faces = [thing.face for thing in found]
    return tuple(
        Option(
            str(thing.card),
            thing.face,
            _alike(position, thing) if faces.count(thing.face) > 1 else "",
        )
        for thing in found
    )


def _alike(position: LorcanaPosition, thing: Thing) -> str:
    """What a card can be told by; "" when something refers to this very card."""
    identity = (thing.card, thing.epoch)
    referred = (
        thing.under
        or any(identity in effect.subjects for effect in position.effects)
        or any(other.at == thing.card for other in position.things.values())
        or any(
            thing.card == entry.card or any(thing.card == bound[1] for bound in entry.bound)
            for entry in position.waiting
        )
        or any(thing.card == bound[1] for entry in position.floating for bound in entry.bound)
        or any(thing.card in limit for limit in position.limits)
    )
    if referred:
        return ""
    state = (thing.face, thing.owner, thing.zone, sorted(thing.marks), thing.counters, thing.at)
    knowers = sorted(known[0] for known in position.known if known[1:] == identity)
    return repr((*state, *knowers))


def ask_may(game: LorcanaGame, player: int, about: str) -> bool:
    """Whether the player does what they may (6.1.4)."""
    with game.rule("6.1.4"):
        answer = game.ask(Choice(player, "may", (YES, NO), rule="6.1.4", about=about))
        game.tell("may", kind="choice", player=name_of(game, player), yes=answer == ("yes",))
    return answer == ("yes",)


def ask_number(game: LorcanaGame, player: int, most: int, about: str, least: int = 0) -> int:
    """A number up to `most` (1.2.3, 6.1.3)."""
    options = tuple(Option(str(n)) for n in range(least, most + 1))
    answer = int(game.ask(Choice(player, "number", options, rule="6.1.3", about=about))[0])
    if len(options) > 1:
        game.tell("chooses_number", kind="choice", player=name_of(game, player), n=answer)
    return answer


def ask_player(game: LorcanaGame, player: int, among: list[int], about: str) -> int | None:
    """One of the players; None when there is none."""
    if not among:
        return None
    options = tuple(Option(name_of(game, other)) for other in among)
    answer = game.ask(Choice(player, "player", options, rule="6.1.3", about=about))[0]
    other = game.position.players.index(answer)
    if len(options) > 1:
        game.tell("chooses_player", kind="choice", player=name_of(game, player), other=answer)
    return other


def ask_players(game: LorcanaGame, player: int, among: list[int], about: str) -> list[int]:
    """Any number of the players (1.2.3)."""
    options = tuple(Option(name_of(game, other)) for other in among)
    choice = Choice(player, "players", options, 0, len(options), rule="6.1.3", about=about)
    answer = game.ask(choice)
    for name in answer:
        game.tell("chooses_player", kind="choice", player=name_of(game, player), other=name)
    return [game.position.players.index(name) for name in answer]


def ask_cards(
    game: LorcanaGame,
    player: int | None,
    kind: str,
    things: list[Thing],
    least: int,
    most: int,
    about: str,
    refused: tuple[RefusedOption, ...] = (),
    total: tuple[str, int] | None = None,
) -> list[int]:
    """Cards chosen from these: at least `least` as far as there are so many.

    total: a statistic, and what it may come to for all that are chosen together.
    """
    most = min(most, len(things))
    name, limit = total or ("", 0)
    weights = tuple(value(game.position, thing, name) for thing in things) if total else ()
    choice = Choice(
        player, kind, options_of(game.position, things), min(least, most), most,
        refused=refused, rule="6.1.3", about=about, weights=weights, limit=limit,
    )  # fmt: skip
    picked = [int(key) for key in game.ask(choice)]
    forced = choice.forced() is not None
    if player is not None:
        _tell_chosen(game, player, picked, forced, tuple(thing.face for thing in things))
    return picked


def _tell_chosen(
    game: LorcanaGame, player: int, picked: list[int], forced: bool, offered: tuple[str, ...]
) -> None:
    faces = [game.position.things[card].face for card in picked]
    kind = "forced" if forced else "choice"
    if picked:
        game.tell(
            "chooses",
            kind=kind,
            touched=tuple(picked),
            player=name_of(game, player),
            cards=faces,
            options=offered,
        )
    elif not forced:
        game.tell("chooses_none", kind=kind, player=name_of(game, player))


def ask_order(
    game: LorcanaGame, player: int, things: list[Thing], about: str, rule: str = "7.2.3"
) -> tuple[int, ...]:
    """An order of these cards, as one answer (7.2.3, 7.6.3)."""
    choice = Choice(
        player, "order", options_of(game.position, things), len(things), len(things),
        ordered=True, rule=rule, about=about,
    )  # fmt: skip
    order = tuple(int(key) for key in game.ask(choice))
    if choice.forced() is None:
        faces = [game.position.things[card].face for card in order]
        game.tell("order", kind="choice", player=name_of(game, player), cards=faces)
    return order


def targets(game: LorcanaGame, target: v.Target, frame: Frame, by: int | None = None) -> list[int]:
    """The cards a target means now, asking for choices; binds THAT and THESE."""
    position = game.position
    match target:
        case v.Ref(name):
            return _referred(game, name, frame)
        case v.Every(group):
            return [thing.card for thing in members(position, group, frame)]
        case v.Chosen():
            found = frame.chosen.pop(id(target), None)
            if found is None:
                found = choose(game, target, frame, by)
            return found
    raise NotImplementedError(type(target).__name__)


def _referred(game: LorcanaGame, name: str, frame: Frame) -> list[int]:
    if name == "these":
        return list(frame.these)
    if name == "singers":
        things = game.position.things
        return [card for card, epoch in frame.singers if things[card].epoch == epoch]
    thing = frame.live(game.position, name)
    if thing is not None:
        return [thing.card]
    if frame.reference(name) is not None:
        with game.rule("6.1.11.1"):
            card = frame.reference(name)
            game.tell("gone", kind="false", card=game.position.things[card[0]].face if card else "")
    return []


def choose(game: LorcanaGame, target: v.Chosen, frame: Frame, by: int | None = None) -> list[int]:
    """Have the chooser choose (6.1.3); cards with Ward are refused to opponents (8.15.1)."""
    chooser = by if by is not None else players(game.position, target.by, frame)[0]
    legal: list[Thing] = []
    refused: list[RefusedOption] = []
    for thing in members(game.position, target.group, _seen_by(frame, target, chooser)):
        warded = thing.zone == "play" and thing.owner != chooser
        if warded and keyword(game.position, thing, "ward"):
            refused.append(RefusedOption(str(thing.card), thing.face, "ward", "8.15.1"))
        else:
            legal.append(thing)
    with game.rule("6.1.3", also_outer=True):
        picked = _pick(game, target, chooser, legal, tuple(refused), frame)
    if picked:
        frame.bind("that", game.position, picked[0])
        if "first" not in frame.bound:
            frame.bind("first", game.position, picked[0])
    else:
        frame.bound.pop("that", None)
    frame.these = picked
    vanish.chosen(game, picked, chooser, frame)
    _happen_chosen(game, picked, chooser, frame)
    return picked


def _pick(
    game: LorcanaGame,
    target: v.Chosen,
    chooser: int,
    legal: list[Thing],
    refused: tuple[RefusedOption, ...],
    frame: Frame,
) -> list[int]:
    """Ask for the cards; those that have to be chosen come first and leave less to choose."""
    most = len(legal) if target.n is None else target.n
    least = 0 if target.up_to else most
    if least and legal and target.group.zone == "discard":
        least = least if game.switch("public_search") == "must" else 0
    total = target.group.total
    musts = musts_among(game.position, legal, chooser)
    first: list[int] = []
    if musts and most:
        with game.rule("6.7.3.2"):
            n = min(len(musts), most)
            first = ask_cards(game, chooser, "choose", musts, n, n, frame.about)
        rest = [thing for thing in legal if thing not in musts]
        refused += tuple(
            RefusedOption(str(thing.card), thing.face, "must_choose", "6.7.3.2")
            for thing in rest
            if n == most
        )
        if n == most:
            return first
        if total is not None:
            things = game.position.things
            taken = sum(value(game.position, things[card], total[0]) for card in first)
            total = (total[0], total[1] - taken)
        legal, most, least = rest, most - n, max(0, least - n)
    return first + ask_cards(
        game, chooser, "choose", legal, least, most, frame.about, refused, total
    )


def musts_among(position: LorcanaPosition, legal: list[Thing], chooser: int) -> list[Thing]:
    """Cards that opponents of their player have to choose if they can."""
    sources = {source.card for source, _ in statics(position, v.MustBeChosen)}
    if not sources:
        return []
    return [
        thing
        for thing in legal
        if thing.zone == "play" and thing.card in sources and thing.owner != chooser
    ]


def _happen_chosen(game: LorcanaGame, picked: list[int], chooser: int, frame: Frame) -> None:
    """Abilities that watch for cards in play being chosen (6.1.3)."""
    marked = frozenset({"support"}) if frame.about == SUPPORT else EMPTY
    for card in picked:
        if game.position.things[card].zone == "play":
            event = Happening("chosen", card, chooser, source=frame.face, marked=marked)
            happen(game, event)


def _seen_by(frame: Frame, target: v.Chosen, chooser: int) -> Frame:
    """The frame from the chooser's side when another player chooses ("one of theirs")."""
    if target.by is v.Who.YOU or chooser == frame.player:
        return frame
    other = Frame(chooser, frame.card, frame.epoch, frame.face, frame.about)
    other.bound = frame.bound
    other.that_player = frame.that_player
    return other
