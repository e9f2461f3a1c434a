"""Cards of set 2, Rise of the Floodborn."""

from engine.lorcana.card import Card, card
from engine.lorcana.cards.words import (
    A_CHARACTER,
    YOUR_ITEM,
)
from engine.lorcana.vocabulary import (
    AbilityName,
    Activated,
    BanishChosen,
    BanishThis,
    Draw,
    Each,
    GainLore,
    Heal,
    Keyword,
    LeavesPlay,
    May,
    Played,
    Quests,
    StartOfTurn,
    To,
    Triggered,
    Who,
)

# fmt: off
CARDS: tuple[Card, ...] = (
    card("Merlin - Goat", "マーリン - ヤギ", "character", 4,
        Triggered(AbilityName("Here I Come!", "行くぞ！"), (Played(), LeavesPlay()),
            do=(GainLore(1),)),
        ink="amethyst", stats=(4, 3, 1), classes="Storyborn/Mentor/Sorcerer", printed="2/51"),
    card("Merlin - Rabbit", None, "character", 4,
        Triggered(AbilityName("Hoppity Hip!"), (Played(), LeavesPlay()), do=(May(Draw(1)),)),
        ink="amethyst", inkable=False, stats=(2, 3, 1), classes="Storyborn/Mentor/Sorcerer",
        printed="2/52"),
    card("Donald Duck - Perfect Gentleman", "ドナルドダック - 立派な紳士", "character", 4,
        Keyword("shift", 3),
        Triggered(AbilityName("Allow Me", "僕にお任せ"), StartOfTurn(),
            do=(Each(May(Draw(1, Who.THAT_PLAYER), by=Who.THAT_PLAYER)),)),
        ink="emerald", stats=(2, 5, 2), classes="Floodborn/Ally", printed="2/77"),
    card("Lumiere - Hotheaded Candelabra", "ルミエール - カッとなりやすい燭台", "character", 7,
        ink="ruby", stats=(7, 7, 2), classes="Dreamborn/Ally", printed="2/112"),
    card("Hiram Flaversham - Toymaker", None, "character", 4,
        Triggered(AbilityName("Artificer"), (Played(), Quests()),
            do=(May(To((BanishChosen(YOUR_ITEM),), Draw(2))),)),
        ink="sapphire", stats=(1, 6, 1), classes="Storyborn/Inventor", printed="2/149"),
    card("Pawpsicle", None, "item", 1,
        Triggered(AbilityName("Jumbo Pop"), Played(), do=(May(Draw(1)),)),
        Activated(AbilityName("That's Redwood"), (BanishThis(),), do=(Heal(2, A_CHARACTER),)),
        ink="sapphire", printed="2/169"),
)
