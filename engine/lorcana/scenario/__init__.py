"""Scenario files: reading, building the board, playing the script, measuring."""
