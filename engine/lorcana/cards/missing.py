"""Cards that are left out, each with what keeps it out.

Loading a scenario that names one of these fails and says why; nothing is approximated.
"""

from __future__ import annotations

from engine.lorcana.text.catalogue import gettext_noop as _

NUMBERS = _("its cost and numbers are not known from a source we trust")
MOVES = _('no word for "when a character moves here"')
ONE_OF_MANY = _("no word for a choice that belongs to the player of the chosen card")

MISSING: dict[str, str] = {
    # Facts
    "Mickey Mouse & Minnie Mouse - Adventuring Duo": NUMBERS,
    "Sulley & Boo - Scare Buddies": NUMBERS,
    "Grandma Wu - Fierce Red Panda": NUMBERS,
    "Potato": NUMBERS,
    "Posey - Vampire Potato": NUMBERS,
    "Sun Yee - Red Panda Spirit": NUMBERS,
    "Bibbidi Bobbidi Boo": _("sources differ on whether it plays another character or any"),
    # Movement
    "Seven Dwarfs' Mine - Secure Fortress": MOVES,
    "Sugar Rush Speedway - Finish Line": MOVES,
    "The Bitterwood - Underground Forest": MOVES,
    "Sugar Rush Speedway - Starting Line": _(
        "no word for a use once per turn that is not an ability"
    ),
    # Replacement and prevention
    "Beast - Selfless Protector": _("no word for damage that another card takes instead"),
    "Kronk - Laid Back": _("no word for a discard that does not happen"),
    "Max Goof - Chart Topper": _("no word for a card that goes elsewhere after it was played"),
    "Peter Pan - Never Land Prankster": _("no word for lore that is not gained"),
    "Rapunzel - Ready for Adventure": _("no word for the next damage being prevented"),
    # Triggers
    "Bambi - Ethereal Fawn": _('no word for "whenever he is exerted"'),
    "Fergus - Outpost Builder": _('no word for "whenever he is exerted"'),
    "Bolt - Superdog": _('no word for "whenever you ready him"'),
    "Fa Zhou - War Hero": _("no word for how many challenges there were this turn"),
    "Grand Pabbie - Oldest and Wisest": _('no word for "whenever you remove damage"'),
    "Lilo - Escape Artist": _("no word for a trigger that works in the discard"),
    "Merida - Formidable Archer": _("no word for damage dealt by an action"),
    "Next Stop, Olympus": _('no word for "the next time"'),
    "Pepa Madrigal - Sensitive Sister": _('no word for "one or more of your characters sing"'),
    "Ratigan - Greedy Genius": _("no word for cards inked this turn"),
    "Tod - Knows All the Tricks": _('no word for "whenever he is chosen"'),
    # Effects
    "Angel - Experiment 624": _("no word for a use once per turn that is not an ability"),
    "Beyond the Horizon": _("no word for choosing any number of players"),
    "Desperate Plan": _("no word for discarding any number of cards"),
    "Everybody's Got a Weakness": _("no word for moving a counter from each of several characters"),
    "Fairy Godmother - Magical Benefactor": ONE_OF_MANY,
    "Hades - Looking for a Deal": ONE_OF_MANY,
    "Fantastical and Magical": _("no word for the number of characters that sang"),
    "I2I": _("no word for the number of characters that sang"),
    "Kristoff's Lute": _("no word for playing a revealed card at its cost"),
    "Lose the Way": _("no word for coming back to the character chosen before a discard"),
    "Mor'du - Savage Cursed Prince": _("no word for characters without a name"),
    "Scar - Finally King": _("no word for coming back to the character chosen before a discard"),
    "Syndrome - Out for Revenge": _("no word for a card played or shifted for free as you like"),
    "Ursula - Eric's Bride": _("no word for discarding from a hand that is shown"),
    # Static effects
    "Dale - Ready for His Shot": _("no word for dealing damage by willpower"),
    "Dumbo - Ninth Wonder of the Universe": _("no word for giving away an activated ability"),
    "Elsa's Ice Palace - Place of Solitude": _(
        "no word for not readying while the source is in play"
    ),
    "Jiminy Cricket - Level-Headed and Wise": _("no word for others that enter exerted"),
    "John Smith - Undaunted Protector": _("no word for having to be chosen"),
    "Keep the Ancient Ways": _("no word for a player who can't play cards"),
    "Merlin's Cottage - The Wizard's Home": _("no word for a deck whose top card lies faceup"),
    "Pudge - Controls the Weather": _('no word for "you may play this for free"'),
    "RC - Remote-Controlled Car": _("no word for acts that cost ink"),
    "Shere Khan - Fierce and Furious": _("no word for damage as a cost"),
}
"""Full English name → reason. Cards of set 13 wait for confirmed facts and are not listed."""
