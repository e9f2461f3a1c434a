"""The versions that a verdict was reached under: rules, engine and card data."""

import hashlib
from functools import lru_cache
from pathlib import Path

import engine
from engine.lorcana.cards import CARDS

RULES = "2.2.0"
_DIGITS = 12


@lru_cache(maxsize=1)
def engine_version() -> str:
    """A digest of the engine's source: another one means that runs may come out otherwise."""
    folder = Path(engine.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        if "cards" not in path.parts and "text" not in path.parts:
            digest.update(path.read_bytes())
    return digest.hexdigest()[:_DIGITS]


@lru_cache(maxsize=1)
def cards_version() -> str:
    """A digest of the card data."""
    return hashlib.sha256(repr(sorted(CARDS.items())).encode()).hexdigest()[:_DIGITS]
