"""Writing localised text, its states, and what a reader gets of it."""
