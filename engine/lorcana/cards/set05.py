"""Cards of set 5, Shimmering Skies."""

from engine.lorcana.card import Card, card
from engine.lorcana.cards.words import (
    ANOTHER_OF_YOURS,
    IN_HAND,
    OPPOSING_CHARACTER,
)
from engine.lorcana.vocabulary import (
    THIS,
    AbilityName,
    Banish,
    Chosen,
    DrawTo,
    Either,
    EndOfTurn,
    Group,
    HandCompare,
    HandCount,
    Keyword,
    LookAtTop,
    May,
    MoveDamage,
    Played,
    Quests,
    ReturnToHand,
    StartOfTurn,
    ToInkwell,
    Triggered,
    Who,
)

# fmt: off
CARDS: tuple[Card, ...] = (
    card("Madam Mim - Elephant", None, "character", 4,
        Triggered(AbilityName("A Little Game"), Played(),
            do=(Either(Banish(THIS), ReturnToHand(ANOTHER_OF_YOURS)),)),
        Triggered(AbilityName("Sneaky Move"), StartOfTurn(),
            do=(May(MoveDamage(2, THIS, OPPOSING_CHARACTER)),)),
        ink="amethyst", stats=(3, 7, 1), classes="Storyborn/Villain/Sorcerer", printed="5/44"),
    card("Clarabelle - Light on Her Hooves", "クララベル - 軽やかなひづめの持ち主", "character", 7,
        Keyword("shift", 5),
        Triggered(AbilityName("Keep in Step", "ステップを合わせて！"), EndOfTurn(),
            do=(May(DrawTo(HandCount(Who.THAT_PLAYER))),), given=HandCompare()),
        ink="emerald", stats=(5, 6, 2), classes="Floodborn/Ally", printed="5/84"),
    card("Robin Hood - Sharpshooter", None, "character", 4,
        Triggered(AbilityName("My Greatest Performance"), Quests(),
            do=(LookAtTop(4,
                take=Group(kind=("action",), side="yours", cost=(None, 6), zone="deck"),
                to="play free", rest="discard"),)),
        ink="ruby", inkable=False, stats=(1, 4, 2), classes="Storyborn/Hero", printed="5/118"),
    card("Tipo - Growing Son", "ティポ - 育ち盛りの息子", "character", 2,
        Triggered(AbilityName("Measure Me Again", "もう1回測って"), Played(),
            do=(May(ToInkwell(Chosen(IN_HAND), exerted=True)),)),
        ink="sapphire", stats=(1, 2, 1), classes="Storyborn/Ally", printed="5/157"),
)
