"""Lesson text: one tokeniser for its marks, one renderer, one sanitiser."""
