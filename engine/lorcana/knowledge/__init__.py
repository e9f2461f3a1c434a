"""Who may look at what, who knows it, what has to be told, and the duties of an event (7.1)."""

from engine.lorcana.knowledge.duties import Duty, Inking, duties, inkings, why_not_ink
from engine.lorcana.knowledge.looking import (
    PRIVATE,
    PUBLIC,
    count,
    knows,
    may_arrange,
    may_count,
    may_look,
)
from engine.lorcana.knowledge.telling import Question, Told, must_tell

__all__ = [
    "PRIVATE", "PUBLIC", "Duty", "Inking", "Question", "Told", "count", "duties", "inkings",
    "knows", "may_arrange", "may_count", "may_look", "must_tell", "why_not_ink",
]  # fmt: skip
