"""Files of blocks."""

import pytest

from courses.content_files.block_file import dump, kind_of, parse, update

FILE = """<!-- b:h -->
## Heading

<!-- b:p1 -->
First line
second line.〔1〕

- not a block of its own

<!-- b:key -->
> Rule
"""


def test_a_block_is_all_up_to_the_next_mark():
    """Ids, texts and the lines where the texts begin."""
    blocks = [(block.key, block.text, block.line) for block in parse(FILE, "en.md").blocks]
    assert blocks == [
        ("h", "## Heading", 2),
        ("p1", "First line\nsecond line.〔1〕\n\n- not a block of its own", 5),
        ("key", "> Rule", 11),
    ]


def test_writing_and_reading_is_the_same():
    """What is dumped reads back, and an unchanged file is kept to the letter."""
    texts = {block.key: block.text for block in parse(FILE, "").blocks}
    assert dump(list(texts.items())) == FILE
    odd = FILE.replace("\n\n<!--", "\n\n\n<!--")
    assert update(odd, texts) == odd
    assert update(odd, texts | {"key": "> New"}) == FILE.replace("Rule", "New")


def test_every_problem_is_reported_with_its_line():
    """Text before the first mark, double and odd ids, empty blocks, comments that are no marks."""
    content = "stray\n<!-- b:a -->\none\n<!-- b:a -->\n<!-- note -->\n<!-- b:b! -->\nx\n"
    problems = [(problem.line, problem.text) for problem in parse(content, "x.md").problems]
    assert sorted(problems) == [
        (1, "text before the first `<!-- b:ID -->`"),
        (5, "a comment that is not `<!-- b:ID -->`"),
        (5, "block `a` stands here twice"),
        (7, "`b!` can't be a block's id"),
    ]


@pytest.mark.parametrize("ends", ["\r\n", "\r", "\u2028"])
def test_line_ends_of_any_kind_are_read(ends):
    """A file from another system says the same."""
    assert parse(FILE.replace("\n", ends), "").blocks == parse(FILE, "").blocks


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("## A", "heading"),
        ("> a", "rule"),
        ("- a", "list"),
        ("1. a", "list"),
        ("| a |", "table"),
        ("#hash", "paragraph"),
        ("2.2.0 is", "paragraph"),
        ("**a**", "paragraph"),
    ],
)
def test_the_kind_is_read_off_the_text(text, kind):
    """A block's kind needs no declaration."""
    assert kind_of(text) == kind
