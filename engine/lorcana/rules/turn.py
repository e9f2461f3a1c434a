"""The turn: its phases and steps (chapter 3)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.choice import Refused
from engine.core.position import Continuing, Floating
from engine.lorcana import vocabulary as v
from engine.lorcana.position import EXERTED, FACEDOWN, LorcanaPosition
from engine.lorcana.queries import cant, keyword, stat
from engine.lorcana.rules.challenge import can_challenge_something
from engine.lorcana.rules.quest import can_quest
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, add_floating, happen
from engine.lorcana.values import CARDS, NAMES, VALUES
from engine.lorcana.verbs import draw, dry, empty_deck_loses, gain_lore, mark, unmark

START = ("ready", "set", "draw")
END = ("end", "cleanup", "final", "next")


def ready_step(game: LorcanaGame) -> None:
    """Ready everything, begin and end what belongs to this moment, fill the bag (3.2.1)."""
    position = game.position
    player = position.active
    game.tell("begin_turn", player=name_of(game, player))
    with game.rule("3.2.1.1"):
        _ready_all(game, player)
    with game.rule("3.2.1.3"):
        _end(game, lambda until: until == ("start", player))
    with game.rule("3.2.1.4"):
        happen(game, Happening("turn starts", 0, player))


def _ready_all(game: LorcanaGame, player: int) -> None:
    position = game.position
    skipping = {
        subject
        for effect in position.effects
        if effect.change[0] == "skip ready" and effect.until == ("next turn", player)
        for subject in effect.subjects
    }
    readied: list[int] = []
    for zone in ("play", "inkwell"):
        for card in position.zones[player, zone]:
            thing = position.things[card]
            if EXERTED not in thing.marks:
                continue
            if zone == "play" and (
                (card, thing.epoch) in skipping
                or cant(position, thing, "ready")
                or cant(position, thing, "ready at the start of their turn")
            ):
                game.tell("wont_ready", kind="false", touched=(card,), card=thing.face)
                continue
            unmark(position, card, EXERTED)
            readied += [card] if zone == "play" else []
    game.tell("ready_all", player=name_of(game, player))
    with game.rule("3.2.1.4"):
        for card in readied:
            happen(game, Happening("readied", card, player))


def set_step(game: LorcanaGame) -> None:
    """Drying ends, locations give lore (3.2.2.1, 3.2.2.2); then the bag (3.2.2.3)."""
    position = game.position
    player = position.active
    with game.rule("3.2.2.1"):
        dry(position, position.in_play(player))
        game.tell("dry_all", player=name_of(game, player))
    with game.rule("3.2.2.2"):
        for card in position.in_play(player):
            face = position.things[card].face
            if CARDS[face].type != "location":
                continue
            lore = stat(position, position.things[card], "lore")
            if lore > 0:
                game.tell("location_lore", touched=(card,), card=face, n=lore)
                gain_lore(game, player, lore)


def draw_step(game: LorcanaGame) -> None:
    """Draw a card; the starting player's first turn skips it (3.2.3.1)."""
    position = game.position
    with game.rule("3.2.3.1"):
        if position.turn > 1:
            draw(game, position.active)


def end_step(game: LorcanaGame) -> None:
    """Abilities of the end of the turn enter the bag (3.4.1.1)."""
    position = game.position
    player = position.active
    if game.switch("end_of_turn") == "effects":
        _end_of_turn_effects(game)
    with game.rule("3.4.1.1"):
        happen(game, Happening("turn ends", 0, player))
        for floating in position.floating:
            if floating.until[0] == "end of turn" and floating.until[1] in (player, -1):
                add_floating(game, floating, Happening("turn ends", 0, player))
        position.floating = tuple(f for f in position.floating if not _is_due(f, player))


def _is_due(floating: Floating, player: int) -> bool:
    return isinstance(VALUES[floating.ability], v.Later) and floating.until[1] in (player, -1)


def cleanup_step(game: LorcanaGame) -> None:
    """Effects that last until the end of the turn end (3.4.1.2)."""
    with game.rule("3.4.1.2"):
        _end_of_turn_effects(game)


