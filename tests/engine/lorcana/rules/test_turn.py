"""The start of the turn, step by step (3.2), and how long effects last."""

from engine.core.choice import Illegal, Legal
from engine.testing import board

FLOUNDER = "Flounder - Voice of Reason"
DONALD = "Donald Duck - Perfect Gentleman"
PRIDE_ROCK = "Pride Lands - Pride Rock"


def order(game, *codes):
    """The events of these codes, in the order in which they were told."""
    return [code for code in game.codes() if code in codes]


def test_3_2_1_1_the_active_player_readies_cards_in_play_and_in_the_inkwell():
    """Cards and ink of the active player ready; those of the opponent stay exerted."""
    game = board(
        before_turn=True,
        you={"play": [{FLOUNDER: {"exerted": "true"}}], "ink": {"ready": 1, "exerted": 2}},
        opponent={"ink": {"ready": 0, "exerted": 1}},
    )

    game.start_turn()

    assert game.state(FLOUNDER)["exerted"] is False
    assert (game.inkwell("you"), game.inkwell("opponent")) == ((3, 0), (0, 1))


def test_3_2_1_3_effects_until_the_start_of_your_next_turn_end_in_the_ready_step():
    """Evasive from Twitterpated lasts through the opponent's turn, not into one's own."""
    game = board(you={"hand": ["Twitterpated"], "ink": 1, "play": [FLOUNDER]})

    game.play("Twitterpated")
    game.end_turn()
    game.start_turn()
    theirs = game.state(FLOUNDER)["evasive"]
    game.end_turn()
    game.start_turn()

    assert (theirs, game.state(FLOUNDER)["evasive"]) == (True, False)


def test_3_2_1_4_start_of_turn_abilities_enter_in_the_ready_step_and_wait():
    """L03-48: Allow Me enters the bag in the Ready step; nobody has drawn when Set begins."""
    game = board(before_turn=True, you={"play": [DONALD]})

    game.start_turn()

    assert order(game, "ready_all", "triggers", "dry_all") == ["ready_all", "triggers", "dry_all"]
    assert game.bag() == [("Allow Me", "you")]
    assert (game.drawn("you"), game.drawn("opponent")) == (0, 0)


def test_3_2_1_1_who_can_not_ready_at_the_start_of_the_next_turn_stays_exerted_once():
    """Deep Freeze on one's own character holds it through one's next Ready step, not two."""
    elsa = "Elsa - Spirit of Winter"
    game = board(you={"hand": [elsa], "ink": 8, "play": [{FLOUNDER: {"exerted": "true"}}]})

    game.play(elsa)
    game.resolve("Deep Freeze", choose=[FLOUNDER])
    seen = []
    for _ in range(2):
        for _ in range(2):
            game.end_turn()
            game.start_turn()
        seen.append(game.state(FLOUNDER)["exerted"])

    assert seen == [True, False]


def test_6_1_13_1_during_their_next_turn_is_not_yet_and_no_longer():
    """Rourke's Reckless holds in the opponent's next turn, neither before nor after it."""
    rourke = "Lyle Tiberius Rourke - Cunning Mercenary"
    game = board(you={"hand": [rourke], "ink": 3}, opponent={"play": [FLOUNDER]})

    game.play(rourke)
    game.resolve("Well, Now You Know")
    seen = [game.state(FLOUNDER)["reckless"]]
    for _ in range(3):
        game.end_turn()
        game.start_turn()
        seen.append(game.state(FLOUNDER)["reckless"])

    assert seen == [False, True, False, False]


def test_3_2_2_1_drying_ends_before_the_bag_is_emptied():
    """L03-49: last turn's character is dry when Allow Me waits to resolve in the Set step."""
    game = board(before_turn=True, you={"play": [DONALD, {FLOUNDER: {"drying": "true"}}]})

    game.start_turn()

    assert (game.bag(), game.state(FLOUNDER)["drying"]) == ([("Allow Me", "you")], False)


def test_3_2_2_2_location_lore_comes_before_the_bag_and_not_from_it():
    """L03-49: with 3 lore and a location, the total is 4 before Allow Me resolves."""
    game = board(before_turn=True, you={"lore": 3, "play": [DONALD, PRIDE_ROCK]})

    game.start_turn()

    assert (game.lore("you"), game.bag()) == (4, [("Allow Me", "you")])


def test_3_2_2_2_only_the_active_players_locations_give_lore():
    """The opponent's location gives nothing at the start of your turn."""
    game = board(before_turn=True, opponent={"play": [PRIDE_ROCK]})

    game.start_turn()

    assert (game.lore("you"), game.lore("opponent")) == (0, 0)


def test_3_2_2_3_the_set_step_empties_the_bag_before_the_draw():
    """L03-49: Allow Me's draw comes before the card of the Draw step."""
    game = board(before_turn=True, you={"play": [DONALD]})

    game.start_turn()
    game.resolve("Allow Me", answers=[{"by": "you", "may": True}, {"by": "opponent", "may": False}])

    assert order(game, "resolves", "draws") == ["resolves", "draws", "draws"]
    assert (game.drawn("you"), game.drawn("opponent")) == (2, 0)


def test_3_2_2_3_abilities_that_trigger_in_the_set_step_resolve_there_too():
    """Who is banished by a start-of-turn ability has its own ability resolved before Draw."""
    game = board(
        before_turn=True,
        you={"play": [{"Madam Mim - Elephant": {"damage": 2}}]},
        opponent={"play": [{"Merlin - Rabbit": {"damage": 1}}]},
    )

    game.start_turn()
    game.resolve("Sneaky Move", may=True, number=2)
    between = game.drawn("you")
    game.resolve("Hoppity Hip!", may=True)

    assert (between, game.drawn("you"), game.drawn("opponent")) == (0, 1, 1)


def test_3_2_3_1_the_active_player_draws_one_card():
    """Only the active player draws in the Draw step."""
    game = board(before_turn=True)

    game.start_turn()

    assert (game.drawn("you"), game.drawn("opponent")) == (1, 0)


def test_3_2_3_1_the_starting_player_skips_the_first_draw():
    """On the first turn of the game nobody draws; the second player's first turn does."""
    game = board(before_turn=True)
    game.position.turn = 1

    game.start_turn()
    first = game.drawn("you")
    game.end_turn()
    game.start_turn()

    assert (first, game.drawn("you"), game.drawn("opponent")) == (0, 0, 1)


def test_3_2_3_2_the_main_phase_waits_until_the_bag_is_empty():
    """A trigger of the Draw step has to resolve before the first turn action."""
    game = board(before_turn=True, you={"play": ["Royal Guard - Octopus Soldier", FLOUNDER]})

    game.start_turn()
    early = game.quest(FLOUNDER)
    game.resolve("Heavily Armed")

    assert (early, game.quest(FLOUNDER)) == (Illegal("bag", "4.1.2"), Legal())
