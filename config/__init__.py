"""Wiring only: settings from the environment, the table of addresses, the entry points."""
