"""Instructions about reading cards that are hidden: reveal, look, search, shuffle (7.1, 7.2)."""

from __future__ import annotations

from engine.core.choice import Choice, RefusedOption
from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.choosing import ask_cards, ask_order, options_of, targets
from engine.lorcana.conditions import amount
from engine.lorcana.deck import shuffle, top_of
from engine.lorcana.frame import Frame
from engine.lorcana.groups import fits, members
from engine.lorcana.leaving import leave
from engine.lorcana.perform.cards import follow, put_on_bottom
from engine.lorcana.perform.play import play_for_free, playable
from engine.lorcana.perform.registry import performs
from engine.lorcana.perform.who import whom
from engine.lorcana.piles import order_into_discard
from engine.lorcana.showing import learn, look, reveal
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.values import CARDS
from engine.lorcana.verbs import change_zone, to_discard


@performs(v.RevealTop)
def reveal_top(game: LorcanaGame, effect: v.RevealTop, frame: Frame) -> bool:
    """Revealed, and then hidden again where it is (6.1.14)."""
    done = False
    for player in whom(game, effect.who, frame):
        pile = top_of(game, player)
        if not pile:
            frame.bound.pop("that", None)
        else:
            with game.rule("6.1.14.1"):
                reveal(game.position, pile[:1])
                face = game.position.things[pile[0]].face
                game.tell("reveals", player=name_of(game, player), cards=[face])
            frame.revealed.append(pile[0])
            frame.bind("that", game.position, pile[0])
            done = True
    return done


@performs(v.RevealTake)
def reveal_take(game: LorcanaGame, effect: v.RevealTake, frame: Frame) -> bool:
    """Reveal so many, take all that fit, the rest to the bottom (6.1.14, 7.2.3)."""
    position, player = game.position, frame.player
    top = list(top_of(game, player, amount(position, effect.n, frame)))
    with game.rule("6.1.14.1"):
        reveal(position, top)
        faces = [position.things[card].face for card in top]
        game.tell("reveals", player=name_of(game, player), cards=faces)
    taken = [c for c in top if fits(position, effect.take, position.things[c], frame)]
    for card in taken:
        thing = change_zone(position, card, "hand")
        learn(position, [card])
        game.tell("takes", touched=(card,), player=name_of(game, player), card=thing.face)
    rest = [position.things[card] for card in top if card not in taken]
    put_on_bottom(game, player, rest, frame)
    return bool(top)


@performs(v.LookAtTop)
def look_at_top(game: LorcanaGame, effect: v.LookAtTop, frame: Frame) -> bool:
    """Look, perhaps take, and put the rest where the text says."""
    position = game.position
    player = frame.player
    top = list(top_of(game, player, effect.n))
    look(position, player, top)
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
    position, player = game.position, frame.player
    refused = tuple(
        RefusedOption(str(thing.card), thing.face, "illegal_choice", _why_not(effect, thing))
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
    if not taken:
        game.tell("chooses_none", kind="choice", player=name_of(game, player))
    for card in taken:
        if not effect.exactly:
            reveal(position, [card])
            face = position.things[card].face
            game.tell("reveals", kind="choice", player=name_of(game, player), cards=[face])
        if effect.to == "hand":
            thing = change_zone(position, card, "hand")
            if not effect.exactly:
                learn(position, [card])
            shown = None if effect.exactly else thing.face
            game.tell("takes", touched=(card,), player=name_of(game, player), card=shown)
    return taken


def _why_not(effect: v.LookAtTop, thing: Thing) -> str:
    """The clause by which a card can't be taken: a character card in the deck has no more than its
    printed classifications (5.3.1); any other is not what was asked for (6.7.3)."""
    by_class = effect.take is not None and effect.take.classes
    return "5.3.1" if by_class and CARDS[thing.face].type == "character" else "6.7.3"


def _put_rest(game: LorcanaGame, where: str, rest: list[Thing], frame: Frame) -> None:
    player = frame.player
    if where == "bottom":
        put_on_bottom(game, player, rest, frame)
    elif where == "discard":
        for card in order_into_discard(game, [thing.card for thing in rest]):
            to_discard(game, card)
    elif rest:
        order = ask_order(game, player, rest, frame.about)
        pile = game.position.zones[player, "deck"]
        game.position.zones[player, "deck"] = order + tuple(c for c in pile if c not in order)


@performs(v.LookAt)
def look_at(game: LorcanaGame, effect: v.LookAt, frame: Frame) -> bool:
    """The player sees these cards where they lie, and no others (7.1.3)."""
    cards = targets(game, effect.what, frame)
    game.tell("looks", player=name_of(game, frame.player), n=len(cards))
    look(game.position, frame.player, cards)
    return bool(cards)


@performs(v.SearchDeck)
def search_deck(game: LorcanaGame, effect: v.SearchDeck, frame: Frame) -> bool:
    """Look for a card, which one may fail to find (7.1.4); reveal it; shuffle."""
    position, player = game.position, frame.player
    fitting = list(members(position, effect.group, frame))
    look(position, player, position.zones[player, "deck"])
    game.tell("looks", player=name_of(game, player), n=len(position.zones[player, "deck"]))
    with game.rule("7.1.4"):
        least = 1 if fitting and game.switch("private_search") == "must" else 0
        found = ask_cards(game, player, "reveal", fitting, least, 1, frame.about)
    for card in found:
        reveal(position, [card])
        face = position.things[card].face
        game.tell("reveals", player=name_of(game, player), cards=[face])
        if effect.to == "hand":
            change_zone(position, card, "hand")
            learn(position, [card])
            game.tell("takes", touched=(card,), player=name_of(game, player), card=face)
    shuffle(game, player)
    if effect.to == "top":
        for card in found:
            change_zone(position, card, "deck", top=True)
        learn(position, found)
    return bool(found)


@performs(v.ShuffleDeck)
def shuffle_deck(game: LorcanaGame, effect: v.ShuffleDeck, frame: Frame) -> bool:
    """Whole decks are shuffled (7.2.2)."""
    players = whom(game, effect.who, frame)
    for player in players:
        shuffle(game, player)
    return bool(players)


@performs(v.ShuffleIn)
def shuffle_in(game: LorcanaGame, effect: v.ShuffleIn, frame: Frame) -> bool:
    """Cards go into their players' decks, with all that is under them (5.1.1.7), and each such
    deck is shuffled."""
    things = game.position.things
    cards = targets(game, effect.what, frame)
    in_play = [card for card in cards if things[card].zone == "play"]
    if in_play:
        leave(game, in_play, "deck", told="leaves")
    for card in cards:
        if card not in in_play:
            change_zone(game.position, card, "deck")
    follow(frame, game.position, cards)
    for player in game.position.turn_order():
        if any(things[card].owner == player for card in cards):
            shuffle(game, player)
            frame.that_player = player
    return bool(cards)
