"""What holds in every game: properties, whole games, mutants."""
