"""Instructions about drawing, discarding, looking and where cards go."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.choosing import ask_cards, ask_order, options_of, targets
from engine.lorcana.conditions import amount, players
from engine.lorcana.frame import Frame
from engine.lorcana.groups import fits
from engine.lorcana.leaving import leave, to_inkwell_from_play
from engine.lorcana.perform.registry import performs
from engine.lorcana.perform.who import whom
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.verbs import change_zone, discard, draw, put_under, to_inkwell


@performs(v.Draw)
def draw_cards(game: LorcanaGame, effect: v.Draw, frame: Frame) -> bool:
    """Draw; done when at least one card was drawn."""
    n = amount(game.position, effect.n, frame)
    return sum(draw(game, player, n) for player in whom(game, effect.who, frame)) > 0


@performs(v.DrawTo)
def draw_to(game: LorcanaGame, effect: v.DrawTo, frame: Frame) -> bool:
    """Draw until the hand has that many (6.1.8.1)."""
    n = amount(game.position, effect.n, frame)
    done = False
    for player in whom(game, effect.who, frame):
        missing = n - len(game.position.zones[player, "hand"])
        done = bool(missing > 0 and draw(game, player, missing)) or done
    return done


@performs(v.Discard)
def discard_cards(game: LorcanaGame, effect: v.Discard, frame: Frame) -> bool:
    """The player picks which cards (7.3.4), or chance does."""
    done = False
    for player in whom(game, effect.who, frame):
        held = len(game.position.zones[player, "hand"])
        n = held if effect.n is None else effect.n
        done = _discard(game, player, n, effect.random, frame) or done
    return done


@performs(v.DiscardTo)
def discard_to(game: LorcanaGame, effect: v.DiscardTo, frame: Frame) -> bool:
    """Discard until the hand has that many."""
    done = False
    for player in whom(game, effect.who, frame):
        surplus = len(game.position.zones[player, "hand"]) - effect.n
        done = (surplus > 0 and _discard(game, player, surplus, False, frame)) or done
    return done


def _discard(game: LorcanaGame, player: int, n: int, random: bool, frame: Frame) -> bool:
    hand = [game.position.things[card] for card in game.position.zones[player, "hand"]]
    with game.rule("7.3.4"):
        chooser = None if random else player
        picked = ask_cards(game, chooser, "discard", hand, n, n, frame.about)
        for card in picked:
            discard(game, player, card)
    if picked:
        frame.bind("that", game.position, picked[0])
    return len(picked) == n


@performs(v.ReturnToHand)
def return_to_hand(game: LorcanaGame, effect: v.ReturnToHand, frame: Frame) -> bool:
    """From play together, with their stacks; from elsewhere card by card."""
    cards = targets(game, effect.what, frame)
    in_play = [card for card in cards if game.position.things[card].zone == "play"]
    if in_play:
        leave(game, in_play, "hand")
    for card in cards:
        if card not in in_play:
            _to_hand(game, card)
    _follow(game, frame, cards)
    return bool(cards)


def _to_hand(game: LorcanaGame, card: int) -> None:
    thing = change_zone(game.position, card, "hand")
    game.tell("returned", touched=(card,), card=thing.face, player=name_of(game, thing.owner))


def _follow(game: LorcanaGame, frame: Frame, cards: list[int]) -> None:
    """An effect keeps track of the cards it moved itself ("that card")."""
    for name, bound in list(frame.bound.items()):
        if bound[0] in cards:
            frame.bound[name] = (bound[0], game.position.things[bound[0]].epoch, bound[2])


@performs(v.ToBottom)
def to_bottom(game: LorcanaGame, effect: v.ToBottom, frame: Frame) -> bool:
    """Each player orders their own cards, stacks broken up (7.2.3, 7.2.3.1)."""
    cards = targets(game, effect.what, frame)
    for player in game.position.turn_order():
        own = [card for card in cards if game.position.things[card].owner == player]
        _bottom_of(game, player, own, frame)
    _follow(game, frame, cards)
    return bool(cards)


def _bottom_of(game: LorcanaGame, player: int, own: list[int], frame: Frame) -> None:
    things = game.position.things
    in_play = [card for card in own if things[card].zone == "play"]
    if in_play:
        loose = [things[c] for top in in_play for c in (top, *things[top].under)]
        order = ask_order(game, player, loose, frame.about)
        leave(game, in_play, "deck", order=order)
    rest = [things[card] for card in own if card not in in_play]
    if rest:
        put_on_bottom(game, player, rest, frame)


def put_on_bottom(game: LorcanaGame, player: int, things: list[Thing], frame: Frame) -> None:
    """Put cards on the bottom of their player's deck in any order."""
    with game.rule("7.2.3"):
        for card in ask_order(game, player, things, frame.about):
            hidden = game.position.things[card].zone == "deck"
            thing = change_zone(game.position, card, "deck", top=False)
            game.tell(
                "to_bottom", touched=(card,), card=None if hidden else thing.face,
                player=name_of(game, player),
            )  # fmt: skip


