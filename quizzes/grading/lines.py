"""Lines of play to look at: the learner's own, the engine's, and what a wrong belief would make."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.lorcana import api
from engine.lorcana.replay import Board, Replay, Step
from engine.lorcana.replaying import board_of
from engine.lorcana.scenario.exploring import Taken
from engine.lorcana.scenario.model import Entry, Scenario
from quizzes.grading.simulation import Simulation
from quizzes.kinds.base import Said
from quizzes.kinds.order import OrderAsk
from quizzes.kinds.pay import PayAsk
from quizzes.kinds.possible import EndsAsk, PossibleAsk
from quizzes.kinds.who import WhoAsk
from quizzes.questions.model import Variant

MOST = 6


@dataclass(frozen=True)
class Line:
    """A line of play. name: rules, yours, belief or outcome; value: what an outcome came to."""

    name: str
    sim: Simulation
    value: Any = None
    profile: str = ""

    @property
    def replay(self) -> Replay:
        """Everything that happens in it, step by step; the learner's own up to what is refused."""
        if self.name != "yours":
            return _replayed(self.sim, self.sim.scenario)
        entries = self.sim.scenario.do
        legal = self.sim.result.legal
        stop = next((n for n in sorted(legal) if not legal[n]), None)
        if stop is None:
            return _replayed(self.sim, self.sim.scenario)
        shown = _replayed(self.sim, replace(self.sim.scenario, do=entries[: stop - 1]))
        player = self.sim.scenario.players[entries[stop - 1].player]
        return _with_refusal(shown, player, legal[stop])


def _replayed(sim: Simulation, scenario: Scenario) -> Replay:
    return api.run(scenario, sim.rules, replay=True).replay


def _with_refusal(replay: Replay, player: str, verdict: Any) -> Replay:
    """The replay with one step more: the attempt and why it is refused."""
    last = replay.steps[-1].board if replay.steps else replay.start
    assert last is not None
    params = {"player": player, "reason": verdict.reason, "facts": dict(verdict.facts)}
    index = len(replay.steps)
    step = Step(index, "refused", last, 0, params, (verdict.rule,), "refused", player)
    return Replay((*replay.steps, step), replay.start)


def lines(variant: Variant, said: Said, sim: Simulation, profile: str = "") -> list[Line]:
    """The lines worth a look, the most telling first. profile: the rules that yield the answer."""
    ask = variant.ask
    found: list[Line] = []
    if isinstance(ask, OrderAsk | PayAsk):
        own, right = ask.played(said, sim), _right(ask, sim)
        found.append(Line("yours", own))
        if right is not None and not ask.score(said, sim).is_full:
            found.append(Line("rules", right))
    elif isinstance(ask, PossibleAsk | EndsAsk):
        found += _outcomes(ask, sim)
    else:
        found.append(Line("rules", sim))
    if profile in api.PROFILES and not isinstance(ask, PossibleAsk | EndsAsk):
        wrong = found[0].sim.under(api.PROFILES[profile].rules)
        found.append(Line("belief", wrong, profile=profile))
    return found


def lines_of_truth(variant: Variant, sim: Simulation) -> list[Simulation]:
    """What can be shown of a right answer: the script as played, right orders, every outcome."""
    ask = variant.ask
    if isinstance(ask, OrderAsk | PayAsk):
        right = _right(ask, sim)
        return [sim] if right is None else [right]
    if isinstance(ask, PossibleAsk | EndsAsk):
        return [line.sim for line in _outcomes(ask, sim)]
    return [sim]


def _right(ask: OrderAsk | PayAsk, sim: Simulation) -> Simulation | None:
    truth = ask.truth(sim)
    if not truth:
        return None
    return ask.played({"order": truth[0]} if isinstance(ask, OrderAsk) else truth[0], sim)


def _outcomes(ask: PossibleAsk | EndsAsk, sim: Simulation) -> list[Line]:
    found = [
        Line("outcome", played_out(sim, outcome.line), outcome.values[0])
        for outcome in sim.explored((ask.measure,)).outcomes[:MOST]
    ]
    return found if len(found) > 1 else [Line("rules", line.sim) for line in found]


def played_out(sim: Simulation, taken: tuple[Taken, ...]) -> Simulation:
    """The scenario with the choices of a line of play as entries of its script."""
    players = sim.scenario.players
    entries = [_entry(one, players) for one in taken if one.player in players]
    return sim.playing(replace(sim.scenario, do=sim.scenario.do + tuple(entries)))


def _entry(taken: Taken, players: tuple[str, ...]) -> Entry:
    player = players.index(taken.player)
    names = list(taken.labels)
    if taken.kind == "resolve":
        return Entry(player, "resolve", {"ability": names[0]}, 0)
    if taken.kind in ("may", "number", "mode", "enter"):
        return Entry(player, "answer", {taken.kind: names[0]}, 0)
    if taken.kind == "order":
        return Entry(player, "answer", {"order": names}, 0)
    return Entry(player, "answer", {"choose": names or "none"}, 0)


def board_asked(variant: Variant, sim: Simulation) -> Board:
    """The board to show with the question: after entry `show`, or as the kind wants it."""
    moments = sim.result.script.moments or {}
    moment = moments.get(_moment(variant))
    position = moment.position if moment is not None else sim.result.script.start
    return board_of(position, 0)


def _moment(variant: Variant) -> str:
    ask = variant.ask
    if variant.show is not None:
        return f"after do {variant.show}" if variant.show else "start"
    if isinstance(ask, OrderAsk):
        return "end"
    if isinstance(ask, WhoAsk) and ask.measure.measure == "options":
        return ask.measure.at
    return "start"
