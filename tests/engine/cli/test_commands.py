"""The command line: exit statuses, all problems with their lines, JSON, both languages."""

import json

import pytest

from engine.cli.main import main

OHANA = """\
id: ohana
title: "Ohana and the robot"
board:
  you:
    play:
      - {card: "Mickey Mouse - True Friend", damage: 1}
      - "Flounder - Voice of Reason"
      - "The Robot Queen"
    hand: ["Stitch - Carefree Surfer"]
    inkwell: {ready: 8}
do:
  - {you: play, card: "Stitch - Carefree Surfer"}
answers:
  - {you: answer, to: any, may: "yes"}
  - {you: answer, to: "Major Malfunction", choose: "Mickey Mouse - True Friend"}
expect:
  - {measure: lore, of: you, at: end, equals: 0}
  - {measure: all_outcomes, of: "drawn you", equals: [0, 2], holds: always}
"""
FAULTY = """\
id: faulty
titel: "Misspelt key"
board:
  you:
    play:
      - "Flounder - Voice of Raeson"
      - {card: "Fire the Cannons!", damage: 2}
    inkwell: {ready: many}
do:
  - {you: play, card: "Stitch - Carefree Surfer"}
clauses: ["8.10", "8.99"]
"""
DIFFERS = OHANA.replace("id: ohana", "id: other").replace("equals: 0", "equals: 3")
OPEN = """\
id: open
gradable: "false"
why: "nobody knows"
board: {you: {lore: 1}}
"""


@pytest.fixture
def file(tmp_path, monkeypatch):
    """Writes scenario files and gives their names."""
    monkeypatch.chdir(tmp_path)

    def write(text, name="case.yaml"):
        (tmp_path / name).write_text(text, "utf-8")
        return name

    return write


def several(*texts):
    """One file of several cases."""
    cases = (text.splitlines() for text in texts)
    return "".join(
        ("- " if number == 0 else "  ") + line + "\n"
        for lines in cases
        for number, line in enumerate(lines)
    )


def test_run_prints_the_replay_in_words_with_clauses(file, capsys):
    """Each step has its sentence and the clauses that made it so."""
    assert main(["run", file(OHANA), "--lang", "en"]) == 0

    told = capsys.readouterr().out
    assert "Stitch – Carefree Surfer enters play drying. 〔4.3.3〕" in told
    assert "You have to answer:" in told
    assert "lore you: 0" in told


def test_run_speaks_japanese(file, capsys):
    """Cards and abilities have their official Japanese names."""
    main(["run", file(OHANA), "--lang", "ja"])

    assert "《スティッチ – お気楽サーファー》" in capsys.readouterr().out


