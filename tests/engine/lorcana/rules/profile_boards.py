"""Boards that come out otherwise when a switch of the rules is thrown; each gives the game too."""

from engine import testing
from engine.lorcana.profiles import PROFILES, Rules

FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
STITCH = "Stitch - Carefree Surfer"
GOAT = "Merlin - Goat"
JOHN = "Prince John - Fraidy-Cat"
DRAGON = "Maleficent - Monstrous Dragon"
LADY = "Lady - Decisive Dog"
ROURKE = "Lyle Tiberius Rourke - Cunning Mercenary"
MARSHMALLOW = "Marshmallow - Persistent Guardian"
CAT = "Cheshire Cat - Not All There"
DONALD = "Donald Duck - Perfect Gentleman"
RULER = "The Queen - Conceited Ruler"


def board(*, profile, **rest):
    """A board under a profile, given by name or as rules."""
    rules = profile if isinstance(profile, Rules) else PROFILES[profile].rules
    return testing.board(rules=rules, **rest)


def ohana_without_others(profile):
    """How often Ohana enters the bag with no other character there."""
    game = board(profile=profile, you={"hand": [STITCH], "ink": 7})
    game.play(STITCH)
    return game, game.triggered("Ohana")


def major_malfunction_first(profile):
    """Cards drawn by Ohana after the Robot Queen's damage to one of two others."""
    others = ["The Robot Queen", {RULER: {"damage": 2}}, FLOUNDER]
    game = board(profile=profile, you={"hand": [STITCH], "ink": 8, "play": others})
    game.play(STITCH)
    game.resolve("Major Malfunction", may=True, choose=RULER)
    choice = game.resolve("Ohana")
    if getattr(choice, "kind", "") == "may":
        game.answer(may=True)
    return game, game.drawn("you")


def opponents_ability_first(profile):
    """Abilities in the order resolved when the opponent's is tried first."""
    game = board(profile=profile, you={"hand": [GOAT], "ink": 4}, opponent={"play": [JOHN]})
    game.play(GOAT)
    for name in ("Help! Help!", "Here I Come!", "Help! Help!"):
        game.resolve(name)
    return game, game.resolved()


def older_ability_first(profile):
    """Whether Pack of Her Own may come before Here I Come!, which entered later."""
    game = board(profile=profile, you={"hand": [DRAGON], "ink": 9, "play": [GOAT, LADY]})
    game.play(DRAGON)
    game.resolve("Dragon Fire", may=True, choose=GOAT)
    return game, bool(game.resolve("Pack of Her Own"))


def newer_ability_first(profile):
    """Whether Here I Come! may come before Pack of Her Own, which entered earlier."""
    game = board(profile=profile, you={"hand": [DRAGON], "ink": 9, "play": [GOAT, LADY]})
    game.play(DRAGON)
    game.resolve("Dragon Fire", may=True, choose=GOAT)
    return game, bool(game.resolve("Here I Come!"))


def durable_while_the_opponent_resolves(profile):
    """Whether Durable may resolve while the opponent still has an ability waiting."""
    game = board(
        profile=profile,
        you={"play": [MARSHMALLOW]},
        opponent={"play": [{CAT: {"exerted": "true"}}, ROURKE]},
    )
    game.challenge(MARSHMALLOW, CAT)
    game.resolve("Lose Something?")
    choice = game.resolve("Durable")
    if getattr(choice, "kind", "") == "may":
        game.answer(may=True)
    return game, game.zone("you", "hand")


def opponents_ability_between_two(profile):
    """Abilities in the order resolved when the opponent's is tried between two of the active
    player's."""
    game = board(
        profile=profile, you={"hand": [GOAT], "ink": 4, "play": [LADY]}, opponent={"play": [JOHN]}
    )
    game.play(GOAT)
    for name in ("Here I Come!", "Help! Help!", "Pack of Her Own", "Help! Help!"):
        game.resolve(name)
    return game, game.resolved()


