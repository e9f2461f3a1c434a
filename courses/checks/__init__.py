"""Checks of localised text: what a translation must keep, and what no text may do.

A check is a function from a pair of texts, or from one text, to findings. It is declared in one
place, named for its fault, and tested by a table of good and bad pairs.
"""
