"""Checks of marks, as tables of pairs."""

import pytest

from courses.checks import cards, marks  # noqa: F401 (registers the checks)
from courses.checks.finding import Pair, findings_in_pair, findings_in_text


def found(pair: tuple[str, str]) -> list[str]:
    """What the pair checks find in an English and a Japanese text."""
    findings = findings_in_pair(Pair(*pair, "ja"))
    return [f"{finding.check}: {finding.text}" for finding in findings]


@pytest.mark.parametrize(
    "pair",
    [
        ("a〔22〕b〔22〕", "あ〔22〕い〔22〕"),
        ("a〔6,5〕", "あ〔6〕〔5〕"),
        ("Pay 1 {I}.", "1 {I}を支払う。"),
        ("{hurt} is hurt; {hurt}!", "{hurt}が傷つく"),
        ("> Key〔1〕", "> 要点〔1〕"),
        ("| a | b |\n|---|---|\n| c | d |", "| あ | い |\n|---|---|\n| う | え |"),
        ("《Stitch – Carefree Surfer》「Ohana」", "《スティッチ – お気楽サーファー》の「オハナ」"),
        (
            "《Stitch – Carefree Surfer》 twice",
            "《スティッチ – お気楽サーファー》、《スティッチ – お気楽サーファー》",
        ),
    ],
)
def test_a_faithful_translation_has_no_finding(pair):
    """What must be kept is kept; grouping and repetition of names are free."""
    assert found(pair) == []


@pytest.mark.parametrize(
    ("pair", "finding"),
    [
        (("a〔22〕b〔22〕c〔22〕", "あ〔22〕い〔22〕"), "citations: missing 〔22〕 (2 of 3)"),
        (("a〔1〕b〔2〕", "い〔2〕あ〔1〕"), "citation order: order 2, 1; the source has 1, 2"),
        (("1 {I}", "1"), "symbols: missing {I}"),
        (("+2 strength", "+2{S}"), "further symbols: extra {S}"),
        (("{hurt}", "{hart}"), "placeholders: missing {hurt}"),
        (("> Key", "要点"), "kind: paragraph; the source is a rule"),
        (
            ("| a | b |\n|---|---|\n| c | d |", "| あ | い |\n|---|---|\n| う |"),
            "table: row 3 has 1 cells; the source has 2",
        ),
        (
            ("《Stitch – Carefree Surfer》", "《スティッチ – ロックスター》"),
            "same cards: missing 《スティッチ – お気楽サーファー》",
        ),
        (("「Ohana」", "「アロハ」"), "same abilities: missing 「オハナ」"),
    ],
)
def test_a_fault_is_named(pair, finding):
    """Each fault gives its check's name and what is missing or too much."""
    assert finding in found(pair)


def test_one_citation_typed_wrong_is_one_missing_and_one_extra():
    """〔12〕 typed as 〔21〕 is named from both sides."""
    assert found(("a〔12〕", "あ〔21〕")) == [
        "citations: missing 〔12〕",
        "citations: extra 〔21〕",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "**終わる。**次の文",
        "- a\n- b\n  more",
        "text\n\n1. one\n2. two",
        "《メカ女王》「ドッカン君主制」",
        "\\* a star",
        "《ファシリエのたくらみ》",
    ],
)
def test_a_clean_text_has_no_finding(text):
    """Ordinary lesson text passes."""
    assert findings_in_text(text, "ja") == []


@pytest.mark.parametrize(
    ("text", "check"),
    [
        ("できません。****合唱を持つ歌は**「歌う」の2通り**です", "bold"),
        ("**2. 他と区別して", "bold"),
        ("〔１９〕", "brackets"),
        ("《スティッチ", "brackets"),
        ("*斜体*", "italics"),
        ("text\n- item", "list"),
        ("a\u200bb", "invisible characters"),
        ("a\tb", "tabs"),
        ("《ベル – 変わり者》", "cards"),
        ("《Stitch – Carefree Surfer》", "cards"),
        ("《メカ女王》「オハナ」", "abilities"),
    ],
)
def test_a_faulty_text_has_its_finding(text, check):
    """Each fault that a text has by itself is found by its check."""
    assert check in {finding.check for finding in findings_in_text(text, "ja")}


def test_an_unknown_card_comes_with_the_nearest():
    """The translator is told what was probably meant."""
    [finding] = findings_in_text("《スティッチ – お気楽なサーファー》", "ja")
    assert finding.text.endswith("the nearest is 《スティッチ – お気楽サーファー》")
