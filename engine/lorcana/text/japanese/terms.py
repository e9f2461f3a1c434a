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
ZONES["hand or discard"] = "手札か捨て札"
STATES = {
    "exerted": "エグザートしている",
    "ready": "レディしている",
    "damaged": "ダメージを受けている",
    "undamaged": "１ダメージも受けていない",
    "inkable": "インクウェル・シンボルを持つ",
}
SYMBOLS = {"strength": "{S}", "willpower": "{W}", "lore": "{L}", "cost": "コスト"}
NAMES = {
    "Angel": "エンジェル",
    "Anna": "アナ",
    "Ariel": "アリエル",
    "Baloo": "バルー",
    "Boo": "ブー",
    "Casa Madrigal": "マドリガル家のおうち",
    "Chief Bogo": "ボゴ署長",
    "Cruella De Vil": "クルエラ",
    "Donald Duck": "ドナルドダック",
    "Elsa": "エルサ",
    "Fa Zhou": "ファ・ズー",
    "Fairy Godmother": "フェアリーゴッドマザー",
    "Fergus": "ファーガス",
    "Flynn Rider": "フリン・ライダー",
    "Genie": "ジーニー",
    "Goofy": "グーフィー",
    "Hades": "ハデス",
    "Heihei": "ヘイヘイ",
    "Helga Sinclair": "ヘルガ・シンクレア",
    "Honest John": "正直ジョン",
    "Jiminy Cricket": "ジミニー・クリケット",
    "Judy Hopps": "ジュディ・ホップス",
    "Kronk": "クロンク",
    "Li Shang": "リー・シャン",
    "Luisa Madrigal": "ルイーサ・マドリガル",
    "Madame Medusa": "マダム・メデューサ",
    "Maleficent": "マレフィセント",
    "Max Goof": "マックス・グーフ",
    "Merida": "メリダ",
    "Minnie Mouse": "ミニーマウス",
    "Morph": "モーフ",
    "Mother Gothel": "マザー・ゴーテル",
    "Mushu": "ムーシュー",
    "Namaari": "ナマーリ",
    "Olaf": "オラフ",
    "Peter Pan": "ピーター・パン",
    "Piglet": "ピグレット",
    "Pocahontas": "ポカホンタス",
    "Pongo": "ポンゴ",
    "Powerline": "パワーライン",
    "Prince John": "プリンス・ジョン",
    "Queen of Hearts": "ハートの女王",
    "Rapunzel": "ラプンツェル",
    "Rhino": "ライノ",
    "Robin Hood": "ロビン・フッド",
    "Scar": "スカー",
    "Scrooge McDuck": "スクルージ・マクダック",
    "Shere Khan": "シア・カーン",
    "Simba": "シンバ",
    "Sven": "スヴェン",
    "The Horned King": "ホーンド・キング",
    "The Queen": "女王",
    "Tiana": "ティアナ",
    "Tinker Bell": "ティンカー・ベル",
    "Ursula": "アースラ",
    "Winnie the Pooh": "くまのプーさん",
    "Woody": "ウッディ",
    "Yzma": "イズマ",
}
"""Characters and places as official cards name them, whether or not we have the card."""


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
