"""Cards of set 6, Azurite Sea."""

from engine.lorcana.card import Card, card
from engine.lorcana.cards.words import (
    YOURS,
)
from engine.lorcana.vocabulary import (
    OTHER,
    THIS,
    AbilityName,
    Banished,
    CardInked,
    ChangeStat,
    Discard,
    Draw,
    GainLore,
    Group,
    Is,
    IsChallenged,
    Keyword,
    May,
    PayInk,
    ReturnsToHand,
    To,
    Triggered,
    Unless,
    Who,
    Whose,
)

# fmt: off
CARDS: tuple[Card, ...] = (
    card("Tiana - Restaurant Owner", None, "character", 3,
        Triggered(AbilityName("Special Reservation"), IsChallenged(YOURS),
            do=(Unless(ChangeStat("strength", -3, OTHER), (PayInk(3),),
                by=Who.CHALLENGING_PLAYER),), while_=Is(THIS, "exerted")),
        ink="amber", inkable=False, stats=(1, 4, 2), classes="Storyborn/Hero/Princess",
        printed="6/16"),
    card("Diablo - Obedient Raven", "ディアブロ - 従順なワタリガラス", "character", 1,
        Triggered(AbilityName("Fly, My Pet!"), Banished(), do=(May(Draw(1)),)),
        ink="amethyst", stats=(0, 1, 1), classes="Storyborn/Ally", printed="6/49"),
    card("Maleficent's Staff", None, "item", 2,
        Triggered(AbilityName("Back, Fools!"),
            ReturnsToHand(Group(kind=("character", "item", "location"), side="opposing")),
            do=(GainLore(1),)),
        ink="amethyst", printed="6/65"),
    card("Basil - Disguised Detective", "バジル - 探偵二十面相", "character", 6,
        Keyword("shift", 4),
        Triggered(AbilityName("Twists and Turns"), CardInked(),
            do=(May(To((PayInk(1),), Discard(1, Who.CHOSEN_OPPONENT))),), during=Whose.YOURS),
        ink="emerald", stats=(4, 5, 2), classes="Floodborn/Hero/Detective", printed="6/91"),
)
