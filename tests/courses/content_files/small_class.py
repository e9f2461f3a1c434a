"""A small class on disk, for the tests of loading and exporting."""

from pathlib import Path
from textwrap import dedent

FILES = {
    "en.md": """
        <!-- b:title -->
        A small class

        <!-- b:s1-h -->
        ## One

        <!-- b:p1 -->
        An ability waits.〔1〕

        <!-- b:key -->
        > It waits in the bag.〔2〕
        """,
    "ja.md": """
        <!-- b:title -->
        小さなクラス

        <!-- b:s1-h -->
        ## その1

        <!-- b:p1 -->
        能力は待つ。〔1〕

        <!-- b:key -->
        > バッグで待つ。〔2〕
        """,
    "lesson.yaml": """
        # A comment that stays.
        id: lorcana-99
        game: lorcana
        track: rules
        number: "99"
        minutes: 5
        quiz_size: 3
        rules_version: "2.2.0"
        title: title
        source: {title: "A source", url: "https://example.org/"}
        sections:
          - {id: s1, heading: s1-h, blocks: [p1, key]}
        """,
    "citations.yaml": """
        "1": ["7.7.1"]
        "2": ["7.7.2", "TR 5.4"]
        """,
    "terms.yaml": """
        - {key: bag, en: bag, ja: バッグ, status: decided, evidence: 7.7, decided_by: 初版}
        - key: wait
          en: wait
          ja: 待つ
          status: open
          variants:
            - {ja: 待機する, status: forbidden, evidence: カードにない}
        """,
    "notes.yaml": """
        - {id: n1, lang: ja, anchor: p1, text: 訳注の文。}
        """,
    "questions.yaml": """
        - id: q1
          places: [p1, key]
          term: wait
          options: [待つ, 待機する]
          evidence: なし
          text: {en: "Which word?", ja: "どの語？"}
        """,
}
CLAUSES = """
    "7.7.1":
      summary: {en: "The bag.", ja: "バッグ。"}
    "7.7.2":
      since: "2.0.1"
      ja_number: "7.7.1"
      summary: {en: "Only abilities.", ja: "能力だけ。"}
    "TR 5.4":
      document: TR
      version: "2026-06-11"
      ja_number: null
      summary: {en: "Point it out.", ja: "指摘する。"}
    """


def write(root: Path, **changes: str) -> Path:
    """The class below `root`; gives the content folder. `changes` replace files: en="…"."""
    base = root / "courses" / "content"
    folder = base / "lorcana" / "99"
    folder.mkdir(parents=True, exist_ok=True)
    (base / "lorcana" / "clauses.yaml").write_text(dedent(CLAUSES).lstrip("\n"), "utf-8")
    for name, text in FILES.items():
        (folder / name).write_text(dedent(text).lstrip("\n"), "utf-8")
    for name, text in changes.items():
        ending = ".md" if name in ("en", "ja") else ".yaml"
        (folder / f"{name}{ending}").write_text(dedent(text).lstrip("\n"), "utf-8")
    return base


def edit(base: Path, name: str, old: str, new: str) -> None:
    """Replaces words in a file of the class."""
    path = base / "lorcana" / "99" / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
