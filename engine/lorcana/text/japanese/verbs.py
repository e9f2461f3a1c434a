"""Japanese verbs in the forms that card text needs."""

from __future__ import annotations

ICHIDAN = (
    "得る",
    "捨てる",
    "与える",
    "加える",
    "れる",
    "させる",
    "いる",
    "できる",
    "見る",
    "見せる",
    "受ける",
    "増える",
)
NEGATIVE = "ない"
MAY = "もよい"
TO_STEM = {"く": "き", "す": "し", "う": "い", "る": "り", "つ": "ち", "ぶ": "び", "む": "み"}
TO_TE = {
    "く": "いて",
    "す": "して",
    "う": "って",
    "る": "って",
    "つ": "って",
    "ぶ": "んで",
    "む": "んで",
}
TO_NEGATIVE = {"く": "か", "す": "さ", "う": "わ", "る": "ら", "つ": "た", "ぶ": "ば", "む": "ま"}


def is_ichidan(verb: str) -> bool:
    """Whether the verb drops る when it is inflected."""
    return verb.endswith(ICHIDAN)


def stem(verb: str) -> str:
    """The form that goes on to another verb: 引き, 与え, 公開し, できず."""
    if verb.endswith("しない"):
        return verb.removesuffix("しない") + "せず"
    if verb.endswith(NEGATIVE):
        return verb.removesuffix(NEGATIVE) + "ず"
    if verb == "得る":
        return "得て"
    if verb.endswith("する"):
        return verb.removesuffix("する") + "し"
    if is_ichidan(verb):
        return verb[:-1]
    return verb[:-1] + TO_STEM[verb[-1]]


def te(verb: str) -> str:
    """The form before もよい: 引いて, 与えて, 公開して."""
    if verb == MAY:
        return MAY
    if verb.endswith("する"):
        return verb.removesuffix("する") + "して"
    if is_ichidan(verb):
        return f"{verb[:-1]}て"
    return verb[:-1] + TO_TE[verb[-1]]


def past(verb: str) -> str:
    """The form before とき: プレイした, 退場した."""
    form = te(verb)
    return form[:-1] + ("た" if form.endswith("て") else "だ")


def negative(verb: str) -> str:
    """The form before かぎり: 支払わない, 退場させない."""
    if verb.endswith("ある"):
        return verb.removesuffix("ある") + "ない"
    if verb.endswith("した"):
        return verb.removesuffix("した") + "しなかった"
    if verb.endswith("いた"):
        return verb.removesuffix("いた") + "いなかった"
    if verb.endswith("する"):
        return verb.removesuffix("する") + "しない"
    if is_ichidan(verb):
        return f"{verb[:-1]}ない"
    return verb[:-1] + TO_NEGATIVE[verb[-1]] + NEGATIVE
