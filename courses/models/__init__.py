"""The app's models, one module per concept."""

from courses.models.people import Person

__all__ = ["Person"]
