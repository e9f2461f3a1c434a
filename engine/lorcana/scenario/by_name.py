"""A game played by name, action by action, without a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.choice import Answer, Choice, Illegal, Legal, Pending, Refused, RefusedOption
from engine.core.trace import Trace
from engine.lorcana.driver import Task
from engine.lorcana.profiles import Rules
from engine.lorcana.scenario.measures import empty_tally
from engine.lorcana.scenario.model import Entry, Scenario
from engine.lorcana.scenario.naming import answer_for, cards_named, is_answer
from engine.lorcana.scenario.outcomes import Outcomes
from engine.lorcana.scenario.script import Script

Verdict = Legal | Illegal | Choice


class Unanswered(AssertionError):
    """The game waits for an answer that the test doesn't give."""


class UnusedAnswer(AssertionError):
    """The test gives an answer that nothing asked for, or that was not offered."""


class NamedAnswers(Script):
    """Answers choices by what a test says, in the order in which it fits."""

    def __init__(self, scenario: Scenario, rules: Rules) -> None:
        super().__init__(scenario, rules, Trace(), moments=False)
        self.table.position.tally = empty_tally(len(scenario.players))
        self.said: list[dict[str, Any]] = []
        self.kept: list[dict[str, Any]] = []
        self.ability: tuple[str, str] | None = None
        self.open: Choice | None = None

    def answer(self, choice: Choice, forced: Answer | None) -> Answer:
        """The first answer said that fits; a forced one needs none."""
        if choice.kind == "resolve":
            return self._picked(choice, forced)
        if choice.kind == "pay" and self.paying:
            return self._paid(choice)
        wrong: RefusedOption | str | None = None
        for args in self.said:
            if "by" in args and self.scenario.players.index(args["by"]) != choice.player:
                continue
            said = answer_for(self.now, self.aliases, args, choice)
            if is_answer(said):
                self.said.remove(args)
                return said
            if isinstance(said, RefusedOption | str):
                wrong = wrong or said
        if forced is not None:
            return forced
        self.open = choice
        if isinstance(wrong, RefusedOption):
            raise Refused(wrong.reason, wrong.rule)
        if wrong is not None:
            raise UnusedAnswer(f"{self.said} is not offered by {_shown(choice)}")
        raise Pending(choice)

    def _picked(self, choice: Choice, forced: Answer | None) -> Answer:
        """The ability to resolve next, by its English name and, where given, its card."""
        if self.ability is None:
            raise Pending(choice)
        name, of = self.ability
        cards = [str(card) for card in self._cards(of)] if of else []
        for option in choice.options:
            card = option.key.partition("@")[2].partition(".")[0]
            if option.label == name and (not of or card in cards):
                return (option.key,)
        raise Refused("illegal_choice", "7.7.4.2")

    def _cards(self, name: str) -> list[int]:
        return cards_named(self.now, self.aliases, name)

    def before(self, task: Task) -> bool:
        """What was said when a task begins is what it is run with again after a pause."""
        self.kept = list(self.said)
        return self.stops(task)


