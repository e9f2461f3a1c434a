"""The board as a page draws it: words in the reader's language, marks and owners.

`board_view` turns a Board of the engine into plain values for courses/board/board.html.
Equal parts of two boards give equal views, so a replay draws each of them once.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, override

from courses.board_tiles import TileView, tile_views
from courses.board_words import player_word, side_word, type_counts
from courses.card_faces import Face, Setting
from engine.lorcana.replay import AbilityName, Board, Marble, Side


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

    @property
    def owner_icon(self) -> str:
        """The symbol with the owner's shape."""
        return f"owner-{self.seat}"

    @property
    def hidden_words(self) -> str:
        """How much of the hand the viewer can't see, in words; empty where all is seen."""
        hidden = self.hand - len(self.hand_known)
        text = ngettext("and %(n)d hidden card", "and %(n)d hidden cards", hidden)
        return text % {"n": hidden} if hidden else ""

    @property
    def ready_backs(self) -> range:
        """The upright backs to draw in the inkwell."""
        return range(self.ink_ready)

    @property
    def exerted_backs(self) -> range:
        """The sideways backs to draw in the inkwell."""
        return range(self.ink_exerted)


@dataclass(frozen=True, slots=True)
class MarbleView:
    """An ability in the bag: whose, which, from which card, and whether it resolves now."""

    seat: int
    owner: str
    name: str
    lang: str
    card: Face | None
    resolving: bool

    @property
    def owner_icon(self) -> str:
        """The symbol with the owner's shape."""
        return f"owner-{self.seat}"


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


def board_view(board: Board, setting: Setting, touched: Collection[int] = ()) -> BoardView:
    """The board in the reader's language; `touched` are the ids of the tiles to highlight.

    The viewer's half lies below the bag, every other half above it. Where the viewer has no half
    (a judge looking on) the first player's lies below.
    """
    marked = frozenset(touched)
    with override(setting.lang):
        seats = seats_of(board, setting.viewer)
        views = {
            side.player: once_drawn(side, side.player == board.active, setting, seats, marked)
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


def once_drawn(
    side: Side, active: bool, setting: Setting, seats: Mapping[str, int], touched: frozenset[int]
) -> SideView:
    """The half as drawn; halves of a replay that are equal and equally touched are made once."""
    here = touched.intersection(tile.id for tile in side.play)
    key = (side, active, here)
    return setting.once(key, lambda: side_view(side, active, setting, seats[side.player], here))


def side_view(
    side: Side, active: bool, setting: Setting, seat: int, touched: frozenset[int]
) -> SideView:
    """One player's half of the board."""
    staying = [tile for tile in side.play if not tile.banished]
    return SideView(
        seat=seat,
        player=player_word(side.player),
        heading=side_word(side.player, type_counts([tile.type for tile in staying])),
        near=seat == 1,
        active=active,
        lore=side.lore,
        deck=side.deck,
        hand=len(side.hand),
        hand_known=setting.faces(side.hand),
        discard=setting.faces(side.discard),
        ink_ready=side.ink_ready,
        ink_exerted=side.ink_exerted,
        tiles=tile_views(side.play, setting, touched),
    )


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
