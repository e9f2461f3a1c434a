"""Whether an attempt is legal can be asked without making it."""

from engine.core.choice import Illegal, Legal
from engine.lorcana import api
from engine.lorcana.actions import Ink, Play, Quest
from engine.lorcana.legal import legality
from engine.lorcana.rules.payment import INK
from engine.lorcana.scenario.build import build

BOARD = """
board:
  you:
    play: [{card: Flounder - Voice of Reason, exerted: true}]
    hand: [Mickey Mouse - True Friend, Stitch - Carefree Surfer]
    inkwell: {ready: 3}
"""


def test_1_7_6_an_attempt_can_be_asked_about_without_being_made():
    """Legal and illegal attempts give their verdict, and the position stays the same."""
    position, _ = build(api.read(BOARD))
    flounder = position.zones[0, "play"][0]
    mickey, stitch = position.zones[0, "hand"]
    before = position.key()

    verdicts = [
        legality(position, action)
        for action in (
            Play(0, mickey, INK), Play(0, stitch, INK), Quest(0, flounder), Ink(0, mickey),
        )
    ]  # fmt: skip

    assert verdicts[0] == Legal() and verdicts[3] == Legal()
    assert [v.reason for v in verdicts if isinstance(v, Illegal)] == ["cost", "exerted"]
    assert position.key() == before
