"""Instructions about drawing, discarding and where cards go."""

from __future__ import annotations

from dataclasses import replace

from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.choosing import ask_cards, ask_order, targets
from engine.lorcana.deck import top_of
from engine.lorcana.frame import Frame
from engine.lorcana.groups import fits, members
from engine.lorcana.leaving import leave, to_inkwell_from_play
from engine.lorcana.perform.counting import counted
from engine.lorcana.perform.registry import performs
from engine.lorcana.perform.who import whom
from engine.lorcana.piles import order_into_discard
from engine.lorcana.position import FACEDOWN, LorcanaPosition
from engine.lorcana.queries import statics
from engine.lorcana.showing import is_revealed, learn, reveal
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.values import KEYS, NAMES
from engine.lorcana.verbs import (
    change_zone,
    discard,
    draw,
    put_card_under,
    put_under,
    to_discard,
    to_inkwell,
)


@performs(v.Draw)
def draw_cards(game: LorcanaGame, effect: v.Draw, frame: Frame) -> bool:
    """Draw; done when at least one card was drawn."""
    n = counted(game, effect.n, frame)
    return sum(draw(game, player, n) for player in whom(game, effect.who, frame)) > 0


@performs(v.DrawTo)
def draw_to(game: LorcanaGame, effect: v.DrawTo, frame: Frame) -> bool:
    """Draw until the hand has that many (6.1.8.1)."""
    n = counted(game, effect.n, frame)
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
        least = 0 if effect.any_number else n
        done = _discard(game, player, n, effect.random, frame, least) or done
    return done


@performs(v.DiscardTo)
def discard_to(game: LorcanaGame, effect: v.DiscardTo, frame: Frame) -> bool:
    """Discard until the hand has that many."""
    done = False
    for player in whom(game, effect.who, frame):
        surplus = len(game.position.zones[player, "hand"]) - effect.n
        done = (surplus > 0 and _discard(game, player, surplus, False, frame)) or done
    return done


@performs(v.DiscardShown)
def discard_shown(game: LorcanaGame, effect: v.DiscardShown, frame: Frame) -> bool:
    """The hand is shown; you choose the card, its player discards it (7.3.4)."""
    done = False
    for player in whom(game, effect.who, frame):
        hand = game.position.zones[player, "hand"]
        things = [game.position.things[card] for card in hand]
        with game.rule("6.1.14.1"):
            reveal(game.position, hand)
            faces = [thing.face for thing in things]
            game.tell("reveals", player=name_of(game, player), cards=faces)
        if _keeps_hand(game, player):
            continue
        fitting = [thing for thing in things if fits(game.position, effect.group, thing, frame)]
        for card in ask_cards(game, frame.player, "choose", fitting, 1, 1, frame.about):
            discard(game, player, card)
            done = True
    return done


def _keeps_hand(game: LorcanaGame, player: int) -> bool:
    """Whether the player does not discard although an effect says so (6.5)."""
    for source, effect in statics(game.position, v.NoDiscard):
        if source.owner == player:
            with game.rule("6.5.1"):
                game.tell("replaced", touched=(source.card,), by=NAMES[KEYS[id(effect)]])
            return True
    return False


def _discard(
    game: LorcanaGame, player: int, n: int, random: bool, frame: Frame, least: int | None = None
) -> bool:
    frame.number = 0
    if n and _keeps_hand(game, player):
        return False
    hand = [game.position.things[card] for card in game.position.zones[player, "hand"]]
    with game.rule("7.3.4"):
        chooser = None if random else _picks_discard(game, player, frame)
        least = n if least is None else least
        picked = ask_cards(game, chooser, "discard", hand, least, n, frame.about)
        for card in order_into_discard(game, picked):
            discard(game, player, card)
    frame.number = len(picked)
    if picked:
        frame.bind("that", game.position, picked[0])
    return len(picked) >= least


def _picks_discard(game: LorcanaGame, player: int, frame: Frame) -> int:
    """The player who discards picks the cards (7.3.4)."""
    if player == frame.player or game.switch("discard_chosen_by") == "its player":
        return player
    return frame.player


@performs(v.ReturnToHand)
def return_to_hand(game: LorcanaGame, effect: v.ReturnToHand, frame: Frame) -> bool:
    """From play together, with their stacks or without; from elsewhere card by card."""
    cards = targets(game, effect.what, frame)
    in_play = [card for card in cards if game.position.things[card].zone == "play"]
    if in_play:
        leave(game, in_play, "hand", alone=effect.alone)
    for card in cards:
        if card not in in_play:
            _to_hand(game, card)
    follow(frame, game.position, cards)
    return bool(cards)


def _to_hand(game: LorcanaGame, card: int) -> None:
    thing = change_zone(game.position, card, "hand")
    game.tell("returned", touched=(card,), card=thing.face, player=name_of(game, thing.owner))


def follow(frame: Frame, position: LorcanaPosition, cards: list[int]) -> None:
    """An effect keeps track of the cards it moved itself ("that card")."""
    for name, bound in list(frame.bound.items()):
        if bound[0] in cards:
            frame.bound[name] = (bound[0], position.things[bound[0]].epoch, bound[2])


