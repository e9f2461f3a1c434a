"""What readers see of a class: its page, clauses, cards, worked examples."""
