"""The tokeniser of lesson text."""

import pytest

from courses.text.tokens import (
    Fault,
    Kind,
    abilities,
    cards,
    citations,
    faults,
    fill,
    placeholders,
    symbols,
    tokenise,
    unbalanced_strong,
)

AWKWARD = [
    "",
    "plain",
    "〔6,5〕 《A – B》「C」{I} {hurt} **bold**",
    "〔《「」》〕 } { ** 〔",
    "\\{I} \\* \\〔1〕",
    "cell | 1{I} |\n|---|---|",
    "１{I}を支払い、〔１９〕",
]


@pytest.mark.parametrize("text", AWKWARD)
def test_joining_the_tokens_gives_the_text_back(text):
    """Nothing is lost, whatever is written."""
    assert "".join(token.raw for token in tokenise(text)) == text


@pytest.mark.parametrize(
    ("text", "numbers", "fault"),
    [
        ("〔6,5〕", ("6", "5"), None),
        ("〔40〕", ("40",), None),
        ("〔１９〕", ("19",), Fault.WIDTH),
        ("〔6，5〕", ("6", "5"), Fault.WIDTH),
        ("〔6、5〕", ("6", "5"), Fault.GROUPING),
        ("〔 6,5 〕", ("6", "5"), Fault.GROUPING),
        ("［6,5］", ("6", "5"), Fault.GROUPING),
        ("〔27-30〕", ("27", "28", "29", "30"), Fault.GROUPING),
        ("〔six〕", (), Fault.UNREADABLE),
    ],
)
def test_a_citation_group_is_read_and_its_fault_named(text, numbers, fault):
    """Every way of writing a group gives its numbers; only one way has no fault."""
    token = tokenise(text)[0]
    assert (token.kind, token.numbers, token.fault) == (Kind.CITE, numbers, fault)


def test_repeated_citations_are_all_counted():
    """A marker that stands three times counts three times, in order."""
    assert citations("a〔22〕b〔22〕c〔23〕d〔22〕") == ("22", "22", "23", "22")


def test_marks_of_every_kind_are_found():
    """Cards, symbols and placeholders come by value."""
    text = "《Stitch – Carefree Surfer》 pays 2{I}, then {E}; {hurt} has {n} damage"
    assert cards(text) == ("Stitch – Carefree Surfer",)
    assert symbols(text) == ("I", "E")
    assert placeholders(text) == ("hurt", "n")


def test_an_ability_belongs_to_the_card_before_it():
    """A quote right after a card is that card's ability; any other is only a quote."""
    text = "《メカ女王》「ドッカン君主制」を「対応して」使う"
    assert abilities(text) == (("メカ女王", "ドッカン君主制"), (None, "対応して"))


@pytest.mark.parametrize("text", ["a 《b", "a》", "「a", "a」", "〔"])
def test_a_bracket_without_its_partner_is_a_fault(text):
    """Brackets come in pairs."""
    assert len(faults(text)) == 1


@pytest.mark.parametrize(
    ("text", "unbalanced"),
    [
        ("**a** b **c**", False),
        ("**a** b **c", True),
        ("**a\n\nb**", True),
        ("\\** a", False),
    ],
)
def test_bold_is_balanced_within_a_paragraph(text, unbalanced):
    """Bold can't run over the end of a paragraph."""
    assert unbalanced_strong(text) is unbalanced


def test_filling_leaves_unknown_placeholders():
    """A value replaces its placeholder; a name nobody gave stays visible."""
    assert fill("{hurt} has {n}", {"hurt": "《Ursula》"}) == "《Ursula》 has {n}"
