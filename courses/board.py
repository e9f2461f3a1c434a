"""The board as a page draws it: words in the reader's language, states, marks and owners.

`board_view` turns a Board of the engine into plain values for courses/board/board.html.
Equal parts of two boards give equal views, so a replay draws each of them once.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Protocol

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, override

from courses.board_words import keyword_word, player_word, side_word, type_counts, type_word
from engine.lorcana.replay import AbilityName, Board, Marble, Side, Tile

DRAWN_EDGES = 3
ORDER = {"character": 0, "location": 1, "item": 2}


class Named(Protocol):
    """What the board needs of a card: its names and printed numbers."""

    name: str
    title: str | None
    name_ja: str | None
    title_ja: str | None
    strength: int | None
    willpower: int | None
    lore: int | None
    move_cost: int | None


Cards = Mapping[str, Named]
CardAddress = Callable[[str], str | None]


@dataclass(frozen=True, slots=True)
class Face:
    """A card's name and title, the language they are in, and where to read the card."""

    name: str
    title: str
    lang: str
    href: str | None = None

    def __str__(self) -> str:
        return f"{self.name} – {self.title}" if self.title else self.name


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
    def edges(self) -> range:
        """The edges to draw behind the tile: one per card under it, three at most."""
        return range(min(self.under, DRAWN_EDGES))


@dataclass(frozen=True, slots=True)
class SideView:
    """One player's half. `seat` picks shape and colour; `near` is the viewer's own half."""

    seat: int
    player: str
    heading: str
    near: bool
    active: bool
    lore: int
    deck: int
    hand: int
    hand_known: tuple[Face, ...]
    discard: tuple[Face, ...]
    ink_ready: int
    ink_exerted: int
    tiles: tuple[TileView, ...]


@dataclass(frozen=True, slots=True)
class MarbleView:
    """An ability in the bag: whose, which, from which card, and whether it resolves now."""

    seat: int
    owner: str
    name: str
    lang: str
    card: Face | None
    resolving: bool


@dataclass(frozen=True, slots=True)
class BagView:
    """The bag between the sides, and its state in words."""

    heading: str
    marbles: tuple[MarbleView, ...]


@dataclass(frozen=True, slots=True)
class BoardView:
    """The whole board: the sides across the table, the bag, the viewer's side."""

    far: tuple[SideView, ...]
    bag: BagView
    near: SideView

    @property
    def parts(self) -> tuple[SideView | BagView, ...]:
        """The board from top to bottom, part by part."""
        return (*self.far, self.bag, self.near)


def card_page(key: str) -> str:
    """The address of the page that shows the card's text."""
    return reverse("courses:card", args=[key])


def no_page(key: str) -> None:
    """No address: card names on the board are not links."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What stays the same for every board of a page: language, viewer, cards and addresses."""

    lang: str
    cards: Cards
    viewer: str = "you"
    card_url: CardAddress = card_page

    def face(self, key: str) -> Face:
        """The card's names in the reader's language, else in English, said to be English."""
        card, href = self.cards[key], self.card_url(key)
        known = card.name_ja and (card.title_ja or not card.title)
        if self.lang == "ja" and known:
            return Face(card.name_ja or "", card.title_ja or "", "ja", href)
        return Face(card.name, card.title or "", "en", href)

    def faces(self, keys: Collection[str | None]) -> tuple[Face, ...]:
        """The faces of those cards that are known."""
        return tuple(self.face(key) for key in keys if key is not None)


def board_view(board: Board, setting: Setting, touched: Collection[int] = ()) -> BoardView:
    """The board in the reader's language; `touched` are the ids of the tiles to highlight.

    The viewer's half lies below the bag, every other half above it. Where the viewer has no half
    (a judge looking on) the first player's lies below.
    """
    with override(setting.lang):
        seats = seats_of(board, setting.viewer)
        views = {
            side.player: side_view(side, board, setting, seats, frozenset(touched))
            for side in board.sides
        }
        own, *others = sorted(seats, key=lambda player: seats[player])
        return BoardView(
            far=tuple(views[player] for player in others),
            bag=bag_view(board.bag, setting, seats),
            near=views[own],
        )


def seats_of(board: Board, viewer: str) -> dict[str, int]:
    """Each player's seat from 1, the viewer first and then in turn order; seats carry shapes."""
    players = [side.player for side in board.sides]
    first = players.index(viewer) if viewer in players else 0
    return {player: n for n, player in enumerate(players[first:] + players[:first], start=1)}


def side_view(
    side: Side, board: Board, setting: Setting, seats: Mapping[str, int], touched: frozenset[int]
) -> SideView:
    """One player's half of the board."""
    staying = [tile for tile in side.play if not tile.banished]
    return SideView(
        seat=seats[side.player],
        player=player_word(side.player),
        heading=side_word(side.player, type_counts([tile.type for tile in staying])),
        near=seats[side.player] == 1,
        active=side.player == board.active,
        lore=side.lore,
        deck=side.deck,
        hand=len(side.hand),
        hand_known=setting.faces(side.hand),
        discard=setting.faces(side.discard),
        ink_ready=side.ink_ready,
        ink_exerted=side.ink_exerted,
        tiles=tile_views(side.play, setting, touched),
    )


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
        "banished": tile.banished and _("banished"),
        "facedown": tile.facedown and _("face down"),
        "exert": tile.exerted and _("exerted"),
        "drying": tile.drying and _("drying"),
    }
    return tuple(Mark(icon, word) for icon, word in words.items() if word)


def under_words(count: int) -> str:
    """How many cards lie under this one, in words; nothing where there are none."""
    return ngettext("%(n)d card under", "%(n)d cards under", count) % {"n": count} if count else ""


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


def bag_view(bag: Collection[Marble], setting: Setting, seats: Mapping[str, int]) -> BagView:
    """The bag: what waits and what resolves, each with its owner."""
    waiting = sum(not marble.resolving for marble in bag)
    if not bag:
        heading = _("Bag: empty")
    elif waiting:
        text = ngettext("Bag: %(n)d ability waiting", "Bag: %(n)d abilities waiting", waiting)
        heading = text % {"n": waiting}
    else:
        heading = _("Bag: nothing waiting")
    return BagView(heading, tuple(marble_view(marble, setting, seats) for marble in bag))


def marble_view(marble: Marble, setting: Setting, seats: Mapping[str, int]) -> MarbleView:
    """One marble."""
    name, lang = ability_word(marble.ability, setting.lang)
    return MarbleView(
        seat=seats[marble.owner],
        owner=player_word(marble.owner),
        name=name,
        lang=lang,
        card=setting.face(marble.card) if marble.card in setting.cards else None,
        resolving=marble.resolving,
    )


def ability_word(ability: AbilityName, lang: str) -> tuple[str, str]:
    """The ability's printed name and the language it is in."""
    return (ability.ja, "ja") if lang == "ja" and ability.ja else (ability.en, "en")
