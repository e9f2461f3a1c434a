"""Challenging: the declaration step and the damage step (4.6)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.choice import Refused
from engine.core.position import Thing
from engine.lorcana import vocabulary as v
from engine.lorcana.groups import covers
from engine.lorcana.position import DRYING, EXERTED, Challenge, LorcanaPosition
from engine.lorcana.queries import cant, keyword, source_frame, stat, statics, strength
from engine.lorcana.rules.acts import check_due, pay_due
from engine.lorcana.rules.damage import dealt, was_dealt
from engine.lorcana.rules.play import bodyguards
from engine.lorcana.rules.replacing import Damage, after_replacement
from engine.lorcana.table import LorcanaGame, name_of
from engine.lorcana.triggers import Happening, happen
from engine.lorcana.values import CARDS
from engine.lorcana.verbs import exert, put_damage

STEPS = ("challenge damage", "challenge end")


def check_challenge(position: LorcanaPosition, player: int, card: int, target: int) -> None:
    """Raises Refused when the challenge can't be declared (4.6.4)."""
    attacker, defender = position.things[card], position.things[target]
    if attacker.zone != "play" or attacker.owner != player:
        raise Refused("illegal_choice", "4.6.4.1")
    if CARDS[attacker.face].type != "character":
        raise Refused("illegal_choice", "4.6.1")
    if DRYING in attacker.marks and not keyword(position, attacker, "rush"):
        raise Refused("drying", "4.6.4.1")
    if EXERTED in attacker.marks:
        raise Refused("exerted", "4.6.4.1")
    if cant(position, attacker, "challenge"):
        raise Refused("restricted", "1.2.2")
    check_due(position, attacker, "challenge")
    _check_target(position, player, attacker, defender)


def _check_target(position: LorcanaPosition, player: int, attacker: Thing, defender: Thing) -> None:
    why = _why_not_challenged(position, player, attacker, defender)
    if why is not None:
        raise Refused(*why)
    if CARDS[defender.face].type == "character":
        _check_bodyguard(position, player, attacker, defender)


def _why_not_challenged(
    position: LorcanaPosition, player: int, attacker: Thing, defender: Thing
) -> tuple[str, str] | None:
    """Reason and clause why this card can't be the one challenged; Bodyguard is not looked at."""
    type_ = CARDS[defender.face].type
    if defender.zone != "play" or defender.owner == player:
        return ("illegal_choice", "4.6.4.2")
    if type_ not in ("character", "location"):
        return ("illegal_choice", "4.6.4.2")
    if cant(position, defender, "be challenged"):
        return ("restricted", "1.2.2")
    if type_ == "location":
        return None
    if EXERTED not in defender.marks and not _may_challenge_ready(position, attacker):
        return ("illegal_choice", "4.6.4.2")
    if keyword(position, defender, "evasive") and not _reaches_evasive(position, attacker):
        return ("evasive", "8.6.1")
    return None


def _check_bodyguard(
    position: LorcanaPosition, player: int, attacker: Thing, defender: Thing
) -> None:
    """Of a player's characters one with Bodyguard has to be challenged if one can be (8.3.3)."""
    guards = bodyguards(position, defender.owner)
    able = [
        guard
        for guard in guards
        if not _why_not_challenged(position, player, attacker, position.things[guard])
    ]
    if able and defender.card not in guards:
        raise Refused("bodyguard", "8.3.3")


def can_challenge_something(position: LorcanaPosition, card: int) -> bool:
    """Whether the character could be declared to challenge some opposing card now (8.7.3)."""
    player = position.things[card].owner
    for opponent in position.opponents(player):
        for target in position.in_play(opponent):
            try:
                check_challenge(position, player, card, target)
            except Refused:
                continue
            return True
    return False


def _reaches_evasive(position: LorcanaPosition, attacker: Thing) -> bool:
    """Evasive itself, or Alert (8.2)."""
    return bool(keyword(position, attacker, "evasive") or keyword(position, attacker, "alert"))


