"""What the quiz pages show, as plain values for the templates."""
