"""Rules text in English, in the phrasing of printed cards."""
