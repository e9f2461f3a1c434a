"""The board as values for the page and as HTML."""

import re
from dataclasses import replace

import pytest
from django.template.loader import render_to_string
from django.utils.translation import override

from courses.board import BoardView, MarbleView, board_view
from courses.board_tiles import Mark, Stat, tile_view
from courses.board_words import keyword_word, type_counts
from courses.card_faces import Face, Setting, no_page
from courses.templatetags.board_tags import breakable
from engine.lorcana.replay import AbilityName, Board, Marble, Side, Tile
from tests import samples


def setting(lang: str = "en", **more) -> Setting:
    """The sample cards, without links."""
    return Setting(lang=lang, cards=samples.CARDS, card_url=no_page, **more)


def drawn(view: BoardView, lang: str = "en") -> str:
    """The board as HTML."""
    with override(lang):
        return render_to_string("courses/board/board.html", {"board": view})


def words_of(html: str) -> str:
    """What a reader of the HTML reads, spaces made single."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html.replace("<wbr>", "")))


def test_a_tile_says_its_states_in_words():
    """Exerted, drying and damage stand on the tile as words; what is as usual goes unsaid."""
    tile = samples.tile(
        1, "stitch-carefree-surfer", exerted=True, drying=True, damage=2, keywords=("rush",)
    )

    view = tile_view(tile, setting(), frozenset())

    assert view.marks == (Mark("exert", "exerted"), Mark("drying", "drying"))
    assert (view.damage_words, view.keywords) == ("2 damage", ("Rush",))
    plain = tile_view(samples.tile(1, "stitch-carefree-surfer"), setting(), frozenset())
    assert (plain.marks, plain.damage_words, plain.under_words) == ((), "", "")


def test_a_stat_that_differs_now_carries_the_printed_one():
    """Strength 6 on a printed 4 says so; the other numbers don't."""
    tile = samples.tile(1, "stitch-carefree-surfer", strength=6)

    assert tile_view(tile, setting(), frozenset()).stats == (
        Stat("strength", "strength", 6, printed=4),
        Stat("willpower", "willpower", 8),
        Stat("lore", "lore value", 2),
    )


def test_a_location_says_what_moving_costs_and_holds_those_standing_there():
    """Characters at a location are drawn inside it, and only there."""
    view = board_view(samples.every_state(), setting())

    place = next(tile for tile in view.near.tiles if tile.type == "location")
    assert [tile.id for tile in place.standing] == [33, 34]
    assert place.standing_words == "2 characters"
    assert place.stats[0] == Stat("move", "cost to move here", 2)
    assert [tile.id for tile in view.near.tiles] == [31, 35, 37, 38, 32, 36]


def test_cards_under_a_card_are_counted_drawn_and_named():
    """Two cards under: two edges, and their faces where the viewer may know them."""
    view = board_view(samples.every_state(), setting()).near.tiles[0]

    assert (view.under_words, len(view.edges)) == ("2 under", 2)
    assert view.under_names == (Face("Mickey Mouse", "True Friend", "en"), None)


def test_names_are_japanese_where_official_and_else_english_marked_as_english():
    """A card without a known Japanese name keeps its English one, in its own language."""
    face = setting("ja").face

    assert face("stitch-carefree-surfer") == Face("スティッチ", "お気楽サーファー", "ja")
    assert face("queen-of-hearts-unpredictable-bully") == Face(
        "Queen of Hearts", "Unpredictable Bully", "en"
    )
    assert str(face("the-robot-queen")) == "メカ女王"


def test_the_viewer_sits_below_the_bag_and_everyone_has_a_shape():
    """The viewer's half is near, the others far, and seats follow the turn order from there."""
    sides = tuple(Side(name) for name in ("you", "opponent", "third"))

    view = board_view(Board("third", sides), setting(viewer="opponent"))

    assert (view.near.player, view.near.owner_icon) == ("Opponent", "owner-1")
    assert [(side.player, side.owner_icon, side.active) for side in view.far] == [
        ("third", "owner-2", True),
        ("You", "owner-3", False),
    ]


def test_the_heading_of_a_side_counts_what_stays_in_play():
    """The ghost of a card that leaves is drawn but not counted."""
    view = board_view(samples.every_state(), setting())

    assert view.near.heading == "Your side: 5 characters, 1 location, 1 item"
    assert view.far[0].heading == "Opponent's side: 2 characters, 1 location"
    assert board_view(samples.every_state(), setting("ja")).near.heading == (
        "あなたの側：キャラクター5体、ロケーション1つ、アイテム1つ"
    )
    assert type_counts([]) == "nothing in play"


