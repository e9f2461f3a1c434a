"""How a script is played: answers in their place, refusals, moments."""

from engine.core.choice import Illegal, Legal
from engine.lorcana import api
from engine.lorcana.text import reason

BOARD = """\
board:
  you:
    play:
      - {card: "Mickey Mouse - True Friend", damage: 1}
      - "Flounder - Voice of Reason"
      - "The Robot Queen"
    hand: ["Stitch - Carefree Surfer", "Fire the Cannons!"]
    inkwell: {ready: 9}
  opponent:
    play: ["The Muses - Proclaimers of Heroes", {card: "Flounder - Voice of Reason", as: F}]
do:
  - {you: play, card: "Stitch - Carefree Surfer"}
"""


def run(text, **more):
    """The result of a scenario."""
    return api.run(api.read(text), **more)


def test_a_question_nobody_answers_ends_the_script():
    """The result shows it; the entries after it are not reached."""
    result = run(BOARD + '  - {you: resolve, ability: "Major Malfunction"}\n')

    assert result.open_choice.kind == "may"
    assert result.measure({"measure": "options", "of": "you"}) == ["yes", "no"]


def test_a_standing_answer_is_for_an_ability():
    """Ohana is declined, the robot is not."""
    text = BOARD + (
        "  - {you: resolve, ability: Ohana}\n"
        '  - {you: resolve, ability: "Major Malfunction"}\n'
        "answers:\n"
        '  - {you: answer, to: Ohana, may: "no"}\n'
        '  - {you: answer, to: any, may: "yes", choose: "Mickey Mouse - True Friend"}\n'
    )
    result = run(text)

    assert result.open_choice is None
    assert result.measure({"measure": "drawn", "of": "you"}) == 0
    assert result.measure({"measure": "banished", "of": "you"}) == [
        "Mickey Mouse - True Friend",
        "The Robot Queen",
    ]


def test_an_answer_in_its_place_comes_before_a_standing_one():
    """The script says no this once."""
    text = BOARD + (
        '  - {you: resolve, ability: Ohana}\n  - {you: answer, may: "no"}\n'
        'answers:\n  - {you: answer, to: any, may: "yes"}\n'
    )

    assert run(text).measure({"measure": "drawn", "of": "you"}) == 0


def test_an_answer_nothing_asks_for_is_told():
    """It changes nothing, and the result names the entry."""
    result = run(BOARD + '  - {you: answer, may: "yes"}\n')

    assert result.script.dropped == [2]
    assert len(result.measure({"measure": "bag", "of": "all"})) == 2


def test_a_resolve_entry_with_an_empty_bag_is_refused():
    """There is nothing to pick (7.7.4.1)."""
    text = BOARD.replace('card: "Stitch - Carefree Surfer"}\n', 'card: "Fire the Cannons!"}\n')
    text += "  - {you: answer, choose: F}\n  - {you: resolve, ability: Ohana}\n"

    result = run(text)

    assert result.legal == {1: Legal(), 2: Legal(), 3: Illegal("bag", "7.7.4.1")}


def test_8_15_1_a_refused_answer_leaves_the_question_open():
    """The Muses have Ward; the next entry may choose another."""
    text = BOARD.replace('card: "Stitch - Carefree Surfer"}\n', 'card: "Fire the Cannons!"}\n')
    text += (
        '  - {you: answer, choose: "The Muses - Proclaimers of Heroes"}\n'
        "  - {you: answer, choose: F}\n"
        "expect:\n"
        '  - {measure: legal, of: "do 2", at: end, equals: "no", reason: ward, clause: "8.15.1"}\n'
        "  - {measure: banished, of: opponent, equals: [Flounder]}\n"
    )

    result = run(text)

    assert result.legal[2] == Illegal("ward", "8.15.1")
    assert result.measure({"measure": "banished", "of": "opponent"}) == [
        "Flounder - Voice of Reason"
    ]


def test_a_moment_is_what_stood_there_then():
    """After entry 1 two abilities wait; at the end none."""
    text = BOARD + (
        '  - {you: resolve, ability: Ohana}\n  - {you: answer, may: "yes"}\n'
        '  - {you: resolve, ability: "Major Malfunction"}\n  - {you: answer, may: "no"}\n'
    )
    result = run(text)

    def bag(at):
        return len(result.measure({"measure": "bag", "of": "all", "at": at}))

    assert [bag("after do 1"), bag("when asked 3"), bag("after do 3"), bag("end")] == [2, 1, 1, 0]
    assert result.measure({"measure": "options", "of": "you", "at": "when asked 3"}) == [
        "yes",
        "no",
    ]


def test_the_trace_makes_no_difference():
    """Told or not, with boards or without, the digest is the same."""
    digests = {
        run(BOARD, trace=False).digest,
        run(BOARD).digest,
        run(BOARD, replay=True).digest,
    }

    assert len(digests) == 1


def test_a_turn_goes_around_by_end_and_start():
    """The opponent readies, dries and draws."""
    text = "do:\n  - {you: end_turn}\n  - {opponent: start_turn}\n"
    result = run(text)

    assert result.measure({"measure": "drawn", "of": "opponent"}) == 1
    assert result.legal == {1: Legal(), 2: Legal()}


RACE = """\
board:
  you: {play: ["Merlin - Goat", "The Robot Queen"]}
  opponent: {play: [{card: "Scar - Fiery Usurper", exerted: true, damage: 2},
    "Lyle Tiberius Rourke - Cunning Mercenary"]}
do:
  - {you: challenge, card: "Merlin - Goat", target: "Scar - Fiery Usurper"}
"""


def test_7_7_4_2_a_pick_out_of_turn_is_refused_and_says_whose_ability_it_is():
    """Rourke's is the opponent's, and the active player picks first."""
    text = RACE + '  - {opponent: resolve, ability: "Thanks for Volunteering"}\n'
    refused = run(text).legal[2]

    assert (refused.reason, refused.rule) == ("illegal_choice", "7.7.4.2")
    assert reason(refused, "en") == (
        "“Thanks for Volunteering” belongs to the opponent. "
        "It is for you to pick next, among your own abilities."
    )
    assert "対戦相手の能力です" in reason(refused, "ja")


def test_7_7_4_2_a_pick_of_what_is_not_in_the_bag_is_refused_and_says_so():
    """Hans never entered play."""
    refused = run(RACE + '  - {you: resolve, ability: "Royal Schemes"}\n').legal[2]

    assert reason(refused, "en") == "“Royal Schemes” isn't waiting in the bag at this point."
