"""A replay and boards written by hand, for tests of how they are drawn.

The replay is the first worked example of class 03: Stitch is played, the robot's damage is aimed
at the hurt Mickey Mouse and resolved first, and Ohana then finds one other character.
"""

from dataclasses import replace

from engine.lorcana import cards
from engine.lorcana.card import Card, card
from engine.lorcana.replay import AbilityName, Board, Marble, Replay, Side, Step, Tile

LONG_NAMES = (
    card("Mickey Mouse & Minnie Mouse - Adventuring Duo",
         "ミッキーマウス＆ミニーマウス - 大冒険カップル", "character", 5,
         ink="amber", stats=(4, 5, 2)),
    card("Queen of Hearts - Unpredictable Bully", None, "character", 4,
         ink="ruby", stats=(3, 5, 1)),
    card("Sugar Rush Speedway - Starting Line",
         "シュガーラッシュスピードウェイ - スタートライン", "location", 1,
         ink="emerald", location=(1, 5, 0)),
)  # fmt: skip
CARDS: dict[str, Card] = {**cards.CARDS, **{sample.key: sample for sample in LONG_NAMES}}
STITCH, FLOUNDER, MICKEY, ROBOT = 11, 12, 13, 14
OHANA = AbilityName("ohana", "Ohana", "オハナ")
MALFUNCTION = AbilityName("major-malfunction", "Major Malfunction", "ドッカン君主制")


def tile(id: int, key: str, **state: object) -> Tile:
    """A tile of a sample card with its printed numbers."""
    facts = CARDS[key]
    tile = Tile(id, key, facts.type, facts.cost, facts.strength, facts.willpower, facts.lore)
    return replace(tile, **state)  # type: ignore[arg-type]


STITCH_TILE = tile(STITCH, "stitch-carefree-surfer", drying=True)
FLOUNDER_TILE = tile(FLOUNDER, "flounder-voice-of-reason")
HURT_MICKEY = tile(MICKEY, "mickey-mouse-true-friend", damage=1, exerted=True)
ROBOT_TILE = tile(ROBOT, "the-robot-queen")
CAT = tile(21, "cheshire-cat-not-all-there")
OHANA_MARBLE = Marble("you", OHANA, "stitch-carefree-surfer")
ROBOT_MARBLE = Marble("you", MALFUNCTION, "the-robot-queen")

YOU = Side(
    "you",
    lore=7,
    deck=28,
    hand=("stitch-carefree-surfer", "magic-broom-illuminary-keeper"),
    ink_ready=8,
    play=(FLOUNDER_TILE, HURT_MICKEY, ROBOT_TILE),
)
THEM = Side(
    "opponent",
    lore=5,
    deck=31,
    hand=(None,) * 4,
    discard=("magic-broom-illuminary-keeper",),
    ink_ready=3,
    ink_exerted=2,
    play=(CAT,),
)
PLAYED = replace(
    YOU,
    hand=("magic-broom-illuminary-keeper",),
    ink_ready=0,
    ink_exerted=8,
    play=(STITCH_TILE, FLOUNDER_TILE, HURT_MICKEY, ROBOT_TILE),
)


def board(you: Side, *bag: Marble) -> Board:
    """A board with the sample opponent."""
    return Board("you", (you, THEM), bag)


def worked_example() -> Replay:
    """Fourteen steps, with every kind of step but a refusal."""
    resolving = replace(ROBOT_MARBLE, resolving=True)
    gone = replace(ROBOT_TILE, exerted=True, banished=True)
    hit = replace(HURT_MICKEY, damage=3)
    robot_paid = replace(PLAYED, play=(STITCH_TILE, FLOUNDER_TILE, HURT_MICKEY, gone),
                         discard=("the-robot-queen",))  # fmt: skip
    damaged = replace(robot_paid, play=(STITCH_TILE, FLOUNDER_TILE, hit))
    leaving = replace(damaged, play=(STITCH_TILE, FLOUNDER_TILE, replace(hit, banished=True)),
                      discard=("mickey-mouse-true-friend", "the-robot-queen"))  # fmt: skip
    left = replace(leaving, play=(STITCH_TILE, FLOUNDER_TILE))
    both, ohana = (OHANA_MARBLE, ROBOT_MARBLE), replace(OHANA_MARBLE, resolving=True)
    said = (
        ("play", board(PLAYED), 0, "event", ("4.3.4", "4.3.2"), (STITCH,)),
        ("bag-enters", board(PLAYED, OHANA_MARBLE), 1, "event", ("7.7.3.1",), (STITCH,)),
        ("bag-enters-2", board(PLAYED, *both), 1, "event", ("7.7.3.1",), (ROBOT,)),
        ("check", board(PLAYED, *both), 0, "check", ("1.8.1",), ()),
        ("pick", board(PLAYED, OHANA_MARBLE, resolving), 0, "choice", ("7.7.4.2",), (ROBOT,)),
        ("may", board(PLAYED, OHANA_MARBLE, resolving), 1, "choice", ("6.1.4",), ()),
        ("cost", board(robot_paid, OHANA_MARBLE, resolving), 1, "event", ("6.1.5",), (ROBOT,)),
        ("target", board(damaged, OHANA_MARBLE, resolving), 1, "choice", ("6.7.2.2",), (MICKEY,)),
        ("deal", board(damaged, OHANA_MARBLE, resolving), 1, "event", ("6.7.2.2",), (MICKEY,)),
        ("check-banish", board(leaving, OHANA_MARBLE), 0, "check", ("1.8.1.4",), (MICKEY,)),
        ("check", board(left, OHANA_MARBLE), 0, "check", ("1.8.1",), ()),
        ("only-one", board(left, ohana), 0, "forced", ("7.7.4.2",), (STITCH,)),
        ("false", board(left, ohana), 1, "false", ("6.2.4",), (STITCH, FLOUNDER)),
        ("check", board(left), 0, "check", ("1.8.1",), ()),
    )
    steps = tuple(
        Step(n, code, where, depth, {}, clauses, kind, "you", touched)  # type: ignore[arg-type]
        for n, (code, where, depth, kind, clauses, touched) in enumerate(said)
    )
    return Replay(steps, start=board(YOU))


