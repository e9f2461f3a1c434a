"""Questions for tests: small files in the form that authors write."""

from quizzes.grading.simulation import Simulation
from quizzes.questions.model import Question, Variant
from quizzes.questions.reading import read_question, variant

OHANA = """
id: ohana
topic: resolving
kind: number
points: [L03-35]
teaches: ["6.2.4", "7.7.4.2"]
scenario:
  board:
    you:
      play: [{card: "{hurt}", damage: "{damage}"}, "Flounder - Voice of Reason", "The Robot Queen"]
      hand: ["Stitch - Carefree Surfer"]
      inkwell: {ready: 8}
  do:
    - {you: play, card: "Stitch - Carefree Surfer", pay: ink}
    - {you: resolve, ability: "Major Malfunction"}
    - {you: answer, may: "yes"}
    - {you: answer, choose: "{hurt}"}
    - {you: resolve, ability: "Ohana"}
    - {you: answer, may: "yes"}
ask: {measure: drawn, of: you}
vary:
  hurt: {cards: ["Mickey Mouse - True Friend", "Donald Duck - Boisterous Fowl"]}
  damage: {is: "{hurt.willpower-1}"}
"""
_BOARD = """
scenario:
  board:
    you:
      play: [{card: "Mickey Mouse - True Friend", damage: 2}, "Flounder - Voice of Reason",
        "The Robot Queen"]
      hand: ["Stitch - Carefree Surfer"]
      inkwell: {ready: 8}
  do:
    - {you: play, card: "Stitch - Carefree Surfer", pay: ink}
  answers:
    - {you: answer, to: any, may: "yes"}
    - {you: answer, to: "Major Malfunction", choose: "Mickey Mouse - True Friend"}
"""
ORDER = f"""
id: order
topic: order
kind: order
points: [L03-44]
teaches: ["7.7.4.2"]
{_BOARD}
ask:
  goal: {{measure: drawn, of: you, equals: 2}}
"""
POSSIBLE = f"""
id: possible
topic: order
kind: possible
points: [L03-44]
teaches: ["7.7.4.2"]
{_BOARD}
ask: {{measure: drawn, of: you, equals: 2}}
"""
ENDS = f"""
id: ends
topic: order
kind: possible
points: [L03-44]
teaches: ["7.7.4.2"]
{_BOARD}
ask: {{measure: drawn, of: you, find: both}}
"""
BOTH_SIDES = """
id: both-sides
topic: order
kind: order
points: [L03-26]
teaches: ["7.7.4.2", "7.7.4.3"]
scenario:
  board:
    you: {play: ["Merlin - Goat", "Lyle Tiberius Rourke - Cunning Mercenary"]}
    opponent:
      play:
        - {card: "Scar - Fiery Usurper", exerted: true}
        - "Lyle Tiberius Rourke - Cunning Mercenary"
        - "Emerald Chromicon"
  do:
    - {you: challenge, card: "Merlin - Goat", target: "Scar - Fiery Usurper"}
  answers:
    - {opponent: answer, to: any, may: "no"}
ask: {}
"""
STORM = """
id: storm
topic: resolving
kind: number
points: [L03-33]
teaches: ["6.7.2.3"]
scenario:
  board:
    you:
      lore: 4
      play: [{card: "Jafar - Striking Illusionist", exerted: true, damage: 3}]
      hand: ["Let the Storm Rage On"]
      inkwell: {ready: 3}
  do:
    - {you: play, card: "Let the Storm Rage On", pay: ink}
    - {you: answer, choose: "Jafar - Striking Illusionist"}
    - {you: resolve, ability: "Power Beyond Measure"}
ask: {measure: lore, of: you}
"""
BOARD = """
id: board
topic: resolving
kind: board
points: [L03-03]
teaches: ["4.3.3.2"]
scenario:
  board:
    you: {hand: ["Smash"], inkwell: {ready: 3}}
    opponent: {play: ["Stitch - Carefree Surfer"]}
  do:
    - {you: play, card: "Smash", pay: ink}
    - {you: answer, choose: "Stitch - Carefree Surfer"}
ask: {cards: ["Smash", "Stitch - Carefree Surfer"], fields: [zone, damage], lore: [you]}
unmistaken: "Nothing waits."
"""
LEGAL = """
id: legal
topic: order
kind: legal
points: [L03-04]
teaches: ["4.5.1.2"]
scenario:
  board:
    you: {play: [{card: "Flounder - Voice of Reason", exerted: true}]}
  do:
    - {you: quest, card: "Flounder - Voice of Reason"}
ask: {of: "do 1", reasons: [exerted, drying, bag]}
unmistaken: "Nothing waits."
"""
WHO = f"""
id: who
topic: order
kind: who
points: [L03-25]
teaches: ["7.7.3.1"]
{_BOARD}
ask: {{asked: end}}
"""
CHOICE = """
id: choice
topic: tables
kind: choice
points: [L03-50]
teaches: ["6.1.4"]
scenario:
  turn: "the moment before your Ready step"
  board:
    you: {play: ["Donald Duck - Perfect Gentleman"]}
  do:
    - {you: start_turn}
    - {you: resolve, ability: "Allow Me"}
    - {you: answer, may: "no"}
    - {opponent: answer, may: "yes"}
ask:
  options:
    opponent: {measure: drawn, of: opponent, equals: 1}
    nobody: {measure: drawn, of: opponent, equals: 0}
"""
SEVERAL = CHOICE.replace("id: choice", "id: several").replace("kind: choice", "kind: several")
TEXT = """
id: text
topic: kinds
kind: choice
points: [L03-07]
teaches: ["6.2.2"]
ask:
  shows: {card: "{text.card}", ability: "{text.ability}"}
  options:
    triggered: {ability_kind: {card: "{text.card}", ability: "{text.ability}"}, equals: triggered}
    static: {ability_kind: {card: "{text.card}", ability: "{text.ability}"}, equals: static}
vary:
  text: {texts: [{card: "Stitch - Carefree Surfer", ability: "Ohana"}]}
unmistaken: "It is asked of the text."
"""
PAY = """
id: pay
topic: tables
kind: pay
points: [L03-01]
teaches: ["4.3.2.4"]
scenario:
  board:
    you:
      play: ["Mickey Mouse - True Friend", "Flounder - Voice of Reason"]
      hand: ["Friends on the Other Side"]
  do:
    - {you: play, card: "Friends on the Other Side", pay: ink}
ask:
  of: "do 1"
  ways: [ink, sing]
  from: ["Mickey Mouse - True Friend", "Flounder - Voice of Reason"]
unmistaken: "It is about paying."
"""
ALL = {
    "ohana": OHANA,
    "order": ORDER,
    "possible": POSSIBLE,
    "ends": ENDS,
    "board": BOARD,
    "legal": LEGAL,
    "who": WHO,
    "choice": CHOICE,
    "several": SEVERAL,
    "text": TEXT,
    "pay": PAY,
}


def question(text: str) -> Question:
    """The question of a file named for its id."""
    id = next(line for line in text.splitlines() if line.startswith("id:")).split()[1]
    return read_question(text, f"{id}.yaml")


def played(text: str, seed: int = 0) -> tuple[Variant, Simulation | None]:
    """A variant of the question, and its simulation."""
    found = question(text)
    chosen = variant(found, found.values(seed))
    return chosen, Simulation(chosen.scenario) if chosen.scenario is not None else None
