"""What a replay is: steps in order, each with the board as it stands right after it.

Plain frozen data for whoever draws or prints it. Nothing here decides anything: the recorder fills
these from the trace, the pages read them. Cards are named by key, players by the scenario's names.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

StepKind = Literal["event", "choice", "forced", "refused", "check", "false"]


@dataclass(frozen=True, slots=True)
class AbilityName:
    """An ability's key and its printed names; `ja` is None where no official name is known."""

    key: str
    en: str
    ja: str | None = None


@dataclass(frozen=True, slots=True)
class Marble:
    """One ability waiting in the bag, or the one now resolving, with whose it is (7.7)."""

    owner: str
    ability: AbilityName
    card: str
    resolving: bool = False


@dataclass(frozen=True, slots=True)
class Tile:
    """One card in play. `card` is None when face down; `at` is the id of the location it stands at.

    `under` counts the cards beneath it and `under_faces` names them, top to bottom (None: hidden).
    `banished` marks the ghost of a card that left in this very step.
    """

    id: int
    card: str | None
    type: str
    cost: int | None = None
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    exerted: bool = False
    drying: bool = False
    damage: int = 0
    facedown: bool = False
    at: int | None = None
    under: int = 0
    under_faces: tuple[str | None, ...] = ()
    keywords: tuple[str, ...] = ()
    banished: bool = False


@dataclass(frozen=True, slots=True)
class Side:
    """One player's half: counts, and the cards the viewer may see (None in hand: hidden).

    `ink_faceup` names the ink cards that lie faceup, which they do in sanctioned events only.
    """

    player: str
    lore: int = 0
    deck: int = 0
    hand: tuple[str | None, ...] = ()
    discard: tuple[str, ...] = ()
    ink_ready: int = 0
    ink_exerted: int = 0
    play: tuple[Tile, ...] = ()
    ink_faceup: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """The whole table at one moment: whose turn, the bag, and the sides in turn order."""

    active: str
    sides: tuple[Side, ...]
    bag: tuple[Marble, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """The board as plain dicts, lists and scalars."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened, who did it, which clauses made it so, and the board after it.

    `code` and `params` name it; its sentence is made in `engine.lorcana.text`. `touched` are the
    ids of the tiles it acted on; `options` are the keys that were open where it was a choice.
    """

    index: int
    code: str
    board: Board
    depth: int = 0
    params: Mapping[str, Any] = field(default_factory=dict)
    clauses: tuple[str, ...] = ()
    kind: StepKind = "event"
    player: str | None = None
    touched: tuple[int, ...] = ()
    options: tuple[str, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """The step as plain dicts, lists and scalars."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Replay:
    """Everything that happened, in order; `start` is the board before the first step."""

    steps: tuple[Step, ...]
    start: Board | None = None

    def to_dict(self) -> dict[str, Any]:
        """The replay as plain dicts, lists and scalars."""
        return asdict(self)
