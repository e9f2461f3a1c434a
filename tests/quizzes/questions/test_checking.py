"""What check_questions refuses."""

import pytest

from quizzes.questions.checking import check
from quizzes.questions.saying import SENTENCES, sentence
from tests.quizzes import samples


def words(id: str, *options: str, more: str = "") -> dict[str, dict[str, str]]:
    """Words of a question in both languages."""
    keys = [f"{id}.prompt", f"{id}.explain", *(f"{id}.option.{key}" for key in options)]
    return {lang: dict.fromkeys(keys, more or "words") for lang in ("en", "ja")}


def codes(text: str, *options: str, more: str = "", variants: int = 5) -> list[str]:
    """The codes of what is wrong."""
    found = samples.question(text)
    return [one.code for one in check(found, words(found.id, *options, more=more), variants)]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("ohana", ()),
        ("order", ()),
        ("possible", ()),
        ("ends", ()),
        ("legal", ()),
        ("choice", ("opponent", "nobody")),
        ("board", ()),
        ("pay", ()),
        ("text", ("triggered", "static")),
    ],
)
def test_a_fair_question_passes(name, options):
    """The samples are fair, save that one variant where more are announced is noted."""
    assert [c for c in codes(samples.ALL[name], *options) if c != "one_variant"] == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (samples.CHOICE.replace("equals: 0}", "at_least: 0}"), "several_true"),
        (samples.CHOICE.replace("equals: 1}", "equals: 3}"), "none_true"),
        (samples.SEVERAL.replace("equals: 0}", "at_least: 0}"), "all_true"),
        (samples.ORDER.replace("equals: 2}", "equals: 7}"), "none_right"),
        (samples.ORDER.replace("equals: 2}", "at_least: 0}"), "all_right"),
        (samples.LEGAL.replace("[exerted, drying, bag]", "[drying, bag]"), "reason_not_offered"),
        (samples.OHANA.replace('"7.7.4.2"]', '"9.9.9"]'), "never_cited 9.9.9"),
        (samples.BOARD.replace("unmistaken", "#"), "every_rule_set_agrees"),
        (samples.OHANA.replace("inkwell: {ready: 8}", "inkwell: {ready: 1}"), "refused"),
    ],
)
def test_an_unfair_question_is_refused(text, code):
    """Each with the code that says why."""
    assert code in codes(text, "opponent", "nobody")


def test_missing_words_and_stray_placeholders_are_told():
    """A block that is missing in a language; a placeholder nobody fills."""
    found = samples.question(samples.OHANA)
    texts = words("ohana", more="{hurt} {stray}")
    del texts["ja"]["ohana.explain"]
    faults = {(one.code, dict(one.params).get("lang")) for one in check(found, texts, 1)}
    assert ("no_words", "ja") in faults
    assert ("unknown_placeholder", "en") in faults


def test_both_languages_use_the_same_placeholders():
    """A number that one language leaves out is a fault."""
    found = samples.question(samples.OHANA)
    texts = words("ohana", more="{hurt}")
    texts["ja"]["ohana.prompt"] = "{damage}"
    assert "placeholders_differ" in [one.code for one in check(found, texts, 1)]


def test_every_fault_is_told_in_a_sentence():
    """With file and line, and the nearest right word."""
    from engine.core.marked import Problem

    problem = Problem("a.yaml", 3, "unknown_word", (("name", "nunber"), ("nearest", ["number"]),
                                                   ("what", "kind")))  # fmt: skip
    assert sentence(problem) == "a.yaml:3: nunber is not known as kind. Did you mean number?"


def test_every_code_of_a_kind_has_its_sentence():
    """No author is told a bare code."""
    import re
    from pathlib import Path

    import quizzes

    folder = Path(quizzes.__file__).parent
    source = "".join(
        path.read_text() for name in ("kinds", "questions") for path in (folder / name).glob("*.py")
    )
    used = set(re.findall(r'faults\.add\([^,()]+(?:\([^()]*\))?, "(\w+)"', source))
    used |= set(re.findall(r'yield "(\w+)", \{', source))
    assert used - set(SENTENCES) <= {"not_a_mapping", "missing_key", "bad_number", "unknown_card"}
