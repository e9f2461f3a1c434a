"""Modules stay small, and the repository speaks of nothing but itself."""

import re

from tests.architecture.source import PACKAGES, modules, named, tracked_files

LONGEST = 300
LONGER_FOR_NOW: dict[str, str] = {}
"""Modules over the limit, each with the reason why it is not split."""

SOMEBODYS_MACHINE = re.compile(r"(?<![\w.:/}])/(?:home|root|tmp|work|Users)/\w|\.\./shared")
"""Paths that exist on one machine only."""

TEXT = {".py", ".md", ".html", ".css", ".js", ".yaml", ".yml", ".toml", ".txt", ".po", ""}


def test_modules_are_split_before_three_hundred_lines():
    """A module over the limit is listed with its reason, and only while it is over."""
    long = {
        named(file)
        for file in modules(*PACKAGES, "tests")
        if len(file.read_text("utf-8").splitlines()) > LONGEST and not _is_data(named(file))
    }
    assert long == set(LONGER_FOR_NOW)


def test_no_file_depends_on_somebodys_machine():
    """A path outside the repository means nothing to a reader elsewhere."""
    found = [
        f"{named(file)}:{number}: {line.strip()[:80]}"
        for file in tracked_files()
        if file.suffix in TEXT and "vendor" not in file.parts
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if SOMEBODYS_MACHINE.search(line)
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