def refusal() -> Replay:
    """An attempt the rules refuse: the board stays as it was."""
    after = board(replace(PLAYED, play=(STITCH_TILE, FLOUNDER_TILE)))
    steps = (
        Step(0, "play", after, clauses=("4.3.4",), player="you", touched=(STITCH,)),
        Step(1, "refused", after, clauses=("4.6.4.1",), kind="refused", touched=(STITCH, 21)),
    )
    return Replay(steps)


SENTENCES = {
    "play": ("You play Stitch – Carefree Surfer for 7 ink.",
             "あなたは《スティッチ – お気楽サーファー》を７インクでプレイする。"),
    "bag-enters": ("Ohana enters the bag.", "「オハナ」がバッグに加わる。"),
    "bag-enters-2": ("Major Malfunction enters the bag.", "「ドッカン君主制」がバッグに加わる。"),
    "check": ("Game state check: nothing to do.", "状況起因処理。行うことはない。"),
    "pick": ("You choose Major Malfunction to resolve first.",
             "あなたは先に「ドッカン君主制」を解決することを選ぶ。"),
    "may": ("You use it: yes.", "あなたはこれを使う。"),
    "cost": ("The Robot Queen is banished as the cost.", "コストとして《メカ女王》を退場させる。"),
    "target": ("You choose Mickey Mouse – True Friend.",
               "あなたは《ミッキーマウス – いつだって友だち》を選ぶ。"),
    "deal": ("2 damage to Mickey Mouse – True Friend.",
             "《ミッキーマウス – いつだって友だち》に２ダメージを与える。"),
    "check-banish": ("Game state check: Mickey Mouse – True Friend is banished.",
                     "状況起因処理。《ミッキーマウス – いつだって友だち》が退場する。"),
    "only-one": ("Ohana is the only ability left.", "残りは「オハナ」だけ。"),
    "false": ("Ohana looks for 2 other characters and finds 1: no cards are drawn.",
              "「オハナ」は他のキャラクター２体を確認するが、１体しかいない。カードは引かない。"),
    "refused": ("Stitch can't challenge: it is drying.",
                "《スティッチ – お気楽サーファー》は塗りたてなのでチャレンジできない。"),
}  # fmt: skip


def sentence(step: Step, lang: str) -> str:
    """The step's sentence, standing in for the engine's words."""
    return SENTENCES[step.code][lang == "ja"]


def every_state() -> Board:
    """A crowded board: each state a tile, a hand, a discard, an inkwell and the bag can be in."""
    duo = tile(31, "mickey-mouse-minnie-mouse-adventuring-duo", exerted=True, drying=True, damage=2,
               under=2, under_faces=("mickey-mouse-true-friend", None), strength=6,
               keywords=("evasive", "resist 2"))  # fmt: skip
    here = (
        tile(33, "mickey-mouse-true-friend", at=32, damage=2),
        tile(34, "magic-broom-illuminary-keeper", at=32, exerted=True),
    )
    return Board(
        "opponent",
        (
            Side("you", 12, 17, ("stitch-carefree-surfer", None),
                 ("flounder-voice-of-reason", "the-robot-queen"), 1, 9,
                 (duo, tile(35, "stitch-carefree-surfer", drying=True, under=1,
                            under_faces=("magic-broom-illuminary-keeper",)),
                  tile(32, "pride-lands-pride-rock", damage=3), *here,
                  tile(36, "the-robot-queen", exerted=True),
                  Tile(37, None, "character", facedown=True),
                  tile(38, "flounder-voice-of-reason", damage=2, banished=True))),
            Side("opponent", 0, 0, (), (), 0, 0,
                 (tile(41, "queen-of-hearts-unpredictable-bully", keywords=("challenger 3",)),
                  tile(42, "sugar-rush-speedway-starting-line"),
                  tile(43, "cheshire-cat-not-all-there", exerted=True, damage=2))),
        ),
        (replace(OHANA_MARBLE, resolving=True), ROBOT_MARBLE,
         Marble("opponent", AbilityName("lose-something", "Lose Something?", "落とし物かニャ？"),
                "cheshire-cat-not-all-there"),
         Marble("opponent", AbilityName("raging", "Raging Duck"), "magic-broom-illuminary-keeper")),
    )  # fmt: skip
