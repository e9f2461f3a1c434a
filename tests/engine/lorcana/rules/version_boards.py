"""Boards that come out otherwise under an older version; each gives what is compared."""

from engine.core.choice import Choice, Illegal
from engine.testing import board
from tests.engine.lorcana.rules import profile_boards as boards

NEW_DOG, ROCK_STAR = "Stitch - New Dog", "Stitch - Rock Star"
FOWL, PIE_SLINGER = "Donald Duck - Boisterous Fowl", "Donald Duck - Pie Slinger"
SEBASTIAN, HALL = "Sebastian - Court Composer", "Atlantica - Concert Hall"
BAYMAX, BUCKY = "Baymax - Giant Robot", "Bucky - Squirrel Squeak Tutor"
QUEEN, ELSA = "Elsa - Snow Queen", "Elsa - Spirit of Winter"
MICKEY, MINNIE = "Mickey Mouse - True Friend", "Minnie Mouse - Sweetheart Princess"
DUO = "Mickey Mouse & Minnie Mouse - Adventuring Duo"
LILO = "Lilo - Bundled Up"


def bucky_is_covered(rules):
    """What is left open when Baymax is put on Bucky, who watches for that."""
    game = board(rules=rules, you={"hand": [BAYMAX], "ink": 4, "play": [BUCKY]})
    game.play(BAYMAX, pay=f"shift onto {BUCKY}")
    return game.undecided()


def a_free_character_after_lantern(rules):
    """What is left open when the next character after Lantern is played for free."""
    game = board(rules=rules, you={"hand": ["Just in Time", QUEEN], "ink": 3, "play": ["Lantern"]})
    game.use("Lantern", "Birthday Lights")
    game.play("Just in Time", may=True, choose=QUEEN)
    return game.undecided()


def duo_shift(rules):
    """Whether Mickey & Minnie may be put on Mickey and Minnie."""
    game = board(rules=rules, you={"hand": [DUO], "play": [MICKEY, MINNIE]})
    return isinstance(game.play(DUO, pay=f"shift onto {MICKEY} + {MINNIE}"), Illegal)


def let_it_go_on_a_stack(rules):
    """What is left open when a stack goes to the inkwell."""
    stack = {ROCK_STAR: {"under": [NEW_DOG]}}
    game = board(rules=rules, you={"hand": ["Let It Go"], "ink": 5}, opponent={"play": [stack]})
    game.play("Let It Go", choose=ROCK_STAR)
    return game.undecided()


def deep_freeze_on_elsa_herself(rules):
    """What is left open when an effect exerts a drying character."""
    game = board(rules=rules, you={"hand": [ELSA], "ink": 8})
    game.play(ELSA)
    game.resolve("Deep Freeze", choose=ELSA)
    return game.undecided()


def sebastian_at_the_concert_hall(rules):
    """What is left open when a Singer 4 sings a song of cost 5 where +2 is added."""
    game = board(
        rules=rules,
        you={"hand": ["Let It Go"], "play": [HALL, {SEBASTIAN: {"at": HALL}}]},
        opponent={"play": [NEW_DOG]},
    )
    game.play("Let It Go", pay=f"sing with {SEBASTIAN}", choose=NEW_DOG)
    return game.undecided()


def just_in_time_and_a_base(rules):
    """What is asked when a character that could be shifted is played for free."""
    game = board(rules=rules, you={"hand": ["Just in Time", PIE_SLINGER], "ink": 3, "play": [FOWL]})
    asked = game.play("Just in Time", may=True, choose=PIE_SLINGER)
    return asked.kind if isinstance(asked, Choice) else ""


def damage_to_lilo_with_resist(rules):
    """What Lilo's player is asked when 2 damage meets her shield and Resist +1."""
    game = board(
        rules=rules, active="opponent", you={"play": [LILO, "Snow Fort"]},
        opponent={"hand": ["Fire the Cannons!"], "ink": 1},
    )  # fmt: skip
    asked = game.play("Fire the Cannons!", choose=LILO)
    return asked.kind if isinstance(asked, Choice) else ""


def clarabelle_against_two(rules):
    """What is left open when a secondary "if" needs one of two opponents to be chosen."""
    clarabelle = "Clarabelle - Light on Her Hooves"
    game = board(rules=rules, you={"play": [clarabelle]}, first={"hand": [MICKEY]}, second={})
    game.end_turn()
    game.resolve("Keep in Step", choose="first", may=False)
    return game.undecided()


BOARDS = {
    "covered_watchers": (bucky_is_covered, [], ["4.3.4.2"]),
    "free_discount": (a_free_character_after_lantern, [], ["4.3.6"]),
    "shift_variants": (duo_shift, False, True),
    "covered_states": (let_it_go_on_a_stack, [], ["5.1.1.7"]),
    "drying_bars": (deep_freeze_on_elsa_herself, ["5.1.1.11"], []),
    "singer_bonus": (sebastian_at_the_concert_hall, [], ["8.11.3"]),
    "condition_choices": (clarabelle_against_two, [], ["6.7.2.1"]),
    "free_ways": (just_in_time_and_a_base, "", "way"),
    "resist": (damage_to_lilo_with_resist, "", "mode"),
    "check_after": (boards.luisa_for_a_moment_at_four, [], ["Luisa Madrigal - Confident Climber"]),
    "damage_to_zero": (boards.lilo_and_damage_reduced_to_nothing, ["1.9.5"], []),
    "deck_out": (boards.drawing_from_an_empty_deck, "none", "opponent"),
    "secondary_if": (boards.ohana_without_others, 1, 0),
}
"""By switch: the board, its outcome under 2.2.0, and with the switch as in older versions."""
