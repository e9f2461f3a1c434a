"""Replay steps, refusals, faults of files and choices become sentences in both languages."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from engine.core.choice import Choice, Illegal
from engine.core.marked import Problem
from engine.lorcana.cards import find
from engine.lorcana.text import choice_prompt, parts, problem, reason, sentence
from engine.lorcana.text.catalogue import LOCALE, FromPo, catalogue, translate
from engine.lorcana.text.problems import IMPOSSIBLE, PROBLEMS
from engine.lorcana.text.prompts import PROMPTS
from engine.lorcana.text.reasons import REASONS
from engine.lorcana.text.step_words import ACTS, TEMPLATES
from engine.lorcana.text.templates import PLACE, placeholders
from engine.lorcana.vocabulary import AbilityName

ENGINE = Path(__file__).parents[3] / "engine"
STITCH = "stitch-carefree-surfer"
MICKEY = "mickey-mouse-true-friend"
OHANA = AbilityName("Ohana", "オハナ")
ALL = [*TEMPLATES.values(), *ACTS.values(), *REASONS.values(), *PROBLEMS.values()]
ALL += [*IMPOSSIBLE.values(), *PROMPTS.values()]


@dataclass
class Told:
    """A step as far as its sentence goes."""

    code: str
    params: dict[str, Any] = field(default_factory=dict)


TABLE: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "draws",
        {"player": "you", "n": 1},
        "You draw 1 card.",
        "あなたはカードを1枚引く。",
    ),
    (
        "draws",
        {"player": "opponent", "n": 2},
        "The opponent draws 2 cards.",
        "対戦相手はカードを2枚引く。",
    ),
    (
        "announce",
        {"player": "Ann", "card": STITCH},
        "Ann announces Stitch – Carefree Surfer.",
        "Annは《スティッチ – お気楽サーファー》のプレイを宣言する。",
    ),
    (
        "banished",
        {"card": "flynn-rider-spectral-scoundrel", "player": "you"},
        "Flynn Rider – Spectral Scoundrel is banished.",
        "《Flynn Rider – Spectral Scoundrel》（英語名）が退場する。",
    ),
    (
        "triggers",
        {"ability": OHANA, "player": "you", "card": STITCH},
        "“Ohana” of Stitch – Carefree Surfer triggers and enters the bag.",
        "《スティッチ – お気楽サーファー》の「オハナ」が誘発し、バッグに入る。",
    ),
    (
        "triggers",
        {"ability": AbilityName("I'll Take That"), "player": "you", "card": MICKEY},
        "“I'll Take That” of Mickey Mouse – True Friend triggers and enters the bag.",
        "《ミッキーマウス – いつだって友だち》の「I'll Take That」が誘発し、バッグに入る。",
    ),
    (
        "if_false",
        {"ability": OHANA, "n": 1, "need": 2},
        "The “if” of “Ohana” is checked now: 2 or more needed, 1 there. It is false.",
        "「オハナ」の『〜なら』をここで確かめる。必要な数は2以上、いまは1。成り立っていない。",
    ),
    (
        "no_effect",
        {"ability": OHANA},
        "“Ohana” resolves with no effect.",
        "「オハナ」は何の効果もなく解決する。",
    ),
    (
        "chooses",
        {"player": "opponent", "cards": [STITCH, MICKEY]},
        "The opponent chooses Stitch – Carefree Surfer and Mickey Mouse – True Friend.",
        "対戦相手は《スティッチ – お気楽サーファー》、"
        "《ミッキーマウス – いつだって友だち》を選ぶ。",
    ),
    (
        "enters",
        {"player": "you", "card": STITCH, "exerted": True, "drying": True, "on": []},
        "Stitch – Carefree Surfer enters play exerted and drying.",
        "《スティッチ – お気楽サーファー》がエグザートかつ塗りたてで場に出る。",
    ),
    (
        "to_bottom",
        {"card": None, "player": "opponent"},
        "A facedown card goes to the bottom of the opponent's deck.",
        "裏向きのカードが対戦相手のデッキの一番下に置かれる。",
    ),
    (
        "stat",
        {"card": MICKEY, "stat": "strength", "change": -2, "now": 1},
        "Mickey Mouse – True Friend gets -2 {S} (now 1).",
        "《ミッキーマウス – いつだって友だち》は-2{S}される（現在1）。",
    ),
    (
        "keyword",
        {"card": MICKEY, "keyword": "challenger", "n": 2},
        "Mickey Mouse – True Friend gains Challenger +2.",
        "《ミッキーマウス – いつだって友だち》は果敢+２を得る。",
    ),
    (
        "lore",
        {"player": "opponent", "change": -2, "total": 3},
        "The opponent loses 2 lore (3 in all).",
        "対戦相手はロアを2つ失う（残り3）。",
    ),
    (
        "lore",
        {"player": "opponent", "change": 0, "total": 0},
        "The opponent has no lore to lose.",
        "対戦相手には失うロアがない。",
    ),
    (
        "challenge_damage",
        {"location": True},
        "The damage of the challenge is dealt; the location deals none.",
        "チャレンジのダメージを与える。ロケーションはダメージを与えない。",
    ),
    (
        "refused",
        {"player": "you", "reason": "cost", "facts": {"needed": 7, "ready": 1}},
        "This takes 7 {I}, and only 1 ready card is in the inkwell.",
        "7{I}が必要ですが、インクウェルのレディしているカードは1枚だけです。",
    ),
    (
        "bag_passes",
        {"player": "opponent"},
        "The bag passes to the opponent.",
        "バッグが対戦相手に渡る。",
    ),
]


@pytest.mark.parametrize(("code", "params", "en", "ja"), TABLE, ids=[row[2] for row in TABLE])
def test_a_step_reads_as_a_sentence(code: str, params: dict[str, Any], en: str, ja: str) -> None:
    """The code and its parameters give the English and the Japanese sentence."""
    step = Told(code, params)

    assert (sentence(step, "en"), sentence(step, "ja")) == (en, ja)


def test_parts_keep_cards_by_key_so_that_pages_can_link_them() -> None:
    """Cards, abilities and symbols are parts of their own."""
    step = Told("uses", {"player": "you", "card": STITCH, "ability": OHANA})

    assert parts(step, "en") == [
        ("text", "You use "),
        ("ability", "“Ohana”"),
        ("text", " of "),
        ("card", STITCH),
        ("text", "."),
    ]
    assert ("symbol", "I") in parts(Told("pays_ink", {"player": "you", "n": 2}), "ja")


def written(function: str, position: int) -> set[str]:
    """The strings that the engine's source passes to a function in that place."""
    found = set()
    for file in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            called = isinstance(node, ast.Call) and (
                getattr(node.func, "attr", getattr(node.func, "id", ""))
            )
            if called == function and len(node.args) > position:
                given = node.args[position]
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    found.add(given.value)
    return found


