"""Ability values beside the English and Japanese that they have to become."""

from __future__ import annotations

from engine.lorcana.vocabulary import (
    IT,
    OTHER,
    THAT,
    THIS,
    Ability,
    AbilityName,
    Activated,
    Banish,
    Banished,
    BanishThis,
    Challenges,
    ChangeStat,
    Chosen,
    CostsLess,
    Count,
    Deal,
    Discard,
    DiscardCard,
    Draw,
    Each,
    Either,
    EndOfTurn,
    Every,
    Exert,
    ExertThis,
    GainLore,
    GetsStat,
    GiveKeyword,
    Group,
    HandSize,
    HasKeyword,
    Heal,
    IfThen,
    Is,
    IsChallenged,
    Keyword,
    Later,
    LoseLore,
    May,
    MoveDamage,
    Not,
    OnResolve,
    PayInk,
    Played,
    PlayFree,
    Present,
    PutUnder,
    Quests,
    Ready,
    Restrict,
    ReturnToHand,
    Sequence,
    Static,
    StatOf,
    To,
    ToBottom,
    Triggered,
    Unless,
    Until,
    Watch,
    Who,
    Whose,
)

NAME = AbilityName("Test", "試し")
YOURS = Group(side="yours")
OTHERS = Group(side="yours", other=True)
OPPOSING = Chosen(Group(side="opposing"))
ITEM = Group(kind=("item",), side="yours")


def when(*do, **more) -> Triggered:
    """A triggered ability on playing this character."""
    return Triggered(NAME, Played(), do, **more)


