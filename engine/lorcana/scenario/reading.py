"""Reading scenario files: validated into typed values, all problems at once with their lines."""

from __future__ import annotations

from typing import Any

from engine.core.marked import Items, Mapping, Problem, Problems, read
from engine.lorcana.cards import CARDS
from engine.lorcana.profiles import PROFILES
from engine.lorcana.rules.check import WINNING_LORE, to_banish
from engine.lorcana.scenario.build import build
from engine.lorcana.scenario.facts import read_facts
from engine.lorcana.scenario.history import read_sentences
from engine.lorcana.scenario.model import History, Scenario, SideSpec
from engine.lorcana.scenario.reading_board import BoardReader
from engine.lorcana.scenario.reading_script import MEASURES, ScriptReader
from engine.lorcana.scenario.shape import Shape

KEYS = (
    "id", "title", "topics", "profile", "older", "event", "players", "active", "turn", "board",
    "history", "do", "expect", "clauses", "gradable", "why", "note", "wrong", "answers", "measure",
    "until",
)  # fmt: skip
EVENTS = ("casual", "sanctioned")
PLAYERS = ("you", "opponent")
BEFORE_TURN = "the moment before your Ready step"
END_OF_TURN = "end of turn"

__all__ = ["KEYS", "MEASURES", "read_each", "read_file", "read_one"]


def read_file(text: str, where: str) -> list[Scenario]:
    """Every scenario of a file: one mapping or a list of them. Raises Problems with all faults."""
    scenarios: list[Scenario] = []
    problems: list[Problem] = []
    for document in documents(read(text, where)):
        found, faults = read_one(document, where)
        problems += faults
        if found is not None:
            scenarios.append(found)
    if problems:
        raise Problems(problems)
    return scenarios


def read_each(text: str, where: str) -> list[tuple[str, Scenario | None, list[Problem]]]:
    """Each scenario of a file by itself: (id, scenario or None, its problems)."""
    each = []
    for document in documents(read(text, where)):
        found, faults = read_one(document, where)
        name = found.id if found is not None else "?"
        each.append((name, None if faults else found, faults))
    return each


def documents(value: Any) -> list[Any]:
    """The scenarios of a file, unread."""
    return list(value) if isinstance(value, Items) else [value]


def read_one(value: Any, where: str) -> tuple[Scenario | None, list[Problem]]:
    """One scenario and its faults; None when it is no mapping."""
    shape = Shape(where)
    if not isinstance(value, Mapping):
        shape.fault_at(getattr(value, "line", 0) or 1, "not_a_mapping")
        return None, shape.problems
    scenario = _scenario(value, shape)
    if not shape.problems:
        _settled(scenario, value, shape)
    shape.problems.sort(key=lambda fault: fault.line)
    return scenario, shape.problems


def _scenario(value: Mapping, shape: Shape) -> Scenario:
    shape.mapping(value, KEYS)
    players = _players(value, shape)
    board_reader = BoardReader(shape)
    board = board_reader.sides(value.get("board"), players)
    script = ScriptReader(shape, board_reader, players)
    history = value.get("history")
    return Scenario(
        id=shape.text(value.get("id")),
        title=shape.text(value.get("title")),
        where=shape.where,
        line=value.line,
        profile=_one_of(value, "profile", tuple(PROFILES), "2.2.0", shape),
        event=_one_of(value, "event", EVENTS, "casual", shape),
        players=players,
        active=_active(value, players, shape),
        before_turn=_turn(value, shape),
        board=board,
        history=_history(history, board, players, board_reader),
        do=script.entries(value.get("do")),
        standing=script.standing(value.get("answers")),
        expect=script.expectations(value.get("expect")),
        measures=script.measures(value.get("measure")),
        clauses=script.clauses(value.get("clauses")),
        topics=shape.texts(value.get("topics")),
        gradable=shape.flag(value, "gradable", True),
        why=shape.text(value.get("why")),
        note=shape.text(value.get("note")),
        until=_until(value, shape),
        extra={key: value[key] for key in ("older", "wrong") if key in value},
    )


def _settled(scenario: Scenario, value: Mapping, shape: Shape) -> None:
    """Between two tasks a state check finds nothing: no damage is lethal, nobody has won."""
    position, _aliases = build(scenario)
    for card in to_banish(position):
        shape.fault(value["board"], "lethal_damage", card=position.things[card].face)
    for player, lore in zip(scenario.players, position.lore, strict=True):
        if lore >= WINNING_LORE:
            shape.fault(value["board"][player], "winning_lore", player=player)


def _players(value: Mapping, shape: Shape) -> tuple[str, ...]:
    """Two to four names in turn order."""
    written = value.get("players")
    players = shape.texts(written) or PLAYERS
    if not 2 <= len(players) <= 4:
        shape.fault(written, "impossible", what="not two to four players")
    if len(set(players)) < len(players):
        shape.fault(written, "impossible", what="two players of one name")
    return players


def _active(value: Mapping, players: tuple[str, ...], shape: Shape) -> int:
    name = shape.text(value.get("active"), players[0])
    if name in players:
        return players.index(name)
    shape.fault(value["active"], "unknown_player", name=name)
    return 0


def _turn(value: Mapping, shape: Shape) -> bool:
    """Whether the active player's turn has yet to begin."""
    text = value.get("turn")
    if text is None:
        return False
    if str(text) != BEFORE_TURN:
        shape.fault(text, "bad_state", what="turn", got=str(text))
    return True


def _until(value: Mapping, shape: Shape) -> str:
    """How far exploring goes on with turn actions."""
    text = shape.text(value.get("until"))
    if text not in ("", END_OF_TURN):
        shape.fault(value["until"], "bad_state", what="until", got=text)
    return text


def _one_of(value: Mapping, key: str, allowed: tuple[str, ...], default: str, shape: Shape) -> str:
    name = shape.text(value.get(key), default)
    if name in allowed:
        return name
    shape.fault(value[key], f"unknown_{key}", name=name)
    return default


def _history(
    value: Any, board: tuple[SideSpec, ...], players: tuple[str, ...], reader: BoardReader
) -> History:
    """What happened earlier this turn, from facts or from the sentences the cases use."""
    if value is None:
        return History()
    if isinstance(value, Mapping):
        return read_facts(value, players, reader)
    text = reader.shape.text(value)
    return read_sentences(text, _first_names(board), len(players), value, reader.shape)


def _first_names(board: tuple[SideSpec, ...]) -> dict[str, str]:
    cards = [CARDS[spec.face] for side in board for spec in side.play if spec.face]
    return {card.name.lower(): card.full_name for card in cards}
