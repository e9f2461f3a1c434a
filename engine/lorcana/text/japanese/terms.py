"""Official Japanese words: classifications, types, inks, zones, names of characters (ja-terms).

Names come first from the cards we know; the rest are those official on cards we do not have.
A word that is not found stays English.
"""

from __future__ import annotations

from functools import cache

from engine.lorcana.cards import CARDS

CLASSES = {
    "Alien": "エイリアン",
    "Ally": "仲間",
    "Broom": "ほうき",
    "Captain": "キャプテン",
    "Deity": "神格",
    "Detective": "探偵",
    "Dinosaur": "恐竜",
    "Dragon": "ドラゴン",
    "Dreamborn": "ドリームボーン",
    "Fairy": "妖精",
    "Floodborn": "フラッドボーン",
    "Hero": "ヒーロー",
    "Hunny": "ハニー",
    "Hyena": "ハイエナ",
    "Illusion": "イリュージョン",
    "Inventor": "発明家",
    "King": "王様",
    "Knight": "騎士",
    "Madrigal": "マドリガル家",
    "Mentor": "導き手",
    "Monster": "モンスター",
    "Musketeer": "銃士",
    "Pirate": "海賊",
    "Prince": "プリンス",
    "Princess": "プリンセス",
    "Puppy": "子犬",
    "Queen": "女王",
    "Racer": "レーサー",
    "Red Panda": "レッサーパンダ",
    "Robot": "ロボット",
    "Seven Dwarfs": "７人のこびと",
    "Song": "歌",
    "Sorcerer": "魔法使い",
    "Storyborn": "ストーリーボーン",
    "Super": "スーパー",
    "Team": "チーム",
    "Tigger": "ティガー",
    "Titan": "タイタン",
    "Toy": "トイ",
    "Villain": "ヴィランズ",
}
TYPES = {
    "character": "キャラクター",
    "item": "アイテム",
    "location": "ロケーション",
    "action": "アクション",
    "song": "歌",
    "card": "カード",
}
COUNTERS = {"character": "体", "item": "つ", "location": "つ"}
INKS = {
    "amber": "アンバー",
    "amethyst": "アメジスト",
    "emerald": "エメラルド",
    "ruby": "ルビー",
    "sapphire": "サファイア",
    "steel": "スティール",
}
ZONES = {"discard": "捨て札", "hand": "手札", "inkwell": "インクウェル", "deck": "デッキ"}
STATES = {
    "exerted": "エグザートしている",
    "ready": "レディしている",
    "damaged": "ダメージを受けている",
    "undamaged": "１ダメージも受けていない",
    "inkable": "インクウェル・シンボルを持つ",
}
SYMBOLS = {"strength": "{S}", "willpower": "{W}", "lore": "{L}", "cost": "コスト"}
NAMES = {
    "Anna": "アナ",
    "Ariel": "アリエル",
    "Donald Duck": "ドナルドダック",
    "Elsa": "エルサ",
    "Gaston": "ガストン",
    "Genie": "ジーニー",
    "Lilo": "リロ",
    "Maui": "マウイ",
    "Queen of Hearts": "ハートの女王",
    "Stitch": "スティッチ",
    "Tinker Bell": "ティンカー・ベル",
    "Ursula": "アースラ",
    "Woody": "ウッディ",
}


@cache
def names() -> dict[str, str]:
    """Official Japanese names of characters by their English name."""
    known = {card.name: card.name_ja for card in CARDS.values() if card.name_ja}
    return {**NAMES, **known}


def name(english: str) -> str:
    """The name in 《 》; the English one where no official Japanese name is known."""
    return f"《{names().get(english, english)}》"


def class_name(english: str) -> str:
    """A classification; the English word where no official Japanese one is known."""
    return CLASSES.get(english, english)
