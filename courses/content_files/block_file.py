"""Files of blocks: Markdown in which comment lines `<!-- b:ID -->` begin a block each."""

import re
from dataclasses import dataclass

from courses.content_files.problems import Problem
from courses.text.source import clean

_MARK = re.compile(r"^<!--\s*b:\s*(?P<key>\S+)\s*-->\s*$")
_LOOKS_LIKE_MARK = re.compile(r"^\s*<!--")
_KEY = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


@dataclass(frozen=True)
class FileBlock:
    """A block as its file has it, with the line on which its text begins."""

    key: str
    text: str
    line: int


@dataclass(frozen=True)
class BlockFile:
    """A file's blocks in order, and what is wrong with it."""

    path: str
    blocks: tuple[FileBlock, ...]
    problems: tuple[Problem, ...] = ()

    def by_key(self) -> dict[str, FileBlock]:
        """The blocks by their ids."""
        return {block.key: block for block in self.blocks}


def parse(content: str, path: str) -> BlockFile:
    """The file's blocks. Reports text before the first mark, double and odd ids, empty blocks."""
    problems: list[Problem] = []
    blocks: list[FileBlock] = []
    lines = clean(content).split("\n")
    marks = [(n, m["key"]) for n, line in enumerate(lines) if (m := _MARK.match(line))]
    for n, line in enumerate(lines):
        if _LOOKS_LIKE_MARK.match(line) and not _MARK.match(line):
            problems.append(Problem(path, n + 1, "a comment that is not `<!-- b:ID -->`"))
    for place, (n, key) in enumerate(marks):
        until = marks[place + 1][0] if place + 1 < len(marks) else len(lines)
        blocks.append(_block(lines, n, until, key))
    first = marks[0][0] if marks else len(lines)
    for n, line in enumerate(lines[:first]):
        if line.strip() and not _LOOKS_LIKE_MARK.match(line):
            problems.append(Problem(path, n + 1, "text before the first `<!-- b:ID -->`"))
            break
    return BlockFile(path, tuple(blocks), tuple(problems + _faults(blocks, path)))


def _block(lines: list[str], mark: int, until: int, key: str) -> FileBlock:
    start = mark + 1
    while start < until and not lines[start].strip():
        start += 1
    text = "\n".join(line.rstrip() for line in lines[start:until]).strip("\n")
    return FileBlock(key, text, start + 1 if text else mark + 1)


def _faults(blocks: list[FileBlock], path: str) -> list[Problem]:
    problems: list[Problem] = []
    seen: set[str] = set()
    for block in blocks:
        if block.key in seen:
            problems.append(Problem(path, block.line, f"block `{block.key}` stands here twice"))
        if not _KEY.fullmatch(block.key):
            problems.append(Problem(path, block.line, f"`{block.key}` can't be a block's id"))
        if not block.text:
            problems.append(Problem(path, block.line, f"block `{block.key}` has no text"))
        seen.add(block.key)
    return problems


def dump(blocks: list[tuple[str, str]]) -> str:
    """A file of blocks, each given as id and text."""
    return "\n".join(f"<!-- b:{key} -->\n{text}\n" for key, text in blocks)


def update(content: str, texts: dict[str, str]) -> str:
    """The file with the blocks' texts put in place; a block that says the same stays untouched."""
    file = parse(content, "")
    have = {block.key: block.text for block in file.blocks}
    if list(have) == list(texts) and have == texts:
        return content
    return dump(list(texts.items()))


def kind_of(text: str) -> str:
    """What a block is, by how its text begins: heading, rule, list, table or paragraph."""
    first = text.split("\n", 1)[0]
    if re.match(r"#{1,6}\s", first):
        return "heading"
    if first.startswith(">"):
        return "rule"
    if re.match(r"([-*+]|\d+\.)\s", first):
        return "list"
    if first.startswith("|"):
        return "table"
    return "paragraph"