TABLE: list[tuple[Ability, str, str]] = [
    (Keyword("shift", 5), "Shift 5", "変身５"),
    (Keyword("challenger", 2), "Challenger +2", "果敢+２"),
    (Keyword("sing_together", 7), "Sing Together 7", "合唱７"),
    (Keyword("boost", 2), "Boost 2", "Boost ２"),
    (
        Keyword("shift", cost=(DiscardCard(Group(kind=("action",), zone="hand")),)),
        "Shift: Choose and discard an action card",
        "変身 ： アクション・カードを１枚選んで捨てる",
    ),
    (OnResolve((Draw(1),)), "Draw a card.", "カードを１枚引く。"),
    (
        OnResolve((Deal(2, Every(Group(side="opposing"))),)),
        "Deal 2 damage to each opposing character.",
        "対戦相手の各キャラクターに２ダメージを与える。",
    ),
    (
        OnResolve((Heal(2, Chosen(YOURS, n=2, up_to=True)),)),
        "Remove up to 2 damage from each of up to 2 chosen characters of yours.",
        "あなたのキャラクターを２体まで選び、２ダメージまで取り除く。",
    ),
    (
        OnResolve((LoseLore(2), GainLore(2))),
        "Each opponent loses 2 lore. You gain 2 lore.",
        "各対戦相手はロアを２つ失う。あなたはロアを２つ得る。",
    ),
    (
        OnResolve((Ready(Chosen(Group())), Restrict("quest", THAT))),
        "Ready chosen character. They can't quest this turn.",
        "キャラクター１体を選び、レディする。そのキャラクターはこのターン、クエストできない。",
    ),
    (
        OnResolve((Watch(Quests(YOURS), (LoseLore(1),)),)),
        "Whenever one of your characters quests this turn, each opponent loses 1 lore.",
        "このターン、あなたのキャラクター１体がクエストするたび、各対戦相手はロアを１つ失う。",
    ),
    (
        OnResolve((ChangeStat("strength", 5, Chosen(YOURS)), Later(Whose.YOURS, (Banish(THAT),)))),
        "Chosen character of yours gets +5 {S} this turn. At the end of your turn, banish them.",
        "あなたのキャラクター１体を選び、このターン、+５{S}する。"
        "あなたのターン終了時、そのキャラクターを退場させる。",
    ),
    (
        OnResolve((GiveKeyword("ward", Chosen(YOURS), Until.YOUR_NEXT_TURN),)),
        "Chosen character of yours gains Ward until the start of your next turn.",
        "あなたのキャラクター１体を選び、あなたの次のターンの始めまで、"
        "そのキャラクターは魔除を得る。",
    ),
    (
        OnResolve((Draw(Count(YOURS)),)),
        "Draw a card for each character you have in play.",
        "あなたの場にいるキャラクターと同じ数だけカードを引く。",
    ),
    (
        OnResolve(
            (ToBottom(Every(Group(kind=("character", "item"), side="opposing", cost=(None, 2)))),)
        ),
        "Put all opposing characters and items with cost 2 or less on the bottom of their "
        "players' decks in any order.",
        "対戦相手のコスト２以下のすべてのキャラクターとアイテムを好きな順番で"
        "それらのプレイヤーのデッキの一番下に置く。",
    ),
    (
        when(May(Draw(2)), given=Present(OTHERS, at_least=2)),
        "When you play this character, if you have 2 or more other characters in play, "
        "you may draw 2 cards.",
        "このキャラクターをプレイしたとき、あなたの場に他のキャラクターが２体以上いるなら、"
        "カードを２枚引いてもよい。",
    ),
    (
        when(Each(May(Draw(1, Who.THAT_PLAYER), Who.THAT_PLAYER))),
        "When you play this character, each player may draw a card.",
        "このキャラクターをプレイしたとき、各プレイヤーはカードを１枚引いてもよい。",
    ),
    (
        when(May(Sequence((Draw(1), Discard(1))))),
        "When you play this character, you may draw a card, then choose and discard a card.",
        "このキャラクターをプレイしたとき、「カードを１枚引き、その後カードを１枚選んで捨てる。」"
        "をしてもよい。",
    ),
    (
        when(Either(Banish(THIS), ReturnToHand(Chosen(OTHERS)))),
        "When you play this character, banish this character or return another chosen "
        "character of yours to your hand.",
        "このキャラクターをプレイしたとき、このキャラクターを退場させるか、"
        "あなたの他のキャラクター１体を選び、あなたの手札に戻す。",
    ),
    (
        when(IfThen(Is(THIS, "exerted"), Draw(2), otherwise=Draw(1), instead=True)),
        "When you play this character, draw a card. If this character is exerted, "
        "draw 2 cards instead.",
        "このキャラクターをプレイしたとき、カードを１枚引く。"
        "このキャラクターがエグザートしているなら、代わりにカードを２枚引く。",
    ),
    (
        Triggered(NAME, (Played(), Quests()), (May(To((BanishThis(),), Draw(1))),)),
        "When you play this character and whenever they quest, you may banish this character "
        "to draw a card.",
        "このキャラクターをプレイしたとき、またはこれがクエストするたび、"
        "このキャラクターを退場させることでカードを１枚引いてもよい。",
    ),
    (
        Triggered(
            NAME,
            Played(Group(cost=(None, 2))),
            (May(To(Exert(IT), Draw(1), style="if you do")),),
        ),
        "Whenever you play a character with cost 2 or less, you may exert them. "
        "If you do, draw a card.",
        "あなたがコスト２以下のキャラクターをプレイするたび、"
        "そのキャラクターをエグザートしてもよい。そうしたなら、カードを１枚引く。",
    ),
    (
        Triggered(NAME, IsChallenged(), (Banish(OTHER),), during=Whose.OPPONENTS),
        "During an opponent's turn, whenever this character is challenged, "
        "banish the challenging character.",
        "対戦相手のターンの間、このキャラクターがチャレンジされるたび、"
        "チャレンジしたキャラクターを退場させる。",
    ),
    (
        Triggered(NAME, Banished(in_challenge=True), (May(ReturnToHand(THIS)),)),
        "When this character is banished in a challenge, you may return this card to your hand.",
        "このキャラクターがチャレンジ中に退場したとき、このカードをあなたの手札に戻してもよい。",
    ),
    (
        Triggered(NAME, Played(Group(kind=("song",))), (Draw(1),), once_per_turn=True),
        "Once per turn, when you play a song, draw a card.",
        "各ターンに一度、あなたが歌をプレイしたとき、カードを１枚引く。",
    ),
    (
        Triggered(
            NAME,
            Challenges(),
            (Unless(Banish(THIS), (PayInk(2),), by=Who.YOU),),
        ),
        "Whenever this character challenges another character, banish this character "
        "unless you pay 2 {I}.",
        "このキャラクターが他のキャラクター１体にチャレンジするたび、"
        "あなたが２{I}を支払わないかぎり、このキャラクターを退場させる。",
    ),
    (
        Triggered(
            NAME, EndOfTurn(), (GainLore(StatOf(THIS, "lore")),), given=Not(Is(THIS, "exerted"))
        ),
        "At the end of your turn, if this character isn't exerted, gain lore equal to "
        "this character's {L}.",
        "あなたのターン終了時、このキャラクターがエグザートしていないなら、"
        "これの{L}と同じ数だけロアを得る。",
    ),
    (
        Activated(NAME, (ExertThis(), PayInk(2)), (MoveDamage(1, Chosen(YOURS), OPPOSING),)),
        "{E}, 2 {I} – Move up to 1 damage counter from chosen character of yours to "
        "chosen opposing character.",
        "{E}，２{I} ： あなたのキャラクター１体を選び、"
        "そのキャラクターからダメージ・カウンターを１つまで、"
        "選んだ対戦相手のキャラクター１体に移動する。",
    ),
    (
        Activated(NAME, (ExertThis(),), (PlayFree(Group(zone="discard", side="yours")),)),
        "{E} – Play a character from your discard for free.",
        "{E} ： あなたの捨て札からキャラクター１枚をコストを支払わずにプレイする。",
    ),
    (
        Activated(NAME, (ExertThis(),), (PutUnder(Chosen(YOURS)),)),
        "{E} – Put the top card of your deck facedown under chosen character of yours.",
        "{E} ： あなたのキャラクター１体を選び、"
        "あなたのデッキの一番上のカードをそのキャラクターの下に裏向きで置く。",
    ),
    (
        Static(NAME, (GetsStat("strength", 2),), while_=Is(THIS, "damaged")),
        "While this character has damage, they get +2 {S}.",
        "このキャラクターはダメージを受けている間、+２{S}される。",
    ),
    (
        Static(NAME, (HasKeyword("evasive"), GetsStat("lore", 1)), while_=HandSize(Who.YOU, 0, 0)),
        "While you have no cards in your hand, this character gains Evasive and gets +1 {L}.",
        "あなたの手札が０枚である間、このキャラクターは回避を得て、+１{L}される。",
    ),
    (
        Static(NAME, (CostsLess(1),), while_=Present(Group(side="yours", named=("Gaston",)))),
        "If you have a character named Gaston in play, you pay 1 {I} less to play this character.",
        "あなたの場に《ガストン》という名前のキャラクターがいるなら、"
        "このキャラクターをプレイするコストの支払いは１{I}減る。",
    ),
    (
        Static(NAME, (CostsLess(1, ITEM),), during=Whose.YOURS),
        "During your turn, you pay 1 {I} less to play items.",
        "あなたのターンの間、あなたがアイテムをプレイするコストの支払いは１{I}減る。",
    ),
]
