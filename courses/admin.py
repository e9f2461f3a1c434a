"""The Django admin's view of people."""

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.utils.translation import gettext_lazy as _

from courses.models import Person

admin.site.site_header = admin.site.site_title = "Ruling Lab"


@admin.register(Person)
class PersonAdmin(UserAdmin):
    """Accounts and their roles."""

    list_display = ("username", "display_name", "language", "is_staff", "last_login")
    list_filter = ("groups", "is_staff", "is_active")
    search_fields = ("username", "display_name", "email")
    fieldsets = (
        (None, {"fields": ("username", "password")}),
        (_("About"), {"fields": ("display_name", "email", "language", "time_zone")}),
        (_("Roles"), {"fields": ("is_active", "is_staff", "is_superuser", "groups")}),
        (_("Dates"), {"fields": ("last_login", "date_joined")}),
    )