class Game(Outcomes):
    """A game played by name, with what came of it.

    Actions take `by` (the active player where not given), and answers as keywords: may, choose,
    number, mode, order, reveal, discard, enter, onto; several of one kind, or one by a certain
    player, in `answers`: [{"choose": …}, {"by": "opponent", "discard": …}].
    """

    _script: NamedAnswers

    def __init__(self, scenario: Scenario, rules: Rules) -> None:
        self._script = NamedAnswers(scenario, rules)
        self._table = self._script.table
        self._attempt: Callable[[], Legal | Illegal] | None = None
        self._verdict: Legal | Illegal = Legal()

    # actions

    def play(self, card: str, pay: str = "ink", from_: str = "hand", **said: Any) -> Verdict:
        """Play a card: pay is "ink", "shift onto X", "sing with X + Y" or what the card says
        instead ("exert X + Y"); from_: "hand" or "under X"."""
        return self._act("play", said, **{"card": card, "pay": pay, "from": from_})

    def ink(self, card: str, **said: Any) -> Verdict:
        """Put a card from hand into the inkwell."""
        return self._act("ink", said, card=card)

    def quest(self, card: str, **said: Any) -> Verdict:
        """Quest with a character."""
        return self._act("quest", said, card=card)

    def challenge(self, card: str, target: str, **said: Any) -> Verdict:
        """Challenge a character or location."""
        return self._act("challenge", said, card=card, target=target)

    def use(self, card: str, ability: str | None = None, pay: str = "", **said: Any) -> Verdict:
        """Use an activated ability, by its English name (the only one where not given)."""
        named = {"ability": ability} if ability else {}
        return self._act("use", said, card=card, pay=pay, **named)

    def boost(self, card: str, **said: Any) -> Verdict:
        """Use Boost of a character."""
        return self._act("boost", said, card=card)

    def move(self, card: str, to: str, **said: Any) -> Verdict:
        """Move a character to a location."""
        return self._act("move", said, card=card, to=to)

    def end_turn(self, **said: Any) -> Verdict:
        """End the turn; stops before the next player's Ready step."""
        return self._act("end_turn", said)

    def start_turn(self, **said: Any) -> Verdict:
        """Begin the next turn: Ready and Set, and Draw when nothing waits."""

        def start() -> Legal | Illegal:
            self._script.begin_turn()
            return Legal()

        return self._do(start, said)

    def resolve(self, ability: str, of: str = "", **said: Any) -> Verdict:
        """Resolve an ability from the bag, by its English name (of: its card, to tell copies)."""

        def resolve() -> Legal | Illegal:
            task = self._table.next_task()
            if task.kind != "bag":
                return Illegal("bag", "7.7.4.1")
            self._script.ability = ability, of
            try:
                self._table.run(task)
            except Refused as refusal:
                return refusal.illegal
            finally:
                self._script.ability = None
            return Legal()

        return self._do(resolve, said)

    def answer(self, **said: Any) -> Verdict:
        """Answer the open question and go on."""
        if self._script.open is None:
            raise UnusedAnswer(f"nothing is asked: {said}")
        self._script.open = None
        self._script.said = [*self._script.said, *_answers(said)]
        return self._go()

    def _act(self, verb: str, said: dict[str, Any], **args: Any) -> Verdict:
        by = said.pop("by", None)
        players = self._script.scenario.players

        def attempt() -> Legal | Illegal:
            player = players.index(by) if by else self._table.position.active
            return self._table.attempt(self._script.action(Entry(player, verb, args, 0)))

        return self._do(attempt, said)

    def _do(self, attempt: Callable[[], Legal | Illegal], said: dict[str, Any]) -> Verdict:
        self._nothing_open()
        self._attempt = attempt
        self._script.said = _answers(said)
        return self._go()

    def _go(self) -> Verdict:
        """Carry on until a turn action, the bag or a question."""
        script = self._script
        try:
            if self._attempt is not None:
                script.kept = list(script.said)
                self._verdict = self._attempt()
                self._attempt = None
                if not self._verdict:
                    script.open = None
                    return self._verdict
            self._table.settle(script.before)
        except Pending as pending:
            script.said = script.kept
            script.open = pending.choice
            return pending.choice
        except Refused as refusal:
            script.said = []
            return refusal.illegal
        if script.said:
            raise UnusedAnswer(f"nothing asked for {script.said}")
        return self._verdict

    def _open(self) -> Choice | None:
        return self._script.open

    def _nothing_open(self) -> None:
        if self._script.open is not None:
            raise Unanswered(_shown(self._script.open))


def _answers(said: dict[str, Any]) -> list[dict[str, Any]]:
    """Each answer by itself; True and False are the yes and no of a "may"."""
    several = list(said.pop("answers", []))
    each = [{kind: item} for kind, item in said.items()] + several
    return [{kind: _word(item) for kind, item in answer.items()} for answer in each]


def _word(item: Any) -> Any:
    if isinstance(item, bool):
        return "yes" if item else "no"
    return item


def _shown(choice: Choice) -> str:
    player = "chance" if choice.player is None else f"player {choice.player}"
    options = ", ".join(option.label or option.key for option in choice.options)
    return f"{player} is asked to {choice.kind} ({choice.about}): {options}"
