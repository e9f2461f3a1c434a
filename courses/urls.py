"""Addresses of lessons, references and people."""

from django.urls import path, register_converter

from courses.views import examples, home, lessons, people


class ClauseSlug:
    """A clause in an address: 7.7.4.2, TR-5.4, PCG-Missed-Trigger. The board may send spaces."""

    regex = r"[A-Za-z0-9][A-Za-z0-9. -]*"

    def to_python(self, value: str) -> str:
        return value.replace(" ", "-")

    def to_url(self, value: str) -> str:
        return value.replace(" ", "-")


register_converter(ClauseSlug, "clause")

app_name = "courses"

urlpatterns = [
    path("", home.home, name="home"),
    path("classes/<slug:slug>/", lessons.lesson, name="lesson"),
    path("classes/<slug:slug>/examples/<slug:key>/", examples.example, name="example"),
    path("clauses/<clause:slug>/", lessons.clause, name="clause"),
    path("cards/<slug:key>/", lessons.card, name="card"),
    path("accounts/login/", people.log_in, name="login"),
    path("accounts/logout/", people.log_out, name="logout"),
    path("accounts/signup/", people.sign_up, name="signup"),
]
