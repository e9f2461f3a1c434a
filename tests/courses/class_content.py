"""A class as shipped, read from its files: what the tests of content have in common."""

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from courses.content_files import block_file, marked_yaml
from courses.content_files.block_file import BlockFile
from engine.lorcana.scenario import checking

GAME = Path(__file__).parents[2] / "courses" / "content" / "lorcana"
NUMBERS = sorted(path.parent.name for path in GAME.glob("*/lesson.yaml"))
"""The classes that ship."""


class ClassContent(NamedTuple):
    """The files of a class."""

    number: str
    folder: Path
    en: BlockFile
    ja: BlockFile

    @property
    def keys(self) -> list[str]:
        """Its blocks, in the order of the English text."""
        return [block.key for block in self.en.blocks]

    def data(self, name: str) -> Any:
        """What a YAML file of the class says."""
        return data(self.folder / name)

    def text(self, name: str) -> str:
        """A file of the class as it stands."""
        return (self.folder / name).read_text(encoding="utf-8")


@lru_cache
def read(number: str) -> ClassContent:
    """The class of that number."""
    folder = GAME / number
    return ClassContent(number, folder, blocks(folder / "en.md"), blocks(folder / "ja.md"))


def blocks(path: Path) -> BlockFile:
    """A file of blocks."""
    return block_file.parse(path.read_text(encoding="utf-8"), path.name)


def data(path: Path) -> Any:
    """A YAML file, which has to be well formed."""
    marked = marked_yaml.read(path.read_text(encoding="utf-8"), path.name)
    assert marked.problems == []
    return marked.data


def holds(text: str, predicate: dict[str, str]) -> bool:
    """Whether a scenario meets a predicate, put in the place of its own expectations."""
    scenario = yaml.safe_load(text) | {"expect": [predicate]}
    verdict = checking.check_text(yaml.safe_dump(scenario, allow_unicode=True), "option")[0]
    assert verdict.status in ("agrees", "differs"), verdict.problems
    return verdict.status == "agrees"


def right_options(number: str, example: dict[str, Any]) -> list[str]:
    """The options of a worked example that the engine finds right."""
    text = read(number).text(example["scenario"])
    return [key for key, option in example["ask"]["options"].items() if holds(text, option)]
