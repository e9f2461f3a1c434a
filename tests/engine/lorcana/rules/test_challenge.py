"""Challenging: declaration, damage, and how it ends (4.6)."""

from engine.core.choice import Illegal, Legal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
STITCH = "Stitch - Carefree Surfer"
HOOK = "Captain Hook - Forceful Duelist"
SIMBA = "Simba - Protective Cub"
PETER = "Peter Pan - Shadow Finder"
BRIDGE = "Sleepy Hollow - The Bridge"


def exerted(name, **state):
    """A card that is exerted."""
    return {name: {"exerted": "true", **state}}


def order(game, *codes):
    """The events of these codes, in the order in which they were told."""
    return [code for code in game.codes() if code in codes]


def test_4_6_3_declaration_then_damage():
    """The challenger exerts, then both deal damage at once, then a check banishes."""
    game = board(you={"play": [MICKEY]}, opponent={"play": [exerted(FLOUNDER)]})

    game.challenge(MICKEY, FLOUNDER)

    assert order(game, "challenges", "exerts", "challenge_damage", "banished") == [
        "challenges",
        "exerts",
        "challenge_damage",
        "banished",
    ]
    assert (game.damage(MICKEY), game.banished("opponent")) == (2, [FLOUNDER])


def test_4_6_4_1_a_challenger_must_be_dry_and_ready():
    """A drying and an exerted character can't challenge."""
    target = {"play": [exerted(FLOUNDER)]}
    drying = board(you={"play": [{MICKEY: {"drying": "true"}}]}, opponent=target)
    spent = board(you={"play": [exerted(MICKEY)]}, opponent=target)

    assert drying.challenge(MICKEY, FLOUNDER) == Illegal("drying", "4.6.4.1")
    assert spent.challenge(MICKEY, FLOUNDER) == Illegal("exerted", "4.6.4.1")


def test_8_9_1_rush_challenges_in_the_turn_it_was_played():
    """Peter Pan, drying, challenges; he can't quest."""
    game = board(
        you={"play": [{PETER: {"drying": "true"}}]}, opponent={"play": [exerted(FLOUNDER)]}
    )

    assert game.quest(PETER).reason == "drying"
    assert game.challenge(PETER, FLOUNDER) == Legal()


def test_4_6_4_2_only_an_exerted_opposing_character_is_challenged():
    """A ready one, and one's own, can't be."""
    game = board(you={"play": [MICKEY, exerted(STITCH)]}, opponent={"play": [FLOUNDER]})

    assert game.challenge(MICKEY, FLOUNDER) == Illegal("illegal_choice", "4.6.4.2")
    assert game.challenge(MICKEY, STITCH) == Illegal("illegal_choice", "4.6.4.2")


def test_1_2_1_a_card_may_allow_challenging_a_ready_character():
    """Li Shang challenges a ready character."""
    li_shang = "Li Shang - Newly Promoted"
    game = board(you={"play": [li_shang]}, opponent={"play": [FLOUNDER]})

    assert game.challenge(li_shang, FLOUNDER) == Legal()


def test_8_6_1_evasive_is_challenged_by_evasive_and_alert_only():
    """A character without either is refused; the others may."""
    target = {"play": [exerted(PETER)]}
    verdicts = [
        board(you={"play": [name]}, opponent=target).challenge(name, PETER)
        for name in (MICKEY, "Pegasus - Gift for Hercules", "Violet Parr - At Wits' End")
    ]

    assert verdicts == [Illegal("evasive", "8.6.1"), Legal(), Legal()]


def test_8_3_3_an_exerted_bodyguard_has_to_be_challenged():
    """With Simba exerted, Flounder can't be challenged; Simba can."""
    game = board(you={"play": [MICKEY]}, opponent={"play": [exerted(SIMBA), exerted(FLOUNDER)]})

    assert game.challenge(MICKEY, FLOUNDER) == Illegal("bodyguard", "8.3.3")
    assert game.challenge(MICKEY, SIMBA) == Legal()


