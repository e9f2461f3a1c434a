"""One group per role."""

from django.db import migrations

ROLES = ("trainee", "translator", "reviewer", "instructor", "admin")


def add_roles(apps, schema_editor):
    group = apps.get_model("auth", "Group")
    for name in ROLES:
        group.objects.get_or_create(name=name)


class Migration(migrations.Migration):
    dependencies = [("courses", "0001_people")]
    operations = [migrations.RunPython(add_roles, migrations.RunPython.noop)]