def test_run_gives_the_whole_outcome_as_json(file, capsys):
    """Verdicts, the open question, measures, clauses, switches and every step."""
    assert main(["run", file(OHANA), "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert told["legal"] == {"1": {"legal": True}}
    assert sorted(told["open"]["options"]) == ["Major Malfunction", "Ohana"]
    assert told["measures"] == [
        {"measure": "lore", "of": "you", "at": "end", "stat": "", "value": 0}
    ]
    assert "7.7.3.1" in told["clauses"]
    assert told["undecided"] == []
    steps = told["replay"]["steps"]
    assert steps[0]["code"] == "announce"
    assert len(steps[0]["board"]["sides"]) == 2


def test_run_takes_other_rules_than_the_files(file, capsys):
    """Under a wrong belief the same script is played by that belief."""
    main(["run", file(OHANA), "--json", "--profile", "triggers-interrupt"])

    assert json.loads(capsys.readouterr().out)["profile"] == "triggers-interrupt"


def test_a_faulty_file_is_refused_with_every_problem_and_its_line(file, capsys):
    """Exit status 2; nothing is printed but what to mend, where."""
    assert main(["run", file(FAULTY), "--lang", "en"]) == 2

    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines() == [
        "This can't be played. It has 6 problems:",
        "case.yaml:2: The key titel is not known here. Did you mean title?",
        "case.yaml:6: No card is called Flounder - Voice of Raeson."
        " Did you mean Flounder - Voice of Reason?",
        "case.yaml:7: This board is impossible: actions are never in play.",
        "case.yaml:7: This board is impossible: only a card with willpower can have damage.",
        "case.yaml:8: Ready has to be a whole number within its bounds.",
        "case.yaml:11: No clause has the number 8.99.",
    ]


def test_problems_are_json_too(file, capsys):
    """Tools get place, code and facts."""
    assert main(["explore", file(FAULTY), "--json"]) == 2

    problems = json.loads(capsys.readouterr().out)["problems"]
    assert problems[0] == {
        "file": "case.yaml", "line": 2, "code": "unknown_key", "key": "titel",
        "nearest": ["title"],
    }  # fmt: skip
    assert [fault["line"] for fault in problems] == [2, 6, 7, 7, 8, 11]


def test_problems_are_told_in_the_users_language(file, capsys, monkeypatch):
    """Without --lang the environment decides."""
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")

    assert main(["run", file(FAULTY)]) == 2
    assert "case.yaml:11: 8.99という番号の条項はありません。" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["run", "check", "explore"])
def test_a_file_that_is_not_there_is_status_2(command, file, capsys):
    """One sentence, no traceback."""
    assert main([command, "nowhere.yaml", "--lang", "en"]) == 2
    assert "nowhere.yaml: there is no such file" in capsys.readouterr().err


def test_what_is_no_yaml_is_status_2(file, capsys):
    """With the line where reading stopped."""
    assert main(["check", file("a: [1,\n"), "--lang", "en"]) == 2
    assert "case.yaml:2:" in capsys.readouterr().err


def test_one_of_several_cases_is_taken_by_id(file, capsys):
    """The problems of the others don't matter."""
    name = file(several(OHANA, FAULTY))

    assert main(["run", name, "--id", "ohana", "--lang", "en"]) == 0
    assert main(["run", name, "--id", "faulty", "--lang", "en"]) == 2
    assert main(["run", name, "--lang", "en"]) == 2
    assert "ohana, faulty" in capsys.readouterr().err
    assert main(["run", name, "--id", "third", "--lang", "en"]) == 2


def test_check_says_what_came_of_each_case(file, capsys):
    """Agrees, differs, refused, not gradable; then how many."""
    assert main(["check", file(several(OHANA, DIFFERS, FAULTY, OPEN)), "--lang", "en"]) == 1

    lines = capsys.readouterr().out.splitlines()
    assert lines[:4] == [
        "case.yaml",
        "  ohana: agrees",
        "  other: differs",
        "      line 35: lore you: expected 3, got 0",
    ]
    assert lines[4].startswith("      clauses of the replay: 〔1.8.1, 1.8.3, 4.3.2.1")
    assert lines[5] == "  faulty: refused"
    assert lines[7].startswith("      case.yaml:42: No card is called Flounder - Voice of Raeson.")
    assert "  open: not gradable (nobody knows)" in lines
    assert lines[-1] == "4 cases: 1 agrees, 1 differs, 1 refused, 1 not gradable."


@pytest.mark.parametrize(
    ("texts", "status"),
    [((OHANA,), 0), ((OHANA, OPEN), 0), ((OHANA, FAULTY), 2), ((DIFFERS, FAULTY), 1)],
)
def test_check_is_status_0_only_if_all_gradable_cases_agree(texts, status, file):
    """1 where one differs, 2 where one can't be played."""
    assert main(["check", file(several(*texts))]) == status


def test_check_gives_json(file, capsys):
    """Every verdict with its differences and problems, and the counts."""
    main(["check", file(several(DIFFERS, FAULTY)), file(OHANA, "other.yaml"), "--json"])

    told = json.loads(capsys.readouterr().out)
    assert told["counts"] == {"agrees": 1, "differs": 1, "refused": 1, "not gradable": 0}
    differs, refused = told["files"][0]["cases"]
    assert differs["differences"] == [
        {
            "line": 17, "measure": "lore", "of": "you", "at": "end", "stat": "",
            "expected": "3", "got": "0",
        }
    ]  # fmt: skip
    assert len(refused["problems"]) == 6


def test_explore_shows_every_outcome_with_a_line_of_play(file, capsys):
    """Nought and two cards, the order that leads to each, and that order mattered."""
    assert main(["explore", file(OHANA), "--lang", "en"]) == 0

    told = capsys.readouterr().out
    assert "The order in which abilities resolve matters." in told
    assert "1. lore you = 0, drawn you = 0\n   you: resolves “Major Malfunction”\n" in told
    assert "2. lore you = 0, drawn you = 2\n   you: resolves “Ohana”\n" in told


def test_explore_gives_json(file, capsys):
    """Values in the order of the measures, the line as choices."""
    main(["explore", file(OHANA), "--json"])

    told = json.loads(capsys.readouterr().out)
    assert told["order_mattered"] is True
    assert [outcome["values"] for outcome in told["outcomes"]] == [[0, 0], [0, 2]]
    assert told["outcomes"][0]["line"][0]["labels"] == ["Major Malfunction"]


def test_explore_says_when_its_budget_does_not_reach(file, capsys):
    """Exit status 3, and nothing is concluded."""
    assert main(["explore", file(OHANA), "--budget", "1", "--lang", "en"]) == 3
    assert "more than 1 positions" in capsys.readouterr().out


def test_explore_needs_something_to_measure(file, capsys):
    """A scenario without measure and expect has no outcomes to tell apart."""
    text = OHANA[: OHANA.index("expect:")]

    assert main(["explore", file(text), "--lang", "en"]) == 2
    assert "measures nothing at the end" in capsys.readouterr().err


def test_explore_refuses_to_measure_what_is_not_there(file, capsys):
    """A card that is known, but on no side of this board."""
    text = OHANA[: OHANA.index("expect:")] + 'measure: [{measure: state, of: "Be Prepared"}]\n'

    assert main(["explore", file(text), "--lang", "en"]) == 2
    assert "case.yaml measures Be Prepared, but nothing" in capsys.readouterr().err


def test_cards_lists_those_that_can_be_played(capsys):
    """By key, with both names."""
    assert main(["cards", "--lang", "en"]) == 0

    told = capsys.readouterr().out
    assert (
        "stitch-carefree-surfer  |  Stitch - Carefree Surfer  |"
        "  スティッチ – お気楽サーファー" in told
    )


def test_missing_cards_are_listed_with_the_reason(capsys):
    """Whoever wants one sees what it waits for."""
    assert main(["cards", "--missing", "--lang", "en"]) == 0
    assert "Grandma Wu - Wise Grandmother: its classifications" in capsys.readouterr().out


def test_profiles_are_listed_with_their_switches(capsys):
    """Versions and misconceptions, and what each changes."""
    assert main(["profiles", "--json"]) == 0

    told = {profile["name"]: profile for profile in json.loads(capsys.readouterr().out)}
    assert told["2.2.0"]["switches"] == {}
    assert told["if-at-trigger"]["kind"] == "misconception"
    assert told["if-at-trigger"]["switches"] == {"secondary_if": "both"}
