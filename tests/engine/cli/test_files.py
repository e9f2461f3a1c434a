"""What a command is given may be no scenario at all: told in a sentence, exit status 2."""

import pytest

from engine.cli.main import main


@pytest.mark.parametrize("command", ["run", "check", "explore"])
def test_a_file_in_another_encoding_is_told_so(command, tmp_path, capsys):
    """With the line of the first byte that is not UTF-8."""
    case = tmp_path / "case.yaml"
    case.write_bytes("id: x\ntitle: caf\xe9\n".encode("latin-1"))

    assert main([command, str(case), "--lang", "en"]) == 2
    assert "no text in UTF-8 from line 2 on" in capsys.readouterr().err


def test_a_byte_order_mark_is_passed_over(tmp_path):
    """Windows editors write one."""
    case = tmp_path / "case.yaml"
    case.write_text("board: {you: {lore: 1}}\n", "utf-8-sig")

    assert main(["check", str(case)]) == 0


@pytest.mark.parametrize("text", ["", "# nothing\n", "hello\n"])
def test_a_file_without_a_scenario_is_status_2(text, tmp_path, capsys):
    """An empty file too has a line to look at."""
    case = tmp_path / "case.yaml"
    case.write_text(text)

    assert main(["run", str(case), "--lang", "en"]) == 2
    assert "case.yaml:1: Keys with values were expected here." in capsys.readouterr().err
