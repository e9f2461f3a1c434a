"""What docs/authoring.md shows is what happens."""

import re
import shlex
from pathlib import Path

import pytest

from engine.cli.main import main
from engine.lorcana.scenario.facts import KEYS as FACTS
from engine.lorcana.scenario.reading import KEYS
from engine.lorcana.scenario.reading_board import CARD_KEYS
from engine.lorcana.scenario.reading_script import MEASURES, VERBS
from tests.architecture.source import ROOT

PAGE = (ROOT / "docs/authoring.md").read_text("utf-8")


def blocks(language):
    """The fenced blocks of that language."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("shown", blocks("console"), ids=lambda shown: shown.splitlines()[0])
def test_a_command_prints_what_the_page_shows(shown, capsys, monkeypatch):
    """Line by line; … stands for lines left out."""
    monkeypatch.chdir(ROOT)
    command, output = shown.split("\n", 1)
    prompt, _python, _m, _engine, *arguments = shlex.split(command)
    assert prompt == "$"

    main([*arguments, "--lang", "en"])

    printed = capsys.readouterr()
    pattern = ".*".join(re.escape(part) for part in output.split("…\n"))
    assert re.fullmatch(pattern, printed.out + printed.err, re.DOTALL)


@pytest.mark.parametrize("shown", blocks("yaml"))
def test_a_scenario_of_the_page_is_in_its_file(shown):
    """The page and the file that its commands use say the same."""
    files = [file.read_text("utf-8") for file in Path(ROOT / "docs/examples").glob("*.yaml")]

    assert any(shown in text for text in files)


def test_the_examples_agree():
    """Those that expect something, save the one that is there to be refused."""
    files = [str(file) for file in Path(ROOT / "docs/examples").glob("*.yaml")]

    assert main(["check", *(file for file in files if "faulty" not in file)]) == 0


def test_the_python_of_the_page_runs():
    """The example of a test holds."""
    for block in blocks("python"):
        if block.startswith("from engine.testing"):
            exec(compile(block, "docs/authoring.md", "exec"), {})
            return
    pytest.fail("the page shows no test")


def test_the_card_of_the_page_is_declared_so():
    """The declaration is copied from the engine, not made up."""
    (card,) = (block for block in blocks("python") if block.startswith("card("))
    source = (ROOT / "engine/lorcana/cards/set01.py").read_text("utf-8")

    assert " ".join(card.split()) in " ".join(source.split())


OF_VERBS = (key for needs, may in VERBS.values() for key in (*needs, *may))


WORDS = dict.fromkeys((*KEYS, *FACTS, *CARD_KEYS, *VERBS, *MEASURES, *OF_VERBS))


@pytest.mark.parametrize("word", WORDS)
def test_every_word_of_the_form_is_explained(word):
    """Keys, verbs and measures that the reader accepts are on the page."""
    assert re.search(rf"`[^`\n]*\b{word}\b[^`\n]*`|^      {word}:", PAGE, re.MULTILINE)