def test_every_code_the_engine_tells_has_a_template() -> None:
    """A new trace code needs its sentence."""
    told = written("tell", 0)

    assert len(told) > 40
    assert told - {"refused"} - set(TEMPLATES) == set()


def test_every_reason_fault_and_kind_of_choice_has_words() -> None:
    """What the engine refuses, finds wrong or asks can always be said."""
    faults = written("fault", 1) | written("problem", 2) | written("Problem", 2)

    assert written("Refused", 0) | written("Illegal", 0) <= set(REASONS)
    assert faults <= set(PROBLEMS)
    assert written("Choice", 1) <= set(PROMPTS)


@pytest.mark.parametrize("template", sorted(set(ALL)))
def test_every_template_is_translated_with_the_same_placeholders(template: str) -> None:
    """Nothing is lost between the languages; agreement marks are for English only."""
    japanese = translate(template, "ja")

    assert japanese != template
    assert placeholders(japanese) == placeholders(template)
    assert PLACE.sub("", japanese).count("{") == 0


def test_japanese_sentences_use_the_words_the_class_uses() -> None:
    """One word for one thing: the terms of class 03, none of their rivals."""
    said = " ".join(translate(template, "ja") for template in ALL)

    assert re.findall("引き起こ|トリガー|スタック|破壊|タップ|アンタップ|ローア|伝承", said) == []


@pytest.mark.parametrize("word", sorted({key.partition(".")[0] for key in REASONS}))
def test_every_reason_word_says_why(word: str) -> None:
    """Each reason word has a sentence in both languages, with or without facts."""
    illegal = Illegal(word, "1.2.2")

    assert reason(illegal, "en").endswith(".")
    assert reason(illegal, "ja").endswith("。")


def test_an_unknown_card_is_answered_with_the_nearest_names() -> None:
    """The reader sees the card's name in their language."""
    fault = Problem("a.yaml", 3, "unknown_card", (("name", "Stich"), ("nearest", [find(STITCH)])))

    assert problem(fault, "en") == (
        "No card is called Stich. Did you mean Stitch - Carefree Surfer?"
    )
    assert problem(fault, "ja") == (
        "Stichという名前のカードはありません。《スティッチ – お気楽サーファー》ではありませんか。"
    )


def test_a_fault_without_words_still_gives_its_code() -> None:
    """An unknown code is no crash for an author."""
    assert problem(Problem("a.yaml", 1, "odd"), "en") == "Something is wrong here: odd."


def test_the_prompt_for_a_choice_names_the_ability_that_asks() -> None:
    """Stitch's ability asks whether to draw."""
    choice = Choice(0, "may", (), about=f"{STITCH}#0")

    assert choice_prompt(choice, "en") == "You may do what “Ohana” says. Do you?"
    assert choice_prompt(choice, "ja") == "「オハナ」に『〜してもよい』とあります。行いますか。"


def test_words_are_right_without_a_compiled_catalogue(tmp_path: Path) -> None:
    """A .po without its .mo is read itself."""
    folder = tmp_path / "ja" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    source = LOCALE / "ja" / "LC_MESSAGES" / "engine.po"
    (folder / "engine.po").write_bytes(source.read_bytes())

    words = catalogue("ja", tmp_path)

    assert isinstance(words, FromPo)
    assert words.gettext("The bag is empty.") == "バッグが空になる。"


def test_a_language_without_a_catalogue_stays_english(tmp_path: Path) -> None:
    """No file, no words: the English ones stand."""
    assert catalogue("ja", tmp_path).gettext("The bag is empty.") == "The bag is empty."
