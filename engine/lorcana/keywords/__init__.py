"""Keyword abilities that are more than a number consulted by one rule (chapter 8)."""
