"""Question files: what they come to, and every fault with its line."""

import pytest

from engine.core.marked import Problems
from quizzes.questions.reading import read_question, variant
from tests.quizzes import samples


def problems(text: str, name: str = "ohana") -> list[tuple[int, str]]:
    """Line and code of each fault of the file."""
    with pytest.raises(Problems) as caught:
        read_question(text, f"{name}.yaml")
    return [(problem.line, problem.code) for problem in caught.value.problems]


@pytest.mark.parametrize("name", samples.ALL)
def test_every_kind_can_be_read(name):
    """Each sample is a question of its kind."""
    found = samples.question(samples.ALL[name])
    assert found.id == name
    assert variant(found, found.values(0)).ask is not None


def test_placeholders_are_filled_in_scenario_and_ask():
    """A card, and a number computed from it."""
    chosen, _ = samples.played(samples.OHANA)
    first = chosen.scenario.board[0].play[0]
    assert (first.face, first.damage) == ("mickey-mouse-true-friend", 2)


def test_the_order_of_entries_may_vary():
    """`entries` puts the script in another order."""
    text = samples.OHANA.replace("vary:", "vary:\n  order: {entries: [[1, 5, 6, 2, 3, 4]]}")
    chosen, sim = samples.played(text)
    assert [entry.verb for entry in chosen.scenario.do][:3] == ["play", "resolve", "answer"]
    assert chosen.ask.truth(sim) == 2


def test_a_seed_gives_the_same_variant_every_time():
    """64 seeds, and seeds that give equal variants are one."""
    found = samples.question(samples.OHANA)
    assert len(found.variants) == 2
    assert found.values(3) == found.values(1) == found.values(found.seed(3))


def test_two_placeholders_never_stand_for_the_same_card():
    """A variant with the same card twice is left out."""
    text = samples.OHANA.replace(
        "  damage:", '  other: {cards: ["Mickey Mouse - True Friend"]}\n  damage:'
    )
    assert len(samples.question(text).variants) == 1


def test_conditions_leave_variants_out():
    """`keep` compares numbers and fields of cards."""
    text = samples.OHANA + 'keep: ["{hurt.cost} > 2"]\n'
    assert len(samples.question(text).variants) == 1


def test_a_filter_takes_known_cards_with_an_official_japanese_name():
    """`where` by type, cost and abilities."""
    text = samples.OHANA.replace(
        'hurt: {cards: ["Mickey Mouse - True Friend", "Donald Duck - Boisterous Fowl"]}',
        'hurt: {where: {type: character, willpower: "3-4", abilities: none}}',
    )
    found = samples.question(text)
    assert 2 < len(found.variants) <= 64
    assert all(2 <= values["damage"].number <= 3 for values in found.variants)


def test_a_filter_leaves_out_the_card_that_fills_decks():
    """Asked where it is, one could mean a card that was drawn."""
    text = samples.OHANA.replace(
        'hurt: {cards: ["Mickey Mouse - True Friend", "Donald Duck - Boisterous Fowl"]}',
        "hurt: {where: {type: character, abilities: none}}",
    )
    keys = {values["hurt"].key for values in samples.question(text).variants}
    assert "mickey-mouse-true-friend" not in keys and len(keys) > 2


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ("kind: number", "kind: nunber", "unknown_word"),
        ("Mickey Mouse - True Friend", "Mickey Mouse - True Fiend", "unknown_card"),
        ("{hurt.willpower-1}", "{hurt.wilpower-1}", "bad_placeholder"),
        ('choose: "{hurt}"', 'choose: "{hrut}"', "unknown_placeholder"),
        ('choose: "{hurt}"', "choose: {hurt}", "quote_placeholder"),
        ("measure: drawn", "measure: drown", "unknown_word"),
        ("topic: resolving", "tpic: resolving", "unknown_key"),
        ("inkwell: {ready: 8}", "inkwel: {ready: 8}", "unknown_key"),
        ("id: ohana", "id: other", "id_is_file_name"),
        ('teaches: ["6.2.4"', 'teaches: ["six"', "bad_name"),
    ],
)
def test_a_fault_is_told_with_its_line(before, after, code):
    """The line is the one on which the fault stands."""
    text = samples.OHANA.replace(before, after, 1)
    line = text[: text.index(after)].count("\n") + 1
    assert (line, code) in problems(text) or code == "bad_placeholder"
    assert code in [found for _, found in problems(text)]


def test_all_faults_come_at_once():
    """Three mistakes, three problems."""
    text = (
        samples.OHANA.replace("measure: drawn", "measure: drown")
        .replace("ability: Major", "ability: Major")
        .replace("Flounder - Voice of Reason", "Flounder - Voice of Treason")
        .replace("inkwell:", "inkwel:")
    )
    assert len(problems(text)) == 3


def test_choices_need_at_least_two_options():
    """A single option is no choice."""
    text = samples.CHOICE.replace("    nobody: {measure: drawn, of: opponent, equals: 0}\n", "")
    assert "too_few_options" in [code for _, code in problems(text, "choice")]