@performs(v.ToInkwell)
def into_inkwell(game: LorcanaGame, effect: v.ToInkwell, frame: Frame) -> bool:
    """Facedown, not revealed, no symbol needed (7.5.6)."""
    cards = targets(game, effect.what, frame)
    in_play = [card for card in cards if game.position.things[card].zone == "play"]
    with game.rule("7.5.6"):
        if in_play:
            to_inkwell_from_play(game, in_play, effect.exerted)
        for card in cards:
            if card not in in_play:
                to_inkwell(game, card, effect.exerted)
    return bool(cards)


@performs(v.TopToInkwell)
def top_to_inkwell(game: LorcanaGame, effect: v.TopToInkwell, frame: Frame) -> bool:
    """The top card, unseen (7.5.6)."""
    done = False
    for player in whom(game, effect.who, frame):
        pile = game.position.zones[player, "deck"]
        if pile:
            to_inkwell(game, pile[0], effect.exerted)
            done = True
    return done


@performs(v.PutUnder)
def under(game: LorcanaGame, effect: v.PutUnder, frame: Frame) -> bool:
    """The top card of your deck goes facedown under the target."""
    cards = targets(game, effect.under, frame)
    return sum(put_under(game, frame.player, card) for card in cards) > 0


@performs(v.RevealTop)
def reveal_top(game: LorcanaGame, effect: v.RevealTop, frame: Frame) -> bool:
    """Revealed, and then hidden again where it is (6.1.14)."""
    done = False
    for player in whom(game, effect.who, frame):
        pile = game.position.zones[player, "deck"]
        if pile:
            with game.rule("6.1.14.1"):
                face = game.position.things[pile[0]].face
                game.tell("reveals", player=name_of(game, player), cards=[face])
            frame.revealed.append(pile[0])
            frame.bind("that", game.position, pile[0])
            done = True
    return done


@performs(v.LookAtTop)
def look_at_top(game: LorcanaGame, effect: v.LookAtTop, frame: Frame) -> bool:
    """Look, perhaps take, and put the rest where the text says."""
    from engine.lorcana.perform.play import play_for_free, playable

    position = game.position
    player = frame.player
    top = list(position.zones[player, "deck"][: effect.n])
    game.tell("looks", player=name_of(game, player), n=len(top))
    things = [position.things[card] for card in top]
    taken: list[int] = []
    if effect.take is not None:
        fitting = [thing for thing in things if fits(position, effect.take, thing, frame)]
        if effect.to == "play free":
            legal, refused = playable(game, fitting, player)
            taken = ask_cards(game, player, "choose", legal, 0, effect.most, frame.about, refused)
        else:
            taken = _take(game, effect, things, fitting, frame)
    rest = [position.things[card] for card in top if card not in taken]
    for card in taken:
        if effect.to == "play free":
            play_for_free(game, player, card)
    _put_rest(game, effect.rest, rest, frame)
    return bool(top)


def _take(
    game: LorcanaGame, effect: v.LookAtTop, things: list[Thing], fitting: list[Thing], frame: Frame
) -> list[int]:
    from engine.core.choice import RefusedOption

    position, player = game.position, frame.player
    refused = tuple(
        RefusedOption(str(thing.card), thing.face, "illegal_choice", "5.3.1")
        for thing in things
        if thing not in fitting
    )
    least = effect.most if effect.exactly else 0
    kind = "choose" if effect.exactly else "reveal"
    options = options_of(position, fitting)
    most = min(effect.most, len(fitting))
    choice = Choice(
        player, kind, options, min(least, most), most, refused=refused, about=frame.about
    )
    taken = [int(key) for key in game.ask(choice)]
    for card in taken:
        if not effect.exactly:
            face = position.things[card].face
            game.tell("reveals", kind="choice", player=name_of(game, player), cards=[face])
        if effect.to == "hand":
            thing = change_zone(position, card, "hand")
            shown = None if effect.exactly else thing.face
            game.tell("takes", touched=(card,), player=name_of(game, player), card=shown)
    return taken


def _put_rest(game: LorcanaGame, where: str, rest: list[Thing], frame: Frame) -> None:
    player = frame.player
    if where == "bottom":
        put_on_bottom(game, player, rest, frame)
    elif where == "discard":
        for thing in rest:
            change_zone(game.position, thing.card, "discard")
            game.tell(
                "to_discard", touched=(thing.card,), player=name_of(game, player), card=thing.face
            )
    elif rest:
        order = ask_order(game, player, rest, frame.about)
        pile = game.position.zones[player, "deck"]
        game.position.zones[player, "deck"] = order + tuple(c for c in pile if c not in order)


__all__ = ["players", "put_on_bottom"]
