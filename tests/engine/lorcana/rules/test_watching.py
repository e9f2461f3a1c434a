"""Triggers on states, choices, counts and songs (6.2.2)."""

import pytest

from engine.testing import board

BAMBI = "Bambi - Ethereal Fawn"
BOLT = "Bolt - Superdog"
CANNONS = "Fire the Cannons!"
FA_ZHOU = "Fa Zhou - War Hero"
FERGUS = "Fergus - Outpost Builder"
FLOUNDER = "Flounder - Voice of Reason"
MICKEY = "Mickey Mouse - True Friend"
MINE = "Seven Dwarfs' Mine - Secure Fortress"
PABBIE = "Grand Pabbie - Oldest and Wisest"
PEPA = "Pepa Madrigal - Sensitive Sister"
RATIGAN = "Ratigan - Greedy Genius"
SCAR = "Scar - Fiery Usurper"
TOD = "Tod - Knows All the Tricks"


@pytest.mark.parametrize("act", ["quest", "challenge"])
def test_5_1_1_2_an_ability_triggers_however_its_card_becomes_exerted(act):
    """Fergus quests or challenges: Just the Spot triggers either way."""
    game = board(
        you={"play": [FERGUS], "hand": [MINE]}, opponent={"play": [{MICKEY: {"exerted": "true"}}]}
    )

    if act == "quest":
        game.quest(FERGUS)
    else:
        game.challenge(FERGUS, MICKEY)

    assert game.bag() == [("Just the Spot", "you")]


def test_5_1_1_2_exerting_to_pay_for_a_song_counts_too():
    """Fergus sings, and may play a location from the discard."""
    game = board(you={"play": [FERGUS], "hand": ["Sudden Chill"], "discard": [MINE]}, opponent={})

    game.play("Sudden Chill", pay=f"sing with {FERGUS}")
    game.resolve("Just the Spot", may=True)

    assert sorted(game.zone("you", "play")) == [FERGUS, MINE]


def test_6_1_13_1_in_the_turn_of_another_exerting_triggers_nothing():
    """An opponent exerts Fergus."""
    game = board(
        active="opponent", you={"play": [FERGUS]}, opponent={"hand": ["Lose the Way"], "ink": 2}
    )

    game.play("Lose the Way", may=False)

    assert (game.state(FERGUS)["exerted"], game.bag()) == (True, [])


def test_4_6_8_a_location_banished_in_a_challenge_triggers_hold_fast():
    """Fergus is at another location; 4 counters are put on Scar."""
    prison = "Elsa's Ice Palace - Place of Solitude"
    game = board(
        active="opponent",
        you={"play": [MINE, prison, {FERGUS: {"at": MINE}}]},
        opponent={"play": [SCAR, MICKEY]},
    )

    game.challenge(SCAR, prison)
    game.resolve("Hold Fast", may=True, choose=MICKEY)

    assert game.banished("opponent") == [MICKEY]


def test_6_1_8_bambi_reveals_as_many_cards_as_lie_under_him():
    """Two cards under him: the character goes to hand, the action to the bottom."""
    bambi = {BAMBI: {"under": [FLOUNDER, FLOUNDER]}}
    game = board(
        you={"play": [bambi], "deck": {"top": [MICKEY, CANNONS, SCAR], "size": 4}}, opponent={}
    )

    game.quest(BAMBI)
    game.resolve("Come See!")

    assert game.zone("you", "hand") == [MICKEY]
    assert (game.zone("you", "deck")[0], game.zone("you", "deck")[-1]) == (SCAR, CANNONS)


def test_3_2_1_4_readying_in_the_ready_step_triggers_and_resolves_in_the_set_step():
    """Bolt readies: 1 lore for the other undamaged character, none for the damaged one."""
    game = board(
        before_turn=True,
        you={"play": [{BOLT: {"exerted": "true"}}, MICKEY, {SCAR: {"damage": 1}}]},
        opponent={},
    )

    game.start_turn()
    game.resolve("Mark of Power")

    assert game.lore("you") == 1


def test_6_2_2_bolt_readied_by_an_effect_of_mine_triggers():
    """Next Stop, Olympus readies him."""
    game = board(
        you={"play": [{BOLT: {"exerted": "true"}}, MICKEY], "hand": ["Next Stop, Olympus"],
             "ink": 2},
        opponent={},
    )  # fmt: skip

    game.play("Next Stop, Olympus", choose=BOLT)

    assert game.bag() == [("Mark of Power", "you")]


def test_4_6_4_fa_zhou_counts_the_challenges_of_the_turn():
    """The second challenge gives 3 lore, the first and third none."""
    weak = [{"card": FLOUNDER, "as": name, "exerted": "true"} for name in ("a", "b", "c")]
    game = board(you={"play": [FA_ZHOU, SCAR, MICKEY]}, opponent={"play": weak})

    lore = []
    for challenger, target in ((SCAR, "a"), (MICKEY, "b"), (FA_ZHOU, "c")):
        game.challenge(challenger, target)
        game.resolve("Training Exercises")
        lore.append(game.lore("you"))

    assert lore == [0, 3, 3]