def _may_challenge_ready(position: LorcanaPosition, attacker: Thing) -> bool:
    return any(
        covers(position, effect.who, attacker, source_frame(source, source.owner))
        for source, effect in statics(position, v.CanChallengeReady)
    )


def challenge(game: LorcanaGame, player: int, card: int, target: int) -> None:
    """The Challenge Declaration step (4.6.4); damage comes when the bag is empty (4.6.5)."""
    position = game.position
    with game.rule("4.6.4.1"):
        check_challenge(position, player, card, target)
        attacker, defender = position.things[card], position.things[target]
        game.tell(
            "challenges", touched=(card, target), player=name_of(game, player),
            card=attacker.face, target=defender.face,
        )  # fmt: skip
    with game.rule("4.6.4.4"):
        pay_due(game, card, "challenge")
        exert(game, card)
    counts = list(position.challenges)
    counts[player] += 1
    position.challenges = tuple(counts)
    position.challenge = Challenge(card, attacker.epoch, target, defender.epoch)
    position.agenda = (*STEPS, *position.agenda)
    with game.rule("4.6.5"):
        happen(game, Happening("challenges", card, player, target))


def _still_on(position: LorcanaPosition) -> bool:
    current = position.challenge
    return (
        current is not None
        and position.things[current.attacker].epoch == current.attacker_epoch
        and position.things[current.defender].epoch == current.defender_epoch
    )


def damage_step(game: LorcanaGame) -> None:
    """Both deal their damage at once (4.6.6); nothing when one has left (4.6.9)."""
    position = game.position
    current = position.challenge
    if current is None or not _still_on(position):
        with game.rule("4.6.9"):
            game.tell("nothing_to_do", kind="false", what="challenge")
        return
    attacker, defender = current.attacker, current.defender
    with game.rule("4.6.6.1"):
        strikes = [_strike(game, defender, attacker), _strike(game, attacker, defender)]
    location = CARDS[position.things[defender].face].type == "location"
    with game.rule("4.6.6.2", *("4.6.8.3",) * location):
        game.tell("challenge_damage", touched=(attacker, defender), location=location)
        for strike in strikes:
            got = strike.got
            if got.n:
                put_damage(game, got.card, got.n, strike.source if got.dealt else 0)
    before = position.clone()
    for strike in strikes:
        _damage_events(game, strike, before)


class Strike(NamedTuple):
    """What one card of a challenge does to the other: the damage it has, what Resist leaves of it,
    and what becomes of that (6.5)."""

    card: int
    source: int
    full: int
    left: int
    got: Damage


def _strike(game: LorcanaGame, card: int, source: int) -> Strike:
    full = _damage_from(game.position, source)
    left = dealt(game, card, full)
    return Strike(card, source, full, left, after_replacement(game, Damage(card, left)))


def _damage_events(game: LorcanaGame, strike: Strike, before: LorcanaPosition) -> None:
    card, source, got = strike.card, strike.source, strike.got
    if not got.dealt:
        return
    if got.n:
        happen(game, Happening("damaged", card, -1, source, got.n, challenge=True), before)
    types = (CARDS[game.position.things[c].face].type for c in (card, source))
    if all(type_ == "character" for type_ in types) and was_dealt(game, strike.full, strike.left):
        happen(game, Happening("deals", source, -1, card, strike.left, challenge=True), before)


def _damage_from(position: LorcanaPosition, card: int) -> int:
    """Strength, not below 0 (4.6.6.1), or what an effect puts in its place; locations deal none
    (4.6.8.3)."""
    thing = position.things[card]
    if CARDS[thing.face].type != "character":
        return 0
    for source, effect in statics(position, v.DealsDamageBy):
        if covers(position, effect.who, thing, source_frame(source, source.owner)):
            return max(0, stat(position, thing, effect.stat))
    return strength(position, thing)


def end_challenge(game: LorcanaGame) -> None:
    """Effects of the challenge end; it is over (4.6.7)."""
    position = game.position
    position.challenge = None
    if position.effects:
        position.effects = tuple(e for e in position.effects if e.until[0] != "challenge")