def _end_of_turn_effects(game: LorcanaGame) -> None:
    position = game.position
    player = position.active
    _end(game, lambda until: until[0] == "turn" or until == ("next turn", player))
    for floating in position.floating:
        if floating.until[0] == "turn":
            game.tell("floating_ends", ability=NAMES[floating.ability])
    position.floating = tuple(f for f in position.floating if f.until[0] != "turn")
    position.effects = tuple(sorted(map(_its_turn_comes, position.effects), key=repr))
    position.modifiers = ()


def _its_turn_comes(effect: Continuing) -> Continuing:
    """What was made for a player's next turn in the middle of that player's turn (6.1.13)."""
    kind, player = effect.until
    return effect._replace(until=("next turn", player)) if kind == "turn after next" else effect


def final_step(game: LorcanaGame) -> None:
    """The turn is over; the last check looks for an empty deck (3.4.2, 1.8.1.2)."""
    position = game.position
    player = position.active
    with game.rule("3.4.2", "1.8.1.2"):
        if not position.zones[player, "deck"] and empty_deck_loses(game, "turn end"):
            position.out_of_cards |= {player}
    if position.sanctioned:
        _turn_ink_over(game, player)


def _turn_ink_over(game: LorcanaGame, player: int) -> None:
    """As the turn ends, faceup cards in the inkwell are turned facedown (TR 5.5)."""
    position = game.position
    pile = position.zones[player, "inkwell"]
    faceup = [card for card in pile if FACEDOWN not in position.things[card].marks]
    for card in faceup:
        mark(position, card, FACEDOWN)
    if faceup:
        with game.rule("TR 5.5"):
            game.tell("turns_over", player=name_of(game, player), n=len(faceup))


def next_turn(game: LorcanaGame) -> None:
    """The next player becomes the active player; what happened this turn is no longer this turn."""
    position = game.position
    position.active = position.opponents(position.active)[0]
    position.turn += 1
    position.agenda = START
    position.inked = 0
    position.extra_inks = ()
    position.extra_permits = 0
    position.played = ()
    position.into_discard = (0,) * len(position.players)
    position.left_discard = False
    position.into_inkwell = (0,) * len(position.players)
    position.challenges = (0,) * len(position.players)
    position.moved = ()
    position.banished = ()
    position.limits = frozenset()


def _end(game: LorcanaGame, ends: Callable[[tuple[str, int]], bool]) -> None:
    position = game.position
    over = {subject for e in position.effects if ends(e.until) for subject in e.subjects}
    position.effects = tuple(e for e in position.effects if not ends(e.until))
    for card, epoch in sorted(over):
        thing = position.things[card]
        if thing.epoch == epoch and thing.zone != "under":
            game.tell("effect_ends", touched=(card,), card=thing.face)


def check_end(position: LorcanaPosition) -> None:
    """Raises Refused while a ready character with Reckless can challenge (8.7.3)."""
    for card in position.in_play(position.active):
        thing = position.things[card]
        bound = EXERTED not in thing.marks and keyword(position, thing, "reckless")
        if bound and can_challenge_something(position, card):
            raise Refused("reckless", "8.7.3")
    if any(effect.change[:2] == ("must", "quest") for effect in position.effects):
        _check_obliged(position)


def _check_obliged(position: LorcanaPosition) -> None:
    """Raises Refused while a character that an effect has quest if able still can (1.2.1)."""
    for effect in position.effects:
        if effect.change[:2] != ("must", "quest"):
            continue
        for card, epoch in effect.subjects:
            thing = position.things[card]
            if (
                thing.epoch == epoch
                and thing.owner == position.active
                and can_quest(position, card)
            ):
                raise Refused("restricted", "1.2.1")


def declare_end(game: LorcanaGame) -> None:
    """The active player declares the end of the turn (3.3.2). Raises Refused."""
    check_end(game.position)
    with game.rule("3.3.2"):
        game.tell("step", name="end")
    game.position.agenda = END


STEPS = {
    "ready": ready_step,
    "set": set_step,
    "draw": draw_step,
    "end": end_step,
    "cleanup": cleanup_step,
    "final": final_step,
    "next": next_turn,
}
