"""Duties of sanctioned events (Tournament Rules 5.1, 5.4, 5.5)."""

import pytest

from engine.core.choice import Legal
from engine.lorcana.api import read, run
from engine.lorcana.knowledge import duties
from engine.lorcana.scenario.checking import check_text
from engine.lorcana.text import sentence
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
BELLE = "Belle - Strange but Special"
LYLE = "Lyle Tiberius Rourke - Cunning Mercenary"
TALA = "Gramma Tala - Spirit of the Ocean"
CASA = "Casa Madrigal - Courtyard"
QUILL = "Fishbone Quill"
JUMP = "One Jump Ahead"
BOTH = ["you", "opponent"]
EVENTS = ("casual", "sanctioned")

INKING = [
    "reveal the card", "show the symbol", "announce the full name",
    "leave it faceup until the turn ends",
]  # fmt: skip


def keys(what, sanctioned=True):
    """The duties of a kind of action, by name."""
    return [duty.key for duty in duties(what, sanctioned)]


def script(event, do, side):
    """A result of a small file."""
    return run(read(f"id: duty\nevent: {event}\nboard: {{you: {side}}}\ndo: {do}\n"), replay=True)


def test_tr_5_4_exerted_cards_are_turned_one_way():
    """L05-15: a duty at all times in sanctioned events, none of the Comprehensive Rules."""
    assert "turn exerted cards all one way" in keys("layout")
    assert keys("layout", sanctioned=False) == []


def test_tr_5_4_a_player_answers_completely_for_their_cards_in_play():
    """L05-16: orientation, damage, drying, where it stands, what lies under it; its player does."""
    state = {"exerted": "true", "damage": 1, "at": CASA, "under": [FLOUNDER]}
    game = board(event="sanctioned", you={"play": [CASA, {MICKEY: state}]})

    told = game.measure("told", f"status of {MICKEY}")

    assert told == {
        "exerted": True, "damage": 1, "willpower": 3, "drying": False, "strength": 3,
        "at": CASA, "under": 1,
    }  # fmt: skip
    assert game.measure("must_tell", f"status of {MICKEY}") == ["you"]


@pytest.mark.parametrize(("event", "clause"), [("casual", "7.4.2"), ("sanctioned", "TR 5.4")])
def test_tr_5_4_the_clause_of_the_answer_depends_on_the_event(event, clause):
    """L05-16: the Comprehensive Rules let no status be hidden; the Tournament Rules say: answer."""
    text = f"""
- id: status
  event: {event}
  board: {{you: {{play: ["{MICKEY}"]}}}}
  expect:
    - {{measure: must_tell, of: "status of {MICKEY}", equals: [you], clause: "{clause}"}}
    - {{measure: told, of: "status of {MICKEY}", equals: {{exerted: false, damage: 0}}}}
"""
    (verdict,) = check_text(text, "status.yaml")

    assert (verdict.status, verdict.differences) == ("agrees", ())


def test_tr_5_4_a_wrong_clause_is_a_difference():
    """L05-16: a file that names another clause than the engine does not agree."""
    text = """
- id: hand
  board: {you: {hand: ["Lantern"]}}
  expect:
    - {measure: may_look, of: "you.hand", equals: [you], clause: "7.5.4"}
"""
    assert [verdict.status for verdict in check_text(text, "hand.yaml")] == ["differs"]


def test_tr_5_4_every_change_of_lore_is_told_with_the_new_total():
    """L05-17: a quest for 2 from 7: "+2, 9 in all", and a duty of that entry."""
    do = f'[{{you: quest, card: "{MICKEY}"}}]'
    result = script("sanctioned", do, f'{{lore: 7, play: ["{MICKEY}"]}}')
    (lore,) = [step for step in result.replay.steps if step.code == "lore"]

    assert (lore.params["change"], lore.params["total"]) == (2, 9)
    assert "2" in sentence(lore, "en") and "9" in sentence(lore, "en")
    assert result.measure({"measure": "duties", "of": "do 1"}) == [
        "announce the change and the new total"
    ]


def test_tr_5_4_a_loss_is_told_likewise():
    """L05-17: asked for the lore, its player names the total after the loss."""
    game = board(
        event="sanctioned", you={"lore": 1, "hand": ["Be Prepared"], "ink": 7},
        opponent={"play": [LYLE, FLOUNDER]},
    )  # fmt: skip

    game.play("Be Prepared")
    game.resolve("Thanks for Volunteering")

    assert game.told("lore") == [{"player": "you", "change": -1, "total": 0}]
    assert game.measure("told", "lore of you") == 0


def test_tr_5_4_the_full_name_is_announced_and_the_symbol_shown():
    """L05-43: the opponent knows which card is inked and sees that it may be."""
    do = f'[{{you: ink, card: "{MICKEY}"}}]'
    result = script("sanctioned", do, f'{{hand: ["{MICKEY}"]}}')
    (inks,) = [step for step in result.replay.steps if step.code == "inks"]

    assert result.measure({"measure": "duties", "of": "do 1"}) == INKING
    assert "Mickey Mouse – True Friend" in sentence(inks, "en")
    assert "TR 5.4" in inks.clauses