def test_8_3_3_a_bodyguard_that_cannot_be_challenged_guards_nobody():
    """A ready Bodyguard, and one with Evasive, leave the others open."""
    ready = board(you={"play": [MICKEY]}, opponent={"play": [SIMBA, exerted(FLOUNDER)]})
    evasive = board(
        active="opponent",
        you={"play": [MICKEY]},
        opponent={
            "hand": ["Twitterpated"],
            "ink": 1,
            "play": [exerted(SIMBA), exerted(FLOUNDER)],
        },
    )
    evasive.play("Twitterpated", choose=SIMBA)
    evasive.end_turn()
    evasive.start_turn()

    assert ready.challenge(MICKEY, FLOUNDER) == Legal()
    assert evasive.challenge(MICKEY, FLOUNDER) == Legal()


def test_4_6_8_1_a_location_may_be_challenged_past_a_bodyguard():
    """Bodyguard speaks of characters; the location is open."""
    game = board(you={"play": [MICKEY]}, opponent={"play": [exerted(SIMBA), BRIDGE]})

    assert game.challenge(MICKEY, BRIDGE) == Legal()


def test_8_3_3_one_opponents_bodyguard_does_not_guard_the_others():
    """Three players: left's Bodyguard protects left's characters only."""
    game = board(
        you={"play": [MICKEY]},
        left={"play": [exerted(SIMBA)]},
        right={"play": [exerted(FLOUNDER)]},
    )

    assert game.challenge(MICKEY, FLOUNDER) == Legal()


def test_1_2_2_what_can_not_be_challenged_can_not():
    """Diablo, exerted, protects Villain characters."""
    diablo, hades = "Diablo - Stone Servant", "Scar - Fiery Usurper"
    game = board(you={"play": [MICKEY]}, opponent={"play": [exerted(diablo), exerted(hades)]})

    assert game.challenge(MICKEY, hades) == Illegal("restricted", "1.2.2")


def test_4_6_5_challenge_triggers_resolve_before_the_damage():
    """The challenged character's ability waits in the bag; no damage has been dealt yet."""
    merfolk = "Cursed Merfolk - Ursula's Handiwork"
    game = board(you={"play": [MICKEY], "hand": [FLOUNDER]}, opponent={"play": [exerted(merfolk)]})

    game.challenge(MICKEY, merfolk)
    before = (game.bag(), game.banished("opponent"))
    game.resolve("Poor Souls")

    assert before == ([("Poor Souls", "opponent")], [])
    assert (game.discarded("you"), game.banished("opponent")) == (1, [merfolk])


def test_8_5_1_challenger_counts_while_challenging_only():
    """Hook deals 1 + 2 when he challenges and 1 when he is challenged."""
    attacks = board(you={"play": [HOOK]}, opponent={"play": [exerted(STITCH)]})
    attacks.challenge(HOOK, STITCH)
    defends = board(you={"play": [STITCH]}, opponent={"play": [exerted(HOOK)]})
    defends.challenge(STITCH, HOOK)

    assert (attacks.damage(STITCH), defends.damage(STITCH)) == (3, 1)


def test_8_8_1_resist_reduces_damage_in_a_challenge():
    """Against Resist 1 a strength of 2 deals 1."""
    calhoun = "Calhoun - Marine Sergeant"
    game = board(you={"play": [FLOUNDER]}, opponent={"play": [exerted(calhoun)]})

    game.challenge(FLOUNDER, calhoun)

    assert (game.damage(calhoun), game.banished("you")) == (1, [FLOUNDER])


def test_8_8_2_resist_to_zero_puts_no_counter():
    """Strength 1 against Resist 1 leaves no damage."""
    calhoun, minnow = "Calhoun - Marine Sergeant", "Tipo - Growing Son"
    game = board(you={"play": [minnow]}, opponent={"play": [exerted(calhoun)]})

    game.challenge(minnow, calhoun)

    assert game.damage(calhoun) == 0


def test_4_6_6_1_negative_strength_deals_nothing():
    """Scrump's -2 on strength 1 deals 0, not less."""
    game = board(
        you={"play": [STITCH, "Scrump", MICKEY]},
        opponent={"play": [exerted(HOOK)]},
    )

    game.use("Scrump", pay=f"exert {MICKEY}", answers=[{"pay": MICKEY}, {"choose": HOOK}])
    game.challenge(STITCH, HOOK)

    assert game.damage(STITCH) == 0


