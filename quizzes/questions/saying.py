"""What is wrong with a question, in a sentence for its author."""

from collections.abc import Mapping
from typing import Any

from engine.core.marked import Problem
from engine.lorcana.text import problem as engine_sentence

SENTENCES: Mapping[str, str] = {
    "unknown_word": "{name} is not known as {what}.{near}",
    "unknown_placeholder": "nothing fills the placeholder {name}.",
    "bad_placeholder": "the placeholder {says} means nothing: no such name, field or sum.",
    "quote_placeholder": 'write the placeholder in quotes: "{{{name}}}".',
    "bad_condition": '{says} is no condition such as "{{n}} < {{hurt.willpower}}".',
    "bad_name": "{name} can't stand here.",
    "bad_order": "{given} does not name every entry once.",
    "one_form": "{name} needs exactly one of: {forms}.",
    "no_values": "nothing fits {name}.",
    "no_variants": "no choice of values fits together.",
    "one_variant": "only one variant comes of what may vary.",
    "id_is_file_name": "the id {id} is not the name of the file, {file}.",
    "unknown_topic": "the topic {name} is not in quiz.yaml, which has: {topics}.",
    "unknown_ability": "{card} has no ability called {name}.",
    "no_predicate": "this says nothing that can be true; it needs one of: {known}.",
    "one_comparison": "exactly one comparison is needed: {known}.",
    "lines_at_end": "over all lines of play, only the end can be measured.",
    "too_few_options": "there have to be two options at least.",
    "zone_first": "the first field has to be zone.",
    "card_twice": "a card stands here twice.",
    "not_a_list": "a list was expected here ({what}).",
    "no_scenario": "it needs a board, and has no scenario.",
    "not_played": "it can't be played: {says} (variant {variant}, {values}).",
    "none_true": "no option is true (variant {variant}, {values}).",
    "several_true": "more than one option is true: {truth} (variant {variant}, {values}).",
    "all_true": "every option is true (variant {variant}, {values}).",
    "none_right": "no answer is right (variant {variant}, {values}).",
    "all_right": "every answer is right (variant {variant}, {values}).",
    "no_number": "what is measured is no number: {truth} (variant {variant}, {values}).",
    "too_big": "the answer is larger than can be typed: {truth} (variant {variant}, {values}).",
    "one_outcome": "there is one outcome only: {truth} (variant {variant}, {values}).",
    "not_tried": "the entry that is asked about is never tried (variant {variant}, {values}).",
    "reason_not_offered": "the right reason is not among those offered: {truth}.",
    "card_nowhere": "a card that is asked about is nowhere: {truth} (variant {variant}, {values}).",
    "bad_number_of_abilities": "two to five abilities can be put in order (variant {variant}).",
    "undecided": "the rules leave open what happens: {clauses} (variant {variant}, {values}).",
    "refused": "entry {entry} is refused, {reason} (variant {variant}, {values}).",
    "never_asked": "no rules ask for the answer in entry {entry} (variant {variant}, {values}).",
    "never_cited": "it teaches {clause}, which the replay never cites; it cites {cited}.",
    "every_rule_set_agrees": "every wrong rule set gives the same answer; say why in `unmistaken`.",
    "no_words": "the block {block} has no text ({lang}).",
    "placeholders_differ": "the languages use different placeholders in {block}.",
}


def sentence(problem: Problem) -> str:
    """File, line, and what is wrong."""
    code, _, rest = problem.code.partition(" ")
    facts = {name: _plain(value) for name, value in problem.params}
    near = dict(problem.params).get("nearest")
    facts |= {"clause": rest, "near": f" Did you mean {_plain(near)}?" if near else ""}
    if code in SENTENCES:
        says = SENTENCES[code].format_map(_Known(facts))
    else:
        says = engine_sentence(problem, "en")
    return f"{problem.where}:{problem.line}: {says}"


class _Known(dict[str, Any]):
    def __missing__(self, name: str) -> str:
        return "–"


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} = {item}" for name, item in value.items()) or "no placeholders"
    if isinstance(value, list | tuple):
        return ", ".join(map(_plain, value))
    return str(value)
