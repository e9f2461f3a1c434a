"""The words of a quiz as its files have them, for checks that need no database."""

from courses.content_files import block_file
from courses.content_files.folders import LANGUAGES, read_text
from quizzes.questions.library import Quiz, label


def texts_of(quiz: Quiz) -> dict[str, dict[str, str]]:
    """Language → block id → text."""
    found = {}
    for lang in LANGUAGES:
        path = quiz.folder / f"words.{lang}.md"
        content = read_text(path) if path.exists() else ""
        file = block_file.parse(content, label(path))
        found[lang] = {block.key: block.text for block in file.blocks}
    return found
