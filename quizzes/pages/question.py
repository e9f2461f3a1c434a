"""The page of a question that waits for its answer."""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString

from courses.board import BoardView
from courses.reading.question_words import words
from courses.reading.replays import shown_board
from quizzes.grading.lines import board_asked
from quizzes.grading.tables import table
from quizzes.grading.typed import LONGEST
from quizzes.kinds.base import Given, Unclear
from quizzes.kinds.choice import ChoiceAsk
from quizzes.models import AttemptQuestion
from quizzes.pages.card_texts import CardText, card_texts
from quizzes.pages.fields import Field, fields_of
from quizzes.pages.labels import Labels, value_words
from quizzes.pages.reasons import unclear_words
from quizzes.questions.model import Variant
from quizzes.results import Row, rows


@dataclass(frozen=True)
class QuestionPage:
    """All that the form of a question shows. trouble: why the last answer was not taken."""

    n: int
    rows: list[Row]
    topic: SafeString | str
    prompt: SafeString
    prompt_lang: str
    shows: SafeString
    board: BoardView | None
    texts: tuple[CardText, ...]
    fields: tuple[Field, ...]
    token: str
    trouble: str = ""
    longest: int = LONGEST


def labels_for(question: AttemptQuestion, variant: Variant, lang: str) -> Labels:
    """The words of a question with its values filled in; three queries."""
    id = variant.question.id
    keys = [f"{id}.prompt", f"{id}.explain", f"topic.{variant.question.topic}"]
    own = (*variant.ask.options(), *getattr(variant.ask, "reasons", ()))
    keys += [f"{id}.option.{key}" for key in own]
    found = words(f"{question.attempt.quiz}/words", lang, keys)
    filled = {name: value_words(value, lang) for name, value in variant.values.items()}
    return Labels(id, found, lang, filled)


def topic_words(labels: Labels, topic: str) -> SafeString | str:
    """The topic's name."""
    key = f"topic.{topic}"
    return labels.words.label(key) if key in labels.words else topic


def question_page(
    question: AttemptQuestion,
    lang: str,
    *,
    given: Given | None = None,
    unclear: Unclear | None = None,
    token: str = "",
) -> QuestionPage:
    """The form, with what was given before and what was unclear about it."""
    variant, sim = table(question.revision.text, question.revision.path, question.values)
    labels = labels_for(question, variant, lang)
    given = given or Given({})
    typed = given.one(unclear.field) if unclear else ""
    ask: Any = variant.ask
    shows = ask.shows if isinstance(ask, ChoiceAsk) else None
    return QuestionPage(
        n=question.n,
        rows=rows(question.attempt, question.n),
        topic=topic_words(labels, variant.question.topic),
        prompt=labels.prompt(),
        prompt_lang=labels.block_lang("prompt"),
        shows=labels.text(shows) if shows else SafeString(""),
        board=shown_board(board_asked(variant, sim), lang) if sim is not None else None,
        texts=card_texts(variant.scenario, lang),
        fields=tuple(fields_of(ask, labels, given, sim)),
        token=token or str(uuid.uuid4()),
        trouble=unclear_words(unclear, typed) if unclear else "",
    )
