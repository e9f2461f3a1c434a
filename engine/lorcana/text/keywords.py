"""Names of the keywords (chapter 8) in both languages; ja-terms §2.

None in Japanese: no official name is known, and the English one stands, marked as English.
"""

from __future__ import annotations

from engine.lorcana.text.digits import full_width

NAMES: dict[str, tuple[str, str | None]] = {
    "alert": ("Alert", "警戒"),
    "bodyguard": ("Bodyguard", "護衛"),
    "boost": ("Boost", None),
    "challenger": ("Challenger", "果敢"),
    "combo_shift": ("Combo Shift", "まとめて変身"),
    "duo_shift": ("Duo Shift", "おふたり変身"),
    "evasive": ("Evasive", "回避"),
    "potato_shift": ("Potato Shift", "ポテト変身"),
    "puppy_shift": ("Puppy Shift", "子犬変身"),
    "reckless": ("Reckless", "暴勇"),
    "resist": ("Resist", "耐久"),
    "rush": ("Rush", "突進"),
    "shift": ("Shift", "変身"),
    "sing_together": ("Sing Together", "合唱"),
    "singer": ("Singer", "歌声"),
    "support": ("Support", "支援"),
    "temporary_red_panda_shift": ("Temporary Red Panda Shift", "かりそめレッサーパンダ変身"),
    "temporary_shift": ("Temporary Shift", "かりそめ変身"),
    "universal_shift": ("Universal Shift", "だれでも変身"),
    "vanish": ("Vanish", "霧消"),
    "ward": ("Ward", "魔除"),
}

SIGNED = frozenset({"challenger", "resist"})


def english_name(key: str) -> str:
    """The keyword as English cards write it."""
    known = NAMES.get(key.replace("-", "_").replace(" ", "_").lower())
    return known[0] if known else key.replace("_", " ").title()


def japanese_name(key: str) -> str | None:
    """The keyword as Japanese cards write it; None where no official name is known."""
    known = NAMES.get(key.replace("-", "_").replace(" ", "_").lower())
    return known[1] if known else None


def english(key: str, n: int | None = None) -> str:
    """The keyword with its number: "Shift 5", "Challenger +2"."""
    if n is None:
        return english_name(key)
    return f"{english_name(key)} {'+' if key in SIGNED else ''}{n}"


def japanese(key: str, n: int | None = None) -> str:
    """The keyword with its number: "変身５", "果敢+２"; "Boost ２" where there is no name."""
    name = japanese_name(key)
    number = "" if n is None else f"{'+' if key in SIGNED else ''}{full_width(n)}"
    if name is None:
        return f"{english_name(key)} {number}".strip()
    return f"{name}{number}"
