"""English within Japanese text, so that it is spoken and set as English."""

import re
from collections.abc import Iterator

#: Words of Latin letters with what joins them; at least one has to be a word, not CR or TR.
_RUN = re.compile(r"[A-Za-z][A-Za-z'’]*(?:[ ,:&.–-]+[A-Za-z][A-Za-z'’]*)*")
_WORD = re.compile(r"[A-Za-z]?[a-z]{2,}")


def runs(text: str, lang: str) -> Iterator[tuple[str, bool]]:
    """The text in pieces, each with whether it is English in a text that isn't."""
    at = 0
    if lang != "en":
        for match in _RUN.finditer(text):
            if _WORD.search(match[0]):
                if match.start() > at:
                    yield text[at : match.start()], False
                yield match[0], True
                at = match.end()
    if at < len(text):
        yield text[at:], False
