"""Blocks as a reader sees them: rendered, with their state, notes and open wordings."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from django.utils.safestring import SafeString

from courses.cards import CARD_PAGES
from courses.reading.clauses import CitationView
from courses.reading.words import NoteView, QuestionView
from courses.text.render import Links, plain, render, render_inline
from courses.text.tokens import citations as cited
from courses.translation.published import Published
from courses.translation.state import State


@dataclass(frozen=True)
class BlockView:
    """One block on the page. `lang` is the language the text really is in.

    `side` are the citations that stand here for the first time in the text.
    """

    key: str
    kind: str
    html: SafeString
    inline: SafeString
    plain: str
    lang: str
    state: State
    side: tuple[CitationView, ...] = ()
    notes: tuple[NoteView, ...] = ()
    questions: tuple[QuestionView, ...] = ()

    @property
    def anchor(self) -> str:
        """The block's id in the page."""
        return f"b-{self.key}"

    @property
    def has_marks(self) -> bool:
        """Whether a reader has to be told anything about the block."""
        return has_marks(self)

    @property
    def is_behind(self) -> bool:
        """Whether the English text has changed since this was translated."""
        return self.state is State.STALE

    @property
    def is_missing(self) -> bool:
        """Whether the text is the original because there is no translation."""
        return self.state is State.MISSING


class Marked(Protocol):
    """What may be marked for a reader: a block, or several that stand together."""

    @property
    def notes(self) -> tuple[NoteView, ...]: ...
    @property
    def questions(self) -> tuple[QuestionView, ...]: ...
    @property
    def is_behind(self) -> bool: ...
    @property
    def is_missing(self) -> bool: ...


def has_marks(marked: Marked) -> bool:
    """Whether there is anything to tell about it."""
    return bool(marked.notes or marked.questions or marked.is_behind or marked.is_missing)


def lesson_links(numbers: Iterable[str]) -> Links:
    """On a lesson page a citation leads to the list of clauses below; cards to their pages."""
    return Links.of({number: f"#n-{number}" for number in numbers}, CARD_PAGES)


def clause_links(citations: Mapping[str, CitationView]) -> Links:
    """Elsewhere a citation leads to the page of its first clause."""
    return Links.of({n: view.clauses[0].href for n, view in citations.items()}, CARD_PAGES)


def block_view(
    text: Published,
    links: Links,
    *,
    side: tuple[CitationView, ...] = (),
    notes: tuple[NoteView, ...] = (),
    questions: tuple[QuestionView, ...] = (),
) -> BlockView:
    """The block with its text rendered; a key rule comes without its quotation marks (>)."""
    words = text.text
    if text.kind == "rule":
        words = re.sub(r"(?m)^>\s?", "", words)
    return BlockView(
        key=text.key,
        kind=text.kind,
        html=render(words, text.lang, links),
        inline=render_inline(words, text.lang, links),
        plain=plain(words, text.lang),
        lang=text.lang,
        state=text.state,
        side=side,
        notes=notes,
        questions=questions,
    )


def first_places(
    texts: Iterable[Published], citations: Mapping[str, CitationView]
) -> dict[str, tuple[CitationView, ...]]:
    """Block → the citations that it is the first to make, texts being in reading order."""
    seen: set[str] = set()
    found: dict[str, tuple[CitationView, ...]] = {}
    for text in texts:
        new = [n for n in dict.fromkeys(cited(text.text)) if n in citations and n not in seen]
        seen.update(new)
        found[text.key] = tuple(citations[n] for n in new)
    return found
