"""Random games with all known cards: nothing is lost, nothing legal is refused, all is told."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.trace import Trace
from engine.lorcana import api, text
from engine.lorcana.driver import Table
from engine.lorcana.legal import legal_actions
from engine.lorcana.position import LorcanaPosition
from engine.testing import board
from tests.engine.random_play import Anything

CARDS = sorted(card.full_name for card in api.cards().values())
ACTIONS = 25


def table(seed: int, profile: str) -> Table:
    """Two or three players, each with seven random cards, a random deck and some ink."""
    chance = Random(seed)

    def side():
        deck = {"top": chance.choices(CARDS, k=25), "size": 25}
        return {"hand": chance.sample(CARDS, 7), "deck": deck, "ink": chance.randint(2, 9)}

    names = ["you", "opponent", "third"][: chance.choice([2, 2, 3])]
    position = board(**{name: side() for name in names}).position
    return Table(position, api.PROFILES[profile].rules, Anything(seed), Trace())


def cards_are_whole(position: LorcanaPosition) -> None:
    """Every card is in one place, and knows where."""
    seen: Counter[int] = Counter()
    for (_player, zone), pile in position.zones.items():
        seen.update(pile)
        assert {position.things[card].zone for card in pile} <= {zone}
    for thing in position.things.values():
        seen.update(thing.under)
        assert all(position.things[below].zone == "under" for below in thing.under)
        assert not thing.at or position.things[thing.at].zone == "play"
    assert set(seen) == set(position.things)
    assert set(seen.values()) == {1}
    assert min(position.lore) >= 0


@settings(max_examples=12)
@given(st.integers(0, 2**32), st.sampled_from(sorted(api.PROFILES)))
def test_a_random_game_holds_together(seed, profile):
    """Under every set of rules, after every task, and in both languages."""
    game, chance = table(seed, profile), Random(seed)

    for _ in range(ACTIONS):
        while (task := game.next_task()).kind not in ("turn", "over"):
            game.run(task)
            cards_are_whole(game.position)
        if task.kind == "over":
            break
        action = chance.choice(legal_actions(game.position))
        assert game.attempt(action)
        cards_are_whole(game.position)

    assert game.trace is not None
    for event in game.trace.events:
        assert text.sentence(event, "en") and text.sentence(event, "ja")
