"""Trigger conditions in Japanese: …したとき, …するたび, …開始時."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.lorcana.text.digits import full_width
from engine.lorcana.text.discourse import Discourse, Named
from engine.lorcana.text.japanese import verbs
from engine.lorcana.text.japanese.nouns import kind_of, noun, one_of, reference
from engine.lorcana.text.japanese.terms import TYPES
from engine.lorcana.text.renderers import Renderers
from engine.lorcana.vocabulary import (
    IT,
    OTHER,
    THIS,
    Banished,
    BanishesInChallenge,
    Boosts,
    CardInked,
    Challenges,
    CharactersSing,
    DamageRemoved,
    DealsChallengeDamage,
    DrawsCard,
    EndOfTurn,
    Group,
    IsChallenged,
    IsChosen,
    IsExerted,
    IsReadied,
    LeavesPlay,
    Moves,
    PaysAtMost,
    Played,
    PutUnderThis,
    Quests,
    Ref,
    ReturnsToHand,
    Sings,
    StartOfTurn,
    TakesDamage,
    Who,
    Whose,
)


@dataclass(frozen=True, slots=True)
class Occasion:
    """What has to happen: the words before the verb, the verb, and whether it happens once.

    moment: a point in time that needs no verb: "あなたのターン開始時".
    """

    text: str
    verb: str = ""
    once: bool = False
    moment: bool = False

    def say(self, once: bool = False) -> str:
        """The opening: …したとき once, else …するたび."""
        if self.moment:
            return self.text
        if once or self.once:
            return f"{self.text}{verbs.past(self.verb)}とき"
        return f"{self.text}{self.verb}たび"


triggers: Renderers[Occasion] = Renderers("Japanese triggers")
"""Each gives an Occasion; `again` when the same card was named just before."""

WHO = {Who.YOU: "あなた", Who.EACH_OPPONENT: "対戦相手", Who.EACH_PLAYER: "いずれかのプレイヤー"}
TURNS = {Whose.YOURS: "あなたの", Whose.OPPONENTS: "対戦相手の", Whose.ANY: "各"}


def subject(what: Ref | Group, d: Discourse, again: bool = False, gone: bool = False) -> str:
    """Whom the trigger is about, and note it as IT."""
    if isinstance(what, Ref):
        if what != THIS:
            said = reference(what, d)
            d.name(IT, d.named(what))
            return said
        named = Named(d.this, gone=gone, yours=True)
        d.cards[THIS] = named
        d.name(IT, named)
        return "これ" if again else f"この{TYPES[d.this]}"
    d.name(IT, Named(kind_of(what), gone=gone, yours=what.side == "yours"))
    return one_of(what)


@triggers.of(Played)
def _played(value: Played, d: Discourse, again: bool = False) -> Occasion:
    shift = "変身を使って" if value.shifted else ""
    if value.what == THIS:
        return Occasion(f"{subject(THIS, d, again)}を{shift}", "プレイする", once=True)
    assert isinstance(value.what, Group)
    subject(value.what, d)
    if value.by is not Who.YOU:
        d.player = "named"
    played = replace(value.what, side="any")
    return Occasion(f"{WHO[value.by]}が{noun(played, '', False)}を{shift}", "プレイする")


@triggers.of(Quests)
def _quests(value: Quests, d: Discourse, again: bool = False) -> Occasion:
    return Occasion(f"{subject(value.what, d, again)}が", "クエストする")


@triggers.of(Challenges)
def _challenges(value: Challenges, d: Discourse, again: bool = False) -> Occasion:
    who = subject(value.what, d, again)
    if isinstance(value.what, Group):
        d.name(IT, Named(role="チャレンジした", yours=value.what.side == "yours"))
    d.cards[OTHER] = Named(role="チャレンジされた")
    target = value.target
    plain = target in (Group(), Group(side="opposing"))
    whom = one_of(Group(other=True)) if plain else one_of(target)
    return Occasion(f"{who}が{whom}に", "チャレンジする")


@triggers.of(IsChallenged)
def _is_challenged(value: IsChallenged, d: Discourse, again: bool = False) -> Occasion:
    who = subject(value.what, d, again)
    d.cards[OTHER] = Named(role="チャレンジした")
    return Occasion(f"{who}が", "チャレンジされる")


@triggers.of(Banished)
def _banished(value: Banished, d: Discourse, again: bool = False) -> Occasion:
    who = subject(value.what, d, again, gone=True)
    d.cards[OTHER] = Named(role="チャレンジした")
    how = "チャレンジ中に" if value.in_challenge else ""
    how = "チャレンジされて" if value.challenged else how
    return Occasion(f"{who}が{how}", "退場する", once=value.what == THIS)


@triggers.of(BanishesInChallenge)
def _banishes(value: BanishesInChallenge, d: Discourse, again: bool = False) -> Occasion:
    who = subject(value.what, d, again)
    d.cards[IT] = Named(role="退場した")
    return Occasion(f"{who}がチャレンジ中に他のキャラクター１体を", "退場させる")


@triggers.of(DealsChallengeDamage)
def _deals(value: DealsChallengeDamage, d: Discourse, again: bool = False) -> Occasion:
    who = subject(value.what, d, again)
    d.cards[OTHER] = Named()
    return Occasion(f"{who}がチャレンジ中に他のキャラクター１体にダメージを", "与える")


@triggers.of(TakesDamage)
def _takes(value: TakesDamage, d: Discourse, again: bool = False) -> Occasion:
    by = f"{one_of(value.by).removesuffix('１枚')}によって" if value.by else ""
    return Occasion(f"{subject(value.what, d, again)}が{by}ダメージを", "受ける")


@triggers.of(DamageRemoved)
def _removed(value: DamageRemoved, d: Discourse, again: bool = False) -> Occasion:
    return Occasion(f"あなたが{subject(value.what, d, again)}から１ダメージ以上", "取り除く")


@triggers.of(IsExerted)
def _exerted(value: IsExerted, d: Discourse, again: bool = False) -> Occasion:
    return Occasion(f"{subject(value.what, d, again)}が", "エグザートする")


@triggers.of(IsReadied)
def _readied(value: IsReadied, d: Discourse, again: bool = False) -> Occasion:
    return Occasion(f"あなたが{subject(value.what, d, again)}を", "レディする")


@triggers.of(IsChosen)
def _chosen(value: IsChosen, d: Discourse, again: bool = False) -> Occasion:
    who = subject(value.what, d, again)
    kinds = value.by.kind if value.by else ()
    reasons = [TYPES[k] + ("" if k in ("action", "song") else "の能力") for k in kinds]
    reasons = ["支援"] if value.support else reasons
    why = f"{'または'.join(reasons)}のために" if reasons else ""
    return Occasion(f"{who}が{why}", "選ばれる")


@triggers.of(Moves)
def _moves(value: Moves, d: Discourse, again: bool = False) -> Occasion:
    who = subject(value.what, d, again)
    if isinstance(value.what, Group):
        who = one_of(replace(value.what, side="any"))
    d.cards[IT] = Named(role="移動した", yours=True)
    first = "最初に" if value.first else ""
    origin = "他のロケーションから" if value.elsewhere else ""
    return Occasion(f"あなたが{first}{who}を{origin}ここに", "移動させる", once=value.first)


@triggers.of(CharactersSing)
def _characters_sing(value: CharactersSing, d: Discourse, again: bool = False) -> Occasion:
    d.name(IT, Named("song"))
    return Occasion(f"{noun(value.what)}１体以上が歌を", "歌う")


@triggers.of(LeavesPlay)
def _leaves(value: LeavesPlay, d: Discourse, again: bool = False) -> Occasion:
    who = subject(value.what, d, again, gone=True)
    return Occasion(f"{who}が場を", "離れる", once=value.what == THIS)


@triggers.of(ReturnsToHand)
def _returns(value: ReturnsToHand, d: Discourse, again: bool = False) -> Occasion:
    who = subject(value.what, d, again, gone=True)
    yours = getattr(value.what, "side", "any") == "yours"
    whose = "あなた" if yours else "それのプレイヤー"
    return Occasion(f"{who}が場から{whose}の手札に", "戻る", once=value.what == THIS)


@triggers.of(Sings)
def _sings(value: Sings, d: Discourse, again: bool = False) -> Occasion:
    who = subject(value.what, d, again)
    d.name(IT, Named("song"))
    return Occasion(f"{who}が歌を", "歌う")


@triggers.of(DrawsCard)
def _draws(value: DrawsCard, d: Discourse, again: bool = False) -> Occasion:
    if value.who is not Who.YOU:
        d.player = "named"
    who = "そのプレイヤー" if value.own_turn else WHO.get(value.who, "いずれかのプレイヤー")
    return Occasion(f"{who}がカードを１枚", "引く")


@triggers.of(CardInked)
def _inked(value: CardInked, d: Discourse, again: bool = False) -> Occasion:
    d.name(IT, Named("card"))
    whose = WHO.get(value.who, "いずれかのプレイヤー")
    return Occasion(f"{whose}のインクウェルにカード１枚が", "置かれる")


@triggers.of(PutUnderThis)
def _under(value: PutUnderThis, d: Discourse, again: bool = False) -> Occasion:
    return Occasion(f"あなたが{subject(value.what, d, again)}の下にカードを１枚", "置く")


@triggers.of(Boosts)
def _boosts(value: Boosts, d: Discourse, again: bool = False) -> Occasion:
    return Occasion(f"あなたが{subject(value.what, d, again)}のBoostを", "使う")


@triggers.of(PaysAtMost)
def _pays(value: PaysAtMost, d: Discourse, again: bool = False) -> Occasion:
    d.name(IT, Named("card"))
    paid = f"{full_width(value.n)}{{I}}以下を支払って"
    return Occasion(f"あなたが{paid}カードを１枚", "プレイする")


@triggers.of(StartOfTurn)
def _start(value: StartOfTurn, d: Discourse, again: bool = False) -> Occasion:
    if value.whose is not Whose.YOURS:
        d.player = "named"
    return Occasion(f"{TURNS[value.whose]}ターン開始時", moment=True)


@triggers.of(EndOfTurn)
def _end(value: EndOfTurn, d: Discourse, again: bool = False) -> Occasion:
    if value.whose is not Whose.YOURS:
        d.player = "named"
    whose = "各プレイヤーの" if value.whose is Whose.ANY else TURNS[value.whose]
    return Occasion(f"{whose}ターン終了時", moment=True)
