"""Grading by simulation: pure functions, and one service that records what they say."""
