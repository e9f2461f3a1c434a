"""What may be in a block's stored text, and how a file's text becomes it."""

import re

#: Invisible or reordering characters that never belong in a lesson: zero-width marks, direction
#: overrides and isolates, the byte order mark, soft hyphen.
_INVISIBLE = re.compile("[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]")
#: Line ends other than LF: CR LF, CR, vertical tab, form feed, NEL, line and paragraph separator.
_LINE_END = re.compile("\r\n|[\r\x0b\x0c\x85\u2028\u2029]")
#: Control characters, and the private planes that the renderer uses for its own marks.
_CONTROL = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ue000-\uf8ff\U000f0000-\U0010ffff]")


def clean(text: str) -> str:
    """The text with uniform line ends and without invisible, control or private characters.

    The ideographic space stays: it is Japanese typesetting, not noise.
    """
    return _CONTROL.sub("", _INVISIBLE.sub("", _LINE_END.sub("\n", text)))


#: A line end or space that a file's line breaks left between two full-width characters.
_JOINT = re.compile("(?<=[\u3000-\u9fff\uff00-\uffef])[ \n](?=[\u3000-\u9fff\uff00-\uffef])")


def set_as(text: str, lang: str) -> str:
    """The text as it is set in the language: Japanese has no space where a line was broken."""
    return _JOINT.sub("", text) if lang == "ja" else text


def has_stray_characters(text: str) -> bool:
    """Whether cleaning would change the text."""
    return clean(text) != text
