"""Modules stay small, and the repository speaks of nothing but itself."""

import re

from tests.architecture.source import PACKAGES, modules, named, tracked_files

LONGEST = 300
LONGER_FOR_NOW: dict[str, str] = {}
"""Modules over the limit, each with the reason why it is not split."""

# Spelt in pieces, so that this file does not name them either.
ELSEWHERE = re.compile(
    r"/work/|/tm" + r"p/bash_|\bsess" + r"ion_id\b.*agent|\.\./sha" + r"red|sub-?ag" + r"ent"
    r"|\bLL" + r"M\b|chat" + r"gpt|clau" + r"de|anthro" + r"pic|\bAI[- ]gener" + r"ated",
    re.IGNORECASE,
)
TEXT = {".py", ".md", ".html", ".css", ".js", ".yaml", ".yml", ".toml", ".txt", ".po", ""}


def test_modules_are_split_before_three_hundred_lines():
    """A module over the limit is listed with its reason, and only while it is over."""
    long = {
        named(file)
        for file in modules(*PACKAGES, "tests")
        if len(file.read_text("utf-8").splitlines()) > LONGEST and not _is_data(named(file))
    }
    assert long == set(LONGER_FOR_NOW)


def test_the_repository_names_no_workplace():
    """No file tells where or by what means it was written; a reader elsewhere could not follow."""
    found = [
        f"{named(file)}:{number}: {line.strip()[:80]}"
        for file in tracked_files()
        if file.suffix in TEXT and "vendor" not in file.parts
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if ELSEWHERE.search(line)
    ]
    assert found == []


def test_no_page_asks_another_host_for_anything():
    """Scripts, styles, fonts and pictures are our own; no inline script, style or handler."""
    foreign = re.compile(
        r"""<(?:script|link|img|source|iframe)[^>]+(?:src|href)=["'](?:https?:)?//"""
        r"""|<style|<script(?![^>]*\bsrc=)|\sstyle=["']|\son[a-z]+=["']|hx-on""",
        re.IGNORECASE,
    )
    found = [
        f"{named(file)}: {match[0]}"
        for file in tracked_files()
        if file.suffix == ".html"
        for match in foreign.finditer(file.read_text("utf-8"))
    ]
    assert found == []


def _is_data(name: str) -> bool:
    """Declarations of cards are data, one file per set."""
    return name.startswith("engine/lorcana/cards/")