def test_1_9_2_3_removing_damage_triggers_once_for_each_character():
    """Two damaged characters are healed: Grand Pabbie triggers twice."""
    hurt = [{"card": MICKEY, "as": "one", "damage": 1}, {"card": SCAR, "damage": 1}]
    game = board(you={"play": [PABBIE, *hurt], "hand": ["Hakuna Matata"], "ink": 4}, opponent={})

    game.play("Hakuna Matata", answers=[{"number": 1}, {"number": 1}])

    assert game.bag() == [("Ancient Insight", "you")] * 2


def test_1_9_2_4_damage_moved_off_a_character_was_removed_from_it():
    """Bestow a Gift moves a counter off Mickey: Grand Pabbie triggers."""
    game = board(
        you={"play": [PABBIE, {MICKEY: {"damage": 1}}], "hand": ["Bestow a Gift"], "ink": 1},
        opponent={"play": [SCAR]},
    )

    game.play("Bestow a Gift", answers=[{"choose": MICKEY}, {"choose": SCAR}])

    assert game.bag() == [("Ancient Insight", "you")]


def test_8_12_3_one_or_more_characters_singing_trigger_once():
    """Three characters sing a song together: Pepa gains 1 lore."""
    song = "A Pirate's Life"
    game = board(you={"play": [PEPA, MICKEY, SCAR], "hand": [song]}, opponent={})

    game.play(song, pay=f"sing with {PEPA} + {MICKEY}")

    assert game.triggered("Clear Skies, Clear Skies") == 1


@pytest.mark.parametrize(("inked", "banished"), [(True, []), (False, [RATIGAN])])
def test_6_2_4_ratigan_goes_when_no_card_was_put_into_the_inkwell(inked, banished):
    """At the end of the turn the ability looks back on it."""
    game = board(you={"play": [RATIGAN], "hand": [FLOUNDER]}, opponent={})

    if inked:
        game.ink(FLOUNDER)
    game.end_turn()
    game.resolve("Time Runs Out")

    assert game.banished("you") == banished


def test_7_5_6_a_card_an_effect_put_there_saves_ratigan():
    """Hide Away puts a location into the opponent's inkwell, Tipo a card into mine."""
    tipo = "Tipo - Growing Son"
    game = board(you={"play": [RATIGAN], "hand": [tipo, FLOUNDER], "ink": 2}, opponent={})

    game.play(tipo)
    game.resolve("Measure Me Again", may=True)
    game.end_turn()
    game.resolve("Time Runs Out")

    assert game.banished("you") == []


def test_6_1_13_2_twice_a_turn_lets_it_resolve_twice():
    """Tod, chosen for three actions in one turn, is readied twice."""
    card = "Lose the Way"
    game = board(you={"play": [TOD], "hand": [card, card, card], "ink": 6}, opponent={})

    for _ in range(2):
        game.play(card, may=False)
        game.resolve("Impressive Leaps", may=True)
    ready = not game.state(TOD)["exerted"]
    game.play(card, may=False)
    game.resolve("Impressive Leaps")

    assert (ready, game.state(TOD)["exerted"]) == (True, True)


def test_6_1_3_tod_chosen_for_a_characters_ability_triggers_nothing():
    """What Hades asks for is no action and no item's ability."""
    hades = "Hades - Looking for a Deal"
    game = board(active="opponent", you={"play": [TOD]}, opponent={"hand": [hades], "ink": 5})

    game.play(hades)
    game.resolve("What D'Ya Say?", may=True, answers=[{"by": "you", "mode": "2"}])

    assert (game.triggered("Impressive Leaps"), game.drawn("opponent")) == (0, 2)


def test_8_13_1_a_character_chosen_for_support_triggers_its_watchers():
    """Rapunzel's own Support on Mickey: Act of Kindness waits."""
    rapunzel = "Rapunzel - Ready for Adventure"
    game = board(you={"play": [rapunzel, MICKEY]}, opponent={})

    game.quest(rapunzel)
    game.resolve("Support", may=True)

    assert game.bag() == [("Act of Kindness", "you")]


def test_6_2_4_challenges_and_inkings_of_earlier_this_turn_may_be_declared():
    """With one challenge declared, the next is the second; with a card inked, Ratigan stays."""
    game = board(
        you={"play": [FA_ZHOU, RATIGAN], "ink": 1},
        opponent={"play": [{FLOUNDER: {"exerted": "true"}}]},
        history={"challenges": {"you": 1}, "inked": 1},
    )

    game.challenge(FA_ZHOU, FLOUNDER)
    game.resolve("Training Exercises")
    game.end_turn()
    game.resolve("Time Runs Out")

    assert (game.lore("you"), game.banished("you")) == (3, [])
