"""Rules text in Japanese, in the phrasing of printed cards; ja-terms.

Every pattern here was read off official cards; `terms.py` says what has no official word.
"""
