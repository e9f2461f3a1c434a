"""The app's models, one module per concept."""

from courses.models.clauses import Citation, Clause, ClauseNumber, ClauseSummary
from courses.models.documents import (
    Block,
    Document,
    FileReading,
    Note,
    NoteRevision,
    Review,
    Revision,
    SourceRevision,
    Target,
)
from courses.models.lessons import Lesson, Part, Placement, Section
from courses.models.people import Person
from courses.models.terms import (
    OpenQuestion,
    QuestionPlace,
    QuestionWords,
    Rendering,
    Term,
    TermUse,
)

__all__ = [
    "Block",
    "Citation",
    "Clause",
    "ClauseNumber",
    "ClauseSummary",
    "Document",
    "FileReading",
    "Lesson",
    "Note",
    "NoteRevision",
    "OpenQuestion",
    "Part",
    "Person",
    "Placement",
    "QuestionPlace",
    "QuestionWords",
    "Rendering",
    "Review",
    "Revision",
    "Section",
    "SourceRevision",
    "Target",
    "Term",
    "TermUse",
]
