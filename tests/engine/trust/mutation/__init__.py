"""Mutants of the rules: small faults put in on purpose, to see that a test notices each."""
