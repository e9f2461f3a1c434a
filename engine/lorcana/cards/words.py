"""Groups and names that many cards share."""

from __future__ import annotations

from engine.lorcana.vocabulary import AbilityName, Chosen, Group

UNNAMED = AbilityName("")
"""An ability without a story name, as actions have them."""

ANYONE = Group()
"""Any character."""
ANOTHER = Group(other=True)
"""Another character, whoever's."""
YOURS = Group(side="yours")
"""Your characters."""
YOUR_OTHERS = Group(side="yours", other=True)
"""Your other characters."""
OPPOSING = Group(side="opposing")
"""Opposing characters."""
THEIRS = Group(side="theirs")
"""Characters of that player."""

SONG = Group(kind=("song",))
"""A song."""
ACTION = Group(kind=("action",))
"""An action, songs among them."""
YOUR_ITEM = Group(kind=("item",), side="yours")
"""Your items."""

LOCATION = Group(kind=("location",))
"""A location."""
YOUR_LOCATION = Group(kind=("location",), side="yours")
"""Your locations."""

IN_HAND = Group(kind=("card",), side="yours", zone="hand")
"""Any card in your hand."""
CHARACTER_IN_HAND = Group(side="yours", zone="hand")
"""A character card in your hand."""
CHARACTER_IN_DISCARD = Group(side="yours", zone="discard")
"""A character card in your discard."""

A_CHARACTER = Chosen(ANYONE)
"""Chosen character."""
OWN_CHARACTER = Chosen(YOURS)
"""Chosen character of yours."""
ANOTHER_OF_YOURS = Chosen(YOUR_OTHERS)
"""Chosen other character of yours."""
OPPOSING_CHARACTER = Chosen(OPPOSING)
"""Chosen opposing character."""