@pytest.mark.parametrize("event", EVENTS)
def test_tr_5_5_a_card_inked_this_turn_pays_the_same_faceup_or_facedown(event):
    """L05-48: whatever way it lies, it is one ready ink."""
    game = board(event=event, you={"hand": [MICKEY, FLOUNDER]})

    game.ink(MICKEY)

    assert game.inkwell("you") == (1, 0)
    assert (game.play(FLOUNDER), game.inkwell("you")) == (Legal(), (0, 1))


@pytest.mark.parametrize(("event", "look"), [("casual", []), ("sanctioned", BOTH)])
def test_tr_5_5_in_a_sanctioned_event_it_stays_faceup_that_turn(event, look):
    """L05-48: by the Comprehensive Rules alone it is facedown as inking ends."""
    game = board(event=event, you={"hand": [MICKEY]})

    game.ink(MICKEY)

    assert game.measure("may_look", MICKEY) == look


def test_tr_5_5_it_is_turned_over_as_the_turn_ends():
    """L05-48: both cards inked this turn, and then nobody may look at them."""
    game = board(event="sanctioned", you={"hand": [MICKEY, FLOUNDER], "play": [BELLE], "ink": 3})

    game.ink(MICKEY)
    game.ink(FLOUNDER)
    game.end_turn()

    assert game.told("turns_over") == [{"player": "you", "n": 2}]
    assert game.measure("may_look", "you.inkwell") == []
    assert game.measure("states", MICKEY) == ["facedown", "ready"]
    assert keys("end of turn") == ["turn faceup ink facedown"]


def test_tr_5_5_an_exerted_one_is_turned_over_too():
    """L05-48: a faceup card that has paid stays exerted, facedown, until its player readies it."""
    game = board(event="sanctioned", you={"hand": [MICKEY, FLOUNDER]})

    game.ink(MICKEY)
    game.play(FLOUNDER)
    paid = game.measure("states", MICKEY)
    game.end_turn()

    assert paid == ["exerted", "faceup"]
    assert game.measure("states", MICKEY) == ["exerted", "facedown"]


def test_7_5_6_a_card_put_there_by_an_effect_is_facedown_at_once():
    """L05-50: in a sanctioned event, too, the Quill's card is neither shown nor left faceup."""
    game = board(event="sanctioned", you={"hand": [LYLE], "play": [QUILL]})

    game.use(QUILL)

    assert game.measure("states", LYLE) == ["facedown", "ready"]
    assert game.measure("may_look", LYLE) == []


def test_7_5_5_an_additional_card_is_left_faceup_like_the_first():
    """L05-50: Belle's second card is inked, so the duties of inking hold, and one more."""
    do = f'[{{you: ink, card: "{MICKEY}"}}, {{you: ink, card: "{FLOUNDER}"}}]'
    side = f'{{hand: ["{MICKEY}", "{FLOUNDER}"], play: ["{BELLE}"]}}'
    result = script("sanctioned", do, side)

    second = result.measure({"measure": "duties", "of": "do 2"})
    assert second == ["announce the effect", *INKING]
    assert result.measure({"measure": "may_look", "of": "you.inkwell"}) == BOTH


@pytest.mark.parametrize("duty", ["keep the inkwell apart from other facedown cards",
                                  "call a Lore Guide when it is unclear what is ink"])  # fmt: skip
def test_tr_5_5_the_inkwell_is_kept_apart(duty):
    """L05-51: from every other facedown card; when in doubt a Lore Guide is called."""
    assert duty in keys("layout")


def test_tr_5_5_ready_ink_lies_one_way_and_exerted_ink_one_way():
    """L05-52: a duty at all times."""
    assert "orient ready ink alike and exerted ink alike" in keys("layout")


@pytest.mark.parametrize(
    ("verb", "side", "expected"),
    [
        (f'ink, card: "{MICKEY}"', f'{{hand: ["{MICKEY}"]}}', INKING),
        (f'use, card: "{QUILL}"', f'{{hand: ["{MICKEY}"], play: ["{QUILL}"]}}', []),
        (f'play, card: "{JUMP}"', f'{{hand: ["{JUMP}"], inkwell: {{ready: 2}}}}', []),
    ],
)
def test_7_5_6_duties_of_inking_do_not_hold_for_effects(verb, side, expected):
    """L05-53: a card inked without showing it: by turn action duties were skipped, by an effect
    there were none."""
    result = script("sanctioned", f"[{{you: {verb}}}]", side)

    assert result.measure({"measure": "duties", "of": "do 1"}) == expected


def test_7_5_6_an_effect_that_inks_a_card_brings_no_duty():
    """L05-53: neither by the Comprehensive Rules nor in a sanctioned event."""
    assert (keys("effect"), keys("effect", sanctioned=False)) == ([], [])


def test_4_2_1_2_without_the_tournament_rules_two_duties_are_left():
    """L05-53: the Comprehensive Rules ask to reveal the card and to verify the symbol."""
    assert keys("turn action", sanctioned=False) == INKING[:2]


def test_7_5_2_a_watcher_of_the_inkwell_sees_each_card_whatever_way_it_lies():
    """L05-50: Gramma Tala gains lore for the inked card and for the Quill's."""
    game = board(
        event="sanctioned", you={"hand": [MICKEY, LYLE], "play": [TALA, QUILL]}
    )  # fmt: skip

    game.ink(MICKEY)
    game.resolve("Do You Know Who You Are?")
    game.use(QUILL)
    game.resolve("Do You Know Who You Are?")

    assert game.lore("you") == 2