def record_player_and_a_song(profile):
    """Who is banished as soon as the song was played, with Record Player watching."""
    song = "World's Greatest Criminal Mind"
    game = board(
        profile=profile,
        you={"hand": [song], "ink": 3, "play": ["Record Player"]},
        opponent={"play": ["Scar - Fiery Usurper"]},
    )
    game.play(song)
    return game, game.banished("opponent")


def two_ursulas_and_a_second_copy(profile):
    """Lore after both What a Deal, with another copy of the song in the discard."""
    ursula, song = "Ursula - Deceiver of All", "A Pirate's Life"
    game = board(profile=profile, you={"hand": [song], "discard": [song], "play": [ursula, ursula]})
    game.play(song, pay=f"sing with {ursula} + {ursula}")
    for _ in range(2):
        choice = game.resolve("What a Deal")
        if getattr(choice, "kind", "") == "may":
            game.answer(may=True)
    return game, game.lore("you")


def allow_me_declined_by_the_first(profile):
    """Cards the opponent draws from Allow Me when the active player declines."""
    game = board(profile=profile, before_turn=True, you={"play": [DONALD]})
    game.start_turn()
    choice = game.resolve("Allow Me", may=False)
    if getattr(choice, "kind", "") == "may":
        game.answer(may=True)
    return game, game.drawn("opponent")


def two_quests_under_steal_from_the_rich(profile):
    """The opponent's lore, of 5, after two quests."""
    action = "Steal from the Rich"
    game = board(
        profile=profile,
        you={"hand": [action], "ink": 5, "play": [FLOUNDER, MICKEY]},
        opponent={"lore": 5},
    )
    game.play(action)
    for name in (FLOUNDER, MICKEY):
        game.quest(name)
        game.resolve(action)
    return game, game.lore("opponent")


def banished_with_an_ability_waiting(profile):
    """Lore from the ability of a character that lies in the discard."""
    game = board(
        profile=profile,
        you={"hand": ["Dragon Fire"], "ink": 5},
        opponent={"play": ["Baloo - von Bruinwald XIII"]},
    )
    game.play("Dragon Fire")
    game.resolve("Let's Make Like a Tree")
    return game, game.lore("opponent")


def allow_me_and_a_location(profile):
    """Lore, of 3, and whether last turn's character is drying, as Allow Me comes to resolve."""
    game = board(
        profile=profile,
        before_turn=True,
        you={
            "lore": 3,
            "play": [DONALD, {FLOUNDER: {"drying": "true"}}, "Pride Lands - Pride Rock"],
        },
    )
    game.start_turn()
    return game, (game.lore("you"), game.state(FLOUNDER)["drying"])


def rourke_and_two_others_at_once(profile):
    """How often Rourke's ability triggers when a song banishes him with two others."""
    game = board(
        profile=profile,
        you={"hand": ["Be Prepared"], "ink": 7},
        opponent={"play": [ROURKE, FLOUNDER, MICKEY]},
    )
    game.play("Be Prepared")
    return game, game.triggered("Thanks for Volunteering", "opponent")


def candy_drift_on_ralph(profile):
    """Who goes with Ralph when Candy Drift banishes him at the end of the turn."""
    ralph = "Wreck-it Ralph - Raging Wrecker"
    game = board(
        profile=profile,
        you={"hand": ["Candy Drift"], "ink": 2, "play": [ralph]},
        opponent={"play": ["Lumiere - Hotheaded Candelabra"]},
    )
    game.play("Candy Drift", choose=ralph)
    game.end_turn()
    game.resolve("Candy Drift")
    game.resolve("Who's Comin' with Me?")
    return game, game.banished("opponent")