@performs(v.ToBottom)
def to_bottom(game: LorcanaGame, effect: v.ToBottom, frame: Frame) -> bool:
    """Each player orders their own cards, stacks broken up (7.2.3, 7.2.3.1)."""
    cards = targets(game, effect.what, frame)
    for player in game.position.turn_order():
        own = [card for card in cards if game.position.things[card].owner == player]
        _bottom_of(game, player, own, frame)
    follow(frame, game.position, cards)
    return bool(cards)


def _bottom_of(game: LorcanaGame, player: int, own: list[int], frame: Frame) -> None:
    things = game.position.things
    in_play = [card for card in own if things[card].zone == "play"]
    if in_play:
        loose = [things[c] for top in in_play for c in (top, *things[top].under)]
        with game.rule(*_order_rule(game, loose), also_outer=True):
            order = _order_of_stacks(game, player, loose, in_play, frame)
            leave(game, in_play, "deck", order=order)
        learn(game.position, [thing.card for thing in loose if FACEDOWN not in thing.marks])
    rest = [things[card] for card in own if card not in in_play]
    if rest:
        put_on_bottom(game, player, rest, frame)


def _order_of_stacks(
    game: LorcanaGame, player: int, loose: list[Thing], tops: list[int], frame: Frame
) -> tuple[int, ...]:
    """An order of all the cards, mixed freely (7.2.3.1); some think that each stack stays whole."""
    if len(loose) == len(tops) or game.switch("stacks_on_deck") == "apart":
        return ask_order(game, player, loose, frame.about)
    things = game.position.things
    order = ask_order(game, player, [things[card] for card in tops], frame.about)
    return tuple(card for top in order for card in (top, *things[top].under))


def put_on_bottom(game: LorcanaGame, player: int, things: list[Thing], frame: Frame) -> None:
    """Put cards on the bottom of their player's deck in any order. Where they were faceup
    everybody knows it afterwards, else the player alone."""
    with game.rule(*_order_rule(game, things), also_outer=True):
        for card in ask_order(game, player, things, frame.about):
            zone = game.position.things[card].zone
            hidden = zone == "deck"
            seen = zone not in ("deck", "hand") or is_revealed(game.position, card)
            thing = change_zone(game.position, card, "deck", top=False)
            learn(game.position, [card], None if seen else player)
            game.tell(
                "to_bottom", touched=(card,), card=None if hidden else thing.face,
                player=name_of(game, player),
            )  # fmt: skip


@performs(v.ToDiscard)
def into_discard(game: LorcanaGame, effect: v.ToDiscard, frame: Frame) -> bool:
    """Put cards that are not in play into their players' discards."""
    cards = targets(game, effect.what, frame)
    for card in order_into_discard(game, cards):
        to_discard(game, card)
    return bool(cards)


def _order_rule(game: LorcanaGame, things: list[Thing]) -> tuple[str, ...]:
    """The clauses about the order of these cards on a deck: none when there is no order to know,
    as with one card or with cards that nobody else has seen (7.2.3, 7.2.3.1)."""
    faceup = [t for t in things if _is_faceup(game, t)]
    if len(things) < 2 or not faceup:
        return ()
    stacked = any(thing.zone == "under" for thing in things)
    return ("7.2.3", "7.2.3.1") if stacked else ("7.2.3",)


def _is_faceup(game: LorcanaGame, thing: Thing) -> bool:
    hidden = thing.zone in ("deck", "hand") or FACEDOWN in thing.marks
    return not hidden or is_revealed(game.position, thing.card)


@performs(v.ToInkwell)
def into_inkwell(game: LorcanaGame, effect: v.ToInkwell, frame: Frame) -> bool:
    """Facedown, not revealed, no symbol needed (7.5.6)."""
    cards = targets(game, _inkable_too(game, effect.what, frame), frame)
    in_play = [card for card in cards if game.position.things[card].zone == "play"]
    with game.rule("7.5.6"):
        if in_play:
            to_inkwell_from_play(game, in_play, effect.exerted)
        for card in cards:
            if card not in in_play:
                to_inkwell(game, card, effect.exerted)
    return bool(cards)


def _inkable_too(game: LorcanaGame, what: v.Target, frame: Frame) -> v.Target:
    """Rightly what the effect says (7.5.6); some think that a card from hand needs the symbol."""
    if not isinstance(what, v.Chosen) or what.group.zone != "hand":
        return what
    with_symbol = replace(what.group, state=(*what.group.state, "inkable"))
    position = game.position
    if all(fits(position, with_symbol, t, frame) for t in members(position, what.group, frame)):
        return what
    return replace(what, group=with_symbol) if game.switch("effect_ink_symbol") else what


@performs(v.TopToInkwell)
def top_to_inkwell(game: LorcanaGame, effect: v.TopToInkwell, frame: Frame) -> bool:
    """The top card, unseen (7.5.6)."""
    done = False
    for player in whom(game, effect.who, frame):
        pile = top_of(game, player)
        if pile:
            with game.rule("7.5.6"):
                to_inkwell(game, pile[0], effect.exerted)
            done = True
    return done


@performs(v.PutUnder)
def under(game: LorcanaGame, effect: v.PutUnder, frame: Frame) -> bool:
    """The top card of your deck goes facedown under the target, or the card named faceup."""
    if effect.what is None:
        cards = targets(game, effect.under, frame)
        return sum(put_under(game, frame.player, card) for card in cards) > 0
    below = targets(game, effect.what, frame)
    onto = targets(game, effect.under, frame)
    if not onto:
        return False
    for card in below:
        put_card_under(game, frame.player, card, onto[0])
    return bool(below)
