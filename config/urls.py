"""The table of addresses: every page once, under each language's prefix."""

from django.conf.urls.i18n import i18n_patterns
from django.contrib import admin
from django.urls import include, path

urlpatterns = i18n_patterns(
    path("", include("courses.urls")),
    path("", include("quizzes.urls")),
    path("admin/", admin.site.urls),
    prefix_default_language=True,
)

handler400 = "courses.views.errors.bad_request"
handler403 = "courses.views.errors.forbidden"
handler404 = "courses.views.errors.not_found"
handler500 = "courses.views.errors.broken"
