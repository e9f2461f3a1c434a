"""Typical wrong beliefs. Each throws one switch, and each is a rule set that the engine can run."""

from __future__ import annotations

from engine.lorcana.profiles.profile import Profile, profile


def _belief(name: str, clause: str, **switch: object) -> Profile:
    return profile(name, "misconception", clause, **switch)


_ABILITIES = (
    _belief("if-at-trigger", "6.2.4", secondary_if="both"),
    _belief("if-only-at-trigger", "6.2.4", secondary_if="trigger"),
    _belief("opponent-first", "7.7.4.2", bag_order="opponent"),
    _belief("last-in-first-out", "7.7.4.2", bag_pick="last"),
    _belief("first-in-first-out", "7.7.4.2", bag_pick="first"),
    _belief("active-player-resumes", "7.7.6", bag_goes_on="active"),
    _belief("players-take-turns", "7.7.4.3", bag_goes_on="next"),
    _belief("active-orders-all", "7.7.4.2", bag_order="active"),  # fits any order: after the others
    _belief("checks-wait-for-empty-bag", "7.7.4.3", check_after="bag"),
    _belief("triggers-interrupt", "4.3.4", triggers_wait=False),
    _belief("any-copy-is-that-card", "6.1.11.1", that_card="name"),
    _belief("one-refusal-binds-all", "6.1.4", each_player="all"),
    _belief("floating-fires-once", "6.2.7.1", floating_fires="once"),
    _belief("source-gone-fizzles", "6.2.3", source_gone="fizzles"),
    _belief("start-of-turn-in-ready-step", "3.2.2.3", start_of_turn="ready"),
    _belief("leaving-cards-blind", "7.4.3", leaving_together="blind"),
    _belief("end-effects-first", "3.4.1.1", end_of_turn="effects"),
    _belief("one-trigger-per-draw-effect", "1.12.2", draw_events="effect"),
    _belief("check-between-players", "6.7.6", check_between_players=True),
)
"""Class 03: triggered abilities, the bag, the state check."""

_ZONES = (
    _belief("last-values-forgotten", "6.7.7", last_known="printed"),
    _belief("private-search-must-find", "7.1.4", private_search="must"),
    _belief("public-search-may-fail", "7.1.4", public_search="may fail"),
    _belief("stacks-stay-together", "7.2.3.1", stacks_on_deck="together"),
    _belief("effects-come-back", "7.1.6", new_object=False),
    _belief("cards-under-count", "5.1.1.5", counts_under=True),
    _belief("opponent-picks-discard", "7.3.4", discard_chosen_by="makes"),
    _belief("ink-enters-exerted", "7.5.2", ink_enters="exerted"),
    _belief("replay-renews-inking", "4.2.3.1", ink_source="object"),
    _belief("effect-ink-counts", "7.5.6", effect_ink_counts=True),
    _belief("effect-ink-needs-symbol", "7.5.6", effect_ink_symbol=True),
    _belief("owner-sees-ink", "7.5.4", ink_seen_by="owner"),
    _belief("resist-lowers-all", "8.8.3", resist_lowers="all"),
)
"""Class 05: zones, states, the inkwell."""

_COSTS = (
    _belief("discount-changes-cost", "1.5.4", paid_is_cost=True),
    _belief("discount-skips-shift", "4.3.2.3", modifiers_reach="ink cost"),
    _belief("free-play-keeps-discount", "4.3.6", free_discount="kept"),
    _belief("class-discount-spent-on-any", "4.3.6", class_discount="spent"),
    _belief("free-allows-shift", "6.1.7", free_ways="any"),
    _belief("free-use-exerts-nothing", "6.1.7.1", free_use="nothing"),
    _belief("shift-needs-same-name", "8.10.8", variant_bases="name"),
    _belief("variants-are-not-shift", "8.10.8", variant_is_shift=False),
    _belief("shifting-is-not-playing", "8.10.1", shift_is_playing=False),
    _belief("shift-enters-drying", "8.10.4", shift_drying="drying"),
    _belief("shift-enters-dry", "8.10.4", shift_drying="dry"),
    _belief("shift-enters-ready", "8.10.2", shift_exerted="ready"),
    _belief("shift-heals", "8.10.6", shift_damage="gone"),
    _belief("shift-discards-base", "8.10.1", shift_base="discard"),
    _belief("only-top-card-leaves", "8.10.7", stack_leaves="top"),
    _belief("stack-keeps-base-text", "8.10.5", stack_text="all"),
    _belief("temporary-returns-stack", "8.10.8.5", temporary_returns="stack"),
    _belief("singer-number-is-cost", "8.11.2", singer_is_cost=True),
    _belief("drying-may-sing", "5.1.1.11", drying_sings=True),
    _belief("singers-count-cost-together", "8.12.1", together_counts="cost"),
    _belief("surplus-pays", "1.5.3", surplus="pays"),
    _belief("sing-together-exact", "8.12.1", together_sum="exact"),
)
"""Class 08: costs, Shift, songs."""

BELIEFS = (*_ABILITIES, *_ZONES, *_COSTS)
