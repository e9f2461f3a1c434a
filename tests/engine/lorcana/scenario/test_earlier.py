"""What happened earlier this turn, declared as facts or read from the sentences of the cases."""

import pytest

from engine.core.marked import Problems
from engine.lorcana import api
from engine.testing import board

FLYNN = "Flynn Rider - Spectral Scoundrel"
FEATHER = "The Magic Feather"
TINKER = "Tinker Bell - Tiny Tactician"
WILLOW = "Grandmother Willow - Ancient Advisor"
FLOUNDER = "Flounder - Voice of Reason"


def read(history):
    """A scenario with Flynn, Tinker Bell and the Feather in play."""
    return api.read(f"""
    players: [you, opponent]
    board:
      you: {{play: [{{card: "{TINKER}"}}, {{card: "{FEATHER}"}}]}}
      opponent: {{play: [{{card: "{FLYNN}"}}]}}
    history: "{history}"
    measure: [{{measure: state, of: "{TINKER}"}}, {{measure: stat, of: "{FLYNN}", stat: strength}}]
    """)


def codes(history):
    """The faults of a scenario with that history."""
    with pytest.raises(Problems) as raised:
        read(history)
    return [problem.code for problem in raised.value.problems]


def measured(history):
    """Whether Tinker Bell has Evasive, and Flynn's strength."""
    scenario = read(history)
    result = api.run(scenario)
    state, strength = (result.measure(measure) for measure in scenario.measures)
    return state["evasive"], strength


def test_an_effect_of_an_action_goes_on_applying_to_what_it_chose():
    """Painting the Roses Red makes Flynn weaker this turn, and no longer."""
    game = board(
        you={"play": []},
        opponent={"play": [FLYNN]},
        history={"applied": [{"ability": "Painting the Roses Red", "on": [FLYNN]}]},
    )
    now = game.strength(FLYNN)

    game.end_turn()

    assert (now, game.strength(FLYNN)) == (0, 1)


def test_an_effect_that_lasts_while_its_card_is_in_play_ends_with_that_card():
    """The Feather gave Evasive and goes back to the hand."""
    applied = {"ability": "Now You Can Fly!", "of": FEATHER, "on": [TINKER]}
    game = board(you={"play": [FEATHER, TINKER], "ink": 3}, history={"applied": [applied]})
    now = game.state(TINKER)["evasive"]

    game.use(FEATHER, "Grounded")

    assert (now, game.state(TINKER)["evasive"]) == (True, False)


def test_a_modifier_that_works_once_a_turn_may_have_been_used():
    """Smooth the Way was used: the next character costs what it costs."""
    used = [{"ability": "Smooth the Way", "of": WILLOW}]
    game = board(you={"play": [WILLOW], "hand": [FLOUNDER], "ink": 1}, history={"used": used})

    game.play(FLOUNDER)

    assert game.inkwell("you") == (0, 1)


def test_sentences_say_the_same_as_facts():
    """An ability that chose, and an effect with its number."""
    assert measured("Now You Can Fly! chose Tinker Bell - Tiny Tactician when it was played.") == (
        True,
        1,
    )
    assert measured("Painting the Roses Red gave Flynn -1 strength this turn.") == (False, 0)


def test_a_sentence_that_says_otherwise_than_the_card_is_a_problem():
    """Painting the Roses Red gives -1, not -2; it is refused, never corrected."""
    assert codes("Painting the Roses Red gave Flynn -2 strength this turn.") == ["unknown_history"]
    assert codes("Painting the Roses Red gave Nobody -1 strength this turn.") == ["unknown_history"]
    assert codes("Fire the Cannons! was used this turn.") == ["unknown_history"]


def test_facts_that_cant_be_are_problems():
    """An ability there is none of, an effect that does not last, a choice not named, a card that
    is not there."""
    for wrong, code in (
        ({"ability": "Now You Can Swim!", "on": [TINKER]}, "unknown_ability"),
        ({"ability": "Fire the Cannons!", "on": [TINKER]}, "impossible"),
        ({"ability": "Painting the Roses Red"}, "missing_key"),
        ({"ability": "Painting the Roses Red", "on": [FLYNN]}, "impossible"),
    ):
        with pytest.raises(Problems) as raised:
            board(you={"play": [TINKER]}, history={"applied": [wrong]})
        assert [problem.code for problem in raised.value.problems] == [code]
