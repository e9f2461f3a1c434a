"""The switches: on each of them a version of the rules, or a belief, differs from those in force.

Each switch is consulted in one place, where it can change what happens. It is documented with its
clause; the value given here is that of version 2.2.0.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches; the values given here are those of version 2.2.0."""

    # triggered abilities, the bag, the state check (class 03)

    secondary_if: str = "resolution"
    """6.2.4: when a secondary "if" is tested: "resolution", "both" (1.x) or "trigger"."""
    check_after: str = "ability"
    """1.8.1, 6.7.5: a state check after each "ability", each "sentence" (2.0.1), or "bag"."""
    bag_order: str = "own"
    """7.7.4: "own": each player orders theirs, active player first; "active": the active player
    orders all; "opponent": the others go first."""
    bag_pick: str = "any"
    """7.7.4.2: pick "any" of one's own; "last", "first": what came in last or first is next,
    whoever has it."""
    bag_goes_on: str = "resolver"
    """7.7.4.3: who goes on after a resolution: the "resolver", always the "active" player, or the
    "next" one, by turns."""
    triggers_wait: bool = True
    """4.3.4, 6.7.4: a trigger waits until what is resolving is done."""
    that_card: str = "object"
    """6.1.11: "that card" is the very "object", or any copy of that "name"."""
    each_player: str = "alone"
    """6.1.4, 6.7.6: each player decides "alone", or a first refusal binds "all"."""
    floating_fires: str = "each"
    """6.2.7.1: a floating ability triggers "each" time, or "once"."""
    source_gone: str = "resolves"
    """6.2.3: an ability whose source is gone "resolves", or "fizzles"."""
    start_of_turn: str = "set"
    """3.2.1.4, 3.2.2.3: start-of-turn abilities resolve in the "set" step, or in "ready"."""
    leaving_together: str = "see"
    """7.4.3: cards leaving together "see" each other leave, or are "blind"."""
    end_of_turn: str = "triggers"
    """3.4.1: "triggers" resolve first, or "effects" of the turn end first."""
    draw_events: str = "card"
    """1.12.2: drawing several is one event per "card", or one per "effect"."""
    check_between_players: bool = False
    """6.7.6: whether a state check comes between the players of one effect."""
    damage_to_zero: str = "open"
    """1.9.5, 8.8.2: damage reduced to 0 is dealt and not taken; whether it "would be taken" is
    "open". Before 2.2.0 there is "none", so nothing would be taken either (6.5.3)."""
    deck_out: str = "turn end"
    """1.8.1.2: an empty deck loses at one's "turn end", or at the "draw" that fails (1.x)."""
    condition_choices: str = "before"
    """6.7.2.1: a choice that a secondary "if" needs is made "before" it is tested; until 2.1.0
    that is not written: "open"."""

    # zones, states, the inkwell (class 05)

    last_known: str = "used"
    """6.7.7: of a card that has left play the last values are "used", or it is looked at where it
    lies now: "printed" values, and nothing under it."""
    private_search: str = "may fail"
    """7.1.4: a search of a private zone "may fail" to find, or "must" find what is there."""
    public_search: str = "must"
    """7.1.4: what is in a public zone "must" be chosen if there is any, or it "may fail"."""
    stacks_on_deck: str = "apart"
    """7.2.3.1: cards from stacks are mixed freely, "apart", or each stack stays "together"."""
    new_object: bool = True
    """7.1.6: a card that left play and is played again is a new card, without earlier effects."""
    counts_under: bool = False
    """5.1.1.5, 5.1.1.9: whether faceup cards under another are counted as cards in play."""
    discard_chosen_by: str = "its player"
    """7.3.4: who picks the cards that are discarded: "its player", or whoever "makes" them."""
    ink_enters: str = "ready"
    """4.2.1.3, 7.5.2: a card inked as a turn action enters "ready", or "exerted"."""
    ink_source: str = "card"
    """4.2.3.1, 7.5.5: an additional inking is counted by "card", or anew for each "object"."""
    effect_ink_counts: bool = False
    """4.2.3.2, 7.5.6: whether a card that an effect put into the inkwell uses up the inking."""
    effect_ink_symbol: bool = False
    """4.2.3.2, 7.5.6: whether an effect can put only cards with the symbol into the inkwell."""
    ink_seen_by: str = "nobody"
    """7.5.4: who may look at a facedown ink card: "nobody", or its "owner"."""
    resist_lowers: str = "dealt"
    """1.9.2, 8.8.3: Resist lowers only what is "dealt", or "all" damage, put or moved too."""
    resist: str = "reduction"
    """8.8.1: Resist is a "reduction" before replacement effects apply; in 1.x a "replacement"
    effect among them, so that the affected player says which applies first (6.5.7)."""
    covered_states: str = "top"
    """5.1.1.7: covered cards take the "top" card's states where they go; until 2.1.0 whether they
    do is "open"."""

    # costs, Shift, songs (class 08)

    paid_is_cost: bool = False
    """1.5.4: whether a card that was played for less ink has that lower cost from then on."""
    singer_is_cost: bool = False
    """8.11.2: whether a Singer number counts as the character's cost for everything."""
    modifiers_reach: str = "any cost"
    """4.3.2.3: payment modifiers apply to "any cost" with ink in it, or to the "ink cost" only."""
    free_discount: str = "used"
    """4.3.6 A: a discount for the next card is "used" by one played for free, or "kept"; until
    2.1.0 the example can be read both ways: "open"."""
    class_discount: str = "waits"
    """4.3.6 B: a discount for a classification "waits" for it, or is "spent" on the next card."""
    free_ways: str = "free"
    """4.3.2.2, 6.1.7: a card played for free is played "free" only; or "any" alternate cost that
    asks for no more than ink, or for singing, may be chosen all the same (1.x)."""
    free_use: str = "exerts"
    """1.5.5.4, 6.1.7.1: using an ability for free still "exerts", or asks for "nothing"."""
    covered_watchers: str = "trigger"
    """4.3.4.2: abilities of a card that gets covered still "trigger"; until 2.1.0 it is "open"."""
    shift_variants: str = "six"
    """8.10.8, 8.10.9: the variants there are: "six"; until 2.1.0 "two", [Classification] and
    Universal, and no combined ones."""
    variant_bases: str = "theirs"
    """8.10.8: each variant says on what it goes, "theirs"; or the "name" has to match as well."""
    variant_is_shift: bool = True
    """8.10.8: whether a card played with a variant was played with Shift."""
    shift_is_playing: bool = True
    """4.3.3.1, 8.10.1: whether a card put on another with Shift counts as played."""
    shift_drying: str = "base"
    """8.10.4: a shifted card is drying or dry as its "base" is, or always "drying", or "dry"."""
    shift_exerted: str = "base"
    """8.10.2: a shifted card is exerted or ready as its "base" is, or enters "ready"."""
    shift_damage: str = "kept"
    """8.10.6: damage on the card below is "kept", or "gone"."""
    shift_base: str = "under"
    """8.10.1, 5.1.1.6: the card that is shifted onto stays "under", or goes to the "discard"."""
    stack_leaves: str = "together"
    """5.1.1.7, 8.10.7: the cards of a stack leave play "together", or the "top" card leaves."""
    stack_text: str = "top"
    """5.1.1.6, 8.10.5: a stack has the text of the "top" card, or of "all" its cards."""
    temporary_returns: str = "card"
    """8.10.8.5: Temporary Shift returns only the "card" itself, or the whole "stack"."""
    drying_bars: str = "exerting"
    """5.1.1.11: a drying character can't exert: "exerting"; in 2.0.1 not to pay "costs"."""
    drying_sings: bool = False
    """5.1.1.11, 8.10.5: whether a drying character may sing."""
    together_counts: str = "singer"
    """8.11.1, 8.12.1: each counts in Sing Together with the "singer" number, or the "cost"."""
    together_sum: str = "at least"
    """8.12.1: the sum for Sing Together has to be "at least" the number, or "exact"."""
    surplus: str = "lost"
    """1.5.3: what singers exceed the cost of a song by is "lost", or "pays" something else."""
    singer_bonus: str = "added"
    """8.11.3: "+N to sing" is "added" to a Singer number; until 2.0.1 that is "open"."""


CURRENT = Rules()
