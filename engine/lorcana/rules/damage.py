"""Damage on its way to a card: dealt, put or moved; what lowers or replaces it (1.9, 6.5, 8.8)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.choice import Choice, Option
from engine.lorcana.queries import cant, damage_on, keyword
from engine.lorcana.rules.replacing import (
    Damage,
    after_replacement,
    applicable,
    would_be_used_up,
)
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, happen
from engine.lorcana.verbs import put_damage, set_damage


class Dealer(NamedTuple):
    """Who deals damage by an effect: the player, the face of the card whose effect it is, and the
    card itself where it is a character (1.8.1.4)."""

    player: int = -1
    face: str = ""
    character: int = 0


NOBODY = Dealer()


def dealt(game: LorcanaGame, card: int, n: int, resisted: bool = True) -> int:
    """Damage that is left when Resist has reduced it (8.8.1), where an effect doesn't forbid that;
    none where none can be dealt."""
    thing = game.position.things[card]
    if n <= 0 or cant(game.position, thing, "be dealt damage"):
        return 0
    left = max(0, n - keyword(game.position, thing, "resist")) if resisted else n
    if left < n and _replaces_first(game, Damage(card, n)):
        return n
    if not left and would_be_used_up(game.position, thing):
        _reduced_before_a_shield(game)
    return left


def _replaces_first(game: LorcanaGame, damage: Damage) -> bool:
    """Whether something else applies before Resist: rightly never, Resist is no replacement effect.
    In 1.x it was one, and the affected player chose among several (6.5.7)."""
    if next(applicable(game.position, damage), None) is None:
        return False
    if game.switch("resist") == "reduction":
        return False
    owner = game.position.things[damage.card].owner
    modes = (Option("1"), Option("2"))
    with game.rule("6.5.7"):
        answer = game.ask(Choice(owner, "mode", modes, rule="6.5.7", about="resist"))[0]
        game.tell("mode", kind="choice", player=name_of(game, owner), which=int(answer))
    return answer == "2"


def was_dealt(game: LorcanaGame, full: int, left: int) -> bool:
    """Whether the source has dealt damage of which that much is left: since 2.2.0 also when it was
    reduced to 0 (1.9.5, 8.8.2)."""
    return left > 0 or (full > 0 and _exists_at_zero(game))


def _reduced_before_a_shield(game: LorcanaGame) -> None:
    """Whether damage that comes to 0 "would be taken", so that a shield is used on it, is not
    written (1.9.5, 8.8.2); before 2.2.0 such damage does not happen, and nothing is replaced."""
    if _exists_at_zero(game):
        game.undecided("1.9.5")


def _exists_at_zero(game: LorcanaGame) -> bool:
    """Whether damage reduced to 0 has been dealt at all (1.9.5)."""
    return bool(game.switch("damage_to_zero") == "open")


def deal(
    game: LorcanaGame, card: int, n: int, dealer: Dealer = NOBODY, resisted: bool = True
) -> int:
    """Deal n damage from an effect (1.9.2.1). Gives what the target took (1.9.5)."""
    left = dealt(game, card, n, resisted)
    if n and not left:
        with game.rule(*_why_none(game, card)):
            face = game.position.things[card].face
            game.tell("damage_zero", kind="false", touched=(card,), card=face, source=None)
    got = after_replacement(game, Damage(card, left))
    if not got.n:
        return 0
    put_damage(game, got.card, got.n, dealer.character if got.dealt else 0)
    if got.dealt:
        event = Happening("damaged", card, dealer.player, 0, got.n, source=dealer.face)
        happen(game, event)
    return got.n if got.dealt else 0


def _why_none(game: LorcanaGame, card: int) -> tuple[str, ...]:
    """The clauses by which no damage is left: an effect forbids it, or it came to 0."""
    forbidden = cant(game.position, game.position.things[card], "be dealt damage")
    return ("1.2.2",) if forbidden else ("1.9.5", "8.8.2")


def put(game: LorcanaGame, card: int, n: int) -> int:
    """Put n damage counters on a card: taken, not dealt, so Resist lowers nothing (1.9.2.2)."""
    with game.rule("1.9.2.2"):
        got = after_replacement(game, Damage(card, _unlowered(game, card, n), dealt=False))
        if got.n:
            put_damage(game, card, got.n)
    return got.n


def move(game: LorcanaGame, source: int, goal: int, n: int, player: int) -> None:
    """Remove n counters from one card and put them on another; neither dealt nor reduced
    (1.9.2.4, 8.8.3). Moving damage off a card removes it from that card."""
    things = game.position.things
    with game.rule("1.9.2.4"):
        set_damage(game.position, source, damage_on(things[source]) - n)
        game.tell(
            "damage_moved", touched=(source, goal),
            card=things[source].face, target=things[goal].face, n=n,
        )  # fmt: skip
        got = after_replacement(game, Damage(goal, _unlowered(game, goal, n), dealt=False))
        set_damage(game.position, goal, damage_on(things[goal]) + got.n)
        happen(game, Happening("healed", source, player, 0, n))


def _unlowered(game: LorcanaGame, card: int, n: int) -> int:
    """Damage that is put or moved: Resist lowers nothing of it (8.8.3), as some think it does."""
    lower = keyword(game.position, game.position.things[card], "resist")
    if not lower or game.switch("resist_lowers") == "dealt":
        return n
    return max(0, n - lower)
