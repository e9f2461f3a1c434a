"""The replay as values for the page and as plain HTML."""

import re

import pytest
from django.template.loader import render_to_string
from django.utils.translation import override

from courses.board_tiles import Mark
from courses.card_faces import Setting, no_page
from courses.replay import Link, Piece, ReplayView, Telling, replay_view
from engine.lorcana.replay import Replay
from tests import samples

SETTING = Setting(lang="en", cards=samples.CARDS, card_url=no_page)
TELLING = Telling(
    sentence=samples.sentence,
    clause_url=lambda clause: f"/en/clauses/{clause}/",
    what_if=lambda step: [Link("Ohana first", "/other/")] if step.code == "pick" else None,
)


def view(replay: Replay | None = None, **more) -> ReplayView:
    """The worked example, told in English."""
    return replay_view(replay or samples.worked_example(), SETTING, TELLING, **more)


def drawn(replay: ReplayView) -> str:
    """The replay as HTML."""
    with override("en"):
        return render_to_string("courses/board/replay.html", {"replay": replay})


def steps_of(replay: ReplayView) -> list:
    """All steps, folded or not."""
    return [step for row in replay.rows for step in row.steps]


def test_steps_are_numbered_from_the_board_at_the_start():
    """Step 0 is the board before anything happened, then one number per step."""
    replay = view()

    assert [step.number for step in steps_of(replay)] == list(range(15))
    assert steps_of(replay)[0].text == "The board at the start"
    assert replay.total == 14


def test_a_replay_without_a_start_begins_at_step_1():
    """Where the engine kept no board from before, there is no step 0."""
    assert [step.number for step in steps_of(view(samples.refusal()))] == [1, 2]


@pytest.mark.parametrize("at", [None, "", "99", "-1", "x", 14, "14"])
def test_the_last_step_is_current_unless_a_step_is_asked_for(at):
    """What names no step leads to the end, never to an error."""
    replay = view(at=at)

    assert (replay.current.number, replay.position) == (14, "Step 14 of 14")
    assert replay.forward is None


def test_the_step_asked_for_is_current_with_its_board():
    """Step 9 deals the damage: three counters on Mickey Mouse, who is marked as touched."""
    replay = view(at="9")

    assert replay.current.text == "2 damage to Mickey Mouse – True Friend."
    hurt = next(tile for tile in replay.board.near.tiles if tile.id == samples.MICKEY)
    assert (hurt.damage, hurt.touched) == (3, True)
    assert (replay.back, replay.forward) == ("?step=8#replay", "?step=10#replay")


def test_runs_of_forced_steps_and_quiet_checks_are_folded():
    """A single quiet step stays in the list; two together fold behind a line."""
    folds = [row for row in view().rows if row.summary]

    assert [[step.number for step in row.steps] for row in folds] == [[11, 12]]
    assert [(row.summary, row.is_open) for row in folds] == [("2 quiet steps", False)]


def test_going_on_passes_over_what_is_folded_unless_one_stands_in_it():
    """From 10 on to 13; but from 12, inside the open fold, back to 11."""
    assert view(at=10).forward == "?step=13#replay"
    inside = view(at=12)
    assert (inside.back, inside.forward) == ("?step=11#replay", "?step=13#replay")
    assert [row.is_open for row in inside.rows if row.summary] == [True]


def test_each_kind_of_step_has_its_own_word_and_mark():
    """A plain event has none, and the sentence of a state check says itself what it is."""
    marks = {step.kind: step.mark for step in steps_of(view()) + steps_of(view(samples.refusal()))}

    assert marks == {
        "start": None,
        "event": None,
        "choice": Mark("choice", "choice"),
        "forced": Mark("forced", "only option"),
        "refused": Mark("refused", "refused"),
        "check": Mark("check", ""),
        "false": Mark("false", "checked, false"),
    }


def test_each_distinct_part_is_drawn_once_and_steps_name_theirs():
    """The opponent's half never changes, so all fifteen boards share one drawing of it."""
    replay = view()

    assert {step.parts[0] for step in steps_of(replay)} == {"p0"}
    assert len({part.view for part in replay.parts}) == len(replay.parts) == 16
    assert [part.view for part in replay.slots] == list(replay.board.parts)


def test_clauses_and_roads_not_taken_are_links():
    """A step leads to its clauses; the choice of the ability leads to the other choice."""
    pick = steps_of(view())[5]

    assert pick.clauses == (Link("7.7.4.2", "/en/clauses/7.7.4.2/"),)
    assert pick.what_if == (Link("Ohana first", "/other/"),)
    assert [step.number for step in steps_of(view()) if step.what_if] == [5]


def test_a_sentence_may_come_in_parts():
    """Names are marked up, cards by their name, symbols drawn with their name for the ear."""
    told = Telling(
        sentence=samples.sentence,
        parts=lambda step, lang: [
            ("card", "stitch-carefree-surfer"), ("text", " & "), ("ability", "Ohana"),
            ("text", ": 2 "), ("symbol", "L"),
        ],
        clause_url=TELLING.clause_url,
    )  # fmt: skip
    replay = replay_view(samples.refusal(), SETTING, told)

    assert replay.current.text == "Stitch – Carefree Surfer & Ohana: 2 lore"
    assert replay.current.pieces[-1] == Piece("symbol", "lore", "lore")
    html = drawn(replay)
    assert '<b class="piece-card">Stitch – Carefree Surfer</b> &amp; ' in html
    assert '#lore"/></svg><span class="only-listeners">lore</span>' in html


def test_as_plain_html_every_step_is_a_link_and_one_is_current():
    """Without scripts the list leads to each board, and the keys lead back and forth."""
    html = drawn(view(at=9))

    hrefs = re.findall(r'class="step-link" href="([^"]+)"', html)
    assert hrefs == [f"?step={number}#replay" for number in range(15)]
    assert html.count('aria-current="step"') == 1
    assert 'href="?step=9#replay" aria-current="step"' in html
    assert '<a class="now-key" data-key="back" href="?step=8#replay"' in html
    assert not re.search(r"\sstyle=|<script|<style|\son\w+=", html)


def test_at_an_end_the_key_leads_nowhere():
    """The last step has no forward link, and says that the key is off."""
    assert '<a class="now-key" data-key="forward" aria-disabled="true"' in drawn(view())


def test_two_replays_on_a_page_keep_apart():
    """Ids and addresses carry the replay's own id."""
    html = drawn(view(id="ex2"))

    assert '<board-replay class="replay" id="ex2">' in html
    assert 'href="?step=3#ex2"' in html
    assert "replay-title" not in re.findall(r'id="([^"]+)"', html)


def test_the_whole_replay_is_told_in_the_readers_language():
    """Words of the page, sentences and names are Japanese throughout."""
    setting = Setting(lang="ja", cards=samples.CARDS, card_url=no_page)

    replay = replay_view(samples.worked_example(), setting, TELLING, at=13)

    assert replay.position == "手順 13／14"
    assert replay.current.mark == Mark("false", "条件不成立")
    assert replay.current.text.startswith("「オハナ」は")
    assert replay.board.near.tiles[0].face.name == "スティッチ"