def test_4_6_7_effects_of_the_challenge_end_with_it():
    """Mushu's Resist for the challenger is gone when the challenge is over."""
    mushu = "Mushu - Majestic Dragon"
    game = board(you={"play": [MICKEY, mushu]}, opponent={"play": [exerted(STITCH)]})

    game.challenge(MICKEY, STITCH)
    game.resolve("Intimidating and Awe-Inspiring")

    assert (game.damage(MICKEY), game.state(MICKEY)["resist"]) == (2, 0)


def test_4_6_8_3_a_location_deals_no_damage():
    """The challenger of a location is unhurt; the location takes its damage."""
    game = board(you={"play": [MICKEY]}, opponent={"play": [BRIDGE]})

    game.challenge(MICKEY, BRIDGE)

    assert (game.damage(MICKEY), game.damage(BRIDGE)) == (0, 3)


def test_4_6_9_when_the_challenged_character_is_gone_no_damage_is_dealt():
    """Mother Gothel's counter banishes the challenged one first: the challenger is unhurt."""
    gothel = {"Mother Gothel - Vain Sorceress": {"damage": 1}}
    game = board(you={"play": [MICKEY, gothel]}, opponent={"play": [exerted(FLOUNDER, damage=1)]})

    game.challenge(MICKEY, FLOUNDER)
    game.resolve("Now You've Upset Me", may=True, choose="Mother Gothel - Vain Sorceress")

    assert (game.banished("opponent"), game.damage(MICKEY)) == ([FLOUNDER], 0)
    assert game.state(MICKEY)["exerted"] is True


def test_4_6_9_1_the_remaining_abilities_resolve_although_the_challenge_is_off():
    """The banished character's own ability still resolves, then the turn goes on."""
    gothel = {"Mother Gothel - Vain Sorceress": {"damage": 1}}
    goat = "Merlin - Goat"
    game = board(
        you={"play": [MICKEY, gothel, FLOUNDER]}, opponent={"play": [exerted(goat, damage=2)]}
    )

    game.challenge(MICKEY, goat)
    game.resolve("Now You've Upset Me", may=True, choose="Mother Gothel - Vain Sorceress")
    game.resolve("Here I Come!")

    assert (game.lore("opponent"), game.quest(FLOUNDER)) == (1, Legal())


def test_4_6_6_3_a_check_follows_the_damage_before_any_ability():
    """Cheshire Cat is banished before her ability can resolve."""
    cat = "Cheshire Cat - Not All There"
    game = board(you={"play": [STITCH]}, opponent={"play": [exerted(cat)]})

    game.challenge(STITCH, cat)

    assert (game.banished("opponent"), game.bag()) == ([cat], [("Lose Something?", "opponent")])


def test_4_6_6_1_increases_and_decreases_are_added_before_zero_is_the_least():
    """Strength 1, -2 from Scrump and Challenger +2 deal 1."""
    game = board(you={"play": [HOOK, "Scrump", MICKEY]}, opponent={"play": [exerted(STITCH)]})

    game.use("Scrump", answers=[{"pay": MICKEY}, {"choose": HOOK}])
    game.challenge(HOOK, STITCH)

    assert game.damage(STITCH) == 1


def test_8_5_1_challenger_counts_for_whatever_reads_strength_while_challenging():
    """In the bag of the declaration Hook has strength 3."""
    merfolk = "Cursed Merfolk - Ursula's Handiwork"
    game = board(you={"play": [HOOK]}, opponent={"play": [exerted(merfolk)]})

    before = game.strength(HOOK)
    game.challenge(HOOK, merfolk)
    during = game.strength(HOOK)
    game.resolve("Poor Souls")

    assert (before, during, game.strength(HOOK)) == (1, 3, 1)


def test_1_9_5_damage_reduced_to_zero_was_dealt_all_the_same():
    """Mulan's 2 against Resist 2: Triple Shot triggers since 2.2.0, before it did not."""
    mulan, calhoun = "Mulan - Elite Archer", "Calhoun - Marine Sergeant"

    def triggered(profile):
        game = board(
            profile=profile,
            you={"play": [mulan]},
            opponent={"play": [exerted(calhoun), "Snow Fort"]},
        )
        game.challenge(mulan, calhoun)
        return game.triggered("Triple Shot"), game.damage(calhoun)

    assert (triggered("2.2.0"), triggered("2.0.1")) == ((1, 0), (0, 0))
