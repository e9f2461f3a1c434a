"""Content files: read with line marks, loaded into the database, exported and checked."""
