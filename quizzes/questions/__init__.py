"""Questions as files say them: reading, variants, predicates."""
