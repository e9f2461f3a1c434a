"""Lessons, blocks, translations, glossary, rule references, card pages, people and roles."""
