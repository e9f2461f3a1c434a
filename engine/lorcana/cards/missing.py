"""Cards that are left out, each with what keeps it out.

Loading a scenario that names one of these fails and says why; nothing is approximated.
"""

NUMBERS = "its cost and numbers are not known from a source we trust"
MOVES = 'no word for "when a character moves here"'
ONE_OF_MANY = "no word for a choice that belongs to the player of the chosen card"

MISSING: dict[str, str] = {
    # Facts
    "Mickey Mouse & Minnie Mouse - Adventuring Duo": NUMBERS,
    "Sulley & Boo - Scare Buddies": NUMBERS,
    "Grandma Wu - Fierce Red Panda": NUMBERS,
    "Potato": NUMBERS,
    "Posey - Vampire Potato": NUMBERS,
    "Sun Yee - Red Panda Spirit": NUMBERS,
    "Bibbidi Bobbidi Boo": "sources differ on whether it plays another character or any",
    # Movement
    "Seven Dwarfs' Mine - Secure Fortress": MOVES,
    "Sugar Rush Speedway - Finish Line": MOVES,
    "The Bitterwood - Underground Forest": MOVES,
    "Sugar Rush Speedway - Starting Line": "no word for a use once per turn that is not an ability",
    # Replacement and prevention
    "Beast - Selfless Protector": "no word for damage that another card takes instead",
    "Kronk - Laid Back": "no word for a discard that does not happen",
    "Max Goof - Chart Topper": "no word for a card that goes elsewhere after it was played",
    "Peter Pan - Never Land Prankster": "no word for lore that is not gained",
    "Rapunzel - Ready for Adventure": "no word for the next damage being prevented",
    # Triggers
    "Bambi - Ethereal Fawn": 'no word for "whenever he is exerted"',
    "Fergus - Outpost Builder": 'no word for "whenever he is exerted"',
    "Bolt - Superdog": 'no word for "whenever you ready him"',
    "Fa Zhou - War Hero": "no word for how many challenges there were this turn",
    "Grand Pabbie - Oldest and Wisest": 'no word for "whenever you remove damage"',
    "Lilo - Escape Artist": "no word for a trigger that works in the discard",
    "Merida - Formidable Archer": "no word for damage dealt by an action",
    "Next Stop, Olympus": 'no word for "the next time"',
    "Pepa Madrigal - Sensitive Sister": 'no word for "one or more of your characters sing"',
    "Ratigan - Greedy Genius": "no word for cards inked this turn",
    "Tod - Knows All the Tricks": 'no word for "whenever he is chosen"',
    # Effects
    "Angel - Experiment 624": "no word for a use once per turn that is not an ability",
    "Beyond the Horizon": "no word for choosing any number of players",
    "Desperate Plan": "no word for discarding any number of cards",
    "Everybody's Got a Weakness": "no word for moving a counter from each of several characters",
    "Fairy Godmother - Magical Benefactor": ONE_OF_MANY,
    "Hades - Looking for a Deal": ONE_OF_MANY,
    "Fantastical and Magical": "no word for the number of characters that sang",
    "I2I": "no word for the number of characters that sang",
    "Kristoff's Lute": "no word for playing a revealed card at its cost",
    "Lose the Way": "no word for coming back to the character chosen before a discard",
    "Mor'du - Savage Cursed Prince": "no word for characters without a name",
    "Scar - Finally King": "no word for coming back to the character chosen before a discard",
    "Syndrome - Out for Revenge": "no word for a card played or shifted for free as you like",
    "Ursula - Eric's Bride": "no word for discarding from a hand that is shown",
    # Static effects
    "Dale - Ready for His Shot": "no word for dealing damage by willpower",
    "Dumbo - Ninth Wonder of the Universe": "no word for giving away an activated ability",
    "Elsa's Ice Palace - Place of Solitude": "no word for not readying while the source is in play",
    "Jiminy Cricket - Level-Headed and Wise": "no word for others that enter exerted",
    "John Smith - Undaunted Protector": "no word for having to be chosen",
    "Keep the Ancient Ways": "no word for a player who can't play cards",
    "Merlin's Cottage - The Wizard's Home": "no word for a deck whose top card lies faceup",
    "Pudge - Controls the Weather": 'no word for "you may play this for free"',
    "RC - Remote-Controlled Car": "no word for acts that cost ink",
    "Shere Khan - Fierce and Furious": "no word for damage as a cost",
}
"""Full English name → reason. Cards of set 13 wait for confirmed facts and are not listed."""
