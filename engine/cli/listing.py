"""`cards` and `profiles`: what the engine knows."""

from __future__ import annotations

import argparse
import json
from typing import Any

from engine.cli.words import say
from engine.lorcana import api
from engine.lorcana.card import Card
from engine.lorcana.cards import CARDS
from engine.lorcana.cards.missing import MISSING
from engine.lorcana.profiles import PROFILES, Profile
from engine.lorcana.text.catalogue import gettext_noop as _
from engine.lorcana.unhandled import unhandled

CARD_COUNT = _("{n} {n:card|cards} can be played.")
MISSING_COUNT = _("{n} {n:card is|cards are} left out.")
WORDS = _("words nothing carries out: {words}")
KINDS = {"version": _("rules version"), "misconception": _("misconception")}


def cards(given: argparse.Namespace) -> int:
    """List the cards that can be played, or those that can't."""
    if given.missing:
        return _missing(given)
    known = api.cards().values()
    if given.json:
        print(json.dumps([_card(card) for card in known], ensure_ascii=False, indent=2))
        return 0
    for card in sorted(known, key=lambda card: card.key):
        names = [card.full_name, card.full_name_ja]
        print(card.key, *(name for name in names if name), sep="  |  ")
    print(say(CARD_COUNT, given.lang, n=len(known)))
    return 0


def _card(card: Card) -> dict[str, Any]:
    return {
        "key": card.key,
        "en": card.full_name,
        "ja": card.full_name_ja,
        "type": card.type,
        "cost": card.cost,
        "set": card.set,
        "number": card.number,
    }


def missing(lang: str) -> dict[str, str]:
    """Full English name of each card left out, and why."""
    left_out = {
        CARDS[key].full_name: say(WORDS, lang, words=", ".join(unhandled(key)))
        for key in CARDS
        if unhandled(key)
    }
    reasons = {name: say(why, lang) for name, why in MISSING.items()}
    return dict(sorted({**reasons, **left_out}.items()))


def _missing(given: argparse.Namespace) -> int:
    found = missing(given.lang)
    if given.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
        return 0
    for name, why in found.items():
        print(f"{name}: {why}")
    print(say(MISSING_COUNT, given.lang, n=len(found)))
    return 0


def profiles(given: argparse.Namespace) -> int:
    """List rules versions and misconceptions with the switches they throw."""
    found = list(PROFILES.values())
    if given.json:
        print(json.dumps([_profile(profile) for profile in found], indent=2))
        return 0
    for profile in found:
        thrown = ", ".join(f"{name}={value}" for name, value in _switches(profile).items())
        kind = say(KINDS[profile.kind], given.lang)
        print(f"{profile.name}  |  {kind}  |  〔{profile.clause}〕  |  {thrown or '—'}")
    return 0


def _switches(profile: Profile) -> dict[str, str]:
    return {name: str(getattr(profile.rules, name)) for name in sorted(profile.switches)}


def _profile(profile: Profile) -> dict[str, Any]:
    return {
        "name": profile.name,
        "kind": profile.kind,
        "clause": profile.clause,
        "switches": _switches(profile),
    }
