"""Abilities that effects make: floating and delayed ones (6.2.7)."""

from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
STITCH = "Stitch - Carefree Surfer"
STEAL = "Steal from the Rich"


def stealing(**more):
    """Steal from the Rich played, with two characters to quest."""
    side = {"hand": [STEAL, *more.pop("hand", [])], "ink": 8, "play": [FLOUNDER, MICKEY]}
    game = board(you={**side, **more}, opponent={"lore": 5})
    game.play(STEAL)
    return game


def test_6_2_7_an_effects_ability_is_outside_the_bag_until_its_condition():
    """L03-38: right after Steal from the Rich has resolved the bag is empty."""
    game = stealing()

    assert (game.bag(), game.asked()) == ([], None)
    assert game.told("floating") != []


def test_6_2_7_1_each_time_the_condition_is_met_one_instance_enters():
    """L03-39: two characters quest, each time the opponent loses 1."""
    game = stealing()

    for name in (FLOUNDER, MICKEY):
        game.quest(name)
        game.resolve(STEAL)

    assert game.lore("opponent") == 3


def test_6_2_7_1_it_outlives_its_action_in_the_discard():
    """L03-40: the action lies in the discard, and its ability still triggers."""
    game = stealing()

    where = game.zone("you", "discard")
    game.quest(FLOUNDER)

    assert (where, game.bag()) == ([STEAL], [(STEAL, "you")])


def test_6_2_7_1_it_outlives_its_action_even_when_that_leaves_the_discard():
    """L03-40: with the action in the inkwell the next quest still adds an instance."""
    game = stealing(hand=["All Is Found"], ink=10)

    game.play("All Is Found", choose=[STEAL])
    game.quest(FLOUNDER)

    assert (game.zone("you", "discard"), game.bag()) == (["All Is Found"], [(STEAL, "you")])


def test_6_2_7_1_it_watches_characters_that_came_later_too():
    """L03-39: a character that entered after the action counts as one of yours."""
    game = board(
        you={"hand": [STEAL, "Stitch - Rock Star"], "ink": 9, "play": ["Stitch - New Dog"]},
        opponent={"lore": 5},
    )
    game.play(STEAL)

    game.play("Stitch - Rock Star", pay="shift onto Stitch - New Dog")
    game.quest("Stitch - Rock Star")

    assert game.bag() == [(STEAL, "you")]


def test_6_2_7_1_when_its_time_is_over_it_is_gone():
    """L03-40: a quest in the next turn adds nothing."""
    game = stealing()

    for _ in range(2):
        game.end_turn()
        game.start_turn()
    game.quest(FLOUNDER)

    assert (game.bag(), game.lore("opponent")) == ([], 5)


def test_6_2_7_1_the_opponents_quests_do_not_meet_the_condition():
    """L03-39: the condition speaks of one's own characters."""
    game = board(
        you={"hand": [STEAL], "ink": 5},
        opponent={"play": [FLOUNDER], "lore": 5},
    )

    game.play(STEAL)
    game.end_turn()
    game.start_turn()
    game.quest(FLOUNDER)

    assert (game.bag(), game.lore("opponent")) == ([], 6)


def test_6_2_7_1_two_copies_of_the_action_float_twice():
    """L03-39: two Steal from the Rich add two instances for one quest."""
    game = board(you={"hand": [STEAL, STEAL], "ink": 10, "play": [FLOUNDER]}, opponent={"lore": 5})

    game.play(STEAL)
    game.play(STEAL)
    game.quest(FLOUNDER)
    game.resolve(STEAL)
    game.resolve(STEAL)

    assert game.lore("opponent") == 3


def test_6_2_7_1_it_watches_the_character_it_speaks_of():
    """Medallion Weights: the chosen character's challenge adds an instance, another's does not."""
    hook, weights = "Captain Hook - Forceful Duelist", "Medallion Weights"
    game = board(
        you={"ink": 2, "play": [hook, MICKEY, weights]},
        opponent={"play": [{STITCH: {"exerted": "true"}}]},
    )

    game.use(weights, choose=hook)
    game.challenge(MICKEY, STITCH)
    other = game.bag()
    game.challenge(hook, STITCH)

    assert (other, game.bag()) == ([], [("Discipline and Strength", "you")])


def test_7_1_6_a_character_that_came_back_is_a_new_one_for_a_floating_ability():
    """Medallion Weights' character, returned to hand and played again, challenges unwatched."""
    peter, weights = "Peter Pan - Shadow Finder", "Medallion Weights"
    game = board(
        you={"hand": ["Wrong Lever!"], "ink": 8, "play": [peter, weights]},
        opponent={"play": [{STITCH: {"exerted": "true"}}]},
    )

    game.use(weights, choose=peter)
    game.play("Wrong Lever!", choose=peter)
    game.play(peter)
    game.challenge(peter, STITCH)

    assert game.bag() == []


def test_6_2_7_2_a_delayed_ability_waits_for_its_one_moment():
    """L03-41: Candy Drift leaves the bag empty until the turn ends, then adds one ability."""
    game = board(you={"hand": ["Candy Drift"], "ink": 2, "play": [FLOUNDER]})

    game.play("Candy Drift")
    before = game.bag()
    game.end_turn()

    assert (before, game.bag()) == ([], [("Candy Drift", "you")])


def test_6_2_7_2_it_banishes_at_the_end_of_the_turn_with_the_strength_still_there():
    """L03-42: as the delayed ability resolves the character still has its +5."""
    game = board(you={"hand": ["Candy Drift"], "ink": 2, "play": [FLOUNDER]})

    game.play("Candy Drift")
    game.end_turn()
    strength = game.strength(FLOUNDER)
    game.resolve("Candy Drift")

    assert (strength, game.banished("you")) == (7, [FLOUNDER])


def test_6_2_7_2_it_happens_once():
    """L03-41: the end of the next turn adds nothing more."""
    game = board(you={"hand": ["Candy Drift"], "ink": 2, "play": [FLOUNDER, MICKEY]})

    game.play("Candy Drift", choose=FLOUNDER)
    game.end_turn()
    game.resolve("Candy Drift")
    for _ in range(2):
        game.start_turn()
        game.end_turn()

    assert (game.triggered("Candy Drift"), game.zone("you", "play")) == (1, [MICKEY])


def test_6_2_7_2_a_character_that_came_back_is_not_the_one_it_means():
    """L03-41: returned to hand and played again, the character is a new one and stays."""
    game = board(you={"hand": ["Candy Drift", "Wrong Lever!"], "ink": 6, "play": [FLOUNDER]})

    game.play("Candy Drift")
    game.play("Wrong Lever!")
    game.play(FLOUNDER)
    game.end_turn()
    game.resolve("Candy Drift")

    assert (game.banished("you"), game.zone("you", "play")) == ([], [FLOUNDER])


def test_3_4_1_1_delayed_and_printed_end_of_turn_abilities_wait_together():
    """L03-42: Candy Drift and Understand the Balance are both in the bag, in any order."""
    simba = {"Simba - Pride Protector": {"exerted": "true"}}
    game = board(you={"hand": ["Candy Drift"], "ink": 2, "play": [FLOUNDER, simba]})

    game.play("Candy Drift", choose=FLOUNDER)
    game.end_turn()

    assert sorted(game.options()) == ["Candy Drift", "Understand the Balance"]
