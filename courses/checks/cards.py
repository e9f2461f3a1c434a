"""Cards and abilities: they exist, in the text's language, and are the source's."""

from collections.abc import Iterator
from functools import cache

from courses.cards import CARDS, UnknownCard, find_card, known_card, name_in
from courses.checks.finding import Pair, pair_check, text_check
from courses.checks.marks import differences
from courses.text.tokens import abilities, cards
from engine.lorcana.card import Card
from engine.lorcana.vocabulary.abilities import AbilityName


@text_check("cards")
def cards_exist(text: str, lang: str) -> Iterator[str]:
    """Every 《card》 has an official name, written in the text's language."""
    for name in cards(text):
        try:
            card = find_card(name)
        except UnknownCard as unknown:
            near = ", ".join(f"《{name_in(card, lang)[0]}》" for card in unknown.nearest[:1])
            yield f"no card 《{name}》" + (f"; the nearest is {near}" if near else "")
            continue
        official = name_in(card, lang)[0]
        if name not in (official, card.also_ja, official.replace(" – ", " - ")):
            yield f"《{name}》 is written 《{official}》 here"


@text_check("abilities")
def abilities_belong_to_their_card(text: str, lang: str) -> Iterator[str]:
    """「Ability」 right after 《card》 is one of that card's."""
    for card_name, ability in abilities(text):
        card = known_card(card_name) if card_name else None
        if card is not None:
            names = [name for name in ability_names(card, lang) if name]
            if ability not in names:
                yield f"《{card_name}》 has no 「{ability}」, but {', '.join(names) or 'none'}"


@pair_check("same cards")
def cards_are_the_sources(pair: Pair) -> Iterator[str]:
    """The cards of the source, however often each is named: a pronoun may stand for one."""
    source, target = _keys(pair.source), _keys(pair.target)
    for key in sorted(source - target):
        yield f"missing 《{_shown(key, pair.lang)}》"
    for key in sorted(target - source):
        yield f"extra 《{_shown(key, pair.lang)}》"


@pair_check("same abilities")
def abilities_are_the_sources(pair: Pair) -> Iterator[str]:
    """Every ability that the source names is named, by its official name where one is known."""
    yield from (text for text in _abilities(pair) if text.startswith("missing"))


@pair_check("further quotes", blocks=False)
def speech_takes_other_quotes(pair: Pair) -> Iterator[str]:
    """「」 around what is no ability of the source: speech takes 『』."""
    yield from (text for text in _abilities(pair) if text.startswith("extra"))


def _abilities(pair: Pair) -> Iterator[str]:
    target = {ability for _, ability in abilities(pair.target)}
    named = (ability_of(name) for _, name in abilities(pair.source))
    want = {a.ja or a.en if pair.lang == "ja" else a.en for a in named if a}
    return differences(want, target, "「{}」")


def ability_names(card: Card, lang: str) -> list[str]:
    """The names of the card's abilities in the language, English where no other is known."""
    return [name.ja or name.en if lang == "ja" else name.en for name in _names(card)]


def _names(card: Card) -> list[AbilityName]:
    found = (getattr(ability, "name", None) for ability in card.abilities)
    return [name for name in found if name is not None]


def ability_of(name: str) -> AbilityName | None:
    """The ability that has the name in English, or None."""
    return _by_english().get(name)


@cache
def _by_english() -> dict[str, AbilityName]:
    return {name.en: name for card in CARDS.values() for name in _names(card)}


def _keys(text: str) -> set[str]:
    found = (known_card(name) for name in cards(text))
    return {card.key for card in found if card is not None}


def _shown(key: str, lang: str) -> str:
    return name_in(find_card(key), lang)[0]
