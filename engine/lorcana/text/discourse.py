"""Who has been named so far in one ability, so that later words can point back."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.lorcana.vocabulary import SINGERS, THIS, Ref


@dataclass(slots=True)
class Named:
    """A card or cards named earlier: the kind of card, how many, and by what part they play.

    role: "challenging" or "challenged" where the challenge tells it apart. gone: it left play.
    yours: it is surely yours.
    """

    kind: str = "character"
    many: bool = False
    role: str = ""
    gone: bool = False
    yours: bool = False


@dataclass(slots=True)
class Discourse:
    """What the words of one ability may point back to.

    this: the type of the card that speaks. cards: what each Ref stands for. latest: the Ref named
    last, which a pronoun may stand for. player: the words for THAT_PLAYER, once somebody is named.
    this_way: what was done to the cards that THESE means, said after their noun.
    done: what the last instruction did, counted ("damage removed"). abilities: Japanese names of
    the card's abilities by their English names.
    """

    this: str = "character"
    cards: dict[Ref, Named] = field(default_factory=dict)
    latest: Ref | None = None
    player: str = ""
    this_way: str = ""
    done: str = ""
    abilities: dict[str, str] = field(default_factory=dict)

    def name(self, ref: Ref, named: Named) -> None:
        """Note that a card was named, last of all so far."""
        self.cards[ref] = named
        self.latest = ref

    def named(self, ref: Ref) -> Named:
        """What the reference stands for; a character where nothing was said."""
        if ref == THIS:
            return self.cards.get(ref, Named(self.this, yours=True))
        if ref == SINGERS:
            return Named(many=True)
        return self.cards.get(ref, Named())
