"""Words that belong to no lesson (of questions, of misconceptions), for a reader."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.safestring import SafeString

from courses.cards import CARD_PAGES
from courses.models import Document
from courses.reading.replays import clause_links
from courses.replay import Link
from courses.text.clause_numbers import clause_numbers
from courses.text.render import NOWHERE, Links, plain, render, render_inline
from courses.text.tokens import fill
from courses.translation.published import Published, published

NOTHING: Mapping[str, str] = {}
_WITH_CARDS = Links.of({}, CARD_PAGES)


@dataclass(frozen=True)
class Words:
    """The blocks of a document in the reader's language, by id.

    `values` fill named placeholders: `{hurt}` with "《ムーラン – …》". Card names lead to their
    pages save in `label`, which is for what is clicked itself.
    """

    texts: Mapping[str, Published]

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def text(self, key: str, values: Mapping[str, str] = NOTHING) -> str:
        """The text as written, filled. Raises KeyError for an id that isn't there."""
        return fill(self.texts[key].text, dict(values))

    def lang(self, key: str) -> str:
        """The language the words really are in."""
        return self.texts[key].lang

    def html(self, key: str, values: Mapping[str, str] = NOTHING) -> SafeString:
        """Safe HTML with paragraphs."""
        return render(self.text(key, values), self.lang(key), _WITH_CARDS)

    def clauses(self, key: str) -> frozenset[str]:
        """The clauses that the text names."""
        return clause_numbers(self.texts[key].text)

    def html_with_clauses(
        self,
        key: str,
        values: Mapping[str, str] = NOTHING,
        links: Mapping[str, Link] | None = None,
    ) -> SafeString:
        """The same with the clauses it names leading to their pages: by these links, or by those
        that two queries find."""
        named, lang = self.clauses(key), self.lang(key)
        found = clause_links(named, lang) if links is None and named else links or {}
        return render(self.text(key, values), lang, _linked(found))

    def inline(self, key: str, values: Mapping[str, str] = NOTHING) -> SafeString:
        """Safe HTML without the paragraph around it."""
        return render_inline(self.text(key, values), self.lang(key), _WITH_CARDS)

    def label(self, key: str, values: Mapping[str, str] = NOTHING) -> SafeString:
        """Safe HTML without links."""
        return render_inline(self.text(key, values), self.lang(key), NOWHERE)

    def plain(self, key: str, values: Mapping[str, str] = NOTHING) -> str:
        """Words only."""
        return plain(self.text(key, values), self.lang(key))


def _linked(found: Mapping[str, Link]) -> Links:
    """Links to the cards' pages and to those of the clauses."""
    held = frozenset((key, link.label, link.href) for key, link in found.items() if link.href)
    return Links(cards=CARD_PAGES, clauses=held)


def words(document: str, lang: str, keys: list[str] | None = None) -> Words:
    """The document's words ("lorcana/03/words"), all of them or these; three queries at most.

    A document that was never loaded has none.
    """
    found = Document.objects.filter(key=document).values_list("pk", flat=True).first()
    return Words(published(found, lang, keys) if found is not None else {})
