"""Instructions about damage: dealing, removing, moving (1.9)."""

from __future__ import annotations

from engine.lorcana import vocabulary as v
from engine.lorcana.choosing import ask_number, targets
from engine.lorcana.conditions import amount
from engine.lorcana.frame import Frame
from engine.lorcana.perform.registry import performs
from engine.lorcana.queries import damage_on
from engine.lorcana.rules.damage import deal, move, put
from engine.lorcana.table import LorcanaGame
from engine.lorcana.values import CARDS
from engine.lorcana.verbs import remove_damage


@performs(v.Deal)
def deal_damage(game: LorcanaGame, effect: v.Deal, frame: Frame) -> bool:
    """Choices first, then the total (6.7.2.2), then the damage (6.7.2.3)."""
    with game.rule("6.7.2.2"):
        cards = targets(game, effect.to, frame)
        n = amount(game.position, effect.n, frame)
    with game.rule("6.7.2.3"):
        for card in cards:
            deal(game, card, n, _dealer(frame))
        if not cards:
            game.tell("nothing_to_do", kind="false", what="damage")
    return bool(cards)


def _dealer(frame: Frame) -> int:
    """The character whose ability deals the damage; 0 for any other source (1.8.1.4)."""
    return frame.card if CARDS[frame.face].type == "character" else 0


@performs(v.PutDamage)
def put_counters(game: LorcanaGame, effect: v.PutDamage, frame: Frame) -> bool:
    """Counters are put, not dealt (1.9.2.2)."""
    cards = targets(game, effect.on, frame)
    n = amount(game.position, effect.n, frame)
    for card in cards:
        put(game, card, n)
    return bool(cards)


@performs(v.Heal)
def heal(game: LorcanaGame, effect: v.Heal, frame: Frame) -> bool:
    """Remove up to n; a card without damage may be chosen, too (1.2.3)."""
    healed: list[int] = []
    frame.number = 0
    cards = targets(game, effect.of, frame)
    for card in cards:
        there = damage_on(game.position.things[card])
        most = there if effect.n is None else min(effect.n, there)
        n = ask_number(game, frame.player, most, frame.about) if effect.up_to else most
        if remove_damage(game, card, n):
            healed.append(card)
            frame.number += n
    frame.these = healed
    return bool(cards)


@performs(v.MoveDamage)
def move_damage(game: LorcanaGame, effect: v.MoveDamage, frame: Frame) -> bool:
    """Counters go from one card to another; neither dealt nor reduced (1.9.2.4, 8.8.3)."""
    sources = targets(game, effect.of, frame)
    if not sources:
        return False
    there = damage_on(game.position.things[sources[0]])
    most = there if effect.n is None else min(effect.n, there)
    n = ask_number(game, frame.player, most, frame.about) if effect.up_to else most
    goals = targets(game, effect.to, frame)
    frame.number = n if goals else 0
    if not frame.number:
        return False
    move(game, sources[0], goals[0], n)
    return True