def two_cards_drawn_under_jafar(profile):
    """How often exerted Jafar's ability triggers when an action draws two cards."""
    game = board(
        profile=profile,
        you={
            "hand": ["Friends on the Other Side"],
            "ink": 3,
            "play": [{"Jafar - Striking Illusionist": {"exerted": "true"}}],
        },
    )
    game.play("Friends on the Other Side")
    return game, game.triggered("Power Beyond Measure")


def luisa_for_a_moment_at_four(profile):
    """Own characters banished when Luisa has 4 damage between two sentences."""
    luisa = "Luisa Madrigal - Confident Climber"
    game = board(
        profile=profile,
        you={"ink": 1, "play": [{luisa: {"damage": 3}}, {MICKEY: {"damage": 1}}]},
        opponent={"play": [STITCH]},
    )
    game.use(luisa, choose=MICKEY, number=1)
    return game, game.banished("you")


def drawing_from_an_empty_deck(profile):
    """Who has won after drawing two of one card."""
    game = board(profile=profile, you={"deck": 1, "hand": ["Friends on the Other Side"], "ink": 3})
    game.play("Friends on the Other Side")
    return game, game.winner()


def lilo_and_damage_reduced_to_nothing(profile):
    """What is left open when Resist cuts the first damage to Lilo to 0."""
    game = board(
        active="opponent",
        profile=profile,
        you={"play": ["Lilo - Bundled Up", "Snow Fort", "Snow Fort"]},
        opponent={"hand": ["Fire the Cannons!"], "ink": 1},
    )
    game.play("Fire the Cannons!")
    return game, game.undecided()


BOARDS = [
    ("1.x", ohana_without_others, 1, 0),
    ("1.x", luisa_for_a_moment_at_four, [], ["Luisa Madrigal - Confident Climber"]),
    ("1.x", drawing_from_an_empty_deck, "none", "opponent"),
    ("2.0.1", luisa_for_a_moment_at_four, [], ["Luisa Madrigal - Confident Climber"]),
    ("if-at-trigger", ohana_without_others, 1, 0),
    ("if-only-at-trigger", major_malfunction_first, 0, 2),
    (
        "active-orders-all",
        opponents_ability_first,
        ["Here I Come! (you)", "Help! Help! (opponent)"],
        ["Help! Help! (opponent)", "Here I Come! (you)"],
    ),
    (
        "opponent-first",
        opponents_ability_first,
        ["Here I Come! (you)", "Help! Help! (opponent)"],
        ["Help! Help! (opponent)", "Here I Come! (you)"],
    ),
    ("last-in-first-out", older_ability_first, True, False),
    ("first-in-first-out", newer_ability_first, True, False),
    (
        "players-take-turns",
        opponents_ability_between_two,
        ["Here I Come! (you)", "Pack of Her Own (you)", "Help! Help! (opponent)"],
        ["Here I Come! (you)", "Help! Help! (opponent)", "Pack of Her Own (you)"],
    ),
    ("active-player-resumes", durable_while_the_opponent_resolves, [], [MARSHMALLOW]),
    ("checks-wait-for-empty-bag", major_malfunction_first, 0, 2),
    ("triggers-interrupt", record_player_and_a_song, ["Scar - Fiery Usurper"], []),
    ("any-copy-is-that-card", two_ursulas_and_a_second_copy, 4, 6),
    ("one-refusal-binds-all", allow_me_declined_by_the_first, 1, 0),
    ("floating-fires-once", two_quests_under_steal_from_the_rich, 3, 4),
    ("source-gone-fizzles", banished_with_an_ability_waiting, 2, 0),
    ("start-of-turn-in-ready-step", allow_me_and_a_location, (4, False), (3, True)),
    ("leaving-cards-blind", rourke_and_two_others_at_once, 2, 0),
    ("end-effects-first", candy_drift_on_ralph, ["Lumiere - Hotheaded Candelabra"], []),
    ("one-trigger-per-draw-effect", two_cards_drawn_under_jafar, 2, 1),
]
"""(profile, board, outcome under 2.2.0, outcome under the profile)."""
