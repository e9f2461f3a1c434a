"""The app's models, one module per concept."""

from quizzes.models.attempts import Attempt, AttemptQuestion, Response
from quizzes.models.judgements import Judgement
from quizzes.models.questions import Question, QuestionRevision

__all__ = [
    "Attempt",
    "AttemptQuestion",
    "Judgement",
    "Question",
    "QuestionRevision",
    "Response",
]