def test_the_bag_tells_waiting_from_resolving_and_whose_each_is():
    """The marble that resolves is not counted among those waiting."""
    bag = board_view(samples.every_state(), setting("ja")).bag

    assert bag.heading == "バッグ：解決待ち 3"
    assert bag.marbles[0] == MarbleView(
        1, "あなた", "オハナ", "ja", Face("スティッチ", "お気楽サーファー", "ja"), True
    )
    assert [(marble.seat, marble.name, marble.lang) for marble in bag.marbles[2:]] == [
        (2, "落とし物かニャ？", "ja"),
        (2, "Raging Duck", "en"),
    ]


@pytest.mark.parametrize(
    ("marbles", "heading"),
    [
        ((), "Bag: empty"),
        ((Marble("you", AbilityName("ohana", "Ohana"), "", True),), "Bag: nothing waiting"),
        ((samples.OHANA_MARBLE,), "Bag: 1 ability waiting"),
    ],
)
def test_the_bag_says_how_many_wait(marbles, heading):
    """Empty, only resolving, and waiting are three different things."""
    board = replace(samples.board(samples.YOU), bag=marbles)

    assert board_view(board, setting()).bag.heading == heading


@pytest.mark.parametrize(
    ("keyword", "en", "ja"),
    [
        ("evasive", "Evasive", "回避"),
        ("resist 2", "Resist +2", "耐久+2"),
        ("challenger:3", "Challenger +3", "果敢+3"),
        ("singer 5", "Singer 5", "歌声5"),
        ("sing_together 7", "Sing Together 7", "合唱7"),
    ],
)
def test_keywords_read_as_printed(keyword, en, ja):
    """Resist and Challenger carry a plus sign; in Japanese nothing stands between."""
    with override("en"):
        assert keyword_word(keyword) == en
    with override("ja"):
        assert keyword_word(keyword) == ja


def test_equal_halves_of_two_boards_are_equal_views():
    """What didn't change is recognised as the same, so it is drawn once."""
    before, after = samples.worked_example().steps[0:2]

    first, second = board_view(before.board, setting()), board_view(after.board, setting())

    assert (first.near, first.far) == (second.near, second.far)
    assert first.bag != second.bag


def test_html_says_every_state_as_a_word_and_draws_the_owner_by_shape():
    """Words for the ear stand beside each mark; circle and diamond tell the owners apart."""
    html = drawn(board_view(samples.every_state(), setting(), touched=(31,)))

    words = words_of(html)
    for word in (
        "exerted", "drying", "face down", "left play", "3 damage", "2 under",
        "touched in this step",
        "here: 2 characters", "ink: 1 ready, 9 exerted", "ink: none", "resolving", "active player",
        "strength 6 (printed 4)", "willpower 5", "lore value 2", "cost to move here 2", "cost 7",
        "hand 2", "deck 17", "discard 2",
    ):  # fmt: skip
        assert word in words
    assert html.count("#owner-1") == 3
    assert html.count("#owner-2") == 3
    assert html.count('class="back"') == 1
    assert html.count("back-exerted") == 9


def test_html_has_no_inline_style_or_script():
    """The content policy forbids both."""
    html = drawn(board_view(samples.every_state(), setting("ja")), "ja")

    assert not re.search(r"\sstyle=|<script|<style|\son\w+=", html)


def test_what_the_viewer_may_not_see_is_counted_and_not_named():
    """Four hidden cards are a number, and a face-down card in play has no name."""
    view = board_view(samples.worked_example().steps[0].board, setting())
    assert (view.far[0].hand, view.far[0].hand_known) == (4, ())
    crowded = board_view(samples.every_state(), setting()).near
    assert (crowded.hand, crowded.hidden_words) == (2, "and 1 hidden card")

    html = drawn(board_view(Board("you", (Side("you", play=(Tile(1, None, "character",
                 facedown=True),)),)), setting()))  # fmt: skip
    assert "face down" in html
    assert "tile-name" not in html


def test_a_japanese_name_may_break_between_its_words():
    """Before katakana and after a joining sign; markup in a name stays text."""
    assert breakable("お気楽サーファー") == "お気楽<wbr>サーファー"
    assert breakable("ミッキーマウス＆ミニーマウス") == "ミッキーマウス＆<wbr>ミニーマウス"
    assert breakable("A & <b>") == "A &amp; &lt;b&gt;"
