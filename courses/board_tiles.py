"""Cards in play as the board draws them: names, numbers, states and what stands at a location."""

from collections.abc import Collection
from dataclasses import dataclass

from django.utils.translation import gettext as _

from courses.board_words import keyword_word, type_counts, type_word
from courses.card_faces import Face, Named, Setting
from engine.lorcana.replay import Tile

DRAWN_EDGES = 3
ORDER = {"character": 0, "location": 1, "item": 2}


@dataclass(frozen=True, slots=True)
class Mark:
    """A state of a card: the icon's name, and the word beside it."""

    icon: str
    word: str


@dataclass(frozen=True, slots=True)
class Stat:
    """A number on a card: icon and name in words, and the printed number where it differs now."""

    icon: str
    word: str
    value: int
    printed: int | None = None


@dataclass(frozen=True, slots=True)
class TileView:
    """One card in play as drawn; a location carries the tiles that stand at it."""

    id: int
    face: Face | None
    type: str
    type_word: str
    cost: int | None
    stats: tuple[Stat, ...]
    marks: tuple[Mark, ...]
    damage: int
    damage_words: str
    exerted: bool
    drying: bool
    touched: bool
    gone: bool
    under: int
    under_words: str
    under_names: tuple[Face | None, ...]
    keywords: tuple[str, ...] = ()
    standing: tuple["TileView", ...] = ()
    standing_words: str = ""

    @property
    def kind(self) -> str:
        """Which template draws it: a location is drawn with those standing at it."""
        return "place" if self.type == "location" else "tile"

    @property
    def edges(self) -> range:
        """The edges to draw behind the tile: one per card under it, three at most."""
        return range(min(self.under, DRAWN_EDGES))


def tile_views(
    play: Collection[Tile], setting: Setting, touched: frozenset[int]
) -> tuple[TileView, ...]:
    """The tiles by type, those at a location inside it."""
    places = {tile.id for tile in play if tile.type == "location"}
    top = sorted(
        (tile for tile in play if tile.at not in places), key=lambda tile: ORDER.get(tile.type, 9)
    )
    return tuple(
        tile_view(
            tile,
            setting,
            touched,
            tuple(
                tile_view(other, setting, touched)
                for other in play
                if tile.id in places and other.at == tile.id
            ),
        )
        for tile in top
    )


def tile_view(
    tile: Tile, setting: Setting, touched: frozenset[int], standing: tuple[TileView, ...] = ()
) -> TileView:
    """One tile with its states in words."""
    here = sum(not other.gone for other in standing)
    return TileView(
        id=tile.id,
        face=setting.face(tile.card) if tile.card else None,
        type=tile.type,
        type_word=type_word(tile.type),
        cost=tile.cost,
        stats=stats(tile, setting.cards.get(tile.card or "")),
        marks=marks(tile),
        damage=tile.damage,
        damage_words=_("%(n)d damage") % {"n": tile.damage} if tile.damage else "",
        exerted=tile.exerted,
        drying=tile.drying,
        touched=tile.id in touched,
        gone=tile.banished,
        under=tile.under,
        under_words=under_words(tile.under),
        under_names=tuple(setting.face(key) if key else None for key in tile.under_faces),
        keywords=tuple(keyword_word(keyword) for keyword in tile.keywords),
        standing=standing,
        standing_words=type_counts(["character"] * here) if standing else "",
    )


def marks(tile: Tile) -> tuple[Mark, ...]:
    """The states a judge must see, each as an icon and a word. Dry, ready and face up go unsaid."""
    words = {
        "left": tile.banished and _("left play"),
        "facedown": tile.facedown and _("face down"),
        "exert": tile.exerted and _("exerted"),
        "drying": tile.drying and _("drying"),
    }
    return tuple(Mark(icon, word) for icon, word in words.items() if word)


def under_words(count: int) -> str:
    """How many cards lie under this one, in words; nothing where there are none."""
    return _("%(n)d under") % {"n": count} if count else ""


def stats(tile: Tile, card: Named | None) -> tuple[Stat, ...]:
    """Strength, willpower and lore as they count now; for a location also what moving costs."""
    now = {
        "move": (_("cost to move here"), card.move_cost if card else None),
        "strength": (_("strength"), tile.strength),
        "willpower": (_("willpower"), tile.willpower),
        "lore": (_("lore value"), tile.lore),
    }
    return tuple(
        Stat(icon, word, value, printed_if_other(card, icon, value))
        for icon, (word, value) in now.items()
        if value is not None
    )


def printed_if_other(card: Named | None, stat: str, value: int) -> int | None:
    """The printed number where the one that counts now is another."""
    printed = getattr(card, stat, None)
    return printed if printed is not None and printed != value else None
