"""The words about misconceptions: a wrong answer is explained in the reader's language."""

from pathlib import Path

import pytest

from courses.content_files import block_file
from engine.lorcana.profiles import PROFILES

FOLDER = Path(__file__).parents[2] / "quizzes/content/lorcana"
BELIEFS = [profile for profile in PROFILES.values() if profile.kind == "misconception"]


def words(lang):
    """Key to text of the blocks about misconceptions in a language."""
    path = FOLDER / f"misconceptions.{lang}.md"
    blocks = block_file.parse(path.read_text(encoding="utf-8"), path.name).blocks
    return {block.key: block.text for block in blocks}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_belief_of_the_engine_is_put_into_words(lang):
    """Each has a sentence for the belief and one for the rule."""
    needed = {f"{belief.name}.{part}" for belief in BELIEFS for part in ("belief", "rule")}

    assert needed - set(words(lang)) == set()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_the_rule_says_names_a_clause(lang):
    """A reader can look up why."""
    said = words(lang)

    assert [b.name for b in BELIEFS if "CR " not in said[f"{b.name}.rule"]] == []
