"""The repository's own source, as the architecture tests read it."""

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("config", "quizzes", "courses", "engine", "tools")


def tracked_files() -> list[Path]:
    """Every file that git keeps and the working tree has."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
    )
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def modules(*folders: str) -> list[Path]:
    """The Python files of the folders, migrations left out."""
    return [
        file
        for folder in folders
        for file in sorted((ROOT / folder).rglob("*.py"))
        if "migrations" not in file.parts
    ]


def imports_of(file: Path) -> Iterator[str]:
    """The full dotted names of all modules that the file imports, wherever in it."""
    package = file.relative_to(ROOT).with_suffix("").parts
    for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level]) if node.level else ""
            parent = ".".join(filter(None, (base, node.module)))
            yield parent
            yield from (f"{parent}.{alias.name}" for alias in node.names)


def named(file: Path) -> str:
    """The file's path inside the repository."""
    return file.relative_to(ROOT).as_posix()
