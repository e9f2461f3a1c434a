"""What came of a game played by name: the measures of scenario files, and the trace."""

from __future__ import annotations

from typing import Any

from engine.core.choice import Choice
from engine.core.trace import Event
from engine.lorcana.driver import Table
from engine.lorcana.position import LorcanaPosition
from engine.lorcana.scenario.measures import options, value
from engine.lorcana.scenario.model import Measure
from engine.lorcana.scenario.script import Moment, Script


class Outcomes:
    """Asks a game what holds now. Every question but `asked` and `options` needs a settled game."""

    _script: Script
    _table: Table

    def _nothing_open(self) -> None:
        raise NotImplementedError

    def _open(self) -> Choice | None:
        raise NotImplementedError

    @property
    def position(self) -> LorcanaPosition:
        """The position now. Raises Unanswered while a question is open."""
        self._nothing_open()
        return self._table.position

    def measure(self, measure: str, of: str = "all", stat: str = "") -> Any:
        """A measure of scenario files, now."""
        moment = Moment(self.position, None)
        return value(self._script, Measure(measure, of, "end", stat), moment)

    def asked(self) -> Choice | None:
        """The open question: one nobody answered, or which ability of the bag comes next."""
        return self._open() or self._script.open_choice(self._table.next_task())

    def options(self) -> list[str]:
        """What may be chosen at the open question, by name; [] when nothing is asked."""
        choice = self.asked()
        if choice is None or choice.player is None:
            return []
        found = options(self._script, self._script.now, choice, choice.player)
        return list(found)

    def drawn(self, player: str) -> int:
        """Cards the player drew."""
        return int(self.measure("drawn", player))

    def discarded(self, player: str) -> int:
        """Cards the player was told to discard from hand."""
        return int(self.measure("discarded", player))

    def banished(self, player: str) -> list[str]:
        """The player's cards that were banished, by full name."""
        return list(self.measure("banished", player))

    def bag(self) -> list[tuple[str, str]]:
        """(ability, owner) of everything that waits in the bag."""
        return [(ability, owner) for ability, owner in self.measure("bag")]

    def triggered(self, ability: str, owner: str = "you") -> int:
        """How often the ability was added to the bag."""
        return int(self.measure("triggered", f"{ability} ({owner})"))

    def resolved(self) -> list[str]:
        """ "Ability (owner)" in the order in which they resolved."""
        return list(self.measure("resolved_order"))

    def lore(self, player: str) -> int:
        """The player's lore."""
        return int(self.measure("lore", player))

    def zone(self, player: str, zone: str) -> list[str]:
        """Full names of the cards in the player's zone, topmost or oldest first."""
        return list(self.measure("zone_cards", f"{player}.{zone}"))

    def under(self, card: str) -> list[str]:
        """Full names of the cards under a card, top to bottom."""
        return list(self.measure("zone_cards", f"under {card}"))

    def inkwell(self, player: str) -> tuple[int, int]:
        """Ready and exerted cards in the player's inkwell."""
        found = self.measure("ink", player)
        return found["ready"], found["exerted"]

    def state(self, card: str) -> dict[str, Any]:
        """exerted, drying, damage, at, and keywords of a card."""
        return dict(self.measure("state", card))

    def damage(self, card: str) -> int:
        """Damage on a card."""
        return int(self.state(card)["damage"])

    def strength(self, card: str) -> int:
        """The card's strength as it counts now."""
        return int(self.measure("stat", card, "strength"))

    def winner(self) -> str:
        """Who has won; "none"."""
        return str(self.measure("winner"))

    def codes(self) -> list[str]:
        """Codes of everything the trace told, in order."""
        return [event.code for event in self._events()]

    def told(self, code: str) -> list[dict[str, Any]]:
        """Parameters of every event of that code, in order."""
        return [event.params for event in self._events() if event.code == code]

    def clauses(self, code: str = "") -> set[str]:
        """Clauses the trace cites; with a code, those of its events only."""
        events = (event for event in self._events() if code in ("", event.code))
        return {clause for event in events for clause in event.clauses}

    def undecided(self) -> list[str]:
        """Clauses that don't settle what happened."""
        return list(self._table.undecided)

    def switches(self) -> frozenset[str]:
        """Switches of the rules that were read."""
        return frozenset(self._table.read)

    def _events(self) -> list[Event]:
        trace = self._table.trace
        return trace.events if trace is not None else []
