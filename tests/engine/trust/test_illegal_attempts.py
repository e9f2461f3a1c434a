"""An attempt that the rules refuse leaves everything as it was (1.7.6)."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.core.choice import Illegal
from engine.core.trace import Trace
from engine.lorcana.actions import (
    Boost,
    ChallengeWith,
    EndTurn,
    Ink,
    Move,
    Play,
    Quest,
    Use,
)
from engine.lorcana.driver import Table
from engine.lorcana.rules.payment import INK, Way
from engine.lorcana.values import CARDS
from tests.bench.decks import Dice
from tests.engine.trust.recording import recorded

TRIES = 12


def any_attempt(position, chance):
    """Any turn action by anybody with any cards: mostly nonsense."""
    player = chance.randrange(len(position.players))
    cards = sorted(position.things)
    near = [card for card in cards if position.things[card].zone != "deck"] or cards
    card, other = chance.choice(near), chance.choice(near)
    face = position.things[card].face
    abilities = [f"{face}#{number}" for number in range(len(CARDS[face].abilities))]
    return chance.choice([
        Play(player, card, INK), Play(player, card, Way("sing", (other,))),
        Play(player, card, Way("shift", (other,))), Play(player, card, Way("instead")),
        Ink(player, card), Quest(player, card), ChallengeWith(player, card, other),
        Move(player, card, other), Boost(player, card), EndTurn(player),
        Use(player, card, chance.choice([*abilities, "no such ability"])),
    ])  # fmt: skip


def parts(position):
    """Everything a position holds, who has seen what left out."""
    left_out = ("law", "known")
    return {name: part for name, part in position.__dict__.items() if name not in left_out}


@given(st.integers(0, 2**32))
def test_1_7_6_an_illegal_attempt_changes_nothing(seed):
    """Whoever tries whatever with any card, at every settle point: the position stays, save that
    the others have seen the card announced (1.7.6.2), and one refusal is told."""
    steps, rules = recorded(seed, "2.2.0", actions=6)
    chance = Random(seed)
    for step in steps:
        for _ in range(TRIES):
            before = step.before.clone()
            action = any_attempt(before, chance)
            table = Table(before, rules, Dice(chance), Trace())
            verdict = table.attempt(action)
            if not isinstance(verdict, Illegal):
                continue

            assert verdict.reason and verdict.rule
            assert parts(table.position) == parts(step.before), (action, verdict)
            assert parts(before) == parts(step.before), (action, verdict)
            assert [event.code for event in table.trace.events] == ["refused"]
            newly = table.position.known - step.before.known
            assert table.position.known >= step.before.known
            assert not newly or announced(action, table.position) >= newly


def announced(action, position):
    """What the others may have seen by the attempt: the card that was to be played or inked."""
    if not isinstance(action, Play | Ink):
        return set()
    thing = position.things[action.card]
    others = range(len(position.players))
    return {(other, thing.card, thing.epoch) for other in others if other != action.player}
