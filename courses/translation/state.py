"""In what state a target is. One pure function decides; no view or command ever sets it."""

from dataclasses import dataclass
from enum import StrEnum


class State(StrEnum):
    """How far a block's text in a language is."""

    MISSING = "missing"
    DRAFT = "draft"
    IN_REVIEW = "in review"
    APPROVED = "approved"
    STALE = "stale"


@dataclass(frozen=True)
class Facts:
    """What the state is computed from; revisions by their numbers, None where there is none.

    `meaning` is the newest source revision that changed meaning, `newest` the target's newest
    revision, `reviewed` how far that one went, `confirmed` the source revision it was approved
    against.
    """

    meaning: int
    newest: int | None = None
    reviewed: str | None = None
    confirmed: int | None = None


def state(facts: Facts) -> State:
    """The state of a target's newest revision.

    An approved text is stale as soon as the source has changed its meaning since; a minor edit
    of the source (a typo) leaves it approved. What was returned by a reviewer is a draft again.
    """
    if facts.newest is None:
        return State.MISSING
    if facts.reviewed == "submitted":
        return State.IN_REVIEW
    if facts.reviewed != "approved" or facts.confirmed is None:
        return State.DRAFT
    return State.APPROVED if facts.confirmed >= facts.meaning else State.STALE
