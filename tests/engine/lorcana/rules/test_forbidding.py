"""Static effects that forbid, demand, or change how a thing is done (1.2.1, 1.2.2, 6.4)."""

import pytest

from engine.lorcana.actions import Use
from engine.lorcana.knowledge.looking import may_look
from engine.lorcana.legal import legal_actions
from engine.testing import Illegal, board

CANNONS = "Fire the Cannons!"
COPPER = "Copper - On the Scent"
DALE = "Dale - Ready for His Shot"
DUMBO = "Dumbo - Ninth Wonder of the Universe"
FLOUNDER = "Flounder - Voice of Reason"
JIMINY = "Jiminy Cricket - Level-Headed and Wise"
MICKEY = "Mickey Mouse - True Friend"
MORDU = "Mor'du - Savage Cursed Prince"
PEGASUS = "Pegasus - Gift for Hercules"
PETER = "Peter Pan - Never Land Prankster"
PUDGE = "Pudge - Controls the Weather"
RC = "RC - Remote-Controlled Car"
SCAR = "Scar - Fiery Usurper"
SMITH = "John Smith - Undaunted Protector"
BOO = "Boo - Energetic Child"
ANGEL = "Angel - Experiment 624"


def test_1_2_2_an_opponent_gains_no_lore_while_peter_pan_is_exerted():
    """Mickey quests and gains nothing."""
    game = board(you={"play": [MICKEY]}, opponent={"play": [{PETER: {"exerted": "true"}}]})

    game.quest(MICKEY)

    assert (game.lore("you"), game.state(MICKEY)["exerted"]) == (0, True)


def test_1_2_2_once_a_character_challenged_its_player_gains_lore_again():
    """Flounder challenges Peter Pan; then Mickey's quest gives 2."""
    game = board(
        you={"play": [MICKEY, FLOUNDER]}, opponent={"play": [{PETER: {"exerted": "true"}}]}
    )

    game.challenge(FLOUNDER, PETER)
    game.quest(MICKEY)

    assert game.lore("you") == 2


def test_1_2_2_peter_pans_player_gains_lore_as_ever():
    """The effect is about opponents."""
    game = board(you={"play": [MICKEY, {PETER: {"exerted": "true"}}]}, opponent={})

    game.quest(MICKEY)

    assert game.lore("you") == 2


@pytest.mark.parametrize(("jiminy", "exerted"), [("true", True), ("false", False)])
def test_6_4_2_characters_with_rush_enter_exerted_while_jiminy_is(jiminy, exerted):
    """An opponent plays Boo, who has Rush."""
    game = board(you={"hand": [BOO], "ink": 3}, opponent={"play": [{JIMINY: {"exerted": jiminy}}]})

    game.play(BOO)

    assert game.state(BOO)["exerted"] is exerted


def test_6_4_2_characters_without_rush_enter_ready():
    """Mickey has no Rush."""
    game = board(
        you={"hand": [MICKEY], "ink": 3}, opponent={"play": [{JIMINY: {"exerted": "true"}}]}
    )

    game.play(MICKEY)

    assert game.state(MICKEY)["exerted"] is False


def test_1_2_1_an_opponents_choice_has_to_fall_on_john_smith():
    """Fire the Cannons! can't be aimed at Mickey."""
    game = board(you={"hand": [CANNONS], "ink": 1}, opponent={"play": [SMITH, MICKEY]})

    game.play(CANNONS)

    assert (game.damage(SMITH), game.damage(MICKEY)) == (2, 0)


def test_1_2_1_of_several_that_are_chosen_john_smith_is_one():
    """Of two chosen characters the second is free."""
    leviathan = "The Leviathan - Guardian of Atlantis"
    game = board(
        you={"hand": [leviathan], "ink": 10, "discard": [FLOUNDER]},
        opponent={"play": [SMITH, MICKEY, SCAR]},
        history={"into_discard": {"you": 2}},
    )

    game.play(leviathan)
    game.resolve("It's a Machine!", choose=[SCAR])

    assert sorted(game.banished("opponent")) == [SMITH, SCAR]


def test_1_2_1_john_smiths_own_player_chooses_freely():
    """His own player damages Mickey."""
    game = board(you={"hand": [CANNONS], "ink": 1, "play": [SMITH, MICKEY]}, opponent={})

    game.play(CANNONS, choose=MICKEY)

    assert game.damage(MICKEY) == 2


def test_1_2_2_opponents_cant_play_actions_and_items_for_a_turn():
    """Keep the Ancient Ways: no song, no item, but a character; the turn after, all again."""
    song, item = "Sudden Chill", "The Robot Queen"
    game = board(
        you={"hand": ["Keep the Ancient Ways"], "ink": 2},
        opponent={"hand": [song, item, FLOUNDER], "ink": 4},
    )

    game.play("Keep the Ancient Ways")
    game.end_turn()
    game.start_turn()
    refused = [game.play(card, by="opponent") for card in (song, item)]
    allowed = game.play(FLOUNDER, by="opponent")
    for _ in range(2):
        game.end_turn()
        game.start_turn()

    assert refused == [Illegal("restricted", "1.2.2")] * 2
    assert (bool(allowed), bool(game.play(item, by="opponent"))) == (True, True)


