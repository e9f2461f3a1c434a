"""Lessons: the header's facts and where each block of the document stands."""

from django.db import models
from django.db.models import Q

from courses.models.documents import Block, Document


class Lesson(models.Model):
    """A class of a game: its document and the facts of its header."""

    document = models.OneToOneField(Document, on_delete=models.CASCADE, related_name="lesson")
    game = models.CharField(max_length=32)
    slug = models.CharField(max_length=16, unique=True, help_text="03: the address under classes/")
    track = models.CharField(max_length=32)
    number = models.PositiveIntegerField()
    minutes = models.PositiveIntegerField()
    quiz_size = models.PositiveIntegerField(default=0)
    rules_version = models.CharField(max_length=16, help_text="The version it teaches.")
    next_slug = models.CharField(max_length=16, blank=True)
    source_title = models.CharField(max_length=200, blank=True)
    source_url = models.URLField(blank=True)
    beta = models.BooleanField(default=True)

    class Meta:
        ordering = ["game", "number"]
        constraints = [
            models.UniqueConstraint(fields=["game", "track", "number"], name="lesson_number_once"),
            models.CheckConstraint(condition=Q(minutes__gte=1), name="lesson_takes_time"),
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.slug}"


class Section(models.Model):
    """A numbered section of a lesson."""

    lesson = models.ForeignKey(Lesson, on_delete=models.CASCADE, related_name="sections")
    key = models.CharField(max_length=32)
    order = models.PositiveIntegerField()

    class Meta:
        ordering = ["lesson", "order"]
        constraints = [
            models.UniqueConstraint(fields=["lesson", "key"], name="section_key_once"),
            models.UniqueConstraint(fields=["lesson", "order"], name="section_order_once"),
        ]

    def __str__(self) -> str:
        return f"{self.lesson} {self.key}"


class Part(models.Model):
    """A figure or a worked example: several blocks that stand together."""

    class Kind(models.TextChoices):
        FIGURE = "figure"
        EXAMPLE = "example"

    lesson = models.ForeignKey(Lesson, on_delete=models.CASCADE, related_name="parts")
    key = models.CharField(max_length=32)
    kind = models.CharField(max_length=16, choices=Kind)
    order = models.PositiveIntegerField(default=0)
    template = models.CharField(max_length=64, blank=True, help_text="A figure's drawing.")
    scenario = models.CharField(max_length=200, blank=True, help_text="An example's board: a file.")
    details = models.JSONField(
        default=dict, blank=True, help_text="An example's ask, further lines of play, points."
    )

    class Meta:
        ordering = ["lesson", "order"]
        constraints = [
            models.UniqueConstraint(fields=["lesson", "key"], name="part_key_once"),
            models.CheckConstraint(
                condition=(Q(kind="figure") & ~Q(template=""))
                | (Q(kind="example") & ~Q(scenario="")),
                name="part_has_its_drawing_or_board",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.lesson} {self.key}"


class Placement(models.Model):
    """Where a block stands: in the header, in a section, in a figure or example of a section."""

    lesson = models.ForeignKey(Lesson, on_delete=models.CASCADE, related_name="placements")
    block = models.OneToOneField(Block, on_delete=models.CASCADE, related_name="placement")
    section = models.ForeignKey(
        Section, on_delete=models.CASCADE, null=True, related_name="placements"
    )
    part = models.ForeignKey(Part, on_delete=models.CASCADE, null=True, related_name="placements")
    role = models.CharField(
        max_length=64, blank=True, help_text="title, learn, heading, setup, option-KEY, a label …"
    )
    order = models.PositiveIntegerField()

    class Meta:
        ordering = ["lesson", "order"]
        constraints = [
            models.UniqueConstraint(fields=["lesson", "order"], name="placement_order_once"),
            models.CheckConstraint(
                condition=Q(section__isnull=False) | ~Q(role=""),
                name="placement_in_section_or_header",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.lesson} {self.order}"
