"""Instructions about damage: dealing, removing, moving (1.9)."""

from __future__ import annotations

from engine.lorcana import vocabulary as v
from engine.lorcana.choosing import ask_number, targets
from engine.lorcana.conditions import amount
from engine.lorcana.frame import Frame
from engine.lorcana.perform.registry import performs
from engine.lorcana.queries import damage_on
from engine.lorcana.rules.damage import Dealer, deal, move, put
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
            dealer = Dealer(frame.player, frame.face, _dealer(frame))
            deal(game, card, n, dealer, resisted=not effect.ignores_resist)
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
        if remove_damage(game, card, n, frame.player):
            healed.append(card)
            frame.number += n
    frame.these = healed
    return bool(cards)


@performs(v.MoveDamage)
def move_damage(game: LorcanaGame, effect: v.MoveDamage, frame: Frame) -> bool:
    """Counters go from cards to another one; neither dealt nor reduced (1.9.2.4, 8.8.3)."""
    sources = targets(game, effect.of, frame)
    if not sources:
        return False
    numbers = [_how_many(game, effect, card, frame) for card in sources]
    goals = targets(game, effect.to, frame)
    frame.number = sum(numbers) if goals else 0
    for card, n in zip(sources, numbers, strict=True):
        if n and goals:
            move(game, card, goals[0], n, frame.player)
    return frame.number > 0


def _how_many(game: LorcanaGame, effect: v.MoveDamage, card: int, frame: Frame) -> int:
    there = damage_on(game.position.things[card])
    most = there if effect.n is None else min(effect.n, there)
    return ask_number(game, frame.player, most, frame.about) if effect.up_to else most