def test_3_2_1_1_mordus_others_stay_exerted_and_he_readies():
    """Played, he exerts the others; at the start of the turn they don't ready."""
    game = board(you={"hand": [MORDU], "ink": 5, "play": [MICKEY]}, opponent={})

    game.play(MORDU)
    game.resolve("Ferocious Roar")
    for _ in range(2):
        game.end_turn()
        game.start_turn()

    assert game.state(MICKEY)["exerted"] is True
    assert game.state(MORDU)["exerted"] is False


@pytest.mark.parametrize("ink", [0, 1])
def test_1_5_3_rc_quests_only_for_ink(ink):
    """Without ink the attempt is refused; with it the ink is paid each time."""
    game = board(you={"play": [RC], "ink": ink}, opponent={})

    verdict = game.quest(RC)

    assert (bool(verdict), game.lore("you"), game.inkwell("you")) == (ink == 1, 2 * ink, (0, ink))


def test_1_5_3_rc_pays_for_a_challenge_as_well():
    """The second act in a turn needs ink again."""
    game = board(you={"play": [RC], "ink": 1}, opponent={"play": [{FLOUNDER: {"exerted": "true"}}]})

    game.challenge(RC, FLOUNDER)

    assert (game.inkwell("you"), game.banished("opponent")) == ((0, 1), [FLOUNDER])


def test_4_6_6_1_willpower_stands_for_strength_while_dale_is_in_play():
    """Scar of 5 strength deals his 3 willpower, Dale of 0 strength his 4; Winnie deals 5."""
    winnie = "Winnie the Pooh - Hunny Wizard"
    game = board(you={"play": [DALE, SCAR]}, opponent={"play": [{winnie: {"exerted": "true"}}]})

    game.challenge(SCAR, winnie)
    first = game.damage(winnie)
    game.challenge(DALE, winnie)

    assert (first, game.banished("opponent")) == (3, [winnie])
    assert sorted(game.banished("you")) == [DALE, SCAR]


def test_6_4_1_dumbos_ability_is_used_by_another_with_evasive():
    """Pegasus exerts himself and pays 1 ink: a card and 1 lore."""
    game = board(you={"play": [DUMBO, PEGASUS], "ink": 1}, opponent={})

    game.use(PEGASUS, "Breaking Records")

    assert (game.drawn("you"), game.lore("you"), game.state(PEGASUS)["exerted"]) == (1, 1, True)
    assert game.state(DUMBO)["exerted"] is False


def test_6_4_2_3_without_evasive_or_dumbo_nobody_has_it():
    """Mickey has no Evasive."""
    game = board(you={"play": [DUMBO, MICKEY], "ink": 1}, opponent={})

    users = {each.card for each in legal_actions(game.position) if isinstance(each, Use)}
    faces = [game.position.things[card].face for card in users]

    assert faces == ["dumbo-ninth-wonder-of-the-universe"]


@pytest.mark.parametrize(("beside", "legal"), [("Lilo - Bundled Up", True), (MICKEY, False)])
def test_1_5_5_3_pudge_is_played_for_free_beside_lilo(beside, legal):
    """Without ink, and only while a Lilo is in play."""
    game = board(you={"hand": [PUDGE], "play": [beside]}, opponent={})

    assert bool(game.play(PUDGE, pay="free")) is legal


def test_1_5_5_3_a_card_that_does_not_say_so_is_not_played_for_free():
    """Mickey costs 3, whoever is in play."""
    game = board(you={"hand": [MICKEY], "play": ["Lilo - Bundled Up"]}, opponent={})

    assert game.play(MICKEY, pay="free") == Illegal("illegal_choice", "1.5.5.3")


def test_1_5_3_damage_is_dealt_as_a_cost():
    """Wild Rage: 1 ink and 1 damage; Shere Khan is ready, and quests no more."""
    khan = "Shere Khan - Fierce and Furious"
    game = board(you={"play": [{khan: {"exerted": "true"}}], "ink": 1}, opponent={})

    game.use(khan)
    state = game.state(khan)

    assert (state["exerted"], state["damage"]) == (False, 1)
    assert game.quest(khan) == Illegal("restricted", "1.2.2")


def test_6_1_13_2_good_aim_is_used_once_a_turn():
    """The second discard buys nothing more."""
    game = board(you={"play": [ANGEL], "hand": [FLOUNDER, MICKEY]}, opponent={"play": [SCAR]})

    game.use(ANGEL, answers=[{"pay": FLOUNDER}, {"choose": ANGEL}])

    assert game.use(ANGEL) == Illegal("limit", "6.1.13.2")


def test_7_2_2_the_top_card_of_a_deck_is_seen_by_all_with_merlins_cottage():
    """Everybody may look at the top card of either deck, and at no other."""
    cottage = "Merlin's Cottage - The Wizard's Home"
    deck = {"top": [MICKEY, FLOUNDER], "size": 2}
    game = board(you={"play": [cottage], "deck": deck}, opponent={"deck": deck})

    decks = [game.position.zones[owner, "deck"] for owner in (0, 1)]
    seen = [
        may_look(game.position, player, card)[0]
        for player in (0, 1)
        for pile in decks
        for card in pile
    ]

    assert seen == [True, False, True, False] * 2
